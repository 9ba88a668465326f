import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import type { Table } from "../../../game/change.ts";
import type { Unit } from "../../../game/document.ts";
import { unitDistance } from "../../../game/measure/distances.ts";
import { isWithin } from "../../../game/measure/measure.ts";
import { within as between, count } from "../../../game/scalar.ts";
import { isOnTable, keywordsOf } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";
import { listWords, oneOrMore, toList } from "../lists.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";

const schema = z.strictObject({
  /** In inches. */
  within: between(0, LIMITS.boardInches),
  /** Of how many units, one unless it is said. */
  count: z.optional(count(1, LIMITS.units)),
  side: z.enum(["FRIENDLY", "ENEMY"]),
  keyword: z.optional(oneOrMore),
  and: z.optional(oneOrMore),
  without: z.optional(oneOrMore),
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
  words({ within: inches, count: many = 1, side, keyword, and, without, of }) {
    const kind = `${side === "FRIENDLY" ? "friendly" : "enemy"}${keywordsWords(keyword, and, without)}`;
    const units = many === 1 ? `a ${kind} unit` : `${many} or more ${kind} units`;
    return `${subjectName(of)} is within ${inches}″ of ${units}`;
  },
});

function countNear(
  { units }: Table,
  unit: Unit,
  player: Unit["owner"],
  { within: inches, side, keyword, and, without }: Within,
): number {
  let near = 0;
  for (const id in units) {
    const other = units[id]!;
    if (other === unit || (other.owner === player) !== (side === "FRIENDLY") || !isOnTable(other)) continue;
    if (!isOfKind(other, keyword, and, without)) continue;
    if (isWithin(unitDistance(unit, other), inches)) near++;
  }
  return near;
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

export function keywordsWords(
  any?: string | readonly string[],
  all?: string | readonly string[],
  none?: string | readonly string[],
): string {
  const kinds = any === undefined ? "" : ` ${listWords(toList(any), "or")}`;
  const more = all === undefined ? "" : ` ${toList(all).join(" ")}`;
  const but = none === undefined ? "" : ` (not ${listWords(toList(none), "or")})`;
  return `${kinds}${more}${but}`;
}
