import { hasEffect } from "../../abilities/has-effect.ts";
import { isUsedUp } from "../../abilities/language/acts/uses-up.ts";
import type { Clause } from "../../abilities/language/clause.ts";
import {
  type Condition,
  compileCondition,
  refusalCodeOf,
  sightOf,
} from "../../abilities/language/condition.ts";
import { type Deed, deedsOdds } from "../../abilities/language/deed.ts";
import { mentions } from "../../abilities/language/mentions.ts";
import { abilityOf, type Row, ruleOf, useIdOf } from "../../abilities/language/row.ts";
import { subjectIn } from "../../abilities/language/subject.ts";
import { isOwnDoing, type RolledDice, type Trigger, triggersOf } from "../../abilities/language/trigger.ts";
import { carriesWeapon } from "../../abilities/rolled-profile.ts";
import { normaliseKeyword } from "../../base/keyword.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Table } from "../../game/change.ts";
import type { Game, Model, Unit } from "../../game/document.ts";
import { type GameEvent, unitIn } from "../../game/event.ts";
import type { PlayerId } from "../../game/player.ts";
import { isDestroyed, isOnTable, keywordsOf, modelsOf } from "../../game/unit.ts";
import { DONE } from "../actions/entry.ts";
import { chargeSelectionRefusals } from "../phases/charge/moment.ts";
import { movingRefusals } from "../phases/movement/moment.ts";
import { selectionRefusals } from "../phases/shooting/moment.ts";
import { dieOf } from "../re-roll/dice.ts";
import { type PendingRoll, pendingRoll } from "../re-roll/roll.ts";
import { mayBeSpared } from "../re-roll/spare.ts";
import { beforeTests } from "../stratagems/conditions.ts";
import { modelsLeft } from "../stratagems/limits.ts";
import { notNow } from "../stratagems/not-now.ts";
import type { PlayerStratagem, Stratagem, StratagemPayload, UnitStratagem } from "../stratagems/stratagem.ts";
import { actRefusals, positionRefusals } from "./act-refusals.ts";
import { askingRefusals, payloadRefusals, withAnswers } from "./asking/kinds.ts";
import { bearingPart, isMeant } from "./bearers.ts";
import { candidatesFor } from "./candidates.ts";
import { carryOutEach, type RuleTask } from "./carry-out.ts";
import { ableOptions, choicesOf, deedsOf, readOption, readUnits } from "./chosen.ts";
import { endGroup } from "./group.ts";
import { bearersOfRow, holderFor } from "./holder.ts";
import { storedAs } from "./stored.ts";
import { askedAbout, byIn, isNearEnough, isSetOffBy, type Times, timesOf } from "./times.ts";

/** Rows that a player uses, as the flow of the game asks about them. */
export function usablesOf(row: Row): readonly Stratagem[] {
  return (row.does as readonly Clause[]).flatMap((clause, index) =>
    clause.use === undefined || clause.when === undefined ? [] : [usableOf(row, clause, index)],
  );
}

type Plain = Omit<UnitStratagem, "refusals" | "use" | "choices" | "odds">;

function usableOf(row: Row, clause: Clause, index: number): Stratagem {
  const triggers = triggersOf(clause.when);
  const plain = plainOf(row, clause, index, triggers);
  const isOfPlayer =
    clause.on === "PLAYER" ||
    (row.source === "ARMY_RULE" && clause.on !== "UNIT" && clause.on !== "BEARER") ||
    isOnArmy(row, clause);
  return isOfPlayer ? ofPlayer(row, clause, plain, triggers) : ofUnit(row, clause, plain, triggers);
}

/** Whether a detachment does it to every unit of the army that is like this. */
function isOnArmy({ source }: Row, { on, use }: Clause): boolean {
  return source === "DETACHMENT" && use?.per === "ARMY" && typeof on === "object" && "army" in on;
}

/** The other clauses of a stratagem: however it is used, it is one stratagem. */
function alikeOf(row: Row, clause: Clause): readonly string[] {
  if (row.source !== "STRATAGEM") return [];
  return (row.does as readonly Clause[]).flatMap((one, index) =>
    one === clause || one.use === undefined ? [] : [useIdOf(row, one.as, index)],
  );
}

