import type { Unit } from "@gunline/rules";
import { candidates } from "./candidates.ts";
import type { Context } from "./context.ts";
import type { Decision } from "./decision.ts";
import { strikeAt } from "./estimate.ts";
import { gapBetween, onTable, spotsOf } from "./ground.ts";
import { volleyValue } from "./volley-value.ts";
import { WHY } from "./words.ts";

/** How near an enemy must be to be in the fight, by the middles of the models. */
const CLOSE = 2.5;

/** Picks the unit with the most at stake: what it would do, and what would be done to it before its next chance. */
export function thinkOfPicking(context: Context): Decision | undefined {
  const { game, caution } = context;
  let best: { action: Decision["action"]; unit: Unit; stake: number } | undefined;
  for (const action of candidates(game, "SELECT_FIGHTER")) {
    const unit = game.units[action.actor_unit_id]!;
    const enemies = enemiesOf(context, unit);
    const does = Math.max(0, ...enemies.map((enemy) => strikeAt(game, unit, enemy)));
    const suffers = enemies
      .filter(({ flags }) => flags.has_fought !== true)
      .reduce((sum, enemy) => sum + strikeAt(game, enemy, unit), 0);
    const stake = does + (caution > 0 ? suffers : 0);
    if (best === undefined || stake > best.stake) best = { action, unit, stake };
  }
  return best === undefined ? undefined : { action: best.action, why: WHY.picks(best.unit.name, best.stake) };
}

function enemiesOf({ game, enemy }: Context, unit: Unit): readonly Unit[] {
  const spots = spotsOf(unit);
  return onTable(game, enemy).filter((other) => gapBetween(spots, spotsOf(other)) <= CLOSE);
}

/** The attacks that are worth most by their exact odds. */
export function thinkOfFighting(context: Context): Decision | undefined {
  const { game } = context;
  let best: { action: Decision["action"]; points: number; why: string } | undefined;
  for (const action of candidates(game, "FIGHT")) {
    const unit = game.units[action.actor_unit_id]!;
    const { assignments } = action.payload;
    const value = assignments.length === 0 ? undefined : volleyValue(context, unit, assignments, "MELEE");
    const points = value?.points ?? 0;
    if (best !== undefined && points <= best.points) continue;
    const target = game.units[assignments[0]?.target_unit_id ?? ""];
    const why =
      target === undefined || value === undefined
        ? WHY.nothingWorth
        : WHY.fights(unit.name, target.name, value.slain);
    best = { action, points, why };
  }
  return best;
}

/** Of the moves that the referee offers the one that moves most models. */
export function thinkOfClosing(type: "PILE_IN" | "CONSOLIDATE"): (context: Context) => Decision | undefined {
  return ({ game }) => {
    const found = candidates(game, type, 6);
    const moved = (action: (typeof found)[number]) =>
      Object.keys(action.payload?.per_model_paths ?? {}).length;
    const [action] = [...found].sort((a, b) => moved(b) - moved(a));
    if (action === undefined) return undefined;
    return { action, why: type === "PILE_IN" ? WHY.closes : WHY.consolidates };
  };
}
