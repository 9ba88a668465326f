import * as z from "zod/mini";
import { normaliseKeyword } from "../../../base/keyword.ts";
import { LIMITS } from "../../../base/limits.ts";
import { listOf, text } from "../../../game/scalar.ts";
import { grantDevastatingWounds, grantIgnoresCover, grantLethalHits, grantSustainedHits } from "../../add.ts";
import { addModifierThrough } from "../../draft.ts";
import { keywordBook } from "../../keyword-book.ts";
import { listWords } from "../lists.ts";
import type { Named } from "../scene.ts";
import { type ChangeScene, changeKind } from "./kind.ts";

const schema = z.strictObject({
  /** As weapons name it: "LETHAL HITS", "SUSTAINED HITS 1", "ANTI-INFANTRY 4+". */
  weapon: z.union([text, listOf(text, LIMITS.rowParts, 1)]),
});

const SUSTAINED = /^SUSTAINED HITS (\d+)$/;

/** The attack has abilities of weapons beside those that its weapon has. */
export const weaponAbility = changeKind<"weapon", z.infer<typeof schema>>({
  key: "weapon",
  schema,
  compile({ weapon }, named) {
    const grants = (typeof weapon === "string" ? [weapon] : weapon).map((one) =>
      grantOf(normaliseKeyword(one), named),
    );
    return (scene) => {
      for (const grant of grants) grant(scene);
    };
  },
  words({ weapon }) {
    const names = (typeof weapon === "string" ? [weapon] : weapon).map((one) => `[${one.toUpperCase()}]`);
    return `the attack has ${listWords(names, "and")}`;
  },
});

/** Those that say in the reasons what they do act here; every other acts as if the weapon had it. */
function grantOf(ability: string, named: Named): (scene: ChangeScene) => void {
  const sustained = SUSTAINED.exec(ability);
  if (sustained !== null) return ({ draft }) => grantSustainedHits(draft, named, Number(sustained[1]));
  switch (ability) {
    case "LETHAL HITS":
      return ({ draft }) => grantLethalHits(draft, named);
    case "DEVASTATING WOUNDS":
      return ({ draft }) => grantDevastatingWounds(draft, named);
    case "IGNORES COVER":
      return ({ draft }) => grantIgnoresCover(draft, named);
    case "LANCE":
      return ({ draft, volley }) => {
        if (volley.shooter.flags.charged_this_turn !== true) return;
        addModifierThrough(draft.wound, 1, named, "Lance");
      };
    default:
      // The weapon has it already: only its source is said.
      return ({ draft }) => {
        const row = keywordBook.value.keywords.find((one) => one.matches(ability));
        if (row !== undefined) draft.notes.push({ what: "GRANTED", name: named.name, ability: row.name });
      };
  }
}

const OWN_WORDS = new Set(["LETHAL HITS", "DEVASTATING WOUNDS", "IGNORES COVER", "LANCE"]);

/** What is read as if it were written on the weapon, together with what is (KW-27). */
export function lentAbilities(change: object): readonly string[] {
  if (!("weapon" in change)) return [];
  const { weapon } = change as z.infer<typeof schema>;
  return (typeof weapon === "string" ? [weapon] : weapon)
    .map(normaliseKeyword)
    .filter((one) => !OWN_WORDS.has(one) && !SUSTAINED.test(one));
}
