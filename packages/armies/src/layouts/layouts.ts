import { BROKEN_ROAD } from "./broken-road.ts";
import { CROSSFIRE } from "./crossfire.ts";
import type { Layout } from "./layout.ts";
import { LONG_HALLS } from "./long-halls.ts";
import { MARKET_SQUARE } from "./market-square.ts";
import { PINWHEEL } from "./pinwheel.ts";
import { SENTINEL_ROW } from "./sentinel-row.ts";
import { SHELL_ALLEY } from "./shell-alley.ts";
import { TWIN_BASTIONS } from "./twin-bastions.ts";

export const LAYOUTS: readonly Layout[] = [
  CROSSFIRE,
  TWIN_BASTIONS,
  PINWHEEL,
  BROKEN_ROAD,
  LONG_HALLS,
  SHELL_ALLEY,
  SENTINEL_ROW,
  MARKET_SQUARE,
];
