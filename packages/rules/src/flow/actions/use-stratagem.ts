import { accept, type Checked, type Refusal, refusal, reject } from "../../base/refusal.ts";
import type { ActionOf } from "../../game/action.ts";
import type { Change } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import { someModelHas } from "../../game/every-model.ts";
import type { PlayerId } from "../../game/player.ts";
import { actorOf } from "../phases/actor.ts";
import { costFor, DISCOUNT, takesDiscount } from "../stratagems/cost.ts";
import { playerLimits } from "../stratagems/limits.ts";
import { notNow } from "../stratagems/not-now.ts";
import { stratagemOf } from "../stratagems/registry.ts";
import type { Stratagem } from "../stratagems/stratagem.ts";
import { isUsable, type Occasion, occasionOf, payloadsOf, useRefusals, usesOf } from "../windows/uses.ts";
import type { ActionEntry } from "./entry.ts";

type Used = Game["players"]["p1"]["used"][number];
type UseStratagem = ActionOf<"USE_STRATAGEM">;

/** In a window of one's own, or in one's own time. */
export const useStratagem: ActionEntry<"USE_STRATAGEM"> = {
  handle(change, action) {
    const { game } = change;
    const { payload } = action;
    const stratagem = stratagemOf(game, payload.stratagem);
    if (stratagem === undefined) {
      return [refusal("UNKNOWN_STRATAGEM", "GD-7", { id: payload.stratagem })];
    }
    const target = targetOf(game, stratagem, action);
    if (!target.ok) return target.refusals;
    const unit = target.value;
    const occasion = occasionOf(game);
    if (!occasion?.stratagems.includes(stratagem)) return [notOffered(game, stratagem, unit)];
    const refusals = useRefusals(game, occasion, stratagem, unit);
    if (refusals.length > 0) return refusals;
    return makeUse(change, occasion, stratagem, unit, payload);
  },
  offered(game) {
    const occasion = occasionOf(game);
    return occasion !== undefined && isUsable(game, occasion);
  },
  *choices(game) {
    const occasion = occasionOf(game);
    if (occasion === undefined) return;
    for (const use of usesOf(game, occasion)) {
      const actor = use.unit === null ? {} : { actor_unit_id: use.unit.id };
      for (const payload of payloadsOf(game, occasion, use))
        yield { type: "USE_STRATAGEM", ...actor, payload };
    }
  },
  against(game, unit) {
    const occasion = occasionOf(game);
    const all = (occasion?.stratagems ?? [])
      .filter((stratagem) => stratagem.on !== "PLAYER" && isFor(game, stratagem, unit))
      .map((stratagem) => useRefusals(game, occasion!, stratagem, unit));
    if (all.length === 0) return null;
    if (all.some((refusals) => refusals.length === 0)) return [];
    // What is merely for another unit or moment says less than why this one falls short.
    return all.find(([first]) => first?.code !== "NOT_NOW") ?? all[0]!;
  },
};

/** Whether the unit could ever use it: what other detachments and datasheets have is no answer to why not. */
function isFor({ players }: Game, { detachment, ability }: Stratagem, unit: Unit): boolean {
  if (detachment !== undefined && players[unit.owner].detachment !== detachment) return false;
  return ability === undefined || someModelHas(unit, ability);
}

function targetOf(
  game: Game,
  { on, name, rule }: Stratagem,
  { actor_unit_id }: UseStratagem,
): Checked<Unit | null> {
  if (on === "PLAYER") return accept(null);
  if (actor_unit_id !== undefined) return actorOf(game, actor_unit_id);
  return reject(refusal("NO_TARGET:stratagem", rule, { stratagem: name }));
}

/** Where it was used already it is no question of the moment. */
function notOffered(game: Game, stratagem: Stratagem, unit: Unit | null): Refusal {
  const [limit] = unit === null ? [] : playerLimits(game, unit.owner, stratagem);
  if (limit?.code === "ALREADY_USED") return limit;
  return notNow(stratagem, unit === null ? {} : { unit_id: unit.id });
}

/** Paid for and told before it is done; a change that is then refused counts for nothing. */
function makeUse(
  change: Change,
  { player, event }: Occasion,
  stratagem: Stratagem,
  unit: Unit | null,
  payload: UseStratagem["payload"],
): readonly Refusal[] {
  pay(change, player, stratagem, unit, payload.target_unit_id);
  return stratagem.on === "PLAYER"
    ? stratagem.use(change, player, event, payload)
    : stratagem.use(change, unit!, event, payload);
}

function pay(
  change: Change,
  player: PlayerId,
  stratagem: Stratagem,
  unit: Unit | null,
  target: string | undefined,
): void {
  const { id } = stratagem;
  const { cp: had, used } = change.game.players[player];
  const cost = costFor(change.game, player, stratagem, unit);
  const cp = had - cost;
  const about = aboutUse(unit, target);
  if (cost > 0) change.set(`players.${player}.cp`, cp);
  const discounted = unit !== null && takesDiscount(change.game, player, stratagem, unit);
  const cheaper: Used[] = discounted ? [{ stratagem: DISCOUNT, until: "ROUND" }] : [];
  const spent = [...used, ...usesUp(stratagem, unit), ...cheaper];
  if (spent.length > used.length) change.set(`players.${player}.used`, spent);
  change.story.addLine({ line: "stratagem_used", player, stratagem: id, cost, ...about });
  if (cheaper.length > 0)
    change.story.addLine({ line: "stratagem_cheaper", player, full: stratagem.cost, cost });
  change.happened({ type: "stratagem_used", player, stratagem: id, ...about });
  if (cost > 0) change.happened({ type: "cp_changed", player, cp });
}

/** What it is used on; what a player uses on no unit of their own has a target at the most. */
function aboutUse(unit: Unit | null, target: string | undefined) {
  if (unit !== null) return { unit_id: unit.id };
  return target === undefined ? {} : { target_unit_id: target };
}

/** For how long nobody, or not this unit, uses it again. */
function* usesUp({ id, once, onceEach }: Stratagem, unit: Unit | null): Generator<Used> {
  if (once !== null) yield { stratagem: id, until: once };
  if (onceEach !== undefined && unit !== null) yield { stratagem: id, until: onceEach, unit_id: unit.id };
}
