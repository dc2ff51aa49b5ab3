#!/usr/bin/env python3
"""Worked races and rounds under every capture, custom, store rule, clock and preset.

Written from docs/rules.md alone and sharing no code with the program. Check it against the races that another
program worked out, then write the files:

    tests/golden/races.py --check < tests/golden/race.jsonl
    tests/golden/races.py races > tests/golden/race-rules.jsonl
    tests/golden/races.py rounds > tests/golden/rounds.jsonl
"""

import itertools
import json
import random
import sys

S, N = 0, 1
MAK_KHUM = dict(pits=7, seeds=7, relay=True, store_end="again", capture="opposite", capture_after="any",
                race_clock="waits", widow_sowing="skip")


class Race:
    """A board is two rows of pits, pit 1 first, and two stores; a hand is [seeds, place, passed its store]."""

    def __init__(self, rules, rows, widows=((), ())):
        self.rules, self.rows, self.stores = rules, [list(row) for row in rows], [0, 0]
        self.widows = [set(numbers) for numbers in widows]
        self.doing, self.hands, self.out, self.tick = ["choosing"] * 2, [None, None], [None, None], 0

    def lift(self, side, owner, number, passed):
        self.hands[side] = [self.rows[owner][number - 1], (owner, number), passed]
        self.rows[owner][number - 1] = 0
        self.doing[side] = "sowing"

    def next_place(self, side, place):
        while True:
            if place == "store":
                place = (1 - side, self.rules["pits"])
            elif place[1] > 1:
                place = (place[0], place[1] - 1)
            else:
                place = "store" if place[0] == side else (side, self.rules["pits"])
            if place == "store" or place[1] not in self.widows[place[0]] or self.rules["widow_sowing"] == "forfeit":
                return place

    def step(self):
        self.tick += 1
        forfeited = [False, False]
        for side in (S, N):
            if self.doing[side] == "sowing":
                hand = self.hands[side]
                hand[0], hand[1] = hand[0] - 1, self.next_place(side, hand[1])
                if hand[1] == "store":
                    self.stores[side] += 1
                    hand[2] = True
                elif hand[1][1] in self.widows[hand[1][0]]:
                    self.stores[1 - side] += 1
                    forfeited[side] = True
                else:
                    self.rows[hand[1][0]][hand[1][1] - 1] += 1
        landed = [side for side in (S, N) if self.doing[side] == "sowing" and self.hands[side][0] == 0]
        # What lies in each pit once both have dropped decides, before anybody lifts.
        held = {side: None if self.hands[side][1] == "store" or forfeited[side]
                else self.rows[self.hands[side][1][0]][self.hands[side][1][1] - 1] for side in landed}
        together = len(landed) == 2 and self.hands[S][1] == self.hands[N][1] and self.hands[S][1] != "store"
        died = []
        for side in landed:
            place, passed = self.hands[side][1:]
            if place == "store" and self.rules["store_end"] == "again":
                self.doing[side] = "choosing"
            elif place != "store" and not forfeited[side] and held[side] > 1 and self.rules["relay"] \
                    and not (together and place[0] != side):
                self.lift(side, place[0], place[1], passed)
            else:
                self.doing[side], self.out[side] = "out", self.tick
                if place != "store" and not forfeited[side] and held[side] == 1:
                    died.append((side, place, passed))
        own, other = [], []
        for side, (owner, number), passed in died:
            if owner != side or (self.rules["capture_after"] == "lap" and not passed):
                continue
            opposite = (1 - side, self.rules["pits"] + 1 - number)
            full = self.rows[opposite[0]][opposite[1] - 1] > 0
            if full:
                other.append((side, opposite))
            if self.rules["capture"] == "both" or self.rules["capture"] == "both-if-opposite" and full:
                own.append((side, (owner, number)))
        for side, (owner, number) in other + own:
            self.stores[side] += self.rows[owner][number - 1]
            self.rows[owner][number - 1] = 0
        for side in (S, N):
            if self.doing[side] == "choosing" and sum(self.rows[side]) == 0:
                self.doing[side], self.out[side] = "out", self.tick

    def play(self, choose):
        """`choose(race, side)` is a pit's number, or None to let the clock run on."""
        while "sowing" in self.doing or "choosing" in self.doing:
            asked = [side for side in (S, N) if self.doing[side] == "choosing"]
            picks = [(side, choose(self, side)) for side in asked]
            for side, number in picks:
                if number is not None:
                    self.lift(side, side, number, False)
            self.step()

    def result(self):
        if any(sum(row) == 0 for row in self.rows):
            return "round-over"
        if self.out[S] == self.out[N]:
            return "again"
        return "south" if self.out[S] < self.out[N] else "north"

    def text(self):
        row = lambda side: ",".join("x" if number in self.widows[side] else str(seeds)
                                    for number, seeds in enumerate(self.rows[side], 1))
        return f"{row(S)}/{row(N)} {self.stores[S]}-{self.stores[N]}"


