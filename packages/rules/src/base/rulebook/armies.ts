/** The rules of the armies. */
export const ARMIES_RULES = {
  "AR-1":
    "Oath of Moment: at the start of its player's Command phase one enemy unit, until the next one; whoever has a target has to name one. Attacks by models with the ability may re-roll hits against it, and have +1 to wound where the army is a Codex detachment without units of chapters that have rules of their own. Whoever is destroyed is not replaced.",
  "AR-2":
    "Waaagh!: once in the battle, at the start of its player's Command phase, until the next one. Units with the ability may charge after an Advance, have +1 Strength and +1 Attacks in melee (no more attacks with Extra Attacks), and a 5+ invulnerable save.",
  "AR-3": "Which leaders may lead which units, and which may join beside another, stands on the datasheets.",
  "AR-4":
    "Abilities of the Command phase: as its owner's begins, Grot Riggers mend a wound of their vehicle; objectives that stay controlled. Grot Orderly, once in the battle: up to D3 destroyed bodyguard models come back to the unit that the bearer leads, in coherency with it and within Engagement Range of nobody whom it does not fight already.",
  "AR-5":
    "Abilities of the Movement phase: Thievin' Scavengers, Full Throttle, Target Priority, Meteoric Descent, Bomb Squigs. Teleport Homer: while the armies are set up, a token anywhere but in the enemy's zone; once in the battle a Rapid Ingress of its unit costs nothing, within 3\" of the token and more than 9\" from enemies.",
  "AR-6":
    "Abilities of the Shooting phase: Target Elimination, Signum, Mark the Target, Armorium Cherub, Total Obliteration, Destructor, Aquilon Optics, and what follows being hit; Ammo Runt, Gun-crazy Show-offs, Dat's Our Loot!, Pyromaniaks, Tank Hunters, Pulsa Rokkit, Shooty Power Trip, Splat!, Fury of the First.",
  "AR-7":
    "Abilities after each charge move, also one in answer to the enemy's: Hammer of Wrath, a die for each model within Engagement Range of one enemy unit, each 4+ a mortal wound; Piston-driven Brutality, one die, on 2 to 5 D3 mortal wounds, on 6 D3 and 3 more.",
  "AR-8":
    "Abilities of the Fight phase: Shock Assault, Finest Hour, Might Is Right, and the Painboy's syringe.",
  "AR-9":
    "Abilities that are always on: Duty Eternal, Ramshackle But Rugged, Da Boss' Ladz, Runtherds, damaged vehicles, Tactical Precision, Dok's Tools; and Hellblasters that shoot as they die.",
  "AR-10":
    "Gladius Task Force, Combat Doctrines: at the start of its player's Command phase one of three, each once in the battle, until the next one, for all ADEPTUS ASTARTES units. Devastator: shoot after an Advance. Tactical: shoot and charge after a Fall Back. Assault: charge after an Advance.",
  "AR-11":
    "The stratagems of the Gladius Task Force: Armour of Contempt, Only in Death Does Duty End, Honour the Chapter, Storm of Fire, Adaptive Strategy and Squad Tactics.",
  "AR-12":
    "Enhancements of the Gladius Task Force: Artificer Armour, The Honour Vehement, Adept of the Codex, Fire Discipline.",
  "AR-13": "War Horde, Get Stuck In: melee weapons of ORKS models have Sustained Hits 1, always.",
  "AR-14":
    "The stratagems of the War Horde: 'Ard as Nails, 'Ere We Go, Mob Rule, Unbridled Carnage, Careen! and Orks Is Never Beaten.",
  "AR-15":
    "Mob Rule is used at any moment of its player's Command phase, also after a Battle-shock test has failed.",
  "AR-16":
    "Enhancements of the War Horde: Follow Me Ladz, Headwoppa's Killchoppa, Kunnin' But Brutal, Supa-Cybork Body.",
} as const;
