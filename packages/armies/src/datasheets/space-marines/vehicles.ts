import { blade, gun, hull, profiles, round, SPACE_MARINES, sheet, stats } from "../datasheet.ts";

export const REDEMPTOR = sheet(SPACE_MARINES, {
  id: "redemptor",
  name: "Redemptor Dreadnought",
  role: "Other",
  points: { 1: 195 },
  stats: stats(8, 10, 2, 12, 6, 4),
  base: round(90),
  keywords: "DEATHWING, DREADNOUGHT, IMPERIUM, REDEMPTOR DREADNOUGHT, VEHICLE, WALKER, ADEPTUS ASTARTES",
  abilities: "DEADLY DEMISE D3, DUTY ETERNAL, DAMAGED 4",
  kinds: [
    {
      name: "Redemptor Dreadnought",
      share: "rest",
      arms: "Twin fragstorm grenade launcher, Heavy flamer, Heavy onslaught gatling cannon, Redemptor fist",
    },
  ],
  options: [
    {
      name: "Macro plasma incinerator",
      kind: "Redemptor Dreadnought",
      drop: "Heavy onslaught gatling cannon",
      add: "Macro plasma incinerator",
    },
    {
      name: "Onslaught gatling cannon",
      kind: "Redemptor Dreadnought",
      drop: "Heavy flamer",
      add: "Onslaught gatling cannon",
    },
    {
      name: "Twin storm bolter",
      kind: "Redemptor Dreadnought",
      drop: "Twin fragstorm grenade launcher",
      add: "Twin storm bolter",
    },
    { name: "Icarus rocket pod", kind: "Redemptor Dreadnought", add: "Icarus rocket pod" },
  ],
  weapons: [
    gun("Heavy flamer", 12, "D6", null, 5, -1, 1, "IGNORES COVER, TORRENT"),
    gun("Heavy onslaught gatling cannon", 24, 12, 3, 6, 0, 1, "DEVASTATING WOUNDS"),
    gun("Icarus rocket pod", 24, "D3", 3, 8, -1, 2, "ANTI-FLY 2+"),
    ...profiles(
      "Macro plasma incinerator",
      gun("standard", 36, "D6+1", 3, 8, -3, 2, "BLAST"),
      gun("supercharge", 36, "D6+1", 3, 9, -4, 3, "BLAST, HAZARDOUS"),
    ),
    gun("Onslaught gatling cannon", 24, 8, 3, 5, 0, 1, "DEVASTATING WOUNDS"),
    gun("Twin fragstorm grenade launcher", 18, "D6", 3, 4, 0, 1, "BLAST, TWIN-LINKED"),
    gun("Twin storm bolter", 24, 2, 3, 4, 0, 1, "RAPID FIRE 2, TWIN-LINKED"),
    blade("Redemptor fist", 5, 3, 12, -2, 3),
  ],
});

export const PREDATOR = sheet(SPACE_MARINES, {
  id: "predator",
  name: "Predator Destructor",
  role: "Other",
  points: { 1: 140 },
  stats: stats(10, 10, 3, 11, 6, 3),
  base: hull(205, 120),
  keywords: "IMPERIUM, PREDATOR DESTRUCTOR, SMOKE, VEHICLE, ADEPTUS ASTARTES",
  abilities: "DEADLY DEMISE D3, DESTRUCTOR, DAMAGED 4",
  kinds: [{ name: "Predator Destructor", share: "rest", arms: "Predator autocannon, Armoured tracks" }],
  options: [
    { name: "Heavy bolters", kind: "Predator Destructor", add: "Heavy bolter, Heavy bolter" },
    { name: "Lascannons", kind: "Predator Destructor", add: "Lascannon, Lascannon" },
    { name: "Hunter-killer missile", kind: "Predator Destructor", add: "Hunter-killer missile" },
    { name: "Storm bolter", kind: "Predator Destructor", add: "Storm bolter" },
  ],
  weapons: [
    gun("Heavy bolter", 36, 3, 3, 5, -1, 2, "SUSTAINED HITS 1"),
    gun("Hunter-killer missile", 48, 1, 2, 14, -3, "D6", "ONE SHOT"),
    gun("Lascannon", 48, 1, 3, 12, -3, "D6+1"),
    gun("Predator autocannon", 48, 4, 3, 9, -1, 3, "RAPID FIRE 2"),
    gun("Storm bolter", 24, 2, 3, 4, 0, 1, "RAPID FIRE 2"),
    blade("Armoured tracks", 3, 4, 6, 0, 1),
  ],
});

