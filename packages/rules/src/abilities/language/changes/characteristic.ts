import * as z from "zod/mini";
import { count, within } from "../../../game/scalar.ts";
import { addDamage, addPenetration, addStrength } from "../../add.ts";
import type { Draft } from "../../draft.ts";
import type { Named } from "../scene.ts";
import { addWords, changeKind } from "./kind.ts";

const some = within(-10, 10);

const attacksSchema = z.strictObject({
  attacks: some,
  /** So many more for every so many models of the target, or of the unit that attacks. */
  perModels: z.optional(count(1, 100)),
  in: z.optional(z.enum(["TARGET", "ATTACKER"])),
  /** Though it is an Extra Attacks weapon. */
  evenExtra: z.optional(z.literal(true)),
});

/** Extra Attacks are never more (KW-20). */
export const attacks = changeKind<"attacks", z.infer<typeof attacksSchema>>({
  key: "attacks",
  schema: attacksSchema,
  compile:
    ({ attacks: each, perModels, in: whose = "TARGET", evenExtra }, named) =>
    ({ draft, volley, guns }) => {
      if (volley.abilities.traits.extraAttacks && evenExtra !== true) return;
      const counted = whose === "TARGET" ? volley.targetModels : Object.keys(volley.shooter.models).length;
      const more = perModels === undefined ? each : each * Math.floor(counted / perModels);
      if (more !== 0) addAttacksOf(draft, named, more, guns);
    },
  words: ({ attacks: more, perModels, in: whose = "TARGET" }) =>
    `${addWords(more)} the Attacks characteristic${
      perModels === undefined
        ? ""
        : ` for every ${perModels} models in ${whose === "TARGET" ? "the target unit" : "the attacking unit"}`
    }`,
});

function addAttacksOf(
  draft: Draft,
  { name, rule }: Named,
  more: number,
  guns: ReadonlySet<number> | undefined,
): void {
  const reached = guns === undefined ? draft.guns : draft.guns.filter(({ firing }) => guns.has(firing));
  for (const gun of reached) gun.bonus += more;
  if (reached.length === 0) return;
  if (more < 0) draft.notes.push({ what: "FEWER_ATTACKS", name, value: -more });
  else draft.attackBonuses.push({ name, rule, attacks: more * reached.length });
}

const attacksAreSchema = z.strictObject({ attacksAre: count(1, 100) });

/** The Attacks characteristic becomes a number, unless it is that high already. */
export const attacksAre = changeKind<"attacksAre", z.infer<typeof attacksAreSchema>>({
  key: "attacksAre",
  schema: attacksAreSchema,
  compile:
    ({ attacksAre: value }, named) =>
    ({ draft, guns }) => {
      const { count: dice, plus } = draft.attacks;
      if (dice === 0 && plus < value) addAttacksOf(draft, named, value - plus, guns);
    },
  words: ({ attacksAre: value }) => `the Attacks characteristic is ${value}`,
});

const strengthSchema = z.strictObject({ strength: some });

export const strength = changeKind<"strength", z.infer<typeof strengthSchema>>({
  key: "strength",
  schema: strengthSchema,
  compile:
    ({ strength: value }, named) =>
    ({ draft }) =>
      addStrength(draft, named, value),
  words: ({ strength: value }) => `${addWords(value)} the Strength characteristic`,
});

const apSchema = z.strictObject({ ap: some });

/** Above 0: the Armour Penetration is better by so much; below: worse. */
export const ap = changeKind<"ap", z.infer<typeof apSchema>>({
  key: "ap",
  schema: apSchema,
  compile:
    ({ ap: value }, named) =>
    ({ draft }) =>
      addPenetration(draft, named, value),
  words: ({ ap: value }) =>
    `${value > 0 ? "improve" : "worsen"} the Armour Penetration characteristic by ${Math.abs(value)}`,
});

const damageSchema = z.strictObject({
  damage: some,
  /** Only where every model of the target has the Benefit of Cover. */
  ifCovered: z.optional(z.literal(true)),
});

/** Never less than 1. */
export const damage = changeKind<"damage", z.infer<typeof damageSchema>>({
  key: "damage",
  schema: damageSchema,
  compile:
    ({ damage: value, ifCovered }, named) =>
    ({ draft }) => {
      if (ifCovered === true) draft.damageIfCovered += value;
      else addDamage(draft, named, value);
    },
  words: ({ damage: value, ifCovered }) =>
    `${addWords(value)} the Damage characteristic${ifCovered === true ? " if the target has the Benefit of Cover" : ""}`,
});
