import { bookOf } from "../../abilities/book.ts";
import { compileCondition } from "../../abilities/language/condition.ts";
import { toList } from "../../abilities/language/lists.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { RuleId } from "../../base/rule.ts";
import { SIZES, sizeFor } from "../../game/battle-size.ts";
import type { Table } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import { isWholeBattle } from "../../game/edition.ts";
import { someModelHas } from "../../game/every-model.ts";
import type { PlayerId } from "../../game/player.ts";
import { isDestroyed, keywordsOf } from "../../game/unit.ts";
import { costFor, isAgain, isPayable } from "./cost.ts";
import { alikeDice } from "./pool-dice.ts";
import type { Stratagem } from "./stratagem.ts";

type Limited = Pick<
  Stratagem,
  | "id"
  | "name"
  | "rule"
  | "cost"
  | "earlier"
  | "detachment"
  | "on"
  | "times"
  | "group"
  | "alike"
  | "spend"
  | "sole"
>;

type Limit = "OTHER_DETACHMENT" | "ALREADY_USED" | "NOT_ENOUGH_CP" | "POOL_SPENT" | "NOT_NOW:earlier";

/**
 * What keeps the player from using the stratagem at all now: points, and what was used before (ST-1). Every event asks
 * this of every stratagem, so nothing is worded here.
 */
export function playerLimit(game: Table, player: PlayerId, stratagem: Limited): Limit | undefined {
  const { earlier, detachment, spend } = stratagem;
  const { detachment: own } = game.players[player];
  if (detachment !== undefined && detachment !== own) return "OTHER_DETACHMENT";
  if (isUsedUp(game, player, stratagem) && !isOpenAgain(game, player, stratagem)) return "ALREADY_USED";
  if (spend !== undefined && !isHeld(game.players[player].pools?.[spend.pool], spend)) return "POOL_SPENT";
  if (!isPayable(game, player, stratagem)) return "NOT_ENOUGH_CP";
  return earlier !== true && !isWholeBattle(game) ? "NOT_NOW:earlier" : undefined;
}

function isUsedUp(
  game: Table,
  player: PlayerId,
  stratagem: Pick<Stratagem, "id" | "group" | "alike" | "times" | "sole">,
): boolean {
  const { id, group, alike, sole } = stratagem;
  const times = timesIn(game, player, stratagem);
  let uses = 0;
  for (const { stratagem: one, unit_id } of game.players[player].used) {
    if (unit_id !== undefined || (one !== id && one !== group && alike?.includes(one) !== true)) continue;
    if (one === id && sole !== undefined) return true;
    uses++;
    if (uses >= times) return true;
  }
  return false;
}

/** Whether a rule lets it be used on some unit of the player though it was used. */
function isOpenAgain(game: Table, player: PlayerId, stratagem: Pick<Stratagem, "name" | "on">): boolean {
  if (stratagem.on === "PLAYER" || !bookOf(game).hasPrices) return false;
  for (const id in game.units) {
    const unit = game.units[id]!;
    if (unit.owner === player && isAgain(game, stratagem, unit)) return true;
  }
  return false;
}

/** Why it cannot be used on this unit after it was used on another (AB-25). */
export function againLimits(
  game: Table,
  player: PlayerId,
  stratagem: Stratagem,
  unit: Unit,
): readonly Refusal[] {
  if (!isUsedUp(game, player, stratagem) || isAgain(game, stratagem, unit)) return NONE;
  return [refusal("ALREADY_USED", "ST-1", { stratagem: stratagem.name })];
}

/** How often in its time: some rules are used more often in larger battles, or by some units. */
function timesIn(
  game: Table,
  player: PlayerId,
  { times = 1 }: Pick<Stratagem, "times">,
  unit: Unit | null = null,
): number {
  if (typeof times === "number") return times;
  if ("bySize" in times) return times.bySize[SIZES.indexOf(sizeFor(game, player))]!;
  if ("if" in times) {
    const scene = unit === null ? null : { game, unit, player, bearers: null };
    return scene !== null && compileCondition(times.if)(scene) ? times.times : 1;
  }
  const own = unit === null ? new Set<string>() : keywordsOf(unit);
  return times.byKeyword
    .filter(({ keyword }) => toList(keyword).some((one) => own.has(one)))
    .reduce((sum, one) => sum + one.times, 0);
}

/** Whether the pool has enough for it. */
function isHeld(held: number | readonly number[] = 0, spend: NonNullable<Stratagem["spend"]>): boolean {
  const { count, from = 1, alike } = spend;
  if (alike !== undefined) return typeof held === "object" && alikeDice(held, spend) !== undefined;
  return (typeof held === "number" ? held : held.filter((face) => face >= from).length) >= count;
}

