import { type Refusal, refusal } from "../../base/refusal.ts";
import type { ByHandChange, ByHandWhat } from "../../game/by-hand.ts";
import type { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";
import type { ByHandLine } from "../../game/story/line.ts";
import type { TaskType } from "../../game/tasks.ts";
import { underWayRefusals } from "../tasks/under-way.ts";
import { effect } from "./effect.ts";
import { type ByHandKind, isRefused, isUnknown, unitNamed } from "./kind.ts";
import { removeModel, returnModel, wounds } from "./models.ts";
import { moveModels } from "./place.ts";
import { commandPoints, marker, victoryPoints } from "./points.ts";
import { battleShockTest, dice, mortalWounds, moveNow } from "./rolls.ts";
import { status } from "./status.ts";

interface Entry<What extends ByHandWhat> {
  readonly make: ByHandKind<What>;
  /** Whether it changes who stands where, which attacks and moves under way count on (BH-2). */
  readonly moves?: true;
  /** Whether it rolls dice or asks somebody: such are made after all others. */
  readonly last?: true;
}

const note: ByHandKind<"NOTE"> = ({ table }, { unit_id }) => {
  const unit = unit_id === undefined ? undefined : unitNamed(table, unit_id);
  return unit !== undefined && isUnknown(unit) ? unit : {};
};

const KINDS: { readonly [What in ByHandWhat]: Entry<What> } = {
  WOUNDS: { make: wounds, moves: true },
  REMOVE_MODEL: { make: removeModel, moves: true },
  RETURN_MODEL: { make: returnModel, moves: true },
  MOVE_MODELS: { make: moveModels, moves: true },
  MOVE_NOW: { make: moveNow, moves: true, last: true },
  CP: { make: commandPoints },
  VP: { make: victoryPoints },
  STATUS: { make: status },
  EFFECT: { make: effect },
  NOTE: { make: note },
  MORTAL_WOUNDS: { make: mortalWounds, moves: true, last: true },
  BATTLE_SHOCK_TEST: { make: battleShockTest, last: true },
  DICE: { make: dice, last: true },
  MARKER: { make: marker },
};

/** What names models, or has judged where they stand: nobody moves a model in the middle of it (BH-2). */
const COUNTS_ON_MODELS: ReadonlySet<TaskType> = new Set<TaskType>([
  "volley",
  "attacks",
  "allocation",
  "coherency",
  "mortal_wounds",
  "aftermath",
  "charge",
  "move",
  "fight",
  "last_stand",
  "last_shots",
  "side_move",
  "rule",
  "scouts",
  "roll_off",
]);

/** Makes all of it, or says why not; the log has one line for it. */
export function perform(
  change: Change,
  player: PlayerId,
  changes: readonly ByHandChange[],
  reason: string | undefined,
): readonly Refusal[] {
  const busy = changes.some(({ what }) => KINDS[what].moves === true) ? busyWith(change.game) : [];
  if (busy.length > 0) return busy;
  const details: Record<number, ByHandLine> = {};
  for (const last of [false, true]) {
    for (const [index, one] of changes.entries()) {
      if ((KINDS[one.what].last === true) !== last) continue;
      const make = KINDS[one.what].make as unknown as ByHandKind<ByHandWhat>;
      const made = make(change, one, player);
      if (isRefused(made))
        return made.map((one) => ({
          ...one,
          message: one.message.replace(ROW_PATH, ""),
          path: pathOf(index, one),
        }));
      details[index] = { ...one, ...made };
    }
  }
  const told = changes.map((_, index) => details[index]!);
  change.story.addLine({ line: "by_hand", player, changes: told, ...(reason !== undefined && { reason }) });
  return [];
}

function busyWith(game: Game): readonly Refusal[] {
  if (!game.tasks.some(({ type }) => COUNTS_ON_MODELS.has(type))) return [];
  const [first] = underWayRefusals(game);
  return [refusal("BUSY_BY_HAND", "BH-2", { why: first?.message ?? "" })];
}

/** Where the effect stands in the row that is made of it. */
const ROW_PATH = /^does\[0\]\./;

/** Which of the changes it is about. */
function pathOf(index: number, { path }: Refusal): string {
  const within = path === undefined ? "" : `.${path.replace(ROW_PATH, "")}`;
  return `payload.changes[${index}]${within}`;
}
