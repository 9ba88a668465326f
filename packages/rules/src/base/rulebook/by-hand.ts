/** What players change by hand. */
export const BY_HAND_RULES = {
  "BH-1":
    "What the referee does not play, either player changes by hand at any moment, where the game's setting allows it: not at all, with the other player's consent to each change, or at once. A change that waits for consent holds the game; the other player agrees or declines, and whoever asked may take it back. The setting itself changes with the consent of both.",
  "BH-2":
    "A change by hand leaves a document that could be read from a file, or is refused. While attacks, moves, charges or fights are resolved nobody changes models by hand: points, marks and effects can be changed even then.",
  "BH-3":
    "A model has at most the wounds that it began with, and at least 1: else it is removed. A removed model may come back, in coherency with its unit. What is removed by hand counts as destroyed for no mission and sets no rule off; a transport with passengers is not removed.",
  "BH-4":
    "Models are moved by hand to any place where their bases have room and footing on the table: distance, coherency and enemies are the players' business. A unit that is off the table is set up whole.",
  "BH-5":
    "An effect by hand has a name and an end, on a unit or on one model of it: an effect of a rule of the game, or changes in the language of rules, which then act wherever dice are rolled and in all odds. One without changes is a token. It is ended by hand, or when its time is over.",
  "BH-6":
    "Command points and victory points are added or taken by hand, never below 0; marks such as Battle-shocked are set or taken away, and end as they would; a marker is held by whom the players say until control is looked at again.",
  "BH-7":
    "Mortal wounds, Battle-shock tests and free dice by hand are rolled with the dice of the game, in sight of both: Feel No Pain and Leadership count as always. A unit may be given a move out of its turn, of so many inches or of its Move.",
  "BH-8":
    "A change by hand is one line of the log with who made it and why. While nothing but such changes and choices of the same player has followed, either player takes it back with one UNDO; with dice it cannot be undone.",
} as const;