/** It stands on a round base of 100 mm, but is measured to its hull where that is nearer: so the hull is its base. */
export const GLADIATOR = sheet(SPACE_MARINES, {
  id: "gladiator",
  name: "Gladiator Lancer",
  role: "Other",
  points: { 1: 160 },
  stats: stats(10, 10, 3, 12, 6, 3),
  base: hull(230, 140),
  keywords: "GLADIATOR LANCER, IMPERIUM, SMOKE, VEHICLE, ADEPTUS ASTARTES",
  abilities: "DEADLY DEMISE D3, AQUILON OPTICS, DAMAGED 4",
  kinds: [
    {
      name: "Gladiator Lancer",
      share: "rest",
      arms: "Lancer laser destroyer, Storm bolter, Storm bolter, Armoured hull",
    },
  ],
  options: [
    {
      name: "Fragstorm grenade launchers",
      kind: "Gladiator Lancer",
      drop: "Storm bolter, Storm bolter",
      add: "Fragstorm grenade launcher, Fragstorm grenade launcher",
    },
    { name: "Icarus rocket pod", kind: "Gladiator Lancer", add: "Icarus rocket pod" },
    { name: "Ironhail heavy stubber", kind: "Gladiator Lancer", add: "Ironhail heavy stubber" },
  ],
  weapons: [
    gun("Fragstorm grenade launcher", 18, "D6", 3, 4, 0, 1, "BLAST"),
    gun("Icarus rocket pod", 24, "D3", 3, 8, -1, 2, "ANTI-FLY 2+"),
    gun("Ironhail heavy stubber", 36, 3, 3, 4, 0, 1, "RAPID FIRE 3"),
    gun("Lancer laser destroyer", 72, 2, 3, 14, -4, "D6+3", "HEAVY"),
    gun("Storm bolter", 24, 2, 3, 4, 0, 1, "RAPID FIRE 2"),
    blade("Armoured hull", 3, 4, 6, 0, 1),
  ],
});

export const WHIRLWIND = sheet(SPACE_MARINES, {
  id: "whirlwind",
  name: "Whirlwind",
  role: "Other",
  points: { 1: 190 },
  stats: stats(10, 10, 3, 11, 6, 3),
  base: hull(190, 120),
  keywords: "IMPERIUM, SMOKE, VEHICLE, WHIRLWIND, ADEPTUS ASTARTES",
  abilities: "DEADLY DEMISE D3, PINNING BOMBARDMENT, DAMAGED 4",
  kinds: [{ name: "Whirlwind", share: "rest", arms: "Whirlwind vengeance launcher, Armoured tracks" }],
  options: [
    { name: "Hunter-killer missile", kind: "Whirlwind", add: "Hunter-killer missile" },
    { name: "Storm bolter", kind: "Whirlwind", add: "Storm bolter" },
  ],
  weapons: [
    gun("Hunter-killer missile", 48, 1, 2, 14, -3, "D6", "ONE SHOT"),
    gun("Storm bolter", 24, 2, 3, 4, 0, 1, "RAPID FIRE 2"),
    gun("Whirlwind vengeance launcher", 72, "D6+3", 3, 8, -2, 2, "BLAST, INDIRECT FIRE"),
    blade("Armoured tracks", 3, 4, 6, 0, 1),
  ],
});
