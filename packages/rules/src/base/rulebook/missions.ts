/** Missions. */
export const MISSIONS_RULES = {
  "MI-2":
    "Only War: at the end of each Command phase from round 2 on, 1 VP for each objective that the player whose turn it is controls, 3 a turn at most.",
  "MI-3": "Who wins the roll-off for it is the Attacker; in Only War the Attacker sets up first.",
  "MI-4":
    "Only War ends after round 5, or at once when one army is wholly destroyed: then the other wins whatever the points.",
  "MI-10":
    "At most 50 VP come from the primary mission and 40 from cards, 20 from each fixed one; what is over is lost. Only War has no caps.",
  "MI-12":
    "Primary missions are scored at the end of the own Command phase from round 2 on; in round 5 the player who goes second scores at the end of that turn instead.",
  "MI-11":
    "The maps, missions and tables of terrain that Chapter Approved plays together; as in its tournaments, No Prisoners is never a fixed card.",
  "MI-13":
    'Hidden Supplies: the marker in the middle is moved 6" towards a corner, one in no man\'s land where it touches any, and a sixth lies 6" from the middle towards the opposite corner.',
  "MI-15":
    "Missions that can be played: Only War and the seven of the tournament pool. Scorched Earth and Terraform have an Action, the others score by themselves.",
  "MI-20": "Take and Hold: 5 VP for each objective, 15 a turn at most.",
  "MI-21":
    "Linchpin: 3 VP for each objective; with the home objective, 3 for that and 5 for each other. 15 a turn at most.",
  "MI-22":
    "Purge the Foe: 4 VP for an objective, 4 more for more than the opponent; at the end of each round 4 if an enemy unit was destroyed in it, and from round 2 on 4 more if more enemy than own units were.",
  "MI-23":
    "Scorched Earth: 5 VP for each objective, 10 a turn at most. Burn Objective, from round 2 on, by one unit at a time in range of an objective outside the own zone: completed at the end of the opponent's next turn, or of the battle, if the unit is still in range and it is controlled; it is removed, for 5 VP in no man's land and 10 in the enemy's zone.",
  "MI-24":
    "Supply Drop: for each objective in no man's land 5 VP, 8 in round 4 and 15 in round 5. A die before the battle says which of the two off the centre is Alpha, removed as round 4 begins; the other, Omega, is removed as round 5 begins.",
  "MI-25":
    "Hidden Supplies: 5 VP for an objective outside the own zone, 5 more for two or more, 5 more for more objectives than the opponent.",
  "MI-26":
    "Terraform: 4 VP for each objective, 12 a turn at most; at the end of every turn from round 2 on each player has 1 VP for each objective that he terraformed. Terraform, by any number of units at different objectives outside the own zone: completed at the end of the turn if the unit is still in range and it is controlled.",
} as const;
