/** Keywords. */
export const KEYWORDS_RULES = {
  "KW-1": "Assault: may be fired after an Advance.",
  "KW-2":
    "Rapid Fire X: X more attacks for each weapon whose bearer is within half range of the target unit.",
  "KW-3": "Melta X: X more damage from weapons whose bearer is within half range of the target unit.",
  "KW-4": "Heavy: +1 to hit if the unit remained stationary.",
  "KW-5":
    "Blast: one more attack for every full five models of the target; not at units engaged with the shooter's army.",
  "KW-6": "Torrent: hits automatically.",
  "KW-7": "Twin-linked: failed wound rolls are re-rolled.",
  "KW-8": "Lethal Hits: a Critical Hit wounds automatically.",
  "KW-9": "Sustained Hits X: a Critical Hit scores X more hits.",
  "KW-10":
    "Devastating Wounds: a Critical Wound allows no save and is resolved after all other attacks of the unit as mortal wounds that do not spill over.",
  "KW-11":
    "Anti-X: an unmodified wound roll of the stated number against a unit with that keyword is a Critical Wound.",
  "KW-12": "Precision: wounds on an attached unit may go to a Character that the firing model sees.",
  "KW-13": "Ignores Cover: the target has no Benefit of Cover.",
  "KW-14":
    "Indirect Fire: may be fired at unseen units; if nothing of the target is visible to the unit: -1 to hit, unmodified 1 to 3 miss, and the target has the Benefit of Cover.",
  "KW-15": "Hazardous: after the unit's attacks one die a weapon; each 1 costs a bearer three mortal wounds.",
  "KW-16": "Lance: +1 to wound if the unit charged this turn.",
  "KW-17": "Pistol: may be fired while engaged, at a unit that the shooter is engaged with.",
  "KW-18": "Extra Attacks: a melee weapon used beside another; it changes nothing in the Shooting phase.",
  "KW-19": "One Shot: fired once in the battle.",
  "KW-20": "Psychic: marks the attack as psychic.",
  "KW-21":
    'Conversion: beyond the stated distance (12" if none is stated) a hit on an unmodified 4+ is a Critical Hit.',
  "KW-22":
    "An unknown keyword of a weapon, and an ability of a unit or a model that is not applied, is kept, shown as not automated, and named in the log.",
  "KW-23": "Stealth: ranged attacks at the unit take -1 to hit.",
  "KW-24": 'Lone Operative: unless attached, shot at only by models within 12".',
  "KW-25": "Feel No Pain X+: each wound that would be lost is ignored on that roll; one such roll a wound.",
  "KW-26":
    'Plunging Fire: from 6" or more up and wholly within a ruin at a unit on the ground, AP is better by 1.',
  "KW-27":
    "Two of one ability do not add up: the better value counts, of variable ones that with the higher mean. Anti against different keywords is different abilities.",
  "KW-31": "Dead Choppy: one more attack for each further one of the weapon that its bearer carries.",
  "KW-32":
    "A Strength that is dice is rolled for each hit that has to wound, all of them before the wound rolls; what is added to the Strength is added to each.",
  "KW-30":
    "An invulnerable save against ranged attacks, an ability, is used like any other when a unit is shot at, and not in melee; of two the better one.",
  "KW-33":
    "Bubblechukka: before targets are chosen one die says what all those of a unit fire, on 1 or 2 the big bubble, on 3 or 4 the wobbly one, on 5 or 6 the dense one. In Overwatch it is rolled as that is used, and everything is fired.",
} as const;
