import * as z from "zod/mini";
import { normaliseKeyword } from "../../../base/keyword.ts";
import { LIMITS } from "../../../base/limits.ts";
import type { Table } from "../../../game/change.ts";
import type { Model, Unit } from "../../../game/document.ts";
import { inRange } from "../../../game/measure/measure.ts";
import { place, placeAll } from "../../../game/measure/placed.ts";
import { numbersOf } from "../../../game/ruleset.ts";
import { count } from "../../../game/scalar.ts";
import { isDestroyed, modelHasKeyword, modelOf, modelsOf } from "../../../game/unit.ts";
import { compileCondition, conditionSchema, conditionWords } from "../condition.ts";
import { copiesIn } from "../conditions/attacking-model.ts";
import type { Deed } from "../deed.ts";
import { listWords, oneOrMore, toList } from "../lists.ts";
import type { Scene } from "../scene.ts";
import { subjectName, subjectSchema } from "../subject.ts";
import { tools } from "../tools.ts";
import { amountSchema, diceOf, rollAmount } from "./amount.ts";
import { type ActKind, actKind, sceneIn, unitFor } from "./kind.ts";
import { chancesOfDice } from "./odds.ts";

const fields = {
  /**
   * A die for each of so many, or for each model: of the unit, of it in Engagement Range of the target, of the target; or for
   * each wound that its bearer, or without one the unit, has left; or for each that its trigger has `counted`.
   */
  each: z.union([count(1, 30), z.enum(["MODEL", "MODEL_ENGAGED", "TARGET_MODEL", "WOUND_LEFT", "COUNTED"])]),
  /** The models of the unit that are counted, by name, keyword or weapon; absent: all of them. */
  models: z.optional(oneOrMore),
  /** The face from which it is a mortal wound, and up to which; absent: a 6. */
  from: count(1, 6),
  upTo: z.optional(count(1, 6)),
  /** How many mortal wounds each is; absent: one. */
  wounds: z.optional(amountSchema),
  /** What is added to each die where a condition holds. */
  plus: z.optional(z.strictObject({ add: count(-3, 3), if: conditionSchema })),
  /** Most wounds, and most dice. */
  most: z.optional(count(1, 30)),
  dice: z.optional(count(1, 30)),
  to: subjectSchema,
};

type Each = z.infer<z.ZodMiniObject<typeof fields>>;

/** Dice of which each high one is a mortal wound, and what follows from them. */
export type EachAct = Each & {
  /** If there was one or more. */
  readonly scored?: readonly Deed[] | undefined;
  /** If they have destroyed one or more models. */
  readonly slain?: readonly Deed[] | undefined;
};

