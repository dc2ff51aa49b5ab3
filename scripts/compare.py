"""The comparison of scripts/compare.sh, which see."""

import json
import random
import subprocess
import sys
import time

import pyspiel

PROGRAM, PAIRS, MILLISECONDS = sys.argv[1], int((sys.argv + [10])[2]), int((sys.argv + [10, 200])[3])
START = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 s"
RULES = ["--preset", "mak-lum", "--rule", "pits=6", "--rule", "seeds=4"]
GAME = pyspiel.load_game("mancala")


def number(action, player):
    """OpenSpiel numbers the places in the order of sowing: the first player's pits are 1 to 6, its store is 7."""
    return 7 - action if player == 0 else 14 - action


def count(state, depth):
    if depth == 0 or state.is_terminal():
        return 1
    return sum(count(state.child(a), depth - 1) for a in state.legal_actions())


def counts():
    print("sequences of sowings")
    for depth in range(1, 8):
        began = time.perf_counter()
        theirs = count(GAME.new_initial_state(), depth)
        took = time.perf_counter() - began
        ours = ask("perft", str(depth), START)["count"]
        print(f"  {depth} deep: {ours}, OpenSpiel {theirs} ({took:.2f} s from Python)")
        assert ours == theirs, "the rules differ"


def ask(command, *arguments):
    return json.loads(subprocess.check_output([PROGRAM, command, *arguments, "--json", *RULES]))


class Engine:
    def __init__(self):
        self.process = subprocess.Popen([PROGRAM, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.say("setoption name Preset value mak-lum")

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def best(self, pits):
        self.say(f"position fen {START}" + (f" moves {' '.join(map(str, pits))}" if pits else ""))
        self.say(f"go movetime {MILLISECONDS}")
        for line in self.process.stdout:
            if line.startswith("bestmove"):
                return int(line.split()[1])


def tree_search(seed):
    """OpenSpiel's Monte Carlo tree search with as many simulations as fit into the time."""
    def bot(simulations):
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        return pyspiel.MCTSBot(GAME, evaluator, 2.0, simulations, 1000, True, seed, False)

    began = time.perf_counter()
    bot(2000).step(GAME.new_initial_state())
    return bot(int(2000 * MILLISECONDS / 1000 / (time.perf_counter() - began)))


def play(engine, bot, ours, opening):
    """1 if the engine wins, -1 if OpenSpiel does; `ours` is the player that the engine is."""
    state, pits = GAME.new_initial_state(), []
    while not state.is_terminal():
        player = state.current_player()
        if len(pits) < len(opening):
            pit = opening[len(pits)]
        elif player == ours:
            pit = engine.best(pits)
        else:
            pit = number(bot.step(state.clone()), player)
        pits.append(pit)
        # The numbers count both ways.
        state.apply_action(number(pit, player))
    return state.returns()[ours]


def openings():
    """Four sowings at random, and who wins after them if both play perfectly: 1 the first player, -1 the second."""
    numbers = random.Random(1)
    while True:
        state, pits, position = GAME.new_initial_state(), [], START
        for _ in range(4):
            player = state.current_player()
            action = numbers.choice(state.legal_actions())
            pits.append(number(action, player))
            state.apply_action(action)
            position = ask("sow", position, str(pits[-1]))["after"]
        value = ask("solve", position)["value"] * (1 if position.endswith("s") else -1)
        if value != 0:
            yield pits, 1 if value > 0 else -1


def main():
    counts()
    engine, won, kept = Engine(), 0, {"the program": 0, "OpenSpiel": 0}
    for seed, (opening, winner) in zip(range(PAIRS), openings()):
        bot = tree_search(seed)
        for ours in (0, 1):
            result = play(engine, bot, ours, opening)
            won += (result + 1) / 2
            has = "the program" if (ours == 0) == (winner == 1) else "OpenSpiel"
            kept[has] += (result == 1) == (has == "the program") and result != 0
    print(f"{2 * PAIRS} games from random openings, {MILLISECONDS} ms a sowing, in pairs with sides changed:")
    print(f"  points of the program: {100 * won / (2 * PAIRS):.0f} %")
    for name, games in kept.items():
        print(f"  {name} won {games} of the {PAIRS} that it would have won by perfect play")
    engine.say("quit")


main()
