import { hasEffect } from "../../abilities/has-effect.ts";
import type { Clause } from "../../abilities/language/clause.ts";
import { type Condition, compileCondition, refusalCodeOf } from "../../abilities/language/condition.ts";
import { type Deed, isAct } from "../../abilities/language/deed.ts";
import { abilityOf, type Row, ruleOf } from "../../abilities/language/row.ts";
import type { Trigger } from "../../abilities/language/trigger.ts";
import { normaliseKeyword } from "../../base/keyword.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game, Model, Unit } from "../../game/document.ts";
import { type GameEvent, unitIn } from "../../game/event.ts";
import { someModelHas } from "../../game/every-model.ts";
import type { PlayerId } from "../../game/player.ts";
import { isDestroyed, isOnTable, keywordsOf, modelsOf } from "../../game/unit.ts";
import { kindRefusals, moverRefusals } from "../../space/movement/mover.ts";
import { isAircraft } from "../../space/movement/order.ts";
import { DONE } from "../actions/entry.ts";
import { selectionRefusals } from "../phases/shooting/moment.ts";
import { notNow } from "../stratagems/not-now.ts";
import type { PlayerStratagem, Stratagem, StratagemPayload, UnitStratagem } from "../stratagems/stratagem.ts";
import { candidatesFor } from "./candidates.ts";
import { carryOut } from "./carry-out.ts";
import { isNearEnough, isSetOffBy, type Times, timesOf } from "./times.ts";

/** Rows that a player uses, as the flow of the game asks about them. */
export function usablesOf(row: Row): readonly Stratagem[] {
  return (row.does as readonly Clause[]).flatMap((clause, index) =>
    clause.use === undefined || clause.when === undefined ? [] : [usableOf(row, clause, index)],
  );
}

type Plain = Omit<UnitStratagem, "against" | "use" | "choices">;

function usableOf(row: Row, clause: Clause, index: number): Stratagem {
  const triggers: readonly Trigger[] = Array.isArray(clause.when) ? clause.when : [clause.when as Trigger];
  const plain = plainOf(row, clause, index, triggers);
  const isOfPlayer = row.source === "ARMY_RULE" && clause.on !== "UNIT" && clause.on !== "BEARER";
  return isOfPlayer ? ofPlayer(row, clause, plain) : ofUnit(row, clause, plain, triggers);
}

function plainOf(row: Row, clause: Clause, index: number, triggers: readonly Trigger[]): Plain {
  const { cost = 0, once, per, compulsory } = clause.use!;
  const times = triggers.map(timesOf).reduce(both);
  const ofArmy =
    per === undefined ? row.source === "STRATAGEM" || row.source === "ARMY_RULE" : per === "ARMY";
  const ability = abilityOf(row);
  return {
    id: clause.as ?? (index === 0 ? row.id : `${row.id}_${index + 1}`),
    name: clause.name ?? row.name,
    rule: ruleOf(row),
    cost,
    windows: times.windows,
    ...(times.moments.length > 0 && { moments: times.moments }),
    ...(times.among !== undefined && { among: times.among }),
    once: ofArmy ? (once ?? null) : null,
    ...(!ofArmy && once !== undefined && { onceEach: once }),
    ...(row.detachment !== undefined && { detachment: row.detachment }),
    ...(compulsory === true && { compulsory: true as const }),
    ...(ability !== undefined && (row.source === "ARMY_RULE" ? { armyRule: ability } : { ability })),
  };
}

function both(a: Times, b: Times): Times {
  return {
    windows: [...new Set([...a.windows, ...b.windows])],
    moments: [...new Set([...a.moments, ...b.moments])],
    ...(a.among === b.among && a.among !== undefined && { among: a.among }),
  };
}

