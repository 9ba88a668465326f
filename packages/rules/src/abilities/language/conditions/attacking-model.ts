import * as z from "zod/mini";
import { normaliseKeyword } from "../../../base/keyword.ts";
import { LIMITS } from "../../../base/limits.ts";
import type { Table } from "../../../game/change.ts";
import type { Model, Weapon } from "../../../game/document.ts";
import { count } from "../../../game/scalar.ts";
import { modelHasKeyword } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";
import { listWords, oneOrMore, toList } from "../lists.ts";
import { isNamed } from "./weapon.ts";

const modelSchema = z.strictObject({
  /** Its keyword or its name; one of these is enough. */
  attackingModel: oneOrMore,
});

/** The model that attacks is of a kind: each is asked for itself. */
export const attackingModel = conditionKind<"attackingModel", z.infer<typeof modelSchema>>({
  key: "attackingModel",
  schema: modelSchema,
  sees: () => "MODEL",
  compile({ attackingModel: wanted }) {
    const names = toList(wanted).map(normaliseKeyword);
    return ({ volley, firing }) => {
      if (volley === undefined || firing === undefined) return false;
      const { model } = firing;
      return names.some(
        (name) => normaliseKeyword(model.name) === name || modelHasKeyword(volley.shooter, model, name),
      );
    };
  },
  words: ({ attackingModel: wanted }) => `the attacking model is ${listWords(toList(wanted), "or")}`,
});

const carriesSchema = z.strictObject({
  attackerCarries: oneOrMore,
  /** How many of them together; absent: one. */
  atLeast: z.optional(count(2, LIMITS.weaponsPerModel)),
});

/** The model that attacks carries a weapon of this name, whichever it attacks with. */
export const attackerCarries = conditionKind<"attackerCarries", z.infer<typeof carriesSchema>>({
  key: "attackerCarries",
  schema: carriesSchema,
  sees: () => "MODEL",
  compile({ attackerCarries: wanted, atLeast = 1 }) {
    const names = toList(wanted);
    return ({ game, firing }) => firing !== undefined && copiesIn(game, firing.model, names) >= atLeast;
  },
  words: ({ attackerCarries: wanted, atLeast }) =>
    `the attacking model has ${atLeast === undefined ? "" : `${atLeast} or more of `}${listWords(toList(wanted), "or")}`,
});

const armedSchema = z.strictObject({
  /** How many weapons of the type the attacking model carries, at least. */
  attackerArmedWith: count(1, LIMITS.weaponsPerModel),
  type: z.enum(["RANGED", "MELEE"]),
  /** These do not count. */
  except: z.optional(oneOrMore),
});

/** The model that attacks carries so many weapons of a type; profiles of one weapon are one. */
export const attackerArmedWith = conditionKind<"attackerArmedWith", z.infer<typeof armedSchema>>({
  key: "attackerArmedWith",
  schema: armedSchema,
  sees: () => "MODEL",
  compile({ attackerArmedWith: least, type, except = [] }) {
    const none = toList(except);
    const counts = (weapon: Weapon) => weapon.type === type && !isNamed(weapon, none, false);
    return ({ game, firing }) => firing !== undefined && countOf(game, firing.model, counts) >= least;
  },
  words({ attackerArmedWith: least, type, except }) {
    const but = except === undefined ? "" : ` beside its ${listWords(toList(except), "and")}`;
    return `the attacking model has ${least} or more ${type.toLowerCase()} weapons${but}`;
  },
});

/** How many weapons of these names the model carries. */
export function copiesIn(game: Pick<Table, "weapons">, model: Model, names: readonly string[]): number {
  return countOf(game, model, (weapon) => isNamed(weapon, names, false));
}

/** Profiles of one weapon count once for each copy of it. */
function countOf(
  { weapons }: Pick<Table, "weapons">,
  model: Model,
  counts: (one: Weapon) => boolean,
): number {
  const firstProfiles = new Map<string, string>();
  let found = 0;
  for (const id of model.weapons) {
    const weapon = weapons[id]!;
    if (!counts(weapon)) continue;
    if (weapon.profile_of !== null) {
      const first = firstProfiles.get(weapon.profile_of) ?? id;
      firstProfiles.set(weapon.profile_of, first);
      if (first !== id) continue;
    }
    found++;
  }
  return found;
}
