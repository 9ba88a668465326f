/** Dice and records. */
export const DICE_AND_RECORDS_RULES = {
  "DI-1":
    "Every die comes from the game's seed and its cursor, which counts the dice drawn; nothing else is random.",
  "DI-2": "A D3 is one die: 1 or 2 is 1, 3 or 4 is 2, 5 or 6 is 3.",
  "DI-3":
    "One target is finished before the next, and one weapon before the next: in the order that the shooter has given them, else by target id, weapon id and the id of the first model, however they were sent.",
  "DI-4":
    "Within an assignment: attack dice, hit dice, hit re-rolls, Sustained Hits dice, wound dice, wound re-rolls; then wound by wound the save, the damage and Feel No Pain.",
  "DI-5":
    "Once the target is destroyed nothing more is rolled against it; Hazardous tests are still owed and One Shot weapons are still spent.",
  "OD-1":
    "The odds of a volley are the exact distribution of what its compiled plans would roll, resolved in order on the same models.",
  "OD-2": "A case too large to be exact within its budget says so and gives bounds of its means.",
  "RC-1": "The diffs of a result, applied to the document before, give the document after.",
  "RC-2":
    "A record holds the first document, the actions, and the cursor and state hash after each; a replay names the first step that differs.",
  "RC-3":
    "Players may agree to go back to the document after an earlier step; the cursor stays, so that dice once seen never come again. What could be undone then can be undone again.",
  "RC-4":
    "Where documents show only the hash of the seed, a record of the finished game may publish the seed; a replay checks that it is the one of the hash and that every die is its own.",
} as const;