/** What the army does as a whole: to every unit that has the rule, or to one that is chosen. */
function ofPlayer(row: Row, clause: Clause, plain: Plain): PlayerStratagem {
  const { id, name, rule } = plain;
  const ability = abilityOf(row)!;
  const own = (game: Game, player: PlayerId) =>
    Object.values(game.units).filter((unit) => unit.owner === player && someModelHas(unit, ability));
  const chosenFrom = (game: Game, player: PlayerId) =>
    clause.choose === undefined ? [] : candidatesFor(game, clause.choose, player, null, null);
  return {
    ...plain,
    on: "PLAYER",
    against(game, player) {
      if (own(game, player).length === 0) return [refusal("NO_ARMY_RULE", rule, { stratagem: name })];
      if (clause.choose === undefined || chosenFrom(game, player).length > 0) return [];
      return [refusal("NO_TARGET", rule, { stratagem: name })];
    },
    use(change, player, _event, { target_unit_id }) {
      const { game } = change;
      const common = { row: row.id, player, left: clause.do, ...storedAs(row, clause) };
      if (clause.choose === undefined) {
        for (const unit of own(game, player)) {
          carryOut(change, { ...common, unit_id: unit.id, on_unit_id: unit.id });
        }
        return DONE;
      }
      if (target_unit_id === undefined) return [refusal("NO_TARGET", rule, { stratagem: name })];
      const target = game.units[target_unit_id];
      if (target === undefined) return [refusal("UNKNOWN_UNIT", "GD-7", { id: target_unit_id })];
      const about = { target_unit_id };
      if (target.owner === player) return [refusal("NOT_AN_ENEMY", rule, { target: target.name }, about)];
      if (isDestroyed(target)) return [refusal("UNIT_DESTROYED", rule, { unit: target.name }, about)];
      if (!chosenFrom(game, player).includes(target))
        return [refusal("NO_TARGET", rule, { stratagem: name }, about)];
      carryOut(change, { ...common, unit_id: target.id, on_unit_id: target.id, chosen: target.id });
      return DONE;
    },
    *choices(game, player) {
      if (clause.choose === undefined) yield { stratagem: id };
      else for (const unit of chosenFrom(game, player)) yield { stratagem: id, target_unit_id: unit.id };
    },
  };
}

function storedAs({ id }: Row, { as = id, until, do: deeds }: Clause) {
  return until !== undefined && deeds.some((deed) => !isAct(deed)) ? { effect: as, until } : {};
}

function ofUnit(row: Row, clause: Clause, plain: Plain, triggers: readonly Trigger[]): UnitStratagem {
  const { id, name, rule } = plain;
  const conditions = partsOf(clause.if).map((condition) => ({
    condition,
    test: compileCondition(condition),
  }));
  const chosenFrom = (game: Game, unit: Unit, event: GameEvent | null) =>
    candidatesFor(game, clause.choose!, unit.owner, unit, event);
  const usable: UnitStratagem = {
    ...plain,
    against(game, unit, event) {
      const about = { unit_id: unit.id };
      const details = { unit: unit.name, stratagem: name };
      const stored = storedAs(row, clause);
      if (
        "effect" in stored &&
        clause.choose === undefined &&
        clause.use?.per !== "MODEL" &&
        hasEffect(unit, stored.effect)
      ) {
        return [refusal("ALREADY_IN_EFFECT", rule, details, about)];
      }
      for (const { condition, test } of conditions) {
        if (test({ game, unit, player: unit.owner, bearers: null, it: itIn(game, event) })) continue;
        return [conditionRefusal(usable, unit, condition)];
      }
      const late = triggerRefusals(usable, triggers, game, unit, event);
      if (late.length > 0) return late;
      const acts = movesIn(clause.do) ? moveRefusals(usable, game, unit) : [];
      if (acts.length > 0) return acts;
      if (clause.use?.per === "MODEL" && !isOnTable(unit))
        return [refusal("OFF_TABLE", "GD-8", { unit: unit.name }, about)];
      if (clause.choose === undefined || chosenFrom(game, unit, event).length > 0) return [];
      const { if: wanted } = clause.choose;
      return wanted !== undefined && "is" in wanted && wanted.is === "BATTLE_SHOCKED"
        ? [refusal("NOBODY_SHOCKED", rule, { unit: unit.name }, about)]
        : [refusal("NO_TARGET", rule, { stratagem: name }, about)];
    },
    use(change, unit, event, payload) {
      const bearer = bearerOf(usable, clause, unit, payload.model_id);
      if (bearer === null) {
        return [refusal("NO_ABILITY", rule, { unit: unit.name, ability: name }, { unit_id: unit.id })];
      }
      let chosen: Unit | undefined;
      if (clause.choose !== undefined) {
        const able = chosenFrom(change.game, unit, event);
        chosen =
          payload.target_unit_id === undefined
            ? able[0]
            : able.find((one) => one.id === payload.target_unit_id);
        if (chosen === undefined) return [notChosen(usable, change.game, unit, payload)];
      }
      const it = unitIn(event);
      carryOut(change, {
        row: row.id,
        player: unit.owner,
        unit_id: unit.id,
        on_unit_id: chosen?.id ?? unit.id,
        left: clause.do,
        ...storedAs(row, clause),
        ...(it !== undefined && { it }),
        ...(chosen !== undefined && { chosen: chosen.id }),
        ...(bearer !== undefined && { model_id: bearer.id }),
      });
      return DONE;
    },
    *choices(game, unit, event) {
      if (clause.choose !== undefined) {
        for (const one of chosenFrom(game, unit, event)) yield { stratagem: id, target_unit_id: one.id };
      } else if (clause.use?.per === "MODEL") {
        for (const { id: model_id } of bearersOf(usable, unit)) yield { stratagem: id, model_id };
      } else yield { stratagem: id };
    },
  };
  return usable;
}

