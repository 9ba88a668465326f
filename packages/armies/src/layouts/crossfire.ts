import { barricade, container, crater, debris, layout, ruin, wood } from "./layout.ts";

export const CROSSFIRE = layout("crossfire", "Crossfire", [
  ruin([12, 5], [12, 17], [6, 17], [6, 5]),
  ruin([22, 28], [22, 40], [16, 40], [16, 28]),
  // A quarter of an inch into the ruin beside it: where two only touch at a corner, sight would slip through.
  ruin([16.25, 22], [8, 22], [8, 28.25], [16.25, 28.25]),
  ruin([30, 17], [25.404, 12.404], [21.868, 15.939], [26.464, 20.536]),
  debris([4, 22], [8, 22], [8, 28], [4, 28]),
  debris([25.4, 12.4], [22.925, 9.925], [19.39, 13.461], [21.864, 15.936]),
  debris([26.48, 20.6], [23.652, 17.772], [19.409, 22.014], [22.237, 24.843]),
  crater(30, 3, 2, 2.8),
  crater(16.2, 9.3, 2.1, 1.8),
  wood(33.5, 9, 2.6, 3.1),
  barricade(13.5, 18.6, 4, 0.6),
  barricade(25.2, 26.5, 0.6, 4),
  container(1.5, 33, 4.6, 2.2),
]);
