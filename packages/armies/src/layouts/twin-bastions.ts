import { barricade, container, crater, debris, layout, ruin, wood } from "./layout.ts";

export const TWIN_BASTIONS = layout("twin-bastions", "Twin Bastions", [
  ruin([11, 4], [11, 12], [5, 12], [5, 4]),
  ruin([17, 15.55], [25.918, 23.58], [21.903, 28.038], [12.985, 20.009]),
  ruin([14, 28], [14, 40], [8, 40], [8, 28]),
  ruin([23.5, 9], [30, 9], [30, 4], [23.5, 4]),
  debris([11, 12], [11, 16], [5, 16], [5, 12]),
  debris([2, 28], [2, 24], [8, 24], [8, 28]),
  debris([24, 35], [24, 31], [30, 31], [30, 35]),
  debris([20, 4], [23.5, 4], [23.5, 9], [20, 9]),
  wood(18.5, 36.3, 2.8, 3.2),
  crater(15.4, 7.8, 2.2, 2),
  barricade(2.5, 20.2, 5, 0.6),
  container(27.2, 25.5, 2.2, 4.6),
]);
