import { accept, type Checked, reject } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { lookup } from "../../../game/lookup.ts";
import { sameMembers } from "../../../game/members.ts";
import { declarable } from "../../../space/charge/declaration.ts";
import { type ChargeOdds, chargeOddsOf, leastRollOf } from "../../../space/charge/odds.ts";
import { underWayRefusals } from "../../tasks/under-way.ts";
import { chargeMoment } from "./moment.ts";

/** The prospects of a charge, declared already or not: for every roll, or for one (CH-27, CH-28). */
export function chargeOdds(
  game: Game,
  unit: Unit,
  targetIds: readonly string[],
  only?: number,
): Checked<ChargeOdds> {
  const targets = chargeTargets(game, unit, targetIds);
  return targets.ok ? accept(chargeOddsOf(game, unit, targets.value, only)) : targets;
}

/** The least roll with which the charge is soon seen to succeed, declared already or not; undefined where there is none. */
export function leastChargeRoll(game: Game, unit: Unit, targetIds: readonly string[]): number | undefined {
  const targets = chargeTargets(game, unit, targetIds);
  return targets.ok ? leastRollOf(game, unit, targets.value) : undefined;
}

function chargeTargets(game: Game, unit: Unit, targetIds: readonly string[]): Checked<readonly Unit[]> {
  const pending = lookup(game.charges.pending, unit.id);
  if (pending !== undefined && sameMembers(pending.targets, targetIds)) {
    return accept(pending.targets.map((id) => game.units[id]!));
  }
  const busy = underWayRefusals(game);
  if (busy.length > 0) return reject(...busy);
  const moment = chargeMoment(game, unit);
  const checked = declarable(game, unit, targetIds);
  if (!checked.ok) return reject(...moment, ...checked.refusals);
  return moment.length > 0 ? reject(...moment) : checked;
}
