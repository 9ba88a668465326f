import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { count, within } from "../../../game/scalar.ts";
import { compileCondition, conditionSchema, conditionWords } from "../condition.ts";
import { effectKind } from "./kind.ts";

const descentSchema = z.strictObject({
  /** How near to enemies it may be set up by Deep Strike, in inches. */
  deepStrike: within(0, LIMITS.boardInches),
  /** Enemies that it may be set up so near to, as the chosen units; absent: all of them. */
  to: z.optional(conditionSchema),
  /** It may not charge in a turn in which it was set up so near. */
  noCharge: z.optional(z.literal(true)),
});

/** By Deep Strike the unit is set up nearer to the enemy (RE-13). */
export const descent = effectKind<"deepStrike", z.infer<typeof descentSchema>>({
  key: "deepStrike",
  schema: descentSchema,
  compile: ({ deepStrike: inches, to, noCharge }) => ({
    descends: {
      inches,
      ...(to !== undefined && { to: compileCondition(to) }),
      noCharge: noCharge === true,
    },
  }),
  words({ deepStrike: inches, to, noCharge }, who) {
    const whom = to === undefined ? "enemy units" : `enemy units (if ${conditionWords(to)})`;
    const price = noCharge === true ? ", but then it cannot charge this turn" : "";
    return `when ${who} is set up by Deep Strike in your Movement phase, it can be set up more than ${inches}″ away from ${whom}${price}`;
  },
});

const earlySchema = z.strictObject({
  /** The first battle round in which it arrives, whatever the mission says. */
  arrivesFrom: count(1, LIMITS.rounds),
});

/** The unit arrives earlier than the mission lets others. */
export const arrivesFrom = effectKind<"arrivesFrom", z.infer<typeof earlySchema>>({
  key: "arrivesFrom",
  schema: earlySchema,
  compile: ({ arrivesFrom: round }) => ({ arrivesFrom: round }),
  words: ({ arrivesFrom: round }, who) =>
    `${who} can be set up from Reserves from your Movement phase of battle round ${round} on, whatever the mission says`,
});

const laterSchema = z.strictObject({
  /** How many rounds later the battle counts as, for its arrival. */
  arrivesAsInRound: z.literal("NEXT"),
});

/** For the unit's arrival the battle round counts as one higher. */
export const arrivesLater = effectKind<"arrivesAsInRound", z.infer<typeof laterSchema>>({
  key: "arrivesAsInRound",
  schema: laterSchema,
  compile: () => ({ arrivesLater: 1 }),
  words: (_, who) => `for setting up ${who} from Reserves, the battle round counts as one higher`,
});

const mustSchema = z.strictObject({ mustArrive: z.literal("NOW") });

/** The unit has to arrive in this Movement phase of its player if there is a place for it. */
export const mustArrive = effectKind<"mustArrive", z.infer<typeof mustSchema>>({
  key: "mustArrive",
  schema: mustSchema,
  compile: () => ({ mustArrive: true as const }),
  words: (_, who) => `${who} must be set up in your next Movement phase`,
});
