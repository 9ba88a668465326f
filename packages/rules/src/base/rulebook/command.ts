/** The Command phase. */
export const COMMAND_RULES = {
  "CO-1":
    "Players begin without command points; as each Command phase begins both gain one, where there is a mission.",
  "CO-2":
    "From everything else together a player gains at most one command point in a round; there is no limit to how many are held.",
  "CO-3":
    "As a player's Command phase begins, that player's units are no longer Battle-shocked; the opponent's stay so.",
  "CO-4":
    "What is chosen as the Command phase begins is asked for after that, and before any test or stratagem of the phase. What names no step of the phase is used before the first test, Mob Rule apart (AR-15).",
  "CO-5":
    "In the Command phase each unit of its player that is on the table and Below Half-strength takes one Battle-shock test: two dice must reach the best Leadership among its models. Tests that are owed when the phase ends are taken then, in the document's order; on a table without a mission nobody has to.",
  "CO-6":
    "Below Half-strength: fewer than half of the models that the unit began with, or less than half of the wounds of a unit that began as one model. An Attached unit counts as a whole until only one of its parts is left.",
  "CO-7": "What modifies a Battle-shock test changes the roll.",
  "CO-8":
    "Battle-shocked: models have an Objective Control of 0, everybody is tested in a Desperate Escape, and no stratagem is used on the unit. It does all else as before.",
  "CO-9":
    "A test may be forced at other times: who fails is Battle-shocked until its player's next Command phase, and who already is stays so either way.",
  "CO-10": "A Battle-shock test is never rolled again by a Command Re-roll.",
  "CO-11":
    "A unit that left the table in the battle and is Below Half-strength is tested when it comes back, having missed the tests of its turn.",
  "CO-12":
    "As the Command phase ends: tests that are owed, then who controls what, objectives that stay controlled, points of the primary mission, and New Orders last.",
  "OB-1":
    'An objective marker is round, 40 mm across: a model is in range within 3" across and 5" up of its edge.',
  "OB-3":
    "At the end of every phase and every turn of a battle with a mission, and at no other time, who has the higher Level of Control controls an objective: the sum of the Objective Control of models in range, 0 of those that are Battle-shocked. Where both are equal nobody does.",
  "OB-4":
    "Sticky Objective: an objective that its player controls at the end of the own Command phase, with such a unit in range, stays controlled with nobody there until the opponent's Level of Control is higher.",
  "OB-5":
    "At the end of a turn: coherency, control, Actions, victory points, discarded cards, and then the marks of the turn.",
  "OB-6":
    "A unit that is out of coherency as a turn ends loses models until one coherent group is left: that with most CHARACTERs, then most models, then the lowest id. They are destroyed, and trigger nothing. Where the player allocates (DEFENDER), the owner chooses: models go one at a time until the unit is coherent, and no more.",
  "OB-8": "Units count as destroyed for missions whatever destroyed them; Leader and bodyguard count apart.",
  "OB-9":
    "A battle is over after five rounds; Only War also at once when an army is destroyed, whose opponent wins; every mission when both armies are, and then points decide. Once there is a result, nothing more is done.",
  "OB-10": "Most victory points win; the same number is a draw.",
} as const;
