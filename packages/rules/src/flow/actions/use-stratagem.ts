import { accept, type Checked, type Refusal, refusal, reject } from "../../base/refusal.ts";
import type { ActionOf } from "../../game/action.ts";
import type { Change } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import { someModelHas } from "../../game/every-model.ts";
import type { PlayerId } from "../../game/player.ts";
import { actorOf } from "../phases/actor.ts";
import { costFor, discountFor, isAgain, pricesSpent } from "../stratagems/cost.ts";
import { modelsLeft, playerLimits } from "../stratagems/limits.ts";
import { notNow } from "../stratagems/not-now.ts";
import { arePaying, cheapestDice } from "../stratagems/pool-dice.ts";
import { stratagemOf } from "../stratagems/registry.ts";
import type { Stratagem } from "../stratagems/stratagem.ts";
import { isAwaited } from "../usables/awaited.ts";
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
  refusals(game, unit) {
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
  asked: UseStratagem["payload"],
): readonly Refusal[] {
  const bearer = bearerOf(change.game, player, stratagem, unit, asked);
  if (!bearer.ok) return bearer.refusals;
  const cost = spendPool(change, player, stratagem, bearer.value);
  if (!cost.ok) return cost.refusals;
  const payload = { ...bearer.value, ...(cost.value.length > 0 && { spent: cost.value }) };
  pay(change, player, stratagem, unit, payload);
  return stratagem.on === "PLAYER"
    ? stratagem.use(change, player, event, payload)
    : stratagem.use(change, unit!, event, payload);
}

/** Which model uses it, where each does so for itself: the one that is named, or the first that may. */
function bearerOf(
  game: Game,
  player: PlayerId,
  stratagem: Stratagem,
  unit: Unit | null,
  payload: UseStratagem["payload"],
): Checked<UseStratagem["payload"]> {
  const { name, rule, bearersIn } = stratagem;
  if (bearersIn === undefined || unit === null) return accept(payload);
  const able = modelsLeft(game, player, unit, stratagem);
  const model_id = able.find((id) => payload.model_id === undefined || id === payload.model_id);
  if (model_id !== undefined) return accept({ ...payload, model_id });
  return reject(refusal("NO_ABILITY", rule, { unit: unit.name, ability: name }, { unit_id: unit.id }));
}

function pay(
  change: Change,
  player: PlayerId,
  stratagem: Stratagem,
  unit: Unit | null,
  { target_unit_id: target, model_id }: UseStratagem["payload"],
): void {
  const { id } = stratagem;
  const { cp: had, used } = change.game.players[player];
  const cost = costFor(change.game, player, stratagem, unit);
  const cp = had - cost;
  const about = aboutUse(unit, target);
  if (cost > 0) change.set(`players.${player}.cp`, cp);
  const discount = unit === null ? undefined : discountFor(change.game, player, stratagem, unit);
  const cheaper: Used[] = discount === undefined ? [] : [{ stratagem: discount.id, until: "ROUND" }];
  const isPlain = unit !== null && !isAbility(stratagem);
  const byRules = isPlain ? pricesSpent(change.game, stratagem, unit) : [];
  // Of a unit that may be chosen beside another it is known that it was chosen, as it is not chosen twice.
  const chosen: Used[] =
    isPlain && stratagem.once !== null && isAgain(change.game, stratagem, unit)
      ? [{ stratagem: id, until: stratagem.once, unit_id: unit.id }]
      : [];
  const spent = [...used, ...usesUp(stratagem, unit, model_id), ...chosen, ...cheaper, ...byRules];
  if (spent.length > used.length) change.set(`players.${player}.used`, spent);
  change.story.addLine({ line: "stratagem_used", player, stratagem: id, cost, ...about });
  if (discount !== undefined) {
    const by = discount.name;
    change.story.addLine({ line: "stratagem_cheaper", player, full: stratagem.cost, cost, by });
  }
  change.happened({ type: "stratagem_used", player, stratagem: id, ...about });
  if (isPlain && isAwaited(change.table, "stratagem_targeted", unit)) {
    change.occurs({ type: "stratagem_targeted", unit_id: unit.id });
  }
  if (cost > 0) change.happened({ type: "cp_changed", player, cp });
}

/** Whether it is no stratagem, but used in the same way. */
function isAbility({ ability, armyRule, gear }: Stratagem): boolean {
  return ability !== undefined || armyRule !== undefined || gear === true;
}

/** What it is used on; what a player uses on no unit of their own has a target at the most. */
function aboutUse(unit: Unit | null, target: string | undefined) {
  if (unit !== null) return { unit_id: unit.id };
  return target === undefined ? {} : { target_unit_id: target };
}

/** For how long nobody, or not this unit, uses it again. */
function* usesUp(
  { id, once, onceEach, group, bearersIn, sole }: Stratagem,
  unit: Unit | null,
  model_id: string | undefined,
): Generator<Used> {
  const stratagem = group ?? id;
  if (once !== null) yield { stratagem, until: once };
  if (sole !== undefined) yield { stratagem: id, until: sole };
  if (onceEach === undefined || unit === null) return;
  const bearers = bearersIn?.(unit);
  const model = bearers?.each === true && bearers.ids.length > 1 ? model_id : undefined;
  yield { stratagem, until: onceEach, unit_id: unit.id, ...(model !== undefined && { model_id: model }) };
}

/** Takes what it costs out of a pool: of dice those that are named, or else the lowest that will do. The faces of dice. */
function spendPool(
  change: Change,
  player: PlayerId,
  { name, rule, spend }: Stratagem,
  { dice }: UseStratagem["payload"],
): Checked<readonly number[]> {
  if (spend === undefined) return accept([]);
  const { pool, count, from = 1 } = spend;
  const { pools = {} } = change.table.players[player];
  const held = pools[pool] ?? 0;
  let left: number | readonly number[];
  let spent: readonly number[] = [];
  if (typeof held === "number") left = held - count;
  else {
    const named = dice ?? cheapestDice(held, spend);
    if (!arePaying(held, named, spend)) {
      return reject(refusal("WRONG_DICE", rule, { stratagem: name, count, from }));
    }
    spent = named.map((at) => held[at]!);
    left = held.filter((_, index) => !named.includes(index));
  }
  change.set(`players.${player}.pools`, { ...pools, [pool]: left });
  return accept(spent);
}
