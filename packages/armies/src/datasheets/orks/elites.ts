import { blade, gun, ORKS, round, sheet, stats } from "../datasheet.ts";

export const NOBZ = sheet(ORKS, {
  id: "nobz",
  name: "Nobz",
  role: "Other",
  points: { 5: 105, 10: 210 },
  stats: stats(6, 5, 4, 2, 7, 1),
  base: round(32),
  keywords: "GRENADES, INFANTRY, NOBZ, ORKS",
  abilities: "DA BOSS' LADZ",
  wargear: [{ name: "Ammo Runt", ability: "AMMO RUNT" }],
  kinds: [
    { name: "Boss Nob", share: "one", arms: "Slugga, Big choppa" },
    { name: "Nob", share: "rest", arms: "Slugga, Big choppa" },
  ],
  options: [
    { name: "Kombi-weapon", kind: "Nob", drop: "Slugga", add: "Kombi-weapon" },
    { name: "Power klaw", kind: "Nob", drop: "Big choppa", add: "Power klaw" },
    { name: "Boss Nob's power klaw", kind: "Boss Nob", drop: "Big choppa", add: "Power klaw" },
  ],
  weapons: [
    gun("Kombi-weapon", 24, 1, 5, 4, 0, 1, "ANTI-INFANTRY 4+, DEVASTATING WOUNDS, RAPID FIRE 1"),
    gun("Slugga", 12, 1, 5, 4, 0, 1, "PISTOL"),
    blade("Big choppa", 3, 3, 7, -1, 2),
    blade("Close combat weapon", 3, 3, 5, 0, 1),
    blade("Power klaw", 3, 4, 9, -2, 2),
  ],
});

export const MEGANOBZ = sheet(ORKS, {
  id: "meganobz",
  name: "Meganobz",
  role: "Other",
  points: { 2: 65, 3: 95, 5: 160, 6: 190 },
  stats: stats(5, 6, 2, 3, 7, 1),
  base: round(40),
  keywords: "GRENADES, INFANTRY, MEGA ARMOUR, MEGANOBZ, ORKS",
  abilities: "KRUMPIN' TIME",
  kinds: [{ name: "Meganob", share: "rest", arms: "Kustom shoota, Power klaw" }],
  options: [
    { name: "Kombi-weapon", kind: "Meganob", drop: "Kustom shoota", add: "Kombi-weapon" },
    { name: "Killsaw", kind: "Meganob", drop: "Power klaw", add: "Killsaw" },
    { name: "Twin killsaw", kind: "Meganob", drop: "Kustom shoota, Power klaw", add: "Twin killsaw" },
  ],
  weapons: [
    gun("Kombi-weapon", 24, 1, 5, 4, 0, 1, "ANTI-INFANTRY 4+, DEVASTATING WOUNDS, RAPID FIRE 1"),
    gun("Kustom shoota", 18, 4, 5, 4, 0, 1, "RAPID FIRE 2"),
    blade("Killsaw", 2, 4, 12, -3, 2),
    blade("Power klaw", 3, 4, 9, -2, 2),
    blade("Twin killsaw", 2, 4, 12, -3, 2, "TWIN-LINKED"),
  ],
});

export const WARBOSS = sheet(ORKS, {
  id: "warboss",
  name: "Warboss",
  role: "Character",
  points: { 1: 75 },
  stats: stats(6, 5, 4, 6, 6, 1, 5),
  base: round(40),
  keywords: "CHARACTER, GRENADES, INFANTRY, WARBOSS, ORKS",
  abilities: "LEADER, MIGHT IS RIGHT, DA BIGGEST AND DA BEST",
  leads: [{ keyword: "BOYZ" }, { keyword: "NOBZ" }],
  kinds: [{ name: "Warboss", share: "rest", arms: "Kombi-weapon, Twin slugga, Big choppa" }],
  options: [
    { name: "Power klaw", kind: "Warboss", drop: "Big choppa", add: "Power klaw" },
    { name: "Attack squig", kind: "Warboss", add: "Attack squig" },
  ],
  weapons: [
    gun("Kombi-weapon", 24, 1, 5, 4, 0, 1, "ANTI-INFANTRY 4+, DEVASTATING WOUNDS, RAPID FIRE 1"),
    gun("Twin slugga", 12, 2, 5, 4, 0, 1, "PISTOL, TWIN-LINKED"),
    blade("Attack squig", 2, 4, 4, 0, 1, "EXTRA ATTACKS"),
    blade("Big choppa", 5, 2, 8, -1, 2),
    blade("Power klaw", 4, 3, 10, -2, 2),
  ],
});

export const PAINBOY = sheet(ORKS, {
  id: "painboy",
  name: "Painboy",
  role: "Character",
  points: { 1: 80 },
  stats: stats(6, 5, 5, 3, 7, 1),
  base: round(32),
  keywords: "CHARACTER, INFANTRY, PAINBOY, ORKS",
  abilities: "LEADER, DOK'S TOOLS, SYRINGE",
  wargear: [{ name: "Grot Orderly", ability: "GROT ORDERLY", kind: "Painboy" }],
  leads: [
    { keyword: "BOYZ" },
    { keyword: "NOBZ" },
    { keyword: "LOOTAS" },
    { keyword: "BURNA BOYZ" },
    { keyword: "TANKBUSTAS" },
  ],
  kinds: [{ name: "Painboy", share: "rest", arms: "Power klaw, 'Urty syringe" }],
  weapons: [
    blade("Power klaw", 3, 4, 9, -2, 2),
    blade("'Urty syringe", 1, 3, 2, 0, 1, "ANTI-INFANTRY 4+, EXTRA ATTACKS, PRECISION"),
  ],
});
