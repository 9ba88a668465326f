import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import type { Table } from "../../../game/change.ts";
import type { Model, Unit } from "../../../game/document.ts";
import { unitDistance } from "../../../game/measure/distances.ts";
import { distance, isWithin } from "../../../game/measure/measure.ts";
import { type Placed, placeAll } from "../../../game/measure/placed.ts";
import { within as between, count, text } from "../../../game/scalar.ts";
import { isOnTable, keywordsOf, modelHasKeyword, modelsOf } from "../../../game/unit.ts";
import { furthestFrom } from "../../../geometry/furthest.ts";
import { conditionKind } from "../kind.ts";
import { listWords, oneOrMore, toList } from "../lists.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";
import { tools } from "../tools.ts";

const schema = z.strictObject({
  /** In inches. */
  within: between(0, LIMITS.boardInches),
  /** Of how many units, one unless it is said. */
  count: z.optional(count(1, LIMITS.units)),
  side: z.enum(["FRIENDLY", "ENEMY"]),
  keyword: z.optional(oneOrMore),
  and: z.optional(oneOrMore),
  without: z.optional(oneOrMore),
  /** Measured to those models of them that have this name or keyword. */
  model: z.optional(text),
  /** Every part of every model of the unit, instead of any. */
  wholly: z.optional(z.literal(true)),
  /** Whether they must see the unit too. */
  visible: z.optional(z.literal(true)),
  of: subjectSchema,
});

type Within = z.infer<typeof schema>;

/** A unit is within some inches of others of a kind. */
export const within = conditionKind<"within", Within>({
  key: "within",
  schema,
  sees: ({ of }) => (of === undefined || of === "UNIT" ? "TABLE" : "ATTACK"),
  compile: (value) => (scene) => {
    const unit = subjectIn(scene, value.of);
    if (unit === undefined || !isOnTable(unit)) return false;
    return countNear(scene.game, unit, scene.player, value) >= (value.count ?? 1);
  },
  words({ within: inches, count: many = 1, side, keyword, and, without, model, wholly, visible, of }) {
    const one = model === undefined ? "unit" : model === keyword ? "model" : `${model} model`;
    const kind = kindWords(many === 1 ? one : `${one}s`, keyword, and, without);
    const units =
      many === 1
        ? `${side === "FRIENDLY" ? "a friendly" : "an enemy"} ${kind}`
        : `${many} or more ${side === "FRIENDLY" ? "friendly" : "enemy"} ${kind}`;
    const how = `${wholly === true ? "wholly " : ""}within ${inches}″ of`;
    return `${subjectName(of)} is ${how}${visible === true ? " and visible to" : ""} ${units}`;
  },
});

function countNear(game: Table, unit: Unit, player: Unit["owner"], value: Within): number {
  const { within: inches, side, keyword, and, without, model, wholly, visible } = value;
  const { units } = game;
  let near = 0;
  for (const id in units) {
    const other = units[id]!;
    if (other === unit || (other.owner === player) !== (side === "FRIENDLY") || !isOnTable(other)) continue;
    if (!isOfKind(other, keyword, and, without)) continue;
    // Most are told apart by the nearest models alone.
    if (!isWithin(unitDistance(unit, other), inches)) continue;
    if ((model !== undefined || wholly === true) && !isNear(unit, other, inches, model, wholly === true))
      continue;
    if (visible !== true || tools.value.canSee(game, other, unit)) near++;
  }
  return near;
}

function isNear(
  unit: Unit,
  other: Unit,
  inches: number,
  named: string | undefined,
  wholly: boolean,
): boolean {
  const models = modelsOf(other);
  const wanted = placeAll(other).filter(
    (_, slot) => named === undefined || isModelOf(other, models[slot]!, named.toUpperCase()),
  );
  const reaches = (one: Placed) =>
    wanted.some((to) => isWithin(wholly ? furthest(one, to) : distance(one, to), inches));
  return wholly ? placeAll(unit).every(reaches) : placeAll(unit).some(reaches);
}

function isModelOf(unit: Unit, model: Model, name: string): boolean {
  return model.name.toUpperCase() === name || modelHasKeyword(unit, model, name);
}

/** How near each model of the unit comes to the nearest of these. */
export function nearestTo(models: readonly Placed[], unit: Unit): readonly number[] {
  return placeAll(unit).map((one) => Math.min(...models.map((other) => distance(other, one))));
}

/** To the point of the base that is furthest away. */
function furthest(one: Placed, to: Placed): number {
  const across = furthestFrom(one.shape, to.shape);
  const up = one.z - to.z;
  return up === 0 ? across : Math.sqrt(across * across + up * up);
}

export function isOfKind(
  unit: Unit,
  any?: string | readonly string[],
  all?: string | readonly string[],
  none?: string | readonly string[],
): boolean {
  const own = keywordsOf(unit);
  if (any !== undefined && !toList(any).some((one) => own.has(one))) return false;
  if (all !== undefined && !toList(all).every((one) => own.has(one))) return false;
  return none === undefined || !toList(none).some((one) => own.has(one));
}

/** "INFANTRY or BEASTS unit (excluding DAMNED)". */
export function kindWords(
  noun: string,
  any?: string | readonly string[],
  all?: string | readonly string[],
  none?: string | readonly string[],
): string {
  const kinds = any === undefined ? "" : `${listWords(toList(any), "or")} `;
  const more = all === undefined ? "" : `${toList(all).join(" ")} `;
  const but = none === undefined ? "" : ` (excluding ${listWords(toList(none), "and")})`;
  return `${kinds}${more}${noun}${but}`;
}