function plainOf(row: Row, clause: Clause, index: number, triggers: readonly Trigger[]): Plain {
  const { cost = 0, once, compulsory, times: often, group, spend, sole } = clause.use!;
  const times = triggers.map((trigger) => timesOf(trigger, clause)).reduce(both);
  const ofArmy = isOfArmy(row, clause);
  const ability = abilityOf(row);
  const alike = alikeOf(row, clause);
  return {
    id: useIdOf(row, clause.as, index),
    name: clause.name ?? row.name,
    rule: ruleOf(row),
    cost,
    windows: times.windows,
    ...(times.moments.length > 0 && { moments: times.moments }),
    ...(times.among !== undefined && { among: times.among }),
    ...(times.whose !== undefined && { whose: times.whose }),
    ...(triggers.some(isItsEnd) && { onDestroyed: true as const }),
    once: ofArmy ? (once ?? null) : null,
    ...(!ofArmy && once !== undefined && { onceEach: once }),
    ...(often !== undefined && { times: often }),
    ...(group !== undefined && { group }),
    ...(sole !== undefined && { sole }),
    ...(spend !== undefined && { spend }),
    ...(alike.length > 0 && { alike }),
    ...(row.weapon !== undefined && {
      gear: true as const,
      isFor: (game: Table, unit: Unit) => carriesWeapon(game, unit, row.weapon!),
    }),
    ...(row.detachment !== undefined && { detachment: row.detachment }),
    ...(compulsory === true && { compulsory: true as const }),
    ...(ability !== undefined && (row.source === "ARMY_RULE" ? { armyRule: ability } : { ability })),
  };
}

/** Whether uses are counted for the whole army. */
function isOfArmy({ source }: Row, { use }: Clause): boolean {
  const { per } = use!;
  return per === undefined ? source === "STRATAGEM" || source === "ARMY_RULE" : per === "ARMY";
}

function both(a: Times, b: Times): Times {
  return {
    windows: [...new Set([...a.windows, ...b.windows])],
    moments: [...new Set([...a.moments, ...b.moments])],
    ...(a.among === b.among && a.among !== undefined && { among: a.among }),
    // Each trigger is asked again with the event.
    ...((a.whose ?? b.whose) !== undefined && { whose: a.whose === b.whose ? a.whose! : "ANY" }),
  };
}

/** Whether it is used on a unit that was just destroyed. */
function isItsEnd(trigger: Trigger): boolean {
  const isEnd = "after" in trigger && (trigger.after === "DESTROYED" || trigger.after === "DEMISE");
  return isEnd && isOwnDoing(trigger);
}

