import { blade, gun, hull, ORKS, profiles, sheet, stats } from "../datasheet.ts";

export const TRUKK = sheet(ORKS, {
  id: "trukk",
  name: "Trukk",
  role: "Transport",
  points: { 1: 70 },
  stats: stats(12, 8, 4, 10, 7, 2, 6),
  base: hull(180, 105),
  keywords: "DEDICATED TRANSPORT, TRANSPORT, TRUKK, VEHICLE, ORKS",
  abilities: "DEADLY DEMISE D3, FIRING DECK 12",
  transport: {
    capacity: 12,
    carries: "ORKS INFANTRY",
    excludes: "JUMP PACK",
    double: "MEGA ARMOUR",
    firingDeck: 12,
  },
  kinds: [{ name: "Trukk", share: "rest", arms: "Big shoota, Spiked wheels" }],
  options: [{ name: "Wreckin' ball", kind: "Trukk", add: "Wreckin' ball" }],
  weapons: [
    gun("Big shoota", 36, 3, 5, 5, 0, 1, "RAPID FIRE 2"),
    blade("Spiked wheels", 3, 4, 6, 0, 1),
    blade("Wreckin' ball", 1, 4, 10, 0, "D6", "EXTRA ATTACKS"),
  ],
});

export const BATTLEWAGON = sheet(ORKS, {
  id: "battlewagon",
  name: "Battlewagon",
  role: "Other",
  points: { 1: 160 },
  stats: stats(10, 10, 3, 16, 7, 5, 6),
  base: hull(240, 125),
  keywords: "BATTLEWAGON, TRANSPORT, VEHICLE, ORKS",
  abilities: "DEADLY DEMISE D6, FIRING DECK 11",
  transport: {
    capacity: 22,
    carries: "ORKS INFANTRY",
    double: "MEGA ARMOUR, JUMP PACK",
    firingDeck: 11,
  },
  crowdedBy: { arm: "Killkannon", capacity: 12 },
  kinds: [{ name: "Battlewagon", share: "rest", arms: "Tracks and wheels" }],
  options: [
    { name: "Big shootas", kind: "Battlewagon", add: "Big shoota, Big shoota, Big shoota, Big shoota" },
    { name: "Kannon", kind: "Battlewagon", add: "Kannon" },
    { name: "Killkannon", kind: "Battlewagon", add: "Killkannon" },
    { name: "Lobba", kind: "Battlewagon", add: "Lobba" },
    { name: "Zzap gun", kind: "Battlewagon", add: "Zzap gun" },
    { name: "Grabbin' klaw", kind: "Battlewagon", add: "Grabbin' klaw" },
    { name: "Wreckin' ball", kind: "Battlewagon", add: "Wreckin' ball" },
    { name: "Deff rolla", kind: "Battlewagon", drop: "Tracks and wheels", add: "Deff rolla" },
  ],
  weapons: [
    gun("Big shoota", 36, 3, 5, 5, 0, 1, "RAPID FIRE 2"),
    ...profiles("Kannon", gun("frag", 36, "D6+3", 5, 6, 0, 1, "BLAST"), gun("shell", 36, 1, 5, 10, -2, "D6")),
    gun("Killkannon", 24, "D6+1", 5, 9, -2, 2),
    gun("Lobba", 48, "D6", 5, 5, 0, 1, "BLAST, INDIRECT FIRE"),
    // Its Strength is rolled; the referee takes the mean, rounded down, and the keyword keeps the difference in view.
    gun("Zzap gun", 36, 1, 5, 9, -3, 5, "ANTI-VEHICLE 4+, STRENGTH D6+6"),
    blade("Deff rolla", 6, 3, 9, -1, 2),
    blade("Grabbin' klaw", 2, 3, 8, -2, 2, "EXTRA ATTACKS"),
    blade("Tracks and wheels", 6, 4, 8, 0, 1),
    blade("Wreckin' ball", 1, 4, 10, 0, "D6", "EXTRA ATTACKS"),
  ],
});
