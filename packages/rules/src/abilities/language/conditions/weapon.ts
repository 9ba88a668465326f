import * as z from "zod/mini";
import { normaliseKeyword } from "../../../base/keyword.ts";
import type { Weapon } from "../../../game/document.ts";
import { text } from "../../../game/scalar.ts";
import { abilitiesOf } from "../../weapon-abilities.ts";
import { conditionKind } from "../kind.ts";
import { listWords, oneOrMore, toList } from "../lists.ts";

const schema = z.strictObject({
  /** Weapons whose name has one of these words in it. */
  weapon: oneOrMore,
  /** Whether the name must be this and nothing more. */
  exactly: z.optional(z.literal(true)),
});

type NamedWeapon = z.infer<typeof schema>;

export function isNamed({ name }: Weapon, names: readonly string[], exactly: boolean): boolean {
  const own = normaliseKeyword(name);
  return names.some((one) => (exactly ? own === one.toUpperCase() : own.includes(one.toUpperCase())));
}

/** The attack is made with a weapon of this name. */
export const weapon = conditionKind<"weapon", NamedWeapon>({
  key: "weapon",
  schema,
  sees: () => "ATTACK",
  compile({ weapon: name, exactly = false }) {
    const names = toList(name);
    return ({ volley }) => volley !== undefined && isNamed(volley.weapon, names, exactly);
  },
  words: ({ weapon: name }) => `the attack is made with ${listWords(toList(name).map(withArticle), "or")}`,
});

function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
}

const hasSchema = z.strictObject({ weaponHas: text });

/** The weapon of the attack has an ability. */
export const weaponHas = conditionKind<"weaponHas", z.infer<typeof hasSchema>>({
  key: "weaponHas",
  schema: hasSchema,
  sees: () => "ATTACK",
  compile({ weaponHas: name }) {
    const wanted = normaliseKeyword(name);
    return ({ volley }) =>
      volley !== undefined &&
      abilitiesOf(volley.weapon).abilities.some(
        (one) => wanted === one.name || wanted.startsWith(`${one.name} `),
      );
  },
  words: ({ weaponHas: name }) => `the weapon has [${name.toUpperCase()}]`,
});

const equippedSchema = z.strictObject({ equipped: oneOrMore });

/** A model of the unit carries a weapon of this name. */
export const equipped = conditionKind<"equipped", z.infer<typeof equippedSchema>>({
  key: "equipped",
  schema: equippedSchema,
  refusal: "NO_WEAPON_FOR_IT",
  sees: () => "TABLE",
  compile({ equipped: name }) {
    const names = toList(name);
    return ({ game, unit }) =>
      Object.values(unit.models).some((model) =>
        model.weapons.some((id) => isNamed(game.weapons[id]!, names, false)),
      );
  },
  words: ({ equipped: name }) => `this unit has ${listWords(toList(name).map(withArticle), "or")}`,
});