/** What the army does as a whole: to every unit that has the rule, or to one that is chosen. */
function ofPlayer(row: Row, clause: Clause, plain: Plain, triggers: readonly Trigger[]): PlayerStratagem {
  const { id, name, rule } = plain;
  const test = clause.if === undefined ? undefined : compileCondition(clause.if);
  const withRule = (game: Game, player: PlayerId) => {
    if (clause.on !== "PLAYER")
      return bearersOfRow(game, row, player).filter((unit) => isMeant(unit, clause));
    const holder = holderFor(game, row, player);
    return holder === undefined ? [] : [holder];
  };
  const own = (game: Game, player: PlayerId) =>
    withRule(game, player).filter((unit) => test?.({ game, unit, player, bearers: null }) ?? true);
  const chosenFrom = (game: Game, player: PlayerId) =>
    clause.choose === undefined ? [] : candidatesFor(game, clause.choose, player, null, null);
  const optionsFor = (game: Game, player: PlayerId) => {
    const [unit] = own(game, player);
    return unit === undefined ? [] : ableOptions(clause, { game, unit, player, bearers: null });
  };
  return {
    ...plain,
    on: "PLAYER",
    refusals(game, player, event) {
      const holder = { id: "", owner: player };
      if (!triggers.some((trigger) => isSetOffBy(trigger, game, holder, event) === "YES")) {
        return [notNow(plain)];
      }
      const spent = usedUpRefusals(plain, game, player, clause.do);
      if (spent.length > 0) return spent;
      const [first] = withRule(game, player);
      if (first === undefined) return [refusal("NO_ARMY_RULE", rule, { stratagem: name })];
      if (own(game, player).length === 0) return [conditionRefusal(plain, first, clause.if!)];
      if (clause.choose !== undefined && chosenFrom(game, player).length === 0) {
        return [refusal("NO_TARGET", rule, { stratagem: name })];
      }
      return clause.options === undefined || optionsFor(game, player).length > 0
        ? []
        : [refusal("NO_OPTION", rule, { stratagem: name, options: [] })];
    },
    use(change, player, _event, payload) {
      const { game } = change;
      const option = readOption(plain, clause, optionsFor(game, player), payload);
      if (!option.ok) return option.refusals;
      const common = {
        row: row.id,
        player,
        left: deedsOf(row, clause, option.value),
        ...storedAs(row, clause),
      };
      const refusals = clause.choose === undefined ? [] : enemyRefusals(game, player, payload);
      if (refusals.length > 0) return refusals;
      const units = readUnits(clause, chosenFrom(game, player), payload);
      if (units === "TOO_MANY") return [tooMany(plain, clause)];
      if (units === null) return [refusal("NO_TARGET", rule, { stratagem: name }, aboutTarget(payload))];
      endGroup(change, row, clause, player, null);
      carryOutEach(
        change,
        clause.choose === undefined
          ? own(game, player).map(({ id: unitId }) => ({ ...common, unit_id: unitId, on_unit_id: unitId }))
          : units.map((one) => ({
              ...common,
              unit_id: clause.on === "PLAYER" ? own(game, player)[0]!.id : one.id,
              on_unit_id: one.id,
              chosen: one.id,
            })),
      );
      return DONE;
    },
    choices: (game, player) => choicesOf(id, clause, chosenFrom(game, player), optionsFor(game, player)),
  };

  function enemyRefusals(
    game: Game,
    player: PlayerId,
    { target_unit_id }: StratagemPayload,
  ): readonly Refusal[] {
    if (target_unit_id === undefined) return [];
    const target = game.units[target_unit_id];
    if (target === undefined) return [refusal("UNKNOWN_UNIT", "GD-7", { id: target_unit_id })];
    const about = { target_unit_id };
    if (clause.choose?.unit !== "FRIENDLY" && target.owner === player) {
      return [refusal("NOT_AN_ENEMY", rule, { target: target.name }, about)];
    }
    return isDestroyed(target) ? [refusal("UNIT_DESTROYED", rule, { unit: target.name }, about)] : [];
  }
}

const aboutTarget = ({ target_unit_id }: StratagemPayload) =>
  target_unit_id === undefined ? {} : { target_unit_id };

function tooMany({ name, rule }: Pick<Stratagem, "name" | "rule">, { choose }: Clause): Refusal {
  return refusal("TOO_MANY_TARGETS", rule, { stratagem: name, most: choose?.upTo ?? 1 });
}

