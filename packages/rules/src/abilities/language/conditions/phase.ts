import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { PHASES, type Phase } from "../../../game/phase.ts";
import { listOf } from "../../../game/scalar.ts";
import { conditionKind } from "../kind.ts";
import { listWords } from "../lists.ts";

const schema = z.strictObject({
  phase: z.union([z.enum(PHASES), listOf(z.enum(PHASES), LIMITS.rowParts, 1)]),
});

const toPhases = (phase: Phase | readonly Phase[]) => (typeof phase === "string" ? [phase] : phase);

/** It is one of these phases, whoever’s turn it is. */
export const phase = conditionKind<"phase", z.infer<typeof schema>>({
  key: "phase",
  schema,
  sees: () => "TABLE",
  compile({ phase: wanted }) {
    const phases = toPhases(wanted);
    return ({ game }) => phases.includes(game.turn.phase);
  },
  words: ({ phase: wanted }) =>
    `it is the ${listWords(
      toPhases(wanted).map((one) => `${one[0]}${one.slice(1).toLowerCase()}`),
      "or",
    )} phase`,
});
