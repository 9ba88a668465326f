import * as z from "zod/mini";
import { parseDice } from "../../../dice/expression.ts";
import { count } from "../../../game/scalar.ts";
import { criticalHitsFrom } from "../../add.ts";
import { diceText } from "../dice-text.ts";
import type { Named } from "../scene.ts";
import { type ChangeScene, changeKind } from "./kind.ts";

const schema = z.strictObject({ critical: z.enum(["HIT", "WOUND"]), from: count(2, 5) });

/** Criticals from a lower face than 6. */
export const critical = changeKind<"critical", z.infer<typeof schema>>({
  key: "critical",
  schema,
  compile({ critical: roll, from }, named) {
    return ({ draft }) => {
      if (roll === "HIT") criticalHitsFrom(draft, named, from);
      else draft.wound.critical = Math.min(draft.wound.critical, from);
    };
  },
  words: ({ critical: roll, from }) =>
    `unmodified ${roll === "HIT" ? "hit" : "wound"} rolls of ${from}+ are critical`,
});

const apSchema = z.strictObject({ criticalAp: count(1, 5) });
/** As weapons have it: -1, -2 … */
const apIsSchema = z.strictObject({ criticalApIs: count(-10, -1) });

type CriticalAp = z.infer<typeof apSchema> | z.infer<typeof apIsSchema>;

function criticalPenetration({ draft }: ChangeScene, value: CriticalAp, { name, rule }: Named): void {
  const { criticalAp, wound } = draft;
  if ("criticalAp" in value) criticalAp.add += value.criticalAp;
  else criticalAp.is = Math.min(criticalAp.is ?? 0, value.criticalApIs);
  wound.remarks.push({ what: "ROW", rule, name });
}

/** Critical wounds have a better AP. */
export const criticalAp = changeKind<"criticalAp", z.infer<typeof apSchema>>({
  key: "criticalAp",
  schema: apSchema,
  compile: (value, named) => (scene) => criticalPenetration(scene, value, named),
  words: ({ criticalAp: value }) =>
    `on a critical wound, improve the Armour Penetration characteristic by ${value}`,
});

/** Critical wounds have this AP, where it is the better one. */
export const criticalApIs = changeKind<"criticalApIs", z.infer<typeof apIsSchema>>({
  key: "criticalApIs",
  schema: apIsSchema,
  compile: (value, named) => (scene) => criticalPenetration(scene, value, named),
  words: ({ criticalApIs: value }) =>
    `on a critical wound, the Armour Penetration characteristic is −${-value}`,
});

const allSchema = z.strictObject({ allCritical: z.enum(["HIT", "WOUND"]) });

/** Every roll that succeeds is critical. */
export const allCritical = changeKind<"allCritical", z.infer<typeof allSchema>>({
  key: "allCritical",
  schema: allSchema,
  compile({ allCritical: roll }, { name, rule }) {
    return ({ draft: { hit, wound } }) => {
      const one = roll === "HIT" ? hit : wound;
      one.allCritical = true;
      one.remarks.push({ what: "ROW", rule, name });
    };
  },
  words: ({ allCritical: roll }) => `every successful ${roll === "HIT" ? "hit" : "wound"} roll is critical`,
});

const mortalSchema = z.strictObject({ criticalMortalWounds: diceText });

/** Mortal wounds that each critical wound adds when all attacks are over. */
export const criticalMortalWounds = changeKind<"criticalMortalWounds", z.infer<typeof mortalSchema>>({
  key: "criticalMortalWounds",
  schema: mortalSchema,
  compile({ criticalMortalWounds: wounds }, { name, rule }) {
    const dice = parseDice(wounds)!;
    return ({ draft }) => {
      draft.wound.mortal = dice;
      draft.wound.remarks.push({ what: "CRITICAL_MORTAL_WOUNDS", rule, name, wounds });
    };
  },
  words: ({ criticalMortalWounds: wounds }) =>
    `each critical wound inflicts ${wounds} mortal wounds in addition to its damage`,
});