function ofUnit(row: Row, clause: Clause, plain: Plain, triggers: readonly Trigger[]): UnitStratagem {
  const { id, name, rule } = plain;
  const conditions = partsOf(clause.if).map((condition) => ({
    condition,
    test: compileCondition(condition),
  }));
  const chosenFrom = (game: Game, unit: Unit, event: GameEvent | null) =>
    candidatesFor(game, clause.choose!, unit.owner, bearingPart(unit, clause, plain.ability), event);
  const optionsFor = (game: Game, unit: Unit, event: GameEvent | null) =>
    ableOptions(clause, { game, unit, player: unit.owner, bearers: null, it: itIn(game, event) });
  const quick = conditions.filter(({ condition }) => asksUnitAlone(condition)).map(({ test }) => test);
  const usable: UnitStratagem = {
    ...plain,
    ...(quick.length > 0 &&
      plain.gear !== true && {
        isFor: (game: Table, unit: Unit) =>
          quick.every((test) => test({ game, unit, player: unit.owner, bearers: null })),
      }),
    ...(clause.use?.per === "MODEL" && {
      bearersIn: (unit: Unit) => ({
        ids: bearersOf(plain, unit).map((model) => model.id),
        each: !isOfUnit(plain, unit),
      }),
    }),
    refusals(game, unit, event) {
      const about = { unit_id: unit.id };
      const details = { unit: unit.name, stratagem: name };
      const stored = storedAs(row, clause);
      if (
        stored.effect !== undefined &&
        clause.choose === undefined &&
        clause.use?.per !== "MODEL" &&
        hasEffect(unit, stored.effect)
      ) {
        return [refusal("ALREADY_IN_EFFECT", rule, details, about)];
      }
      if (!isMeant(unit, clause)) return [refusal("WRONG_KEYWORDS", rule, details, about)];
      for (const { condition, test } of conditions) {
        const about = { it: itIn(game, event), by: game.units[byIn(event) ?? ""] };
        if (test({ game, unit, player: unit.owner, bearers: null, ...about })) continue;
        return [conditionRefusal(usable, unit, condition)];
      }
      const late = triggerRefusals(usable, triggers, game, unit, event);
      if (late.length > 0) return late;
      const acts = [
        ...usedUpRefusals(plain, game, unit.owner, clause.do),
        ...actRefusals(usable, game, unit, clause.do, itIn(game, event)),
        ...askingRefusals(usable, game, unit, clause.do),
      ];
      if (acts.length > 0) return acts.slice(0, 1);
      if (clause.use?.per === "MODEL" && !isOnTable(unit))
        return [refusal("OFF_TABLE", "GD-8", { unit: unit.name }, about)];
      if (clause.options !== undefined && optionsFor(game, unit, event).length === 0) {
        return [refusal("NO_OPTION", rule, { stratagem: name, options: [] }, about)];
      }
      if (clause.choose === undefined || chosenFrom(game, unit, event).length > 0) return [];
      const { if: wanted } = clause.choose;
      return wanted !== undefined && "is" in wanted && wanted.is === "BATTLE_SHOCKED"
        ? [refusal("NOBODY_SHOCKED", rule, { unit: unit.name }, about)]
        : [refusal("NO_TARGET", rule, { stratagem: name }, about)];
    },
    use(change, unit, event, payload) {
      const option = readOption(plain, clause, optionsFor(change.game, unit, event), payload);
      if (!option.ok) return option.refusals;
      const able = clause.choose === undefined ? [] : chosenFrom(change.game, unit, event);
      const isNamed = payload.target_unit_id !== undefined || payload.target_unit_ids !== undefined;
      // Where nothing is named, the first one that can be chosen is meant.
      const wanted = isNamed || able.length === 0 ? payload : { ...payload, target_unit_id: able[0]!.id };
      const units = readUnits(clause, able, wanted);
      if (units === "TOO_MANY") return [tooMany(plain, clause)];
      if (units === null) return [notChosen(usable, change.game, unit, payload)];
      const misplaced = [
        ...positionRefusals(plain, change.game, unit, clause.do, payload),
        ...payloadRefusals(plain, change.game, unit, clause.do, payload),
      ];
      if (misplaced.length > 0) return misplaced;
      const [it, by] = [unitIn(event), byIn(event)];
      const common = {
        row: row.id,
        player: unit.owner,
        unit_id: unit.id,
        left: deedsOf(row, clause, option.value),
        ...storedAs(row, clause),
        ...(it !== undefined && { it }),
        ...(by !== undefined && { by }),
        ...askedAbout(event),
        ...(payload.spent !== undefined && { spent: payload.spent }),
        ...askedOf(change.game, payload),
        ...(clause.use?.per === "MODEL" && { model_id: payload.model_id! }),
      };
      const reachesOthers = isOfArmy(row, clause) || clause.choose !== undefined;
      endGroup(change, row, clause, unit.owner, reachesOthers ? null : unit.id);
      carryOutEach(
        change,
        clause.choose === undefined
          ? [{ ...common, on_unit_id: unit.id }]
          : units.map(({ id: chosen }) => ({ ...common, on_unit_id: chosen, chosen })),
      );
      return DONE;
    },
    odds(game, unit, event, payload) {
      const named = payload.target_unit_id ?? payload.target_unit_ids?.[0];
      const chosen = clause.choose === undefined ? undefined : game.units[named ?? ""];
      const [it, by] = [itIn(game, event), game.units[byIn(event) ?? ""]];
      const option = readOption(plain, clause, optionsFor(game, unit, event), payload);
      const deeds = deedsOf(row, clause, option.ok ? option.value : null) as readonly Deed[];
      const scene = { game, unit, player: unit.owner, bearers: null, it, by, chosen };
      return deedsOdds(deeds, { scene, unitOf: (subject) => subjectIn(scene, subject) });
    },
    *choices(game, unit, event) {
      const able = clause.choose === undefined ? [] : chosenFrom(game, unit, event);
      for (const payload of choicesOf(id, clause, able, optionsFor(game, unit, event))) {
        if ((clause.choose !== undefined && clause.choose.from === undefined) || clause.use?.per !== "MODEL")
          yield* withAnswers(game, unit, clause.do, payload);
        else
          for (const model_id of modelsLeft(game, unit.owner, unit, usable)) {
            yield* withAnswers(game, unit, clause.do, { ...payload, model_id });
          }
      }
    },
  };
  return usable;
}

