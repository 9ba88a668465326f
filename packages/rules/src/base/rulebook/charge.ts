/** The Charge phase. */
export const CHARGE_RULES = {
  "CH-1":
    "Charges are made in the Charge phase by units of the player whose turn it is, one at a time, from the declaration to the end of the move.",
  "CH-2":
    "A unit that Advanced or Fell Back does not charge, nor one that is marked as not able to this turn.",
  "CH-3": "A unit within Engagement Range of an enemy does not charge, and AIRCRAFT never do.",
  "CH-4": "A unit tries one charge in the phase; it may be skipped instead.",
  "CH-5": 'The targets are enemy units with a model within 12" of the charging unit; they need not be seen.',
  "CH-6": "AIRCRAFT are charged only by units that can FLY.",
  "CH-7": "A declared charge can be undone until it is rolled, never after.",
  "CH-8": "The charge roll is two dice; their sum is how far each model may move.",
  "CH-9": "A path starts where its model stands, keeps to the table, and is no longer than the roll.",
  "CH-10":
    'Terrain up to 2" high costs nothing; of taller terrain that the base passes over, the way up to its top and down again is paid at each crossing. Who does not fly is never higher than the terrain under its base, whatever its path names.',
  "CH-11": "Whether INFANTRY and BEASTS climb ruins or pass through them is an option of the ruleset.",
  "CH-12":
    "A model that can FLY pays the straight way between the points of its path, and passes over models and terrain.",
  "CH-13": "No part of the base leaves the table.",
  "CH-14": "No model passes through an enemy model, nor a Monster or Vehicle through a friendly one.",
  "CH-15":
    "No model comes within Engagement Range of an enemy unit that is not a target, on its way or at its end; with FLY at its end.",
  "CH-16": 'No base ends on another, unless their heights differ by 2" or more.',
  "CH-17": 'Turning a base that is not round costs 1" once, 2" for a Monster or Vehicle.',
  "CH-18":
    "No model ends on a barricade or debris, overhanging a hill or container, or halfway up; upper floors are for INFANTRY, BEASTS and FLY.",
  "CH-19": "The unit ends within Engagement Range of every target.",
  "CH-20": 'Across a barricade that is within 1" of the target, within 2" of the target counts as engaged.',
  "CH-21":
    'The unit ends in coherency: each model within 2" across and 5" up of another, of two others in units of seven or more, and all in one group.',
  "CH-22": "Each model that moves ends nearer to a target.",
  "CH-23":
    "A model that could end in base contact with an enemy while the others end where they do, and all else is kept, must.",
  "CH-24":
    "A charge move that breaks a condition fails: nothing moves, the unit has tried, and every broken condition is named and counted.",
  "CH-25":
    "A charge that succeeds marks the unit as having charged and gives it Fights First until the turn ends; what may react is told of the declaration and of the move.",
  "CH-26":
    "Units fight in two steps, those with Fights First and then the rest; in both the player whose turn it is not begins.",
  "CH-27":
    "For a roll, paths are sought that make the charge succeed; what is found passes the same judge as a player's. Where nothing is found it is proved that there is none, or the roll is left undecided; either way a model is named and what stops it.",
  "CH-28":
    "The chance of a charge is that of the rolls for which paths are found; with rolls that are undecided it is at least that, and at most as if those were possible.",
} as const;
