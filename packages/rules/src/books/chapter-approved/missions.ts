import type { Mission } from "../../missions/mission.ts";
import { hiddenSupplies } from "./missions/hidden-supplies.ts";
import { linchpin } from "./missions/linchpin.ts";
import { onlyWar } from "./missions/only-war.ts";
import { purgeTheFoe } from "./missions/purge-the-foe.ts";
import { scorchedEarth } from "./missions/scorched-earth.ts";
import { supplyDrop } from "./missions/supply-drop.ts";
import { takeAndHold } from "./missions/take-and-hold.ts";
import { terraform } from "./missions/terraform.ts";

/** Every mission that can be played. */
export const MISSIONS: readonly Mission[] = [
  onlyWar,
  takeAndHold,
  linchpin,
  purgeTheFoe,
  scorchedEarth,
  supplyDrop,
  hiddenSupplies,
  terraform,
];
