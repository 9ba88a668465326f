import { barricade, container, crater, debris, layout, ruin, wood } from "./layout.ts";

export const MARKET_SQUARE = layout("market-square", "Market Square", [
  ruin([28, 0], [28, 12], [22, 12], [22, 0]),
  ruin([19, 35.5], [10.082, 27.47], [6.067, 31.929], [14.985, 39.959]),
  ruin([19, 25], [19, 17], [13, 17], [13, 25]),
  ruin([15, 8], [9.809, 11.912], [6.8, 7.919], [11.991, 4.007]),
  debris([13, 17], [13, 13], [19, 13], [19, 17]),
  debris([4, 10], [6.795, 7.894], [9.804, 11.887], [7.009, 13.993]),
  wood(25, 31, 2, 2.9),
  crater(25, 25, 2, 2.6),
  barricade(15.6, 10.4, 4.5, 0.6),
  container(7, 20.4, 2.2, 4.6),
]);
