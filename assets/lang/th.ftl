### Sentences of the program. Keys begin with the name of their section.

## Words of the game that other sentences use: words-*

words-mak-khum = หมากขุม

## What happens in a match; why a choice is refused: game-*

## The rules in words: rules-*

## Settings: settings-*

## Saved games: saves-*

## The command line and its errors: cli-*

## The line-by-line game: plain-*

## The game in the terminal: tui-*

## Analysis, hints, review: analysis-*

## Lessons and puzzles: lessons-*

