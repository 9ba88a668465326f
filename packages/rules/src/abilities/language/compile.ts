import { normaliseKeyword } from "../../base/keyword.ts";
import type { Table } from "../../game/change.ts";
import type { Model, Unit } from "../../game/document.ts";
import type { EffectSource } from "../../game/effects.ts";
import { someModelHas } from "../../game/every-model.ts";
import { distancesBetween, unitDistance } from "../../game/measure/distances.ts";
import { isWithin, unitsEngaged } from "../../game/measure/measure.ts";
import { isOnTable, modelHasKeyword } from "../../game/unit.ts";
import type { Aura, EffectRow } from "../effect.ts";
import type { Clause, Reach } from "./clause.ts";
import { compileCondition, sightOf } from "./condition.ts";
import { isOfKind } from "./conditions/within.ts";
import { type Deed, innerOf, lastingOf } from "./deed.ts";
import { compileEffects, type LastingEffect } from "./effect.ts";
import { toList } from "./lists.ts";
import { mentions } from "./mentions.ts";
import { optionDeeds } from "./option.ts";
import { abilityOf, type Row, type RowSource, ruleOf } from "./row.ts";
import { sentenceOf } from "./sentence.ts";
import { lookAround } from "./surroundings.ts";
import { tools } from "./tools.ts";

/** A row, ready to be asked. */
export interface Compiled {
  /** What is always on. */
  readonly always: readonly EffectRow[];
  /** What is given to units for a time. */
  readonly given: readonly EffectRow[];
}

const SOURCES: Readonly<Record<RowSource, EffectSource>> = {
  CORE: "STRATAGEM",
  ARMY_RULE: "ARMY_RULE",
  DETACHMENT: "DETACHMENT_RULE",
  DATASHEET: "ABILITY",
  WARGEAR: "ABILITY",
  ENHANCEMENT: "ENHANCEMENT",
  STRATAGEM: "STRATAGEM",
  BY_HAND: "BY_HAND",
};

export function compileRow(row: Row): Compiled {
  const always: EffectRow[] = [];
  const given: EffectRow[] = [];
  for (const clause of row.does as readonly Clause[]) {
    const effects = lastingOf(clause.do);
    if (clause.when === undefined && clause.until === undefined) {
      // What does nothing under a name of its own is a mark, which other rows ask for.
      if (effects.length > 0 || clause.as !== undefined) always.push(alwaysRow(row, clause, effects));
      continue;
    }
    if (clause.until !== undefined) {
      given.push(plainRow(row, clause.as ?? row.id, clause.name ?? row.name, effects, clause));
    }
    given.push(...givenIn(row, clause.do, clause));
    for (const index of (clause.options ?? []).keys()) {
      given.push(...givenIn(row, optionDeeds(row, clause, index), clause));
    }
  }
  // What documents name and no clause gives is named all the same.
  if (given.length === 0 && always[0] !== undefined) given.push(always[0]);
  return { always, given };
}

/** What acts of the clause give, however deep they stand. */
function givenIn(row: Row, deeds: readonly Deed[], clause: Clause): readonly EffectRow[] {
  return deeds.flatMap((deed) => {
    if ("marker" in deed) return [plainRow(row, deed.marker, deed.called, [], clause)];
    if ("give" in deed) return [plainRow(row, deed.as, deed.called ?? row.name, deed.give, clause)];
    return givenIn(row, innerOf(deed), clause);
  });
}

/** The effect as it is stored on a unit. */
function plainRow(
  row: Row,
  id: string,
  name: string,
  effects: readonly LastingEffect[],
  clause: Clause,
): EffectRow {
  const named = { name, rule: ruleOf(row) };
  return {
    id,
    ...named,
    source: SOURCES[row.source],
    text: sentenceOf({ does: [{ do: [...effects], ...(clause.on && { on: clause.on }) }] }),
    ...compileEffects(effects, named),
    ...(["disembarkedFrom", "giver"].some((one) => mentions(effects, one)) && { asksGiver: true as const }),
    ...(lookAround(effects) && { looksAround: true as const }),
  };
}

function alwaysRow(row: Row, clause: Clause, effects: readonly LastingEffect[]): EffectRow {
  const { on = "BEARER", if: condition } = clause;
  const plain = plainRow(row, clause.as ?? row.id, clause.name ?? row.name, effects, clause);
  const ability = abilityOf(row);
  const found: EffectRow = {
    ...plain,
    text: sentenceOf(row),
    ...(ability !== undefined && { ability }),
    ...(row.detachment !== undefined && ability === undefined && { detachment: row.detachment }),
    ...(on === "LED" || on === "UNIT" ? { reach: on } : {}),
    ...isOnOf(on),
    ...whenOf(on, condition),
  };
  return typeof on === "object" && "aura" in on ? { ...found, aura: auraOf(on, condition) } : found;
}

