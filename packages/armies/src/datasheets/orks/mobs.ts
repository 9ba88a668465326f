import { blade, gun, ORKS, round, sheet, stats } from "../datasheet.ts";

export const BOYZ = sheet(ORKS, {
  id: "boyz",
  name: "Boyz",
  role: "Battleline",
  points: { 10: 80, 20: 170 },
  stats: stats(6, 5, 5, 1, 7, 2),
  base: round(32),
  keywords: "BATTLELINE, BOYZ, GRENADES, INFANTRY, MOB, ORKS",
  abilities: "STICKY OBJECTIVE, TWO LEADERS AT 20: WARBOSS",
  kinds: [
    { name: "Boss Nob", share: "one", arms: "Slugga, Big choppa", stats: { wounds: 2 } },
    { name: "Boy", share: "rest", arms: "Slugga, Choppa" },
  ],
  options: [
    { name: "Shoota", kind: "Boy", drop: "Slugga, Choppa", add: "Shoota, Close combat weapon" },
    {
      name: "Big shoota",
      kind: "Boy",
      drop: "Slugga, Choppa",
      add: "Big shoota, Close combat weapon",
      most: { oneIn: 10 },
    },
    {
      name: "Rokkit launcha",
      kind: "Boy",
      drop: "Slugga, Choppa",
      add: "Rokkit launcha, Close combat weapon",
      most: { oneIn: 10 },
    },
    { name: "Kombi-weapon", kind: "Boss Nob", drop: "Slugga", add: "Kombi-weapon" },
    { name: "Power klaw", kind: "Boss Nob", drop: "Big choppa", add: "Power klaw" },
  ],
  weapons: [
    gun("Big shoota", 36, 3, 5, 5, 0, 1, "RAPID FIRE 2"),
    gun("Kombi-weapon", 24, 1, 5, 4, 0, 1, "ANTI-INFANTRY 4+, DEVASTATING WOUNDS, RAPID FIRE 1"),
    gun("Rokkit launcha", 24, "D3", 5, 9, -2, 3, "BLAST"),
    gun("Shoota", 18, 2, 5, 4, 0, 1, "RAPID FIRE 1"),
    gun("Slugga", 12, 1, 5, 4, 0, 1, "PISTOL"),
    blade("Big choppa", 3, 3, 7, -1, 2),
    blade("Choppa", 3, 3, 4, -1, 1),
    blade("Close combat weapon", 2, 3, 4, 0, 1),
    blade("Power klaw", 3, 4, 9, -2, 2),
  ],
});

export const GRETCHIN = sheet(ORKS, {
  id: "gretchin",
  name: "Gretchin",
  role: "Other",
  points: { 11: 40, 22: 80 },
  stats: stats(6, 2, 7, 1, 8, 2),
  base: round(25),
  keywords: "GRETCHIN, GROTS, INFANTRY, ORKS",
  abilities: "THIEVIN' SCAVENGERS",
  kinds: [
    {
      name: "Runtherd",
      share: { oneIn: 11 },
      arms: "Slugga, Runtherd tools",
      stats: { toughness: 5, save: 5, wounds: 2, leadership: 7, objective_control: 1 },
      abilities: "RUNTHERD",
      base: round(32),
    },
    { name: "Gretchin", share: "rest", arms: "Grot blasta, Close combat weapon" },
  ],
  weapons: [
    gun("Grot blasta", 12, 1, 4, 3, 0, 1, "PISTOL"),
    gun("Slugga", 12, 1, 5, 4, 0, 1, "PISTOL"),
    blade("Close combat weapon", 1, 5, 2, 0, 1),
    blade("Runtherd tools", 3, 3, 5, 0, 1),
  ],
});

export const STORMBOYZ = sheet(ORKS, {
  id: "stormboyz",
  name: "Stormboyz",
  role: "Other",
  points: { 5: 65, 10: 130 },
  stats: stats(12, 5, 5, 1, 7, 1),
  base: round(32),
  keywords: "FLY, GRENADES, INFANTRY, JUMP PACK, STORMBOYZ, ORKS",
  abilities: "DEEP STRIKE, FULL THROTTLE",
  kinds: [
    { name: "Boss Nob", share: "one", arms: "Slugga, Choppa", stats: { wounds: 2 } },
    { name: "Stormboy", share: "rest", arms: "Slugga, Choppa" },
  ],
  options: [{ name: "Power klaw", kind: "Boss Nob", drop: "Choppa", add: "Power klaw" }],
  weapons: [
    gun("Slugga", 12, 1, 5, 4, 0, 1, "PISTOL"),
    blade("Choppa", 3, 3, 4, -1, 1),
    blade("Power klaw", 3, 4, 9, -2, 2),
  ],
});
