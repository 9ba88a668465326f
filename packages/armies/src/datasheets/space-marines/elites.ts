import { blade, gun, profiles, round, SPACE_MARINES, sheet, stats } from "../datasheet.ts";

export const TERMINATORS = sheet(SPACE_MARINES, {
  id: "terminators",
  name: "Terminator Squad",
  short: "Terminators",
  role: "Other",
  points: { 5: 170, 10: 340 },
  stats: stats(5, 5, 2, 3, 6, 1, 4),
  base: round(40),
  keywords: "DEATHWING, IMPERIUM, INFANTRY, TERMINATOR, TERMINATOR SQUAD, ADEPTUS ASTARTES",
  abilities: "DEEP STRIKE, FURY OF THE FIRST, TELEPORT HOMER",
  kinds: [
    { name: "Terminator Sergeant", share: "one", arms: "Storm bolter, Power fist" },
    { name: "Terminator", share: "rest", arms: "Storm bolter, Power fist" },
  ],
  options: [
    { name: "Power weapon", kind: "Terminator Sergeant", drop: "Power fist", add: "Power weapon" },
    {
      name: "Assault cannon",
      kind: "Terminator",
      drop: "Storm bolter",
      add: "Assault cannon",
      most: { oneIn: 5 },
    },
    {
      name: "Heavy flamer",
      kind: "Terminator",
      drop: "Storm bolter",
      add: "Heavy flamer",
      most: { oneIn: 5 },
    },
    {
      name: "Cyclone missile launcher",
      kind: "Terminator",
      add: "Cyclone missile launcher",
      most: { oneIn: 5 },
    },
    { name: "Chainfist", kind: "Terminator", drop: "Power fist", add: "Chainfist" },
  ],
  weapons: [
    gun("Assault cannon", 24, 6, 3, 6, 0, 1, "DEVASTATING WOUNDS"),
    ...profiles(
      "Cyclone missile launcher",
      gun("frag", 36, "2D6", 3, 4, 0, 1, "BLAST"),
      gun("krak", 36, 2, 3, 9, -2, "D6"),
    ),
    gun("Heavy flamer", 12, "D6", null, 5, -1, 1, "IGNORES COVER, TORRENT"),
    gun("Storm bolter", 24, 2, 3, 4, 0, 1, "RAPID FIRE 2"),
    blade("Chainfist", 3, 4, 8, -2, 2, "ANTI-VEHICLE 3+"),
    blade("Power fist", 3, 3, 8, -2, 2),
    blade("Power weapon", 4, 3, 5, -2, 1),
  ],
});

export const INCEPTORS = sheet(SPACE_MARINES, {
  id: "inceptors",
  name: "Inceptor Squad",
  short: "Inceptors",
  role: "Other",
  points: { 3: 120, 6: 240 },
  stats: stats(10, 6, 3, 3, 6, 1),
  base: round(40),
  keywords: "FLY, GRAVIS, IMPERIUM, INCEPTOR SQUAD, INFANTRY, JUMP PACK, ADEPTUS ASTARTES",
  abilities: "DEEP STRIKE, METEORIC DESCENT",
  kinds: [
    { name: "Inceptor Sergeant", share: "one", arms: "Assault bolters, Close combat weapon" },
    { name: "Inceptor", share: "rest", arms: "Assault bolters, Close combat weapon" },
  ],
  options: [
    {
      name: "Sergeant's plasma exterminators",
      kind: "Inceptor Sergeant",
      drop: "Assault bolters",
      add: "Plasma exterminators",
    },
    { name: "Plasma exterminators", kind: "Inceptor", drop: "Assault bolters", add: "Plasma exterminators" },
  ],
  weapons: [
    gun("Assault bolters", 18, 3, 3, 5, -1, 2, "ASSAULT, PISTOL, SUSTAINED HITS 2, TWIN-LINKED"),
    ...profiles(
      "Plasma exterminators",
      gun("standard", 18, 2, 3, 7, -2, 2, "ASSAULT, PISTOL, TWIN-LINKED"),
      gun("supercharge", 18, 2, 3, 8, -3, 3, "ASSAULT, PISTOL, HAZARDOUS, TWIN-LINKED"),
    ),
    blade("Close combat weapon", 3, 3, 4, 0, 1),
  ],
});

export const JUMP_INTERCESSORS = sheet(SPACE_MARINES, {
  id: "jump_intercessors",
  name: "Assault Intercessors With Jump Packs",
  short: "Jump Intercessors",
  role: "Other",
  points: { 5: 90, 10: 170 },
  stats: stats(12, 4, 3, 2, 6, 1),
  base: round(32),
  keywords:
    "ASSAULT INTERCESSORS WITH JUMP PACKS, FLY, GRENADES, IMPERIUM, INFANTRY, JUMP PACK, TACTICUS, ADEPTUS ASTARTES",
  abilities: "DEEP STRIKE, HAMMER OF WRATH",
  kinds: [
    { name: "Jump Intercessor Sergeant", share: "one", arms: "Heavy bolt pistol, Astartes chainsword" },
    { name: "Jump Intercessor", share: "rest", arms: "Heavy bolt pistol, Astartes chainsword" },
  ],
  options: [
    {
      name: "Plasma pistol",
      kind: "Jump Intercessor",
      drop: "Heavy bolt pistol",
      add: "Plasma pistol",
      most: { oneIn: 5 },
    },
    { name: "Hand flamer", kind: "Jump Intercessor Sergeant", drop: "Heavy bolt pistol", add: "Hand flamer" },
    {
      name: "Power weapon",
      kind: "Jump Intercessor Sergeant",
      drop: "Astartes chainsword",
      add: "Power weapon",
    },
    { name: "Power fist", kind: "Jump Intercessor Sergeant", drop: "Astartes chainsword", add: "Power fist" },
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
    blade("Power weapon", 4, 3, 5, -2, 1),
    blade("Power fist", 3, 3, 8, -2, 2),
  ],
});
