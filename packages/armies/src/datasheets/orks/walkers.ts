import { blade, gun, hull, ORKS, profiles, round, sheet, stats } from "../datasheet.ts";

export const DEFF_DREAD = sheet(ORKS, {
  id: "deff_dread",
  name: "Deff Dread",
  role: "Other",
  points: { 1: 120 },
  stats: stats(8, 9, 2, 8, 7, 3, 6),
  base: round(60),
  keywords: "DEFF DREAD, VEHICLE, WALKER, ORKS",
  abilities: "DEADLY DEMISE 1, PISTON-DRIVEN BRUTALITY",
  kinds: [
    {
      name: "Deff Dread",
      share: "rest",
      arms: "Big shoota, Big shoota, Dread klaw, Dread klaw, Stompy feet",
    },
  ],
  options: [
    { name: "Kustom mega-blasta", kind: "Deff Dread", drop: "Big shoota", add: "Kustom mega-blasta" },
    { name: "Rokkit launcha", kind: "Deff Dread", drop: "Big shoota", add: "Rokkit launcha" },
    { name: "Skorcha", kind: "Deff Dread", drop: "Big shoota", add: "Skorcha" },
    { name: "Dread klaw", kind: "Deff Dread", drop: "Big shoota", add: "Dread klaw" },
  ],
  weapons: [
    gun("Big shoota", 36, 3, 5, 5, 0, 1, "RAPID FIRE 2"),
    gun("Kustom mega-blasta", 24, 3, 5, 9, -2, "D6", "HAZARDOUS"),
    gun("Rokkit launcha", 24, "D3", 5, 9, -2, 3, "BLAST"),
    gun("Skorcha", 12, "D6", null, 5, -1, 1, "IGNORES COVER, TORRENT"),
    blade("Dread klaw", 4, 3, 12, -2, 3, "DEAD CHOPPY"),
    blade("Stompy feet", 4, 3, 5, 0, 1),
  ],
});

export const KILLA_KANS = sheet(ORKS, {
  id: "killa_kans",
  name: "Killa Kans",
  role: "Other",
  points: { 3: 125, 6: 250 },
  stats: stats(6, 6, 3, 5, 8, 2, 6),
  base: round(60),
  keywords: "GROTS, KILLA KANS, VEHICLE, WALKER, ORKS",
  abilities: "DEADLY DEMISE 1, SHOOTY POWER TRIP",
  kinds: [{ name: "Killa Kan", share: "rest", arms: "Kan shoota, Kan klaw" }],
  options: [
    { name: "Grotzooka", kind: "Killa Kan", drop: "Kan shoota", add: "Grotzooka" },
    { name: "Rokkit launcha", kind: "Killa Kan", drop: "Kan shoota", add: "Rokkit launcha" },
    { name: "Skorcha", kind: "Killa Kan", drop: "Kan shoota", add: "Skorcha" },
  ],
  weapons: [
    gun("Kan shoota", 36, 3, 4, 5, 0, 1, "DEVASTATING WOUNDS, RAPID FIRE 2"),
    gun("Grotzooka", 18, "D3+3", 4, 6, -1, 1, "BLAST, IGNORES COVER"),
    gun("Rokkit launcha", 24, "D3", 4, 9, -2, 3, "BLAST"),
    gun("Skorcha", 12, "D6", null, 5, -1, 1, "IGNORES COVER, TORRENT"),
    blade("Kan klaw", 3, 4, 8, -2, 3),
  ],
});

export const MEK_GUNZ = sheet(ORKS, {
  id: "mek_gunz",
  name: "Mek Gunz",
  role: "Other",
  points: { 1: 50, 2: 100, 3: 150 },
  stats: stats(3, 5, 5, 6, 8, 2, 6),
  base: hull(90, 60),
  keywords: "GROTS, MEK GUNZ, VEHICLE, ORKS",
  abilities: "SPLAT!",
  kinds: [{ name: "Mek Gun", share: "rest", arms: "Smasha gun, Grot crew" }],
  options: [
    { name: "Bubblechukka", kind: "Mek Gun", drop: "Smasha gun", add: "Bubblechukka" },
    { name: "Kustom mega-kannon", kind: "Mek Gun", drop: "Smasha gun", add: "Kustom mega-kannon" },
    { name: "Traktor kannon", kind: "Mek Gun", drop: "Smasha gun", add: "Traktor kannon" },
  ],
  weapons: [
    ...profiles(
      "Bubblechukka",
      gun("big bubble", 48, "2D6", 4, 6, -1, 1, "BUBBLECHUKKA, BLAST"),
      gun("wobbly bubble", 48, "D6", 4, 9, -2, 3, "BUBBLECHUKKA, BLAST"),
      gun("dense bubble", 48, "D3", 4, 12, -3, "D6+3", "BUBBLECHUKKA, BLAST"),
    ),
    gun("Kustom mega-kannon", 36, "D6", 4, 12, -1, "D6", "BLAST, HAZARDOUS"),
    gun("Smasha gun", 48, "D3+1", 4, 9, -3, 3, "BLAST"),
    gun("Traktor kannon", 48, 1, 4, 10, -2, "D6+1", "ANTI-FLY 2+, DEVASTATING WOUNDS"),
    blade("Grot crew", 6, 5, 2, 0, 1),
  ],
});
