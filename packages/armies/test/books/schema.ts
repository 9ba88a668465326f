import * as z from "zod/mini";
import type { Sheet } from "../../src/books/sheet.ts";

/** The shape of a sheet, written a second time and strictly: a key that nobody reads is a slip. */

const name = z.string().check(z.minLength(1), z.maxLength(120));
const names = z.array(name);
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const carried = z.record(name, whole(1, 20));
const dice = z.union([whole(0, 60), z.string().check(z.regex(/^(?:\d+)?D[36](?:\+\d+)?$/))]);
const base = z.string().check(z.regex(/^(?:\d+(?:\.\d)?(?:x\d+(?:\.\d)?)?|~?hull \d+x\d+)$/));

const model = z.strictObject({
  name,
  move: whole(0, 30),
  moveAtLeast: z.optional(z.literal(true)),
  toughness: whole(1, 20),
  save: whole(2, 7),
  invulnerable: z.nullable(whole(2, 6)),
  invulnerableRanged: z.optional(whole(2, 6)),
  invulnerableMelee: z.optional(whole(2, 6)),
  wounds: whole(1, 120),
  leadership: whole(3, 10),
  oc: whole(0, 40),
  base,
  keywords: z.optional(names),
  abilities: z.optional(names),
});

const size = z.union([
  z.strictObject({
    models: whole(1, 40),
    points: whole(0, 4000),
    as: z.optional(z.enum(["ALLY", "ARMY"])),
    of: z.optional(z.record(name, whole(1, 40))),
  }),
  z.strictObject({ added: name, points: whole(1, 1000) }),
]);

const loadout = z.strictObject({
  who: names,
  count: z.optional(
    z.strictObject({ most: whole(1, 20), per: z.optional(whole(2, 20)), size: z.optional(whole(2, 30)) }),
  ),
  weapons: carried,
  also: z.optional(z.literal(true)),
});

const sizeBound = z.nullable(whole(1, 40));

const option = z.strictObject({
  who: z.union([names, z.literal("UNIT")]),
  limit: z.optional(
    z.strictObject({
      most: z.optional(whole(1, 20)),
      per: z.optional(whole(1, 20)),
      of: z.optional(names),
      all: z.optional(z.literal(true)),
    }),
  ),
  needs: z.optional(
    z.strictObject({
      with: z.optional(names),
      without: z.optional(names),
      size: z.optional(z.tuple([sizeBound, sizeBound])),
    }),
  ),
  each: z.optional(z.literal(true)),
  times: z.optional(whole(1, 4)),
  forEach: z.optional(name),
  drop: z.optional(z.union([carried, z.array(carried)])),
  take: z.array(carried).check(z.minLength(1)),
  pick: z.optional(
    z.strictObject({
      least: z.optional(whole(1, 6)),
      most: whole(1, 12),
      repeat: z.optional(z.literal(true)),
    }),
  ),
  once: z.optional(z.strictObject({ most: whole(1, 4), per: z.optional(whole(2, 20)) })),
  locks: z.optional(names),
  exclusive: z.optional(z.string()),
  shared: z.optional(z.string()),
  by: z.optional(name),
});

const profile = z.strictObject({
  name: z.optional(name),
  range: z.optional(z.nullable(whole(1, 1000))),
  attacks: dice,
  skill: z.nullable(whole(2, 6)),
  strength: dice,
  ap: whole(-10, 0),
  damage: dice,
  keywords: names,
  roll: z.optional(z.string()),
});

const transport = z.strictObject({
  rooms: z.array(
    z.strictObject({
      capacity: whole(1, 200),
      of: names.check(z.minLength(1)),
      units: z.optional(z.literal(true)),
      woundsAtMost: z.optional(whole(1, 30)),
      instead: z.optional(z.literal(true)),
      leaves: z.optional(whole(0, 40)),
    }),
  ),
  excludes: z.optional(names),
  despite: z.optional(names),
  space: z.optional(z.record(name, whole(2, 20))),
  wounded: z.optional(z.strictObject({ above: whole(1, 10), space: whole(2, 10) })),
  with: z.optional(z.strictObject({ item: name, capacity: whole(1, 60) })),
  splits: z.optional(names),
});

