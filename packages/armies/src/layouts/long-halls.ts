import { barricade, container, crater, debris, layout, ruin, wood } from "./layout.ts";

export const LONG_HALLS = layout("long-halls", "Long Halls", [
  ruin([24, 10], [36, 10], [36, 4], [24, 4]),
  ruin([18.4, 16.5], [7.48, 21.476], [4.992, 16.017], [15.912, 11.04]),
  ruin([26, 24], [19.5, 24], [19.5, 29], [26, 29]),
  ruin([7, 30.8], [13.928, 34.8], [10.928, 39.996], [4, 35.996]),
  debris([16, 29], [19.5, 29], [19.5, 24], [16, 24]),
  debris([14.4, 42], [10.936, 40], [13.936, 34.804], [17.4, 36.804]),
  wood(15, 6, 3, 2),
  crater(3, 26, 2.9, 1.9),
  crater(20.5, 38.5, 2.1, 1.9),
  barricade(20.5, 31.2, 5, 0.6),
  container(22.5, 14, 4.6, 2.2),
]);
