import { blade, gun, profiles, round, SPACE_MARINES, sheet, stats } from "../datasheet.ts";

export const INTERCESSORS = sheet(SPACE_MARINES, {
  id: "intercessors",
  name: "Intercessor Squad",
  short: "Intercessors",
  role: "Battleline",
  points: { 5: 80, 10: 160 },
  stats: stats(6, 4, 3, 2, 6, 2),
  base: round(32),
  keywords: "BATTLELINE, GRENADES, IMPERIUM, INFANTRY, INTERCESSOR SQUAD, TACTICUS, ADEPTUS ASTARTES",
  abilities: "STICKY OBJECTIVE, TARGET ELIMINATION",
  kinds: [
    { name: "Intercessor Sergeant", share: "one", arms: "Bolt pistol, Bolt rifle, Close combat weapon" },
    { name: "Intercessor", share: "rest", arms: "Bolt pistol, Bolt rifle, Close combat weapon" },
  ],
  options: [
    { name: "Grenade launcher", kind: "Intercessor", add: "Astartes grenade launcher", most: { oneIn: 5 } },
    {
      name: "Chainsword",
      kind: "Intercessor Sergeant",
      drop: "Close combat weapon",
      add: "Astartes chainsword",
    },
    { name: "Power weapon", kind: "Intercessor Sergeant", drop: "Close combat weapon", add: "Power weapon" },
    { name: "Power fist", kind: "Intercessor Sergeant", drop: "Close combat weapon", add: "Power fist" },
    {
      name: "Thunder hammer",
      kind: "Intercessor Sergeant",
      drop: "Close combat weapon",
      add: "Thunder hammer",
    },
    { name: "Plasma pistol", kind: "Intercessor Sergeant", drop: "Bolt pistol", add: "Plasma pistol" },
    { name: "Hand flamer", kind: "Intercessor Sergeant", drop: "Bolt pistol", add: "Hand flamer" },
  ],
  weapons: [
    ...profiles(
      "Astartes grenade launcher",
      gun("frag", 24, "D3", 3, 4, 0, 1, "BLAST"),
      gun("krak", 24, 1, 3, 9, -2, "D3"),
    ),
    gun("Bolt pistol", 12, 1, 3, 4, 0, 1, "PISTOL"),
    gun("Bolt rifle", 24, 2, 3, 4, -1, 1, "ASSAULT, HEAVY"),
    gun("Hand flamer", 12, "D6", null, 3, 0, 1, "IGNORES COVER, PISTOL, TORRENT"),
    ...profiles(
      "Plasma pistol",
      gun("standard", 12, 1, 3, 7, -2, 1, "PISTOL"),
      gun("supercharge", 12, 1, 3, 8, -3, 2, "HAZARDOUS, PISTOL"),
    ),
    blade("Astartes chainsword", 5, 3, 4, -1, 1),
    blade("Close combat weapon", 3, 3, 4, 0, 1),
    blade("Power fist", 3, 3, 8, -2, 2),
    blade("Power weapon", 4, 3, 5, -2, 1),
    blade("Thunder hammer", 3, 4, 8, -2, 2, "DEVASTATING WOUNDS"),
  ],
});