const abilities = z.strictObject({
  faction: names,
  own: names,
  wargear: z.array(
    z.strictObject({
      name,
      item: z.optional(name),
      invulnerable: z.optional(whole(2, 6)),
      wounds: z.optional(whole(1, 20)),
      gives: z.optional(carried),
      more: z.optional(z.literal(true)),
    }),
  ),
  other: z.array(z.strictObject({ name, kind: z.enum(["SPECIAL", "ARMY_BUILDING", "WEAPON", "NOTE"]) })),
});

export const sheetSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  name,
  faction: z.string(),
  copyOf: z.optional(z.string()),
  status: z.optional(z.string()),
  role: z.enum(["Character", "Battleline", "Dedicated Transport", "Fortification", "Other"]),
  keywords: names.check(z.minLength(1)),
  factionKeywords: names.check(z.minLength(1)),
  models: z.array(model).check(z.minLength(1)),
  baseWith: z.optional(z.record(name, base)),
  composition: z
    .array(z.record(name, z.union([whole(1, 40), z.tuple([whole(0, 40), whole(1, 40)])])))
    .check(z.minLength(1)),
  mostModels: z.optional(whole(1, 40)),
  compositionNeeds: z.optional(
    z.strictObject({ of: name, count: whole(1, 20), with: name, least: whole(1, 40) }),
  ),
  sizes: z.array(size),
  loadout: z.array(loadout),
  options: z.array(option),
  limits: z.optional(
    z.array(
      z.strictObject({
        of: names.check(z.minLength(1)),
        most: whole(1, 10),
        per: z.optional(whole(2, 20)),
        in: z.enum(["MODEL", "UNIT"]),
      }),
    ),
  ),
  items: names,
  weapons: z.array(
    z.strictObject({
      name,
      type: z.enum(["RANGED", "MELEE"]),
      profiles: z.array(profile).check(z.minLength(1)),
    }),
  ),
  leads: names,
  leadsWith: z.optional(z.record(name, name)),
  beside: z.optional(
    z.strictObject({ any: z.optional(z.literal(true)), of: z.optional(names), units: z.optional(names) }),
  ),
  joins: z.optional(names),
  leaders: z.optional(
    z.strictObject({
      most: z.literal(2),
      at: z.optional(whole(1, 30)),
      one: z.optional(name),
      notTwo: z.optional(name),
      unlike: z.optional(z.literal(true)),
    }),
  ),
  ledAs: z.optional(z.strictObject({ unit: name, by: names, not: z.optional(name) })),
  muster: z.optional(
    z.strictObject({
      most: z.optional(z.literal(1)),
      warlord: z.optional(z.enum(["ALWAYS", "NEVER"])),
      noEnhancement: z.optional(z.literal(true)),
      bars: z.optional(z.strictObject({ of: names, despite: z.optional(names) })),
      mustJoin: z.optional(z.literal(true)),
      freeFor: z.optional(name),
      battleline: z.optional(names),
    }),
  ),
  transport: z.nullable(transport),
  damaged: z.nullable(whole(1, 60)),
  core: z.array(
    z
      .string()
      .check(
        z.regex(
          /^(?:DEADLY DEMISE (?:\d|\d?D[36](?:\+\d)?)|FEEL NO PAIN [2-6]\+|SCOUTS \d+"|FIRING DECK \d+|DEEP STRIKE|STEALTH|LONE OPERATIVE|INFILTRATORS|FIGHTS FIRST|LEADER|HOVER)$/,
        ),
      ),
  ),
  abilities,
  inexpressible: z.array(z.string().check(z.maxLength(300))),
});

/** The two agree: the compiler says where they do not. */
export function asSheet(value: z.infer<typeof sheetSchema>): Sheet {
  return value as Sheet;
}
