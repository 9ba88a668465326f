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

/** Those that say in the reasons what they do have words of their own; every other acts as if the weapon had it. */
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
      return asIfWritten(ability, named);
  }
}

function asIfWritten(ability: string, { name }: Named): (scene: ChangeScene) => void {
  return ({ volley, draft }) => {
    const row = keywordBook.value.keywords.find((one) => one.matches(ability));
    if (row === undefined) return;
    // The better of two of one kind counts: what the weapon has is read together with what is granted (KW-27).
    const [granted] = row.read([ability]);
    const own = volley.abilities.abilities.find((one) => one.name === row.name);
    if (granted === undefined || own?.indicator === granted.indicator) return;
    granted.compile(volley, draft);
    draft.notes.push({ what: "GRANTED", name, ability: granted.name });
  };
}
