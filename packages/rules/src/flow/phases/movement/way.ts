import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { MoveKind } from "../../../game/move-kind.ts";
import { kindRefusals } from "../../../space/movement/mover.ts";
import { movingRefusals } from "./moment.ts";

/** Why the unit may not be moved in this way now, wherever its models go. */
export function wayRefusals(game: Game, unit: Unit, kind: MoveKind): readonly Refusal[] {
  const refusals = movingRefusals(game, unit);
  if (refusals.length > 0) return refusals;
  return [...kindRefusals(game, unit, kind), ...rollRefusals(unit, kind)];
}

/** Anyone who has rolled Advances, and nobody does without (MO-11). */
function rollRefusals({ id, name, advance_roll }: Unit, kind: MoveKind): readonly Refusal[] {
  const rolled = advance_roll !== undefined;
  if (rolled === (kind === "ADVANCE")) return [];
  const about = { unit_id: id };
  return rolled
    ? [refusal("ADVANCING", "MO-11", { unit: name, kind }, about)]
    : [refusal("NOT_ROLLED:advance", "MO-11", { unit: name }, about)];
}
