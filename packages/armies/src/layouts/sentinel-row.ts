import { barricade, container, crater, debris, layout, ruin, wood } from "./layout.ts";

export const SENTINEL_ROW = layout("sentinel-row", "Sentinel Row", [
  ruin([29, 3], [29, 15], [23, 15], [23, 3]),
  ruin([12, 40], [12, 32], [6, 32], [6, 40]),
  ruin([23, 36], [23, 29.5], [18, 29.5], [18, 36]),
  ruin([23, 20], [23, 26], [19, 26], [19, 20]),
  ruin([14, 10], [14, 18], [8, 18], [8, 10]),
  debris([12, 32], [12, 28], [6, 28], [6, 32]),
  debris([12, 44], [12, 40], [6, 40], [6, 44]),
  debris([18, 26], [18, 29.5], [23, 29.5], [23, 26]),
  debris([8, 8], [14, 8], [14, 10], [8, 10]),
  debris([8, 18], [14, 18], [14, 20], [8, 20]),
  wood(14.8, 24.8, 2.2, 2.7),
  crater(18.4, 6, 2.3, 2),
  barricade(26.4, 18.5, 5, 0.6),
  container(1.5, 22.8, 4.6, 2.2),
]);