export const ASSAULT_INTERCESSORS = sheet(SPACE_MARINES, {
  id: "assault_intercessors",
  name: "Assault Intercessor Squad",
  short: "Assault Intercessors",
  role: "Battleline",
  points: { 5: 75, 10: 150 },
  stats: stats(6, 4, 3, 2, 6, 2),
  base: round(32),
  keywords: "ASSAULT INTERCESSOR SQUAD, BATTLELINE, GRENADES, IMPERIUM, INFANTRY, TACTICUS, ADEPTUS ASTARTES",
  abilities: "SHOCK ASSAULT",
  kinds: [
    { name: "Assault Intercessor Sergeant", share: "one", arms: "Heavy bolt pistol, Astartes chainsword" },
    { name: "Assault Intercessor", share: "rest", arms: "Heavy bolt pistol, Astartes chainsword" },
  ],
  options: [
    {
      name: "Plasma pistol",
      kind: "Assault Intercessor Sergeant",
      drop: "Heavy bolt pistol",
      add: "Plasma pistol",
    },
    {
      name: "Hand flamer",
      kind: "Assault Intercessor Sergeant",
      drop: "Heavy bolt pistol",
      add: "Hand flamer",
    },
    {
      name: "Power weapon",
      kind: "Assault Intercessor Sergeant",
      drop: "Astartes chainsword",
      add: "Power weapon",
    },
    {
      name: "Power fist",
      kind: "Assault Intercessor Sergeant",
      drop: "Astartes chainsword",
      add: "Power fist",
    },
    {
      name: "Thunder hammer",
      kind: "Assault Intercessor Sergeant",
      drop: "Astartes chainsword",
      add: "Thunder hammer",
    },
  ],
  weapons: [
    gun("Hand flamer", 12, "D6", null, 3, 0, 1, "IGNORES COVER, PISTOL, TORRENT"),
    gun("Heavy bolt pistol", 18, 1, 3, 4, -1, 1, "PISTOL"),
    ...profiles(
      "Plasma pistol",
      gun("standard", 12, 1, 3, 7, -2, 1, "PISTOL"),
      gun("supercharge", 12, 1, 3, 8, -3, 2, "HAZARDOUS, PISTOL"),
    ),
    blade("Astartes chainsword", 4, 3, 4, -1, 1),
    blade("Power fist", 3, 3, 8, -2, 2),
    blade("Power weapon", 4, 3, 5, -2, 1),
    blade("Thunder hammer", 3, 4, 8, -2, 2, "DEVASTATING WOUNDS"),
  ],
});

export const HELLBLASTERS = sheet(SPACE_MARINES, {
  id: "hellblasters",
  name: "Hellblaster Squad",
  short: "Hellblasters",
  role: "Other",
  points: { 5: 110, 10: 220 },
  stats: stats(6, 4, 3, 2, 6, 1),
  base: round(32),
  keywords: "GRENADES, HELLBLASTER SQUAD, IMPERIUM, INFANTRY, TACTICUS, ADEPTUS ASTARTES",
  abilities: "FOR THE CHAPTER!",
  kinds: [
    {
      name: "Hellblaster Sergeant",
      share: "one",
      arms: "Bolt pistol, Plasma incinerator, Close combat weapon",
    },
    { name: "Hellblaster", share: "rest", arms: "Bolt pistol, Plasma incinerator, Close combat weapon" },
  ],
  options: [
    { name: "Plasma pistol", kind: "Hellblaster Sergeant", drop: "Bolt pistol", add: "Plasma pistol" },
  ],
  weapons: [
    gun("Bolt pistol", 12, 1, 3, 4, 0, 1, "PISTOL"),
    ...profiles(
      "Plasma incinerator",
      gun("standard", 24, 2, 3, 7, -2, 1, "ASSAULT, HEAVY"),
      gun("supercharge", 24, 2, 3, 8, -3, 2, "ASSAULT, HAZARDOUS, HEAVY"),
    ),
    ...profiles(
      "Plasma pistol",
      gun("standard", 12, 1, 3, 7, -2, 1, "PISTOL"),
      gun("supercharge", 12, 1, 3, 8, -3, 2, "HAZARDOUS, PISTOL"),
    ),
    blade("Close combat weapon", 3, 3, 4, 0, 1),
  ],
});

export const INFERNUS = sheet(SPACE_MARINES, {
  id: "infernus",
  name: "Infernus Squad",
  short: "Infernus Marines",
  role: "Other",
  points: { 5: 90, 10: 180 },
  stats: stats(6, 4, 3, 2, 6, 1),
  base: round(32),
  keywords: "GRENADES, IMPERIUM, INFANTRY, INFERNUS SQUAD, TACTICUS, ADEPTUS ASTARTES",
  abilities: "SCORCHING FEAR",
  kinds: [
    { name: "Infernus Sergeant", share: "one", arms: "Bolt pistol, Pyreblaster, Close combat weapon" },
    { name: "Infernus Marine", share: "rest", arms: "Bolt pistol, Pyreblaster, Close combat weapon" },
  ],
  weapons: [
    gun("Bolt pistol", 12, 1, 3, 4, 0, 1, "PISTOL"),
    gun("Pyreblaster", 12, "D6", null, 5, -1, 1, "IGNORES COVER, TORRENT"),
    blade("Close combat weapon", 3, 3, 4, 0, 1),
  ],
});