def check():
    for count, line in enumerate(sys.stdin, 1):
        case = json.loads(line)
        left = [iter(case["south"]), iter(case["north"])]
        race = Race(MAK_KHUM, [[7] * 7] * 2)
        race.play(lambda race, side: next(left[side]))
        turn = " n" if race.result() == "north" else " s"
        assert (race.tick, race.out, race.text() + turn, race.result()) == (
            case["ticks"], case["out_at"], case["after"], case["result"]), case
    print(count, "races agree", file=sys.stderr)


PRESETS = {
    "mak-khum": MAK_KHUM,
    "songkhla": MAK_KHUM,
    "congkak": dict(MAK_KHUM, capture="both"),
    "mak-lum": dict(MAK_KHUM, pits=6, seeds=6, relay=False, capture="both-if-opposite"),
}


def chooser(race, dice, made):
    def choose(race, side):
        # A running clock may pass while a side makes up its mind, as long as the other hand is on its way.
        if race.rules["race_clock"] == "runs" and race.doing[1 - side] == "sowing" and dice.random() < 0.4:
            return None
        number = dice.choice([number for number, held in enumerate(race.rows[side], 1) if held])
        made.append(f"{'sn'[side]}{number}@{race.tick}")
        return number

    return choose


def races(dice):
    boards = [(6, 6), (5, 3), (10, 10), (8, 8), (3, 4)]
    fields = [("capture", ["opposite", "both-if-opposite", "both"]), ("capture_after", ["any", "lap"]),
              ("race_clock", ["waits", "runs"]), ("relay", [True, True, False]), ("store_end", ["again", "again", "pass"])]
    for values in itertools.product(*(values for _, values in fields)):
        for pits, seeds in [(7, 7), *dice.sample(boards, 2)]:
            rules = dict(MAK_KHUM, pits=pits, seeds=seeds, **dict(zip((key for key, _ in fields), values)))
            rules["widow_sowing"] = dice.choice(["skip", "forfeit"])
            widows = [sorted(dice.sample(range(1, pits + 1), dice.choice([0, 0, 1, 2]))) for _ in (S, N)]
            rows = [[0 if number in widows[side] else seeds for number in range(1, pits + 1)] for side in (S, N)]
            race, made = Race(rules, rows, widows), []
            start = race.text()
            race.play(chooser(race, dice, made))
            print(json.dumps(dict(rules=rules, board=start, choices=made, ticks=race.tick, out_at=race.out,
                                  after=race.text(), result=race.result())))


def played_round(rules, opens, dice):
    """A whole round: a race where it opens with one, then turns. The choices and the settled stores."""
    race, made, turn = Race(rules, [[rules["seeds"]] * rules["pits"]] * 2), [], S
    while opens == "race":
        race.play(chooser(race, dice, made))
        end = race.result()
        if end != "again":
            turn, opens = {"south": S, "north": N}.get(end), end
            break
        clock = race.tick if rules["race_clock"] == "runs" else 0
        race.doing, race.out, race.tick = ["choosing"] * 2, [None, None], clock
    while all(sum(row) for row in race.rows):
        race.doing[turn], race.doing[1 - turn] = "choosing", "out"
        number = dice.choice([number for number, held in enumerate(race.rows[turn], 1) if held])
        made.append(f"{'sn'[turn]}{number}")
        race.lift(turn, turn, number, False)
        while race.doing[turn] == "sowing":
            race.step()
        if race.doing[turn] == "out":
            turn = 1 - turn
    return made, [race.stores[side] + sum(race.rows[side]) for side in (S, N)]


def rounds(dice):
    for preset, rules in PRESETS.items():
        for _ in range(6):
            made, settled = played_round(rules, "turns" if preset == "mak-lum" else "race", dice)
            print(json.dumps(dict(preset=preset, rules={}, choices=made, settled=settled)))
    fields = [("capture", ["opposite", "both-if-opposite", "both"]), ("capture_after", ["any", "lap"]),
              ("race_clock", ["waits", "runs"])]
    for values in itertools.product(*(values for _, values in fields)):
        for opens in ("race", "turns"):
            change = dict(zip((key for key, _ in fields), values))
            made, settled = played_round(dict(MAK_KHUM, **change), opens, dice)
            change["race"] = "opening" if opens == "race" else "none"
            print(json.dumps(dict(preset="mak-khum", rules=change, choices=made, settled=settled)))


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        check()
    else:
        {"races": races, "rounds": rounds}[sys.argv[1]](random.Random(2569))