function itIn(game: Game, event: GameEvent | null): Unit | undefined {
  return game.units[unitIn(event) ?? ""];
}

/** Conditions of which each has a reason of its own. */
function partsOf(condition: Condition | undefined): readonly Condition[] {
  if (condition === undefined) return [];
  return "all" in condition ? condition.all : [condition];
}

type Usable = Pick<UnitStratagem, "name" | "rule" | "windows" | "moments" | "ability">;

function conditionRefusal({ name, rule }: Usable, unit: Unit, condition: Condition): Refusal {
  const about = { unit_id: unit.id };
  const details = { unit: unit.name, stratagem: name };
  switch (refusalCodeOf(condition)) {
    case "WRONG_KEYWORDS":
      return refusal("WRONG_KEYWORDS", rule, details, about);
    case "TOO_FEW_MODELS":
      return refusal("TOO_FEW_MODELS", rule, details, about);
    case "NO_WEAPON_FOR_IT":
      return refusal("NO_WEAPON_FOR_IT", rule, { unit: unit.name, ability: name }, about);
    case "CONDITION":
      return refusal("CONDITION", rule, { ...details, condition }, about);
  }
}

function triggerRefusals(
  usable: UnitStratagem,
  triggers: readonly Trigger[],
  game: Game,
  unit: Unit,
  event: GameEvent | null,
): readonly Refusal[] {
  const { name, rule } = usable;
  const about = { unit_id: unit.id };
  const answers = triggers.map((trigger) => ({ trigger, answer: isSetOffBy(trigger, game, unit, event) }));
  const yes = answers.find(({ answer }) => answer === "YES");
  if (yes === undefined) {
    const { answer } = answers[0]!;
    if (answer === "NOT_NOW" || answer === "YES") return [notNow(usable, about)];
    return [refusal(answer, rule, { unit: unit.name, stratagem: name }, about)];
  }
  const away = isNearEnough(yes.trigger, game, unit, event);
  if (away !== null) {
    const enemy = itIn(game, event)!;
    const range = "within" in yes.trigger ? yes.trigger.within! : 0;
    const details = { target: enemy.name, away, range };
    return [refusal("OUT_OF_RANGE:unit", rule, details, { ...about, target_unit_id: enemy.id })];
  }
  return "selected" in yes.trigger && yes.trigger.selected === "SHOOT" ? selectionRefusals(game, unit) : [];
}

function movesIn(deeds: readonly Deed[]): boolean {
  return deeds.some((deed) => {
    if ("move" in deed) return true;
    if ("table" in deed) return deed.table.some((entry) => movesIn(entry.do));
    return "given" in deed && (movesIn(deed.do) || movesIn(deed.otherwise ?? []));
  });
}

function moveRefusals({ name, rule }: Usable, game: Game, unit: Unit): readonly Refusal[] {
  const held = moverRefusals(unit);
  if (held.length > 0) return held;
  if (isAircraft(unit)) {
    return [refusal("NO_WEAPON_FOR_IT", rule, { unit: unit.name, ability: name }, { unit_id: unit.id })];
  }
  return kindRefusals(game, unit, "NORMAL");
}

function notChosen(
  { name, rule }: Usable,
  game: Game,
  unit: Unit,
  { target_unit_id }: StratagemPayload,
): Refusal {
  const target = game.units[target_unit_id ?? ""];
  if (target === undefined || keywordsOf(target).size === 0) {
    return refusal("NO_TARGET", rule, { stratagem: name }, { unit_id: unit.id });
  }
  return refusal("NO_TARGET", rule, { stratagem: name }, { unit_id: unit.id, target_unit_id: target.id });
}

/** The models that have it; all of a unit that has it as a whole. */
function bearersOf({ ability = "" }: Usable, unit: Unit): readonly Model[] {
  const has = (abilities: readonly string[] = []) =>
    abilities.some((text) => normaliseKeyword(text) === ability);
  return has(unit.abilities) ? modelsOf(unit) : modelsOf(unit).filter(({ abilities }) => has(abilities));
}

/** Null: the model that was named does not have it. */
function bearerOf(
  usable: Usable,
  clause: Clause,
  unit: Unit,
  named: string | undefined,
): Model | null | undefined {
  if (clause.use?.per !== "MODEL") return undefined;
  const able = bearersOf(usable, unit);
  return (named === undefined ? able[0] : able.find(({ id }) => id === named)) ?? null;
}
