import * as z from "zod/mini";
import { within } from "../../../game/scalar.ts";
import { changeKind } from "./kind.ts";

const schema = z.strictObject({ skill: within(-4, 4) });

/** Above 0: the Ballistic or Weapon Skill is better by so much; below: worse. No limit of modifiers holds for it. */
export const skill = changeKind<"skill", z.infer<typeof schema>>({
  key: "skill",
  schema,
  compile:
    ({ skill: value }, { name, rule }) =>
    ({ draft, volley: { melee } }) => {
      draft.skill.push({ value, cause: { what: "SKILL_CHANGED", rule, name, melee, value } });
    },
  words: ({ skill: value }) =>
    `${value > 0 ? "improve" : "worsen"} the attack’s Ballistic Skill or Weapon Skill by ${Math.abs(value)}`,
});
