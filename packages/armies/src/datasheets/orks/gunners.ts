import { blade, gun, ORKS, round, sheet, stats } from "../datasheet.ts";

export const LOOTAS = sheet(ORKS, {
  id: "lootas",
  name: "Lootas",
  role: "Other",
  points: { 5: 50, 10: 100 },
  stats: stats(6, 5, 5, 1, 7, 1),
  base: round(32),
  keywords: "INFANTRY, LOOTAS, ORKS",
  abilities: "DAT'S OUR LOOT!",
  kinds: [
    { name: "Spanner", share: { oneIn: 5 }, arms: "Big shoota, Close combat weapon" },
    { name: "Loota", share: "rest", arms: "Deffgun, Close combat weapon" },
  ],
  options: [
    { name: "Kustom mega-blasta", kind: "Spanner", drop: "Big shoota", add: "Kustom mega-blasta" },
    { name: "Rokkit launcha", kind: "Spanner", drop: "Big shoota", add: "Rokkit launcha" },
  ],
  weapons: [
    gun("Big shoota", 36, 3, 5, 5, 0, 1, "RAPID FIRE 2"),
    gun("Deffgun", 48, 2, 6, 8, -1, 2, "HEAVY, RAPID FIRE 1"),
    gun("Kustom mega-blasta", 24, 3, 5, 9, -2, "D6", "HAZARDOUS"),
    gun("Rokkit launcha", 24, "D3", 5, 9, -2, 3, "BLAST"),
    blade("Close combat weapon", 2, 3, 4, 0, 1),
  ],
});

export const BURNA_BOYZ = sheet(ORKS, {
  id: "burna_boyz",
  name: "Burna Boyz",
  role: "Other",
  points: { 5: 60, 10: 120 },
  stats: stats(6, 5, 5, 1, 7, 1),
  base: round(32),
  keywords: "BURNA BOYZ, INFANTRY, ORKS",
  abilities: "PYROMANIAKS",
  kinds: [
    { name: "Spanner", share: { oneIn: 5 }, arms: "Big shoota, Close combat weapon" },
    { name: "Burna Boy", share: "rest", arms: "Burna, Cuttin' flames" },
  ],
  options: [
    { name: "Kustom mega-blasta", kind: "Spanner", drop: "Big shoota", add: "Kustom mega-blasta" },
    { name: "Rokkit launcha", kind: "Spanner", drop: "Big shoota", add: "Rokkit launcha" },
  ],
  weapons: [
    gun("Big shoota", 36, 3, 5, 5, 0, 1, "RAPID FIRE 2"),
    gun("Burna", 12, "D6", null, 4, 0, 1, "IGNORES COVER, TORRENT"),
    gun("Kustom mega-blasta", 24, 3, 5, 9, -2, "D6", "HAZARDOUS"),
    gun("Rokkit launcha", 24, "D3", 5, 9, -2, 3, "BLAST"),
    blade("Close combat weapon", 3, 3, 4, 0, 1),
    blade("Cuttin' flames", 2, 4, 4, -2, 1),
  ],
});

export const FLASH_GITZ = sheet(ORKS, {
  id: "flash_gitz",
  name: "Flash Gitz",
  role: "Other",
  points: { 5: 80, 10: 160 },
  stats: stats(6, 5, 4, 2, 7, 1),
  base: round(40),
  keywords: "FLASH GITZ, GRENADES, INFANTRY, ORKS",
  abilities: "GUN-CRAZY SHOW-OFFS",
  wargear: [{ name: "Ammo Runt", ability: "AMMO RUNT" }],
  kinds: [
    { name: "Kaptin", share: "one", arms: "Snazzgun, Choppa" },
    { name: "Flash Git", share: "rest", arms: "Snazzgun, Choppa" },
  ],
  weapons: [gun("Snazzgun", 24, 3, 5, 6, -1, 2, "HEAVY, SUSTAINED HITS 1"), blade("Choppa", 4, 3, 5, -1, 1)],
});

export const TANKBUSTAS = sheet(ORKS, {
  id: "tankbustas",
  name: "Tankbustas",
  role: "Other",
  points: { 6: 140 },
  stats: stats(6, 5, 4, 2, 7, 1),
  base: round(32),
  keywords: "GRENADES, INFANTRY, TANKBUSTAS, ORKS",
  abilities: "TANK HUNTERS",
  wargear: [
    { name: "Bomb Squig", ability: "BOMB SQUIG" },
    { name: "Pulsa Rokkit", ability: "PULSA ROKKIT", kind: "Tankbusta" },
  ],
  kinds: [
    { name: "Boss Nob", share: "one", arms: "Rokkit pistol, Rokkit pistol, Choppa", base: round(40) },
    { name: "Tankbusta", share: "rest", arms: "Rokkit launcha, Close combat weapon" },
  ],
  options: [
    {
      name: "Smash hammer",
      kind: "Boss Nob",
      drop: "Rokkit pistol, Rokkit pistol, Choppa",
      add: "Smash hammer",
    },
  ],
  weapons: [
    gun("Rokkit launcha", 24, "D3", 5, 9, -2, 3, "BLAST"),
    gun("Rokkit pistol", 12, 1, 5, 9, -2, 3, "PISTOL"),
    blade("Choppa", 4, 3, 5, -1, 1),
    blade("Close combat weapon", 3, 3, 5, 0, 1),
    blade("Smash hammer", 2, 3, 6, -2, 3, "ANTI-MONSTER 4+, ANTI-VEHICLE 4+"),
  ],
});
