/** The Fight phase. */
export const FIGHT_RULES = {
  "FI-1": "Units of both players fight in every Fight phase: first those with Fights First, then the rest.",
  "FI-2":
    'A unit may be picked that is within Engagement Range of an enemy, within 2" of one across a barricade counting as that, or that made a charge move this turn, and that has not fought in the phase.',
  "FI-3":
    "In each step the players pick in turn, one unit at a time, the player whose turn it is not first. Nobody passes who has a unit to pick; when one player has none left, the other goes on alone.",
  "FI-4":
    "In the first step fight the units of which every model has Fights First and which could fight as the phase began; one that can only later fights among the rest.",
  "FI-5": "A charge gives Fights First until the turn ends; a Heroic Intervention does not.",
  "FI-6":
    "After every fight it is checked again who can fight: a unit that was reached can, and a unit that is reached no more and did not charge cannot.",
  "FI-7": "A unit fights once in a phase, and the phase does not end while a unit can fight or is fighting.",
  "FI-8":
    "A unit that is picked piles in, makes its attacks and consolidates, in this order, before anybody else is picked; each of the three is owed, though nobody need move and no attack be made.",
  "FI-10":
    'Piling in, each model that is not in base contact with an enemy may move up to 3"; nobody has to.',
  "FI-11":
    "If anybody piles in, the unit ends within Engagement Range of an enemy unit and in coherency; a move that breaks a condition is refused as a whole.",
  "FI-12":
    "Each model that piles in ends closer to the enemy model that was closest to it. It may come near and touch any enemy unit; bases, edges and terrain stop it as in other moves, and FLY gives nothing.",
  "FI-13":
    "A model that piles in ends in base contact with an enemy if it can while the others end where they do; one that is left standing breaks nothing.",
  "FI-14": "A base is measured at its outline, overhang included: who touches that is in base contact.",
  "FI-15": "A model that cannot come closer does not move; one on a round base may turn where it stands.",
  "FI-16":
    'A unit with no enemy near piles in only where its moves of 3" bring some enemy within Engagement Range.',
  "FI-20":
    "The models that fight are those within Engagement Range of an enemy unit, and those in base contact with a model of their own unit that is itself in base contact with an enemy.",
  "FI-21":
    "Each model fights with one melee weapon, in one of its profiles, and with all its Extra Attacks weapons beside it; the same weapon twice is used once, of Extra Attacks each. Extra Attacks alone are not made where the model has another melee weapon, and their number is not changed.",
  "FI-22":
    "All targets are chosen before a die is rolled: enemy units that the model is within Engagement Range of, or that a model of its unit in base contact touches. A fixed number of attacks may be split between units, all of them.",
  "FI-23":
    "Attacks are resolved as in shooting, one target after the other. What was declared is resolved even if losses leave nobody near; where the target is gone, what is left of its attacks is lost.",
  "FI-24":
    "Melee attacks hit on WS. Cover, Stealth, height, half range and what shooting alone has do nothing; Lance counts for who charged, and Precision for models that see the Character.",
  "FI-25": "A unit of which no model has a target makes no attacks, and still consolidates.",
  "FI-26":
    "Reactions come when a unit is picked, when its targets are chosen, and when it has fought; what they change counts for the dice that follow.",
  "FI-27":
    "Models of a unit with fight on death that are destroyed by melee attacks before it has fought stay, and count as destroyed: when the attacks are over, and before whoever made them consolidates, they pile in and strike together, once, and then they are gone. They do not consolidate, and the unit has not been picked by it.",
  "FI-28":
    "Models of a unit with shoot on death that are destroyed by attacks stay, and count as destroyed: when the attacks are over a die is rolled for each, and those that make it may shoot together, before anything else comes of their death; then they are gone. They shoot out of phase at what is a legal target, as if the unit had made a Normal move, and pass Hazardous tests.",
  "FI-30":
    'Consolidating, each model that is not in base contact with an enemy may move up to 3"; the unit consolidates even if nobody does.',
  "FI-31":
    "Where the unit can end within Engagement Range of an enemy and in coherency, whoever moves does so towards enemies, as in a pile-in.",
  "FI-32":
    "Where it cannot, models may move towards the closest objective marker: each that moves ends closer to it, and the unit ends in its range and in coherency.",
  "FI-33": "Where neither can be done nobody moves, and the unit has consolidated.",
  "FI-34":
    'Whether a unit can reach an enemy is sought with moves of 3"; enemies more than 4" away are not reached.',
  "FI-35":
    "A unit that a consolidation reaches can fight in the same phase, though it was not engaged before.",
  "FI-36": "A consolidation is no Normal move, and follows even where no attack was made.",
} as const;
