import { blade, gun, profiles, round, SPACE_MARINES, sheet, stats } from "../datasheet.ts";

export const CAPTAIN = sheet(SPACE_MARINES, {
  id: "captain",
  name: "Captain",
  role: "Character",
  points: { 1: 80 },
  stats: stats(6, 4, 3, 5, 6, 1, 4),
  base: round(40),
  keywords: "CAPTAIN, CHARACTER, GRENADES, IMPERIUM, INFANTRY, TACTICUS, ADEPTUS ASTARTES",
  abilities: "LEADER, RITES OF BATTLE, FINEST HOUR",
  leads: [
    { keyword: "INTERCESSOR SQUAD" },
    { keyword: "ASSAULT INTERCESSOR SQUAD" },
    { keyword: "INFERNUS SQUAD" },
    { keyword: "HELLBLASTER SQUAD", armedWith: "Plasma pistol" },
  ],
  kinds: [
    { name: "Captain", share: "rest", arms: "Bolt pistol, Master-crafted bolter, Close combat weapon" },
  ],
  options: [
    {
      name: "Master-crafted power weapon",
      kind: "Captain",
      drop: "Close combat weapon",
      add: "Master-crafted power weapon",
    },
    { name: "Power fist", kind: "Captain", drop: "Close combat weapon", add: "Power fist" },
    { name: "Heavy bolt pistol", kind: "Captain", drop: "Bolt pistol", add: "Heavy bolt pistol" },
    { name: "Plasma pistol", kind: "Captain", drop: "Bolt pistol", add: "Plasma pistol" },
    { name: "Neo-volkite pistol", kind: "Captain", drop: "Bolt pistol", add: "Neo-volkite pistol" },
  ],
  weapons: [
    gun("Bolt pistol", 12, 1, 2, 4, 0, 1, "PISTOL"),
    gun("Heavy bolt pistol", 18, 1, 2, 4, -1, 1, "PISTOL"),
    gun("Master-crafted bolter", 24, 2, 2, 4, -1, 2),
    gun("Neo-volkite pistol", 12, 1, 2, 5, 0, 2, "DEVASTATING WOUNDS, PISTOL"),
    ...profiles(
      "Plasma pistol",
      gun("standard", 12, 1, 2, 7, -2, 1, "PISTOL"),
      gun("supercharge", 12, 1, 2, 8, -3, 2, "HAZARDOUS, PISTOL"),
    ),
    blade("Close combat weapon", 6, 2, 4, 0, 1),
    blade("Master-crafted power weapon", 6, 2, 5, -2, 2),
    blade("Power fist", 5, 2, 8, -2, 2),
  ],
});

export const LIEUTENANT = sheet(SPACE_MARINES, {
  id: "lieutenant",
  name: "Lieutenant",
  role: "Character",
  points: { 1: 55 },
  stats: stats(6, 4, 3, 4, 6, 1),
  base: round(40),
  keywords: "CHARACTER, GRENADES, IMPERIUM, INFANTRY, LIEUTENANT, TACTICUS, ADEPTUS ASTARTES",
  abilities: "LEADER, SECOND LEADER: CAPTAIN, TACTICAL PRECISION, TARGET PRIORITY",
  leads: [
    { keyword: "INTERCESSOR SQUAD" },
    { keyword: "ASSAULT INTERCESSOR SQUAD" },
    { keyword: "INFERNUS SQUAD" },
    { keyword: "HELLBLASTER SQUAD" },
  ],
  kinds: [
    { name: "Lieutenant", share: "rest", arms: "Bolt pistol, Master-crafted bolter, Close combat weapon" },
  ],
  options: [
    {
      name: "Master-crafted power weapon",
      kind: "Lieutenant",
      drop: "Close combat weapon",
      add: "Master-crafted power weapon",
    },
    { name: "Power fist", kind: "Lieutenant", drop: "Close combat weapon", add: "Power fist" },
    { name: "Heavy bolt pistol", kind: "Lieutenant", drop: "Bolt pistol", add: "Heavy bolt pistol" },
    { name: "Plasma pistol", kind: "Lieutenant", drop: "Bolt pistol", add: "Plasma pistol" },
    { name: "Neo-volkite pistol", kind: "Lieutenant", drop: "Bolt pistol", add: "Neo-volkite pistol" },
  ],
  weapons: [
    gun("Bolt pistol", 12, 1, 2, 4, 0, 1, "PISTOL"),
    gun("Heavy bolt pistol", 18, 1, 2, 4, -1, 1, "PISTOL"),
    gun("Master-crafted bolter", 24, 2, 2, 4, -1, 2),
    gun("Neo-volkite pistol", 12, 1, 2, 5, 0, 2, "DEVASTATING WOUNDS, PISTOL"),
    ...profiles(
      "Plasma pistol",
      gun("standard", 12, 1, 2, 7, -2, 1, "PISTOL"),
      gun("supercharge", 12, 1, 2, 8, -3, 2, "HAZARDOUS, PISTOL"),
    ),
    blade("Close combat weapon", 5, 2, 4, 0, 1),
    blade("Master-crafted power weapon", 5, 2, 5, -2, 2),
    blade("Power fist", 4, 2, 8, -2, 2),
  ],
});
