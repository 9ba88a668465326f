import { blade, gun, profiles, round, SPACE_MARINES, sheet, stats } from "../datasheet.ts";

export const DEVASTATORS = sheet(SPACE_MARINES, {
  id: "devastators",
  name: "Devastator Squad",
  short: "Devastators",
  role: "Other",
  points: { 5: 120, 10: 200 },
  stats: stats(6, 4, 3, 2, 6, 1),
  base: round(32),
  keywords: "DEVASTATOR SQUAD, GRENADES, IMPERIUM, INFANTRY, ADEPTUS ASTARTES",
  kinds: [
    { name: "Devastator Sergeant", share: "one", arms: "Bolt pistol, Boltgun, Close combat weapon" },
    { name: "Devastator", share: "rest", arms: "Bolt pistol, Boltgun, Close combat weapon" },
  ],
  options: [
    { name: "Grav-cannon", kind: "Devastator", drop: "Boltgun", add: "Grav-cannon", most: 4 },
    { name: "Heavy bolter", kind: "Devastator", drop: "Boltgun", add: "Heavy bolter", most: 4 },
    { name: "Lascannon", kind: "Devastator", drop: "Boltgun", add: "Lascannon", most: 4 },
    { name: "Missile launcher", kind: "Devastator", drop: "Boltgun", add: "Missile launcher", most: 4 },
    { name: "Multi-melta", kind: "Devastator", drop: "Boltgun", add: "Multi-melta", most: 4 },
    { name: "Plasma cannon", kind: "Devastator", drop: "Boltgun", add: "Plasma cannon", most: 4 },
    { name: "Combi-weapon", kind: "Devastator Sergeant", drop: "Boltgun", add: "Combi-weapon" },
    { name: "Storm bolter", kind: "Devastator Sergeant", drop: "Boltgun", add: "Storm bolter" },
    { name: "Plasma pistol", kind: "Devastator Sergeant", drop: "Bolt pistol", add: "Plasma pistol" },
    { name: "Grav-pistol", kind: "Devastator Sergeant", drop: "Bolt pistol", add: "Grav-pistol" },
    {
      name: "Chainsword",
      kind: "Devastator Sergeant",
      drop: "Close combat weapon",
      add: "Astartes chainsword",
    },
    { name: "Power weapon", kind: "Devastator Sergeant", drop: "Close combat weapon", add: "Power weapon" },
    { name: "Power fist", kind: "Devastator Sergeant", drop: "Close combat weapon", add: "Power fist" },
    {
      name: "Thunder hammer",
      kind: "Devastator Sergeant",
      drop: "Close combat weapon",
      add: "Thunder hammer",
    },
  ],
  weapons: [
    gun("Bolt pistol", 12, 1, 3, 4, 0, 1, "PISTOL"),
    gun("Boltgun", 24, 2, 3, 4, 0, 1),
    gun("Combi-weapon", 24, 1, 4, 4, 0, 1, "ANTI-INFANTRY 4+, DEVASTATING WOUNDS, RAPID FIRE 1"),
    gun("Grav-cannon", 24, 3, 4, 6, -1, 3, "ANTI-VEHICLE 2+, HEAVY"),
    gun("Grav-pistol", 12, 1, 3, 4, -1, 2, "ANTI-VEHICLE 2+, PISTOL"),
    gun("Heavy bolter", 36, 3, 4, 5, -1, 2, "HEAVY, SUSTAINED HITS 1"),
    gun("Lascannon", 48, 1, 4, 12, -3, "D6+1", "HEAVY"),
    ...profiles(
      "Missile launcher",
      gun("frag", 48, "D6", 4, 4, 0, 1, "BLAST, HEAVY"),
      gun("krak", 48, 1, 4, 9, -2, "D6", "HEAVY"),
    ),
    gun("Multi-melta", 18, 2, 4, 9, -4, "D6", "HEAVY, MELTA 2"),
    ...profiles(
      "Plasma cannon",
      gun("standard", 36, "D3", 4, 7, -2, 1, "BLAST, HEAVY"),
      gun("supercharge", 36, "D3", 4, 8, -3, 2, "BLAST, HAZARDOUS, HEAVY"),
    ),
    ...profiles(
      "Plasma pistol",
      gun("standard", 12, 1, 3, 7, -2, 1, "PISTOL"),
      gun("supercharge", 12, 1, 3, 8, -3, 2, "HAZARDOUS, PISTOL"),
    ),
    gun("Storm bolter", 24, 2, 3, 4, 0, 1, "RAPID FIRE 2"),
    blade("Astartes chainsword", 4, 3, 4, -1, 1),
    blade("Close combat weapon", 2, 3, 4, 0, 1),
    blade("Power fist", 2, 3, 8, -2, 2),
    blade("Power weapon", 3, 3, 5, -2, 1),
    blade("Thunder hammer", 2, 4, 8, -2, 2, "DEVASTATING WOUNDS"),
  ],
});

