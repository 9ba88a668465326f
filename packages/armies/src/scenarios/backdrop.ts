import { barricade, box, container, crater, debris, type Feature, ruin, wood } from "../layouts/layout.ts";

/** The rim of a table, for scenarios that are played in its middle: nothing here comes between their units. */
export const BACKDROP: readonly Feature[] = [
  ruin([4, 5], [11, 3], [12.6, 8.8], [5.6, 10.8]),
  debris([11, 3], [14, 2.1], [15.6, 7.9], [12.6, 8.8]),
  ruin(...box(47, 32, 6, 8)),
  debris(...box(44, 34, 3, 6)),
  ruin(...box(22, 2, 9, 5)),
  ruin(...box(27, 37, 10, 5)),
  wood(51, 8, 3.6, 3),
  wood(9, 36, 3.4, 3.2),
  crater(7, 22, 2.6, 2.2),
  crater(54, 22, 2.4, 2.6),
  container(39, 4, 4.6, 2.2),
  container(17, 38, 4.6, 2.2),
  barricade(50, 16, 0.6, 5),
  barricade(10, 26, 0.6, 5),
];
