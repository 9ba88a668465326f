import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { isWithin } from "../../../game/measure/measure.ts";
import { listOf, within } from "../../../game/scalar.ts";
import { isOnTable, modelsOf } from "../../../game/unit.ts";
import { copiesIn } from "../conditions/attacking-model.ts";
import { isOfKind, kindWords, nearestTo } from "../conditions/within.ts";
import { listWords, oneOrMore, toList } from "../lists.ts";
import { ap, attacks, damage, strength } from "./characteristic.ts";
import { type ChangeKind, type ChangeScene, changeKind } from "./kind.ts";

const SIDES = ["FRIENDLY", "ENEMY"] as const;

/** What is counted. */
const countedSchema = z.union([
  z.strictObject({
    /** Other units, or their models, within so many inches of the models that attack. */
    near: within(0, LIMITS.boardInches),
    side: z.enum(SIDES),
    count: z.enum(["UNITS", "MODELS"]),
    keyword: z.optional(oneOrMore),
    and: z.optional(oneOrMore),
    without: z.optional(oneOrMore),
  }),
  z.strictObject({
    /** Models embarked within the unit that attacks: all, or those of units of this kind. */
    embarked: z.union([z.literal(true), oneOrMore]),
  }),
  z.strictObject({
    /** Weapons of this name that the attacking model carries beside the first. */
    more: oneOrMore,
  }),
]);

type Counted = z.infer<typeof countedSchema>;

const REPEATED = [attacks, strength, ap, damage] as const;

const schema = z.strictObject({
  forEach: countedSchema,
  /** No more often than this. */
  most: z.optional(within(1, LIMITS.units)),
  do: listOf(
    z.union([
      z.strictObject({ attacks: within(-10, 10), evenExtra: z.optional(z.literal(true)) }),
      z.strictObject({ strength: within(-10, 10) }),
      z.strictObject({ ap: within(-10, 10) }),
      z.strictObject({ damage: within(-10, 10) }),
    ]),
    LIMITS.rowParts,
    1,
  ),
});

type Repeated = z.infer<typeof schema>["do"][number];

/** A characteristic is changed once for each of something that is counted as the attack is made. */
export const forEach = changeKind<"forEach", z.infer<typeof schema>>({
  key: "forEach",
  schema,
  compile({ forEach: counted, most = Number.POSITIVE_INFINITY, do: changes }, named) {
    const times = new Map<number, readonly ((scene: ChangeScene) => void)[]>();
    const actsFor = (count: number) => {
      let acts = times.get(count);
      if (acts === undefined) {
        acts = changes.map((change) => {
          const [key, value] = Object.entries(change)[0] as [string, number];
          return kindOf(change).compile({ ...change, [key]: value * count } as never, named);
        });
        times.set(count, acts);
      }
      return acts;
    };
    return (scene) => {
      const count = Math.min(most, countIn(scene, counted));
      if (count > 0) for (const act of actsFor(count)) act(scene);
    };
  },
  words({ forEach: counted, most, do: changes }) {
    const all = changes.map((change) => kindOf(change).words(change as never));
    return `${listWords(all, "and")} for each ${countedWords(counted)}${
      most === undefined ? "" : ` (up to ${most} times)`
    }`;
  },
});

function kindOf(change: Repeated): ChangeKind {
  return REPEATED.find(({ key }) => key in change)! as unknown as ChangeKind;
}

function countIn({ volley, player }: ChangeScene, counted: Counted): number {
  const { game, shooter, firing } = volley;
  if ("more" in counted) {
    const names = toList(counted.more);
    return Math.max(0, Math.min(...firing.map(({ model }) => copiesIn(game, model, names))) - 1);
  }
  const all = Object.values(game.units);
  if ("embarked" in counted) {
    const { embarked } = counted;
    return all
      .filter((unit) => unit.embarked_in === shooter.id)
      .filter((unit) => embarked === true || isOfKind(unit, embarked))
      .reduce((sum, unit) => sum + modelsOf(unit).length, 0);
  }
  const { near, side, count, keyword, and, without } = counted;
  const attackers = firing.map(({ placed }) => placed);
  return all
    .filter((unit) => unit.id !== shooter.id && isOnTable(unit))
    .filter((unit) => (unit.owner === player) === (side === "FRIENDLY"))
    .filter((unit) => isOfKind(unit, keyword, and, without))
    .map((unit) => nearestTo(attackers, unit).filter((inches) => isWithin(inches, near)).length)
    .reduce((sum, models) => sum + (count === "MODELS" ? models : Math.min(1, models)), 0);
}

function countedWords(counted: Counted): string {
  if ("more" in counted) return `additional ${listWords(toList(counted.more), "or")} of the attacking model`;
  if ("embarked" in counted) {
    const { embarked } = counted;
    return `${embarked === true ? "" : `${listWords(toList(embarked), "or")} `}model embarked within the attacking unit`;
  }
  const { near, side, count, keyword, and, without } = counted;
  const kind = side === "FRIENDLY" ? "other friendly" : "enemy";
  return `${kind} ${kindWords(count === "UNITS" ? "unit" : "model", keyword, and, without)} within ${near}″ of the attacker`;
}