export const ERADICATORS = sheet(SPACE_MARINES, {
  id: "eradicators",
  name: "Eradicator Squad",
  short: "Eradicators",
  role: "Other",
  points: { 3: 90, 6: 180 },
  stats: stats(5, 6, 3, 3, 6, 1),
  base: round(40),
  keywords: "ERADICATOR SQUAD, GRAVIS, GRENADES, IMPERIUM, INFANTRY, ADEPTUS ASTARTES",
  kinds: [
    { name: "Eradicator Sergeant", share: "one", arms: "Bolt pistol, Melta rifle, Close combat weapon" },
    { name: "Eradicator", share: "rest", arms: "Bolt pistol, Melta rifle, Close combat weapon" },
  ],
  options: [
    { name: "Multi-melta", kind: "Eradicator", drop: "Melta rifle", add: "Multi-melta", most: { oneIn: 3 } },
  ],
  weapons: [
    gun("Bolt pistol", 12, 1, 3, 4, 0, 1, "PISTOL"),
    gun("Melta rifle", 18, 1, 3, 9, -4, "D6", "HEAVY, MELTA 2"),
    gun("Multi-melta", 18, 2, 4, 9, -4, "D6", "HEAVY, MELTA 2"),
    blade("Close combat weapon", 3, 3, 4, 0, 1),
  ],
});

export const ELIMINATORS = sheet(SPACE_MARINES, {
  id: "eliminators",
  name: "Eliminator Squad",
  short: "Eliminators",
  role: "Other",
  points: { 3: 85 },
  stats: stats(6, 4, 3, 2, 6, 1),
  base: round(40),
  keywords: "ELIMINATOR SQUAD, GRENADES, IMPERIUM, INFANTRY, PHOBOS, ADEPTUS ASTARTES",
  abilities: "INFILTRATORS, STEALTH",
  kinds: [
    {
      name: "Eliminator Sergeant",
      share: "one",
      arms: "Bolt pistol, Bolt sniper rifle, Close combat weapon",
    },
    { name: "Eliminator", share: "rest", arms: "Bolt pistol, Bolt sniper rifle, Close combat weapon" },
  ],
  options: [
    {
      name: "Instigator bolt carbine",
      kind: "Eliminator Sergeant",
      drop: "Bolt sniper rifle",
      add: "Instigator bolt carbine",
    },
    { name: "Las fusil", kind: "Eliminator", drop: "Bolt sniper rifle", add: "Las fusil" },
  ],
  weapons: [
    gun("Bolt pistol", 12, 1, 3, 4, 0, 1, "PISTOL"),
    gun("Bolt sniper rifle", 36, 1, 3, 5, -2, 3, "HEAVY, PRECISION"),
    gun("Instigator bolt carbine", 24, 1, 3, 4, -2, 2, "PRECISION"),
    gun("Las fusil", 36, 1, 3, 9, -3, "D6", "HEAVY"),
    blade("Close combat weapon", 3, 3, 4, 0, 1),
  ],
});
