import {
  type Game,
  measuring,
  rows,
  stratagems,
  type TargetOdds,
  type Unit,
  type WindowId,
} from "@gunline/rules";
import type { Use } from "../../table/whose.ts";
import { modelCount } from "../unit-words.ts";
import type { OptionOdds } from "./option-odds.ts";

/** Whether a question can matter by its own odds. What no dice tell always does. */

/** How much a use changes: models lost, or where none are, the chance of what it is about. */
interface Weight {
  readonly models: number;
  readonly chance: number;
}

/** A question below both is held back. */
const THRESHOLD: Weight = { models: 0.2, chance: 0.05 };

export function matters(
  game: Game,
  window: WindowId,
  use: Use,
  odds: OptionOdds,
  /** The most models that the same stratagem would have taken, where it was declined as this move began. */
  declined?: number,
): boolean {
  if (isOutOfFight(game, window, use)) return false;
  const weight = weightOf(game, odds);
  if (weight === undefined || (odds?.kind === "changes" && isUnread(game, use, odds))) return true;
  // Who has let the beginning of a move pass is asked at its end only where far more is at stake.
  if (declined !== undefined) return weight.models > 2 * declined + THRESHOLD.models;
  return weight.models > THRESHOLD.models || weight.chance > THRESHOLD.chance;
}

/** As the Fight phase begins, what attacks gain is lost on a unit that no enemy is near. */
function isOutOfFight(game: Game, window: WindowId, { actor_unit_id, payload }: Use): boolean {
  const unit = game.units[actor_unit_id ?? ""];
  if (window !== "W-FIGHT-START" || unit === undefined || measuring.isEngaged(game, unit)) return false;
  const deeds = rows.clauseOfUse(game, payload.stratagem)?.do as readonly rows.Deed[] | undefined;
  return deeds?.every((deed) => "attacks" in deed && deed.attacks === "MADE") === true;
}

/** Whether it may do something besides, as Precision does, that numbers of models do not show. */
function isUnread(game: Game, { payload }: Use, { isPick }: { readonly isPick?: true }): boolean {
  return isPick === true && rows.clauseOfUse(game, payload.stratagem) === undefined;
}

/** Undefined where nothing tells. */
export function weightOf(game: Game, odds: OptionOdds): Weight | undefined {
  if (odds === null) return undefined;
  if (odds.kind === "charges") return { models: 0, chance: odds.chance };
  if (odds.kind === "dice") return ofDice(game, odds.outcomes);
  const unit = game.units[odds.unitId];
  if (unit === undefined) return undefined;
  if (odds.kind === "deals") return lossesOf(unit, odds.chances);
  const [before, after] = [lossesOf(unit, odds.without), lossesOf(unit, odds.with)];
  if (before === undefined || after === undefined) return undefined;
  return {
    models: Math.abs(after.models - before.models),
    chance: Math.abs(after.chance - before.chance),
  };
}

/** Of a single model its wounds count as parts of it; the chance is that of the whole unit's end. */
function lossesOf(unit: Unit, { damage, slain, destroyed }: TargetOdds): Weight | undefined {
  if (!("pmf" in slain && "pmf" in damage)) return undefined;
  const models = modelCount(unit) > 1 ? slain.mean : damage.mean / unit.stats.wounds;
  return { models, chance: destroyed ?? 0 };
}

function ofDice(game: Game, outcomes: readonly stratagems.ActOdds[]): Weight | undefined {
  let [models, chance] = [0, 0];
  for (const { what, unit_id, chances, without = [1] } of outcomes) {
    const more = Math.abs(stratagems.meanOf(chances) - stratagems.meanOf(without));
    const wounds = game.units[unit_id]?.stats.wounds ?? 1;
    switch (what) {
      case "MORTAL_WOUNDS":
      case "HEALED":
      case "SPARED":
        models += more / wounds;
        break;
      case "DESTROYED":
      case "RETURNED":
        models += more;
        break;
      case "TEST":
      case "DIE":
        chance += more;
        break;
      case "MOVE":
      case "CP":
        if (more > 0) return undefined;
    }
  }
  return { models, chance };
}