/** What the player says about it beside units and options, as it waits with the rule. */
function askedOf(
  game: Game,
  payload: StratagemPayload,
): Pick<RuleTask, "positions" | "facings" | "point" | "die"> {
  const { positions, facings, point, dice_index } = payload;
  const roll = dice_index === undefined ? pendingRoll(game) : undefined;
  const die = roll === undefined ? dice_index : dieOf(roll, payload);
  return {
    ...(positions !== undefined && { positions }),
    ...(facings !== undefined && { facings }),
    ...(point !== undefined && { point }),
    ...(die !== undefined && { die }),
  };
}

/** What shares a limit with other rules cannot be used once one of them was. */
function usedUpRefusals(
  { name }: Pick<Stratagem, "name">,
  { players }: Game,
  player: PlayerId,
  deeds: readonly Deed[],
): readonly Refusal[] {
  const isSpent = deeds.some((deed) => "usesUp" in deed && isUsedUp(players[player].used, deed.usesUp));
  return isSpent ? [refusal("ALREADY_USED", "ST-1", { stratagem: name })] : [];
}

function itIn(game: Game, event: GameEvent | null): Unit | undefined {
  return game.units[unitIn(event) ?? ""];
}

/** Conditions of which each has a reason of its own. */
function partsOf(condition: Condition | undefined): readonly Condition[] {
  if (condition === undefined) return [];
  return "all" in condition ? condition.all : [condition];
}

/** Whether the unit by itself says no, whatever the moment; what a mark is about may be a matter of the event. */
function asksUnitAlone(condition: Condition): boolean {
  return sightOf(condition) === "UNIT" && !mentions(condition, "about");
}

type Usable = Pick<UnitStratagem, "name" | "rule" | "windows" | "moments" | "ability" | "armyRule">;

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
  if ("during" in yes.trigger && yes.trigger.before !== undefined) return beforeTests(usable, game, unit);
  if ("rolled" in yes.trigger || "allocated" in yes.trigger) {
    const roll = pendingRoll(game)?.of;
    const isIt = triggers.some((one) =>
      "rolled" in one
        ? ROLLS[one.rolled] === roll && (one.failed !== true || mayBeSpared(game, unit, "SAVE"))
        : "allocated" in one && mayBeSpared(game, unit, "ALLOCATED"),
    );
    return isIt ? [] : [notNow(usable, about)];
  }
  if (!("selected" in yes.trigger) || event !== null) return [];
  return SELECTION[yes.trigger.selected](game, unit);
}

const ROLLS: Readonly<Record<RolledDice, PendingRoll["of"]>> = {
  HIT: "to_hit",
  WOUND: "to_wound",
  DAMAGE: "damage",
  ADVANCE_ROLL: "advance",
  CHARGE_ROLL: "charge_roll",
  SAVE: "save",
};

/** Why a unit cannot be selected for it in its player's own time. */
const SELECTION = {
  SHOOT: selectionRefusals,
  MOVE: movingRefusals,
  CHARGE: chargeSelectionRefusals,
  FIGHT: () => [],
} as const satisfies Record<string, (game: Game, unit: Unit) => readonly Refusal[]>;

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

/** Whether the unit has it as a whole. */
function isOfUnit({ armyRule = "", ability = armyRule }: Usable, unit: Unit): boolean {
  return unit.abilities.some((text) => normaliseKeyword(text) === ability);
}

/** The models that have it; all of a unit that has it as a whole. */
function bearersOf(usable: Usable, unit: Unit): readonly Model[] {
  if (isOfUnit(usable, unit)) return modelsOf(unit);
  return modelsOf(unit).filter(({ abilities = [] }) =>
    abilities.some((text) => normaliseKeyword(text) === (usable.ability ?? usable.armyRule)),
  );
}
