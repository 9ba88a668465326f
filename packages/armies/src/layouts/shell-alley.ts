import { barricade, container, crater, debris, layout, ruin, wood } from "./layout.ts";

export const SHELL_ALLEY = layout("shell-alley", "Shell Alley", [
  ruin([8.5, 27], [16.53, 35.918], [12.071, 39.933], [4.041, 31.015]),
  ruin([22, 10], [14, 10], [14, 4], [22, 4]),
  ruin([26, 28], [26, 40], [20, 40], [20, 28]),
  ruin([16.8, 14.6], [20.978, 19.579], [17.148, 22.793], [12.97, 17.814]),
  debris([10, 10], [14, 10], [14, 4], [10, 4]),
  debris([23.2, 22.2], [20.978, 19.579], [17.148, 22.793], [19.37, 25.414]),
  wood(33, 30, 2.9, 2),
  crater(8, 13, 1.9, 2.8),
  barricade(26.8, 22.4, 0.6, 4),
  container(2.5, 20, 2.2, 4.6),
]);
