/** Reserves. */
export const RESERVES_RULES = {
  "RE-1": "A unit in reserve is off the table until it arrives.",
  "RE-2":
    "Strategic Reserves hold at most a quarter of the points of the battle's size and no FORTIFICATION; in missions other than Only War all reserves together, AIRCRAFT included, are at most half of the army's units and half of its points.",
  "RE-3":
    "Units arrive from reserve in their own Movement phase, one at a time, when all others have moved: once one has, nobody moves any more. None in round 1, but Deep Strike in Only War and without a mission; whoever left the table in the battle may come back in its next turn.",
  "RE-4":
    'Strategic Reserves: the whole unit within 6" of one edge of the table and more than 9" across from every enemy model; in round 2 no model in the enemy\'s deployment zone.',
  "RE-5":
    'Deep Strike, where every model has it: anywhere more than 9" across from every enemy model, also out of Strategic Reserves.',
  "RE-6": 'More than 9" is not 9": a gap of exactly that is too near, whatever the difference in height.',
  "RE-7":
    "All models of the unit are set up, in coherency, on the table, on nobody and where they may stand; otherwise none arrives.",
  "RE-8":
    "A unit that arrived counts as having made a Normal move: it moves no more in the phase and did not remain stationary; it may shoot and charge.",
  "RE-9":
    'Passengers of a transport that has just arrived may get out, more than 9" from every enemy model; they count as having moved and do not charge this turn.',
  "RE-10":
    "Units that have not arrived by the end of round 3 are destroyed, with whoever is inside them, save for those that left the table in the battle. In Only War all who are in reserve as the battle ends are.",
  "RE-14":
    "By a rule a unit arrives from an earlier round on, or as if the battle round were one higher; or it has to arrive in this Movement phase, which does not end before if there is a place for it.",
  "RE-13":
    'Meteoric Descent, where every model has it: with Deep Strike the unit may be set up more than 6" from every enemy model instead; within 9" of one it does not charge this turn. Other rules let a unit come as near to all enemies or to some, with or without that price.',
} as const;
