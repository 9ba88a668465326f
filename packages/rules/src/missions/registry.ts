import type { Game } from "../game/document.ts";
import { hiddenSupplies } from "./hidden-supplies.ts";
import { linchpin } from "./linchpin.ts";
import type { Mission, MissionId } from "./mission.ts";
import { onlyWar } from "./only-war.ts";
import { purgeTheFoe } from "./purge-the-foe.ts";
import { scorchedEarth } from "./scorched-earth.ts";
import { supplyDrop } from "./supply-drop.ts";
import { takeAndHold } from "./take-and-hold.ts";
import { terraform } from "./terraform.ts";

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

const BY_ID = Object.fromEntries(MISSIONS.map((mission) => [mission.id, mission])) as Readonly<
  Record<MissionId, Mission>
>;

/** Null on a bare table. */
export function missionOf({ mission }: Pick<Game, "mission">): Mission | null {
  return mission === null ? null : BY_ID[mission.id];
}
