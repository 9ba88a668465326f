import * as z from "zod/mini";
import { conditionKind } from "../kind.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";

const schema = z.strictObject({ isA: z.enum(["FRIEND", "ENEMY"]), of: subjectSchema });

/** Whether a unit is of the army of whoever has the rule. */
export const side = conditionKind<"isA", z.infer<typeof schema>>({
  key: "isA",
  schema,
  sees: () => "ATTACK",
  compile: ({ isA, of }) => {
    return (scene) => {
      const unit = subjectIn(scene, of);
      return unit !== undefined && (unit.owner === scene.player) === (isA === "FRIEND");
    };
  },
  words: ({ isA, of }) => `${subjectName(of)} is from ${isA === "FRIEND" ? "your" : "your opponent’s"} army`,
});
