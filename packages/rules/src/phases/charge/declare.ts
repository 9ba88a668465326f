import type { ActionOf } from "../../action.ts";
import { chargerRefusals } from "../../charge/charger.ts";
import { chargingRefusals, declarable } from "../../charge/declaration.ts";
import type { Diff } from "../../diff.ts";
import type { ChargeChoice } from "../../game/charges.ts";
import type { Game } from "../../game/document.ts";
import { LIMITS } from "../../limits.ts";
import { refusal } from "../../refusal.ts";
import { changed, noted, type Outcome, refused } from "../outcome.ts";
import { actorOf } from "../shooting/actor.ts";
import { Story } from "../story.ts";

/** Choices before the dice: who charges what, and who does not. */

export function declareCharge(game: Game, action: ActionOf<"DECLARE_CHARGE">): Outcome {
  const actor = actorOf(game, action.actor_unit_id);
  if (!actor.ok) return refused(...actor.refusals);
  const unit = actor.value;
  const busy = chargingRefusals(game);
  if (busy.length > 0) return refused(...busy);
  const checked = declarable(game, unit, action.payload.target_unit_ids);
  if (!checked.ok) return refused(...checked.refusals);
  const targets = checked.value.map(({ id }) => id);
  const story = new Story();
  story.say(`${unit.name} declare charge on ${checked.value.map(({ name }) => name).join(", ")}.`);
  story.events.push({ type: "charge_declared", unit_id: unit.id, target_unit_ids: targets });
  return changed(
    [...remember(game), { op: "set", path: `charges.pending.${unit.id}`, value: { targets } }],
    story,
  );
}

/** The unit does not charge in this phase. */
export function skipCharge(game: Game, action: ActionOf<"SKIP_CHARGE">): Outcome {
  const actor = actorOf(game, action.actor_unit_id);
  if (!actor.ok) return refused(...actor.refusals);
  const unit = actor.value;
  const refusals = [...chargingRefusals(game), ...chargerRefusals(game, unit)];
  if (refusals.length > 0) return refused(...refusals);
  const value = [...game.charges.skipped_unit_ids, unit.id];
  return noted(
    [...remember(game), { op: "set", path: "charges.skipped_unit_ids", value }],
    `${unit.name} does not charge.`,
  );
}

/** Takes back the last declaration or skip (CH-7). */
export function undoCharge(game: Game): Outcome {
  const { pending, history } = game.charges;
  if (Object.values(pending).some(({ distance }) => distance !== undefined)) {
    return refused(refusal("ROLLED", "CH-7", "The charge is rolled; it cannot be taken back."));
  }
  const last = history.at(-1);
  if (last === undefined) return refused(refusal("NOTHING_TO_UNDO", "CH-7", "There is nothing to undo."));
  return noted(
    [
      { op: "set", path: "charges.pending", value: last.pending },
      { op: "set", path: "charges.skipped_unit_ids", value: last.skipped_unit_ids },
      { op: "set", path: "charges.history", value: history.slice(0, -1) },
    ],
    "Undone.",
  );
}

/** Keeps the choices as they are for undo; beyond the limit the oldest is forgotten. */
function remember({ charges: { pending, skipped_unit_ids, history } }: Game): readonly Diff[] {
  const now: ChargeChoice = { pending, skipped_unit_ids };
  return [{ op: "set", path: "charges.history", value: [...history, now].slice(-LIMITS.undoSteps) }];
}