/** The same in words. */
export function playerLimits(game: Table, player: PlayerId, stratagem: Limited): readonly Refusal[] {
  const limit = playerLimit(game, player, stratagem);
  const { name, rule, cost } = stratagem;
  if (limit === undefined) return [];
  if (limit === "NOT_ENOUGH_CP") return [tooDear(name, cost, game.players[player].cp)];
  return [refusal(limit, limit === "ALREADY_USED" ? "ST-1" : rule, { stratagem: name })];
}

function tooDear(stratagem: string, cost: number, left: number): Refusal {
  return refusal("NOT_ENOUGH_CP", "ST-1", { stratagem, cost, left });
}

/** Why the player cannot pay for it on this unit, where it is cheaper on another (ST-4). */
export function priceLimits(
  game: Table,
  player: PlayerId,
  stratagem: Pick<Stratagem, "name" | "cost">,
  unit: Unit,
): readonly Refusal[] {
  const { cp } = game.players[player];
  const cost = costFor(game, player, stratagem, unit);
  return cp < cost ? [tooDear(stratagem.name, cost, cp)] : [];
}

/** Why the unit cannot use what is an ability of its own, or what it carries. */
export function abilityLimits(
  game: Game,
  player: PlayerId,
  unit: Unit,
  stratagem: Stratagem,
): readonly Refusal[] {
  const { name, rule, ability } = stratagem;
  const about = { unit_id: unit.id };
  if (unit.owner !== player) return [refusal("NOT_YOUR_UNIT", rule, { unit: unit.name }, about)];
  if (ability !== undefined && !someModelHas(unit, ability)) {
    return [refusal("NO_ABILITY", rule, { unit: unit.name, ability: name }, about)];
  }
  return spentLimits(game, player, unit, stratagem);
}

/** Why the unit cannot use it again, where each unit uses it for itself. */
export function spentLimits(
  game: Table,
  player: PlayerId,
  unit: Unit,
  stratagem: Stratagem,
): readonly Refusal[] {
  const { name, rule, bearersIn } = stratagem;
  const times = timesIn(game, player, stratagem, unit);
  const uses = usesBy(game, player, unit, stratagem);
  if (uses.length === 0 && times > 0) return NONE;
  const isLeft =
    bearersIn === undefined ? uses.length < times : modelsLeft(game, player, unit, stratagem).length > 0;
  if (isLeft) return NONE;
  return [refusal("ALREADY_SPENT", rule, { unit: unit.name, ability: name }, { unit_id: unit.id })];
}

type Bearing = Pick<Stratagem, "id" | "group" | "times" | "bearersIn">;

function usesBy(game: Table, player: PlayerId, unit: Unit, { id, group }: Bearing) {
  return game.players[player].used.filter(
    ({ stratagem, unit_id }) => (stratagem === id || stratagem === group) && unit_id === unit.id,
  );
}

/** The models that may still use it, where each does so for itself; a use that names none was of the first of them. */
export function modelsLeft(game: Table, player: PlayerId, unit: Unit, stratagem: Bearing): readonly string[] {
  const { bearersIn } = stratagem;
  const times = timesIn(game, player, stratagem, unit);
  const { ids, each } = bearersIn?.(unit) ?? { ids: [], each: false };
  const uses = usesBy(game, player, unit, stratagem);
  if (!each) return uses.length < times ? ids : [];
  return ids.filter((id) => uses.filter(({ model_id = ids[0] }) => model_id === id).length < times);
}

/** Why no stratagem can be used on the unit by this player; one that waits in reserve may be (ST-2, ST-3). */
export function unitLimits(
  player: PlayerId,
  unit: Unit,
  { onDestroyed, armyRule }: Pick<Stratagem, "onDestroyed" | "armyRule"> = {},
): readonly Refusal[] {
  const refusals = (
    code: "NOT_YOUR_UNIT" | "UNIT_DESTROYED" | "OFF_TABLE" | "BATTLE_SHOCKED",
    rule: RuleId,
  ) => [refusal(code, rule, { unit: unit.name }, { unit_id: unit.id })];
  if (unit.owner !== player) return refusals("NOT_YOUR_UNIT", "ST-1");
  if (isDestroyed(unit) && onDestroyed !== true) return refusals("UNIT_DESTROYED", "ST-3");
  if (unit.embarked_in !== null) return refusals("OFF_TABLE", "ST-3");
  // Battle-shock keeps a unit from stratagems, not from the rules of its army.
  return unit.flags.battle_shocked === true && armyRule === undefined
    ? refusals("BATTLE_SHOCKED", "ST-2")
    : NONE;
}

const NONE: readonly Refusal[] = [];
