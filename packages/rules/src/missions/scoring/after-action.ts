import { rowOf } from "../../flow/phases/phases.ts";
import type { Change } from "../../game/change.ts";
import { isWholeBattle } from "../../game/edition.ts";
import { failActions } from "../actions/progress.ts";
import { scoreLosses } from "../cards/score.ts";
import { noteLosses } from "./losses.ts";
import { endIfDestroyed } from "./result.ts";

/** What a mission looks at after every action: who was lost, whose Action has failed, and whether an army is gone. */
export function afterAction(change: Change): void {
  const { table } = change;
  if (table.mission === null || table.result !== null || !isWholeBattle(table)) return;
  if (rowOf(table).isBeforeBattle === true) return;
  scoreLosses(change, noteLosses(change));
  failActions(change);
  if (change.task === undefined) endIfDestroyed(change);
}