/** Made with the list of all deeds, which has this kind among them. */
export function eachKind(
  deeds: z.ZodMiniType<readonly Deed[]>,
  deedsWords: (deeds: readonly Deed[]) => string,
  deedsDice: (deeds: readonly Deed[]) => number,
): ActKind<"each", EachAct> {
  const schema: z.ZodMiniType<EachAct> = z.strictObject({
    ...fields,
    scored: z.optional(deeds),
    slain: z.optional(deeds),
  });
  return actKind<"each", EachAct>({
    key: "each",
    schema,
    run(value, acting) {
      const {
        each,
        scored = [],
        slain = [],
        upTo = 6,
        wounds: amount = 1,
        most = Number.POSITIVE_INFINITY,
        to = "CHOSEN",
      } = value;
      const { change, named, unitId } = acting;
      const target = unitFor(acting, to);
      const unit = change.table.units[unitId]!;
      if (target === undefined || isDestroyed(target)) return;
      const { near, many } = countedFor(change.table, value, unit, target, acting.modelId);
      const from = fromOf(value, sceneIn(acting));
      const thrown = Array.from({ length: many }, () => change.dice.d6());
      const hits = thrown.filter((face) => face >= from && face <= upTo).length;
      const more = Array.from({ length: hits }, () => rollAmount(amount, change.dice));
      const rolls_raw = [...thrown, ...more.flatMap(({ faces }) => faces)];
      const wounds = Math.min(
        most,
        more.reduce((sum, { total }) => sum + total, 0),
      );
      const about = { unit_id: unitId, target_unit_id: target.id };
      const block = change.story.roll({
        context: "ability",
        ability: named.name,
        rolls_raw,
        wounds,
        ...about,
      });
      change.story.addLine({ line: "ability_dice", ...about, block });
      // Models that are there now and gone when the wounds are suffered were destroyed by them.
      const models = modelsOf(target).length;
      if (slain.length > 0) acting.follow([{ given: { not: { models, of: to } }, do: slain }]);
      if (hits > 0) acting.follow(scored);
      const source = each === "MODEL_ENGAGED" ? near : modelsOf(unit);
      tools.value.mortalWounds(
        change,
        target.id,
        wounds,
        target.id === unitId ? [] : source.map((model) => place(unit, model)),
      );
    },
    words({
      each,
      models,
      from,
      upTo = 6,
      wounds = 1,
      plus,
      most,
      dice,
      to = "CHOSEN",
      scored = [],
      slain = [],
    }) {
      const model = `${models === undefined ? "" : `${listWords(toList(models), "or")} `}model in this unit`;
      const what =
        typeof each === "number"
          ? `roll ${each} D6`
          : {
              MODEL: `roll one D6 for each ${model}`,
              MODEL_ENGAGED: `roll one D6 for each ${model} within Engagement Range of ${subjectName(to)}`,
              TARGET_MODEL: `roll one D6 for each model in ${subjectName(to)}`,
              WOUND_LEFT: "roll one D6 for each wound that this model has left",
              COUNTED: "roll one D6 for each of them",
            }[each];
      const dies = dice === undefined ? "" : ` (at most ${dice} dice)`;
      const added =
        plus === undefined
          ? ""
          : `, ${plus.add < 0 ? "subtracting" : "adding"} ${Math.abs(plus.add)} if ${conditionWords(plus.if)}`;
      const bound = most === undefined ? "" : ` (at most ${most})`;
      const faces = upTo === 6 ? `${from}+` : from === upTo ? `${from}` : `${from}-${upTo}`;
      const harm = `${wounds} mortal wound${wounds === 1 ? "" : "s"}`;
      const then = [
        ...(scored.length === 0 ? [] : [`if one or more are, ${deedsWords(scored)}`]),
        ...(slain.length === 0 ? [] : [`if models are destroyed by that, ${deedsWords(slain)}`]),
      ];
      return [
        `${what}${dies}${added}: for each ${faces}, ${subjectName(to)} suffers ${harm}${bound}`,
        ...then,
      ].join("; ");
    },
    inner: ({ scored = [], slain = [] }) => [...scored, ...slain],
    dice: ({ each, wounds = 1, scored = [], slain = [] }) => {
      const first = typeof each === "number" ? each : 30;
      return first * (1 + diceOf(wounds).count) + deedsDice([...scored, ...slain]);
    },
    odds(value, { scene, unitOf }) {
      const { upTo = 6, wounds = 1, most, to = "CHOSEN" } = value;
      const target = unitOf(to);
      if (target === undefined) return [];
      const { many } = countedFor(scene.game, value, scene.unit, target, scene.modelId);
      const chances = chancesOfDice(many, fromOf(value, scene), most, { upTo, each: wounds });
      return [{ what: "MORTAL_WOUNDS", unit_id: target.id, chances }];
    },
  });
}

/** The face that counts, with what is added to the dice. */
function fromOf({ from, plus }: Each, scene: Scene): number {
  return plus !== undefined && compileCondition(plus.if)(scene) ? Math.max(1, from - plus.add) : from;
}

/** How many dice are rolled, and the models of the unit in Engagement Range of the target. */
function countedFor(
  game: Table,
  { each, models, dice = LIMITS.modelsPerUnit }: Each,
  unit: Unit,
  target: Unit,
  modelId: string | undefined,
) {
  const { engagement } = numbersOf(game);
  const enemies = placeAll(target);
  const all = models === undefined ? modelsOf(unit) : modelsOf(unit).filter(isOneOf(game, unit, models));
  const near = all.filter((model) => {
    const own = place(unit, model);
    return enemies.some((enemy) => inRange(own, enemy, engagement));
  });
  const counted: Partial<Record<string, readonly unknown[]>> = {
    MODEL: all,
    MODEL_ENGAGED: near,
    TARGET_MODEL: modelsOf(target),
  };
  const bearer = modelId === undefined ? undefined : modelOf(unit, modelId);
  const left = (bearer === undefined ? all : [bearer]).reduce((sum, { wounds }) => sum + wounds, 0);
  const many = typeof each === "number" ? each : each === "WOUND_LEFT" ? left : (counted[each]?.length ?? 0);
  return { near, many: Math.min(dice, many) };
}

/** Whether a model is called this, has this keyword or carries this weapon. */
function isOneOf(game: Table, unit: Unit, models: string | readonly string[]): (model: Model) => boolean {
  const names = toList(models).map(normaliseKeyword);
  return (model) =>
    names.some(
      (name) =>
        normaliseKeyword(model.name) === name ||
        modelHasKeyword(unit, model, name) ||
        copiesIn(game, model, [name.toLowerCase()]) > 0,
    );
}