/** The models of a unit that the clause is for. */
export function isOnOf(on: Reach): Pick<EffectRow, "isOn" | "spares"> {
  if (typeof on !== "object" || "aura" in on) return {};
  const [wanted, unwanted] =
    "army" in on ? [on.models, on.modelsWithout] : [on.models === true ? undefined : on.models, on.without];
  const isOthers = "others" in on && on.others === true;
  if ("army" in on && wanted === undefined && unwanted === undefined) return {};
  const [some, none] = [wanted, unwanted].map((names) =>
    names === undefined ? undefined : toList(names).map(normaliseKeyword),
  );
  const is = (unit: Unit, model: Model) => (name: string) =>
    normaliseKeyword(model.name) === name || modelHasKeyword(unit, model, name);
  return {
    isOn: (unit, model) =>
      (some === undefined || some.some(is(unit, model))) &&
      (none === undefined || !none.some(is(unit, model))),
    ...(isOthers && { spares: true as const }),
  };
}

function whenOf(on: Reach, condition: Clause["if"]): Pick<EffectRow, "when" | "sees"> {
  if (typeof on === "object" && "aura" in on) return {};
  const { keyword, without, ability } = typeof on === "object" && "army" in on ? on : NO_ARMY;
  const test = condition === undefined ? undefined : compileCondition(condition);
  if (test === undefined && keyword === undefined && without === undefined && ability === undefined)
    return {};
  const wanted = ability === undefined ? undefined : normaliseKeyword(ability);
  const sees = condition === undefined ? "UNIT" : sightOf(condition);
  return {
    when: (unit, game) =>
      isOfKind(unit, keyword, undefined, without) &&
      (wanted === undefined || someModelHas(unit, wanted)) &&
      (test?.({ game, unit, player: unit.owner, bearers: null }) ?? true),
    ...(sees !== "UNIT" && { sees: "TABLE" }),
  };
}

const NO_ARMY: Partial<Extract<Reach, { army: true }>> = {};

function auraOf(on: Extract<Reach, { aura: unknown }>, condition: Clause["if"]): Aura {
  const source = condition === undefined ? undefined : compileCondition(condition);
  const reached = on.if === undefined ? undefined : compileCondition(on.if);
  return {
    reaches(game, { source: from, bearers, unit, further }) {
      const friendly = from.owner === unit.owner;
      if (on.units !== "ALL" && friendly !== (on.units === "FRIENDLY")) return false;
      if (!isOnTable(from) || !isOnTable(unit)) return false;
      if (!isOfKind(unit, on.keyword, on.and, on.without)) return false;
      const scene = { game, player: from.owner, bearers: null };
      if (source !== undefined && !source({ ...scene, unit: from })) return false;
      if (reached !== undefined && !reached({ ...scene, unit })) return false;
      if (from === unit) return true;
      const ofAll = bearers === null || on.from === "UNIT";
      if (on.aura === "ENGAGED") return unitsEngaged(game, ofAll ? from : partOf(from, bearers), unit);
      const inches = ofAll ? unitDistance(from, unit) : distanceFrom(from, bearers, unit);
      return (
        isWithin(inches, inchesOf(on, on.aura, game) + further) &&
        (on.visible !== true || tools.value.canSee(game, from, unit))
      );
    },
  };
}

/** How far it reaches now; some reach further the longer the battle lasts. */
function inchesOf({ byRound }: Extract<Reach, { aura: unknown }>, aura: number, { turn }: Table): number {
  return byRound === undefined ? aura : byRound[Math.min(turn.round, byRound.length) - 1]!;
}

function partOf(unit: Unit, ids: ReadonlySet<string>): Unit {
  const models = Object.entries(unit.models).filter(([id]) => ids.has(id));
  return { ...unit, models: Object.fromEntries(models) };
}

/** From the nearest of these models to the unit. */
function distanceFrom(from: Unit, ids: ReadonlySet<string>, unit: Unit): number {
  const { nearestOf } = distancesBetween(from, unit);
  let least = Number.POSITIVE_INFINITY;
  Object.keys(from.models).forEach((id, slot) => {
    if (ids.has(id)) least = Math.min(least, nearestOf[slot]!);
  });
  return least;
}
