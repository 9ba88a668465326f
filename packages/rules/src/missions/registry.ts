import { hiddenSupplies } from "../books/chapter-approved/missions/hidden-supplies.ts";
import { linchpin } from "../books/chapter-approved/missions/linchpin.ts";
import { onlyWar } from "../books/chapter-approved/missions/only-war.ts";
import { purgeTheFoe } from "../books/chapter-approved/missions/purge-the-foe.ts";
import { scorchedEarth } from "../books/chapter-approved/missions/scorched-earth.ts";
import { supplyDrop } from "../books/chapter-approved/missions/supply-drop.ts";
import { takeAndHold } from "../books/chapter-approved/missions/take-and-hold.ts";
import { terraform } from "../books/chapter-approved/missions/terraform.ts";
import type { Game } from "../game/document.ts";
import type { Mission, MissionId } from "./mission.ts";

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
