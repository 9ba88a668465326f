import { type Book, bookOf } from "../../../abilities/book.ts";
import type { CountRule } from "../../../abilities/count-rules.ts";
import { normaliseKeyword } from "../../../base/keyword.ts";
import type { Change, Table } from "../../../game/change.ts";
import type { Unit } from "../../../game/document.ts";
import { someModelHas } from "../../../game/every-model.ts";
import type { CountedFate, Fate } from "../../../game/fate.ts";
import type { AttackPlan } from "../../../game/plan.ts";
import type { Attacks } from "../../../game/tasks.ts";
import type { FateCounter } from "./saves.ts";

/** What attacks do to single models, gathered only where a rule counts it. */

/** Whether some rule counts what these attacks do. */
export function isCounted(game: Table, plans: readonly AttackPlan[]): boolean {
  const { countRules } = bookOf(game) as Book;
  if (countRules.length === 0) return false;
  const shooter = game.units[plans[0]!.shooter_unit_id]!;
  return countRules.some((rule) =>
    rule.side === "MADE"
      ? isOf(game, shooter, rule)
      : plans.some(({ target_unit_id }) => isOf(game, game.units[target_unit_id]!, rule)),
  );
}

/** Whether the unit, or for a rule of the whole army its army, has the rule. */
function isOf(game: Table, unit: Unit, { ability, detachment, isOn }: CountRule): boolean {
  if (ability === undefined) return detachment === game.players[unit.owner].detachment;
  if (someModelHas(unit, ability)) return true;
  if (isOn !== undefined) return false;
  return Object.values(game.units).some((one) => one.owner === unit.owner && someModelHas(one, ability));
}

/** The fates of models in one action. */
export class FateBook {
  readonly #fates: Fate[];

  constructor(before: readonly Fate[] = []) {
    this.#fates = [...before];
  }

  get fates(): readonly Fate[] {
    return this.#fates;
  }

  counterFor(plan: number, target: Unit): FateCounter {
    return (modelId, what) => {
      const at = this.#fates.findIndex((one) => one.plan === plan && one.model_id === modelId);
      const before = this.#fates[at] ?? { plan, model_id: modelId, allocated: 0, sixes: 0 };
      const now: Fate = {
        ...before,
        ...(what === "ALLOCATED" && { allocated: before.allocated + 1 }),
        ...(what === "SIX" && { sixes: before.sixes + 1 }),
        ...(what === "SLAIN" && { slain: keywordsOfModel(target, modelId) }),
      };
      // In the order in which models were destroyed.
      if (at >= 0 && what === "SLAIN") this.#fates.splice(at, 1);
      if (at < 0 || what === "SLAIN") this.#fates.push(now);
      else this.#fates[at] = now;
    };
  }
}

function keywordsOfModel(unit: Unit, modelId: string): readonly string[] {
  const own = unit.models[modelId]?.keywords ?? [];
  return [...new Set([...unit.keywords, ...own].map(normaliseKeyword))];
}

/** Tells rules of what the attacks did to models. */
export function tellFates(change: Change, game: Table, { plans, fates = [], cause }: Attacks): void {
  if (fates.length === 0) return;
  const told = new Set<string>();
  // The last model of a unit is the one by which it ended.
  const counted = fates.toReversed().map(({ plan, ...fate }): CountedFate => {
    const { target_unit_id, weapon_id, guns } = plans[plan]!;
    const by_model_id = guns[0]!.model_id;
    const [now, before] = [change.table.units[target_unit_id]!, game.units[target_unit_id]!];
    const part = before.parts?.find(({ model_ids }) => model_ids.includes(fate.model_id));
    const key = `${target_unit_id} ${part?.id ?? ""}`;
    const ended = fate.slain !== undefined && !told.has(key) && hasEnded(now, part?.model_ids);
    if (ended) told.add(key);
    return { ...fate, unit_id: target_unit_id, weapon_id, by_model_id, ended };
  });
  const attack = cause === "MELEE" ? "MELEE" : "RANGED";
  change.occurs({ type: "attacks_counted", unit_id: plans[0]!.shooter_unit_id, attack, fates: counted });
}

/** Whether no model of its unit, or of its part of an Attached unit, is left. */
function hasEnded(now: Unit, ids: readonly string[] = Object.keys(now.models)): boolean {
  return !ids.some((id) => Object.hasOwn(now.models, id) && now.fallen?.includes(id) !== true);
}
