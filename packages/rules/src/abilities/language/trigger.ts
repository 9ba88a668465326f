import * as z from "zod/mini";
import { LIMITS } from "../../base/limits.ts";
import { MADE_MOVES } from "../../game/move-kind.ts";
import { listOf, within } from "../../game/scalar.ts";

/** When a rule acts by itself or can be used. `flow/usables/times.ts` says which windows and moments each stands for. */

const STAGES = ["COMMAND", "MOVEMENT", "SHOOTING", "CHARGE", "FIGHT", "TURN", "ROUND", "BATTLE"] as const;
export type Stage = (typeof STAGES)[number];

const stage = z.enum(STAGES);
/** Whose phase or turn; absent: your own. */
const whose = z.optional(z.enum(["YOUR", "ENEMY", "ANY"]));
/** Which unit does it; absent: the unit that has the rule. */
const who = z.optional(z.enum(["THIS", "FRIENDLY", "ENEMY"]));

const ACTS = ["SHOOT", "FIGHT", "MOVE", "CHARGE", "SET_UP", "DESTROYED", "TEST"] as const;
const act = z.enum(ACTS);
const moves = z.optional(listOf(z.enum(MADE_MOVES), LIMITS.rowParts, 1));

export const triggerSchema = z.union([
  z.strictObject({ start: stage, whose }),
  z.strictObject({ end: stage, whose }),
  /** Any time in the phase at which nothing is under way. */
  z.strictObject({ during: stage, whose }),
  /** A unit was chosen to do it, and has not begun. */
  z.strictObject({ selected: act, who, moves }),
  /** Attacks were aimed at the unit that has the rule. */
  z.strictObject({ targeted: z.enum(["SHOOT", "FIGHT", "ANY"]) }),
  z.strictObject({
    after: act,
    who,
    moves,
    passed: z.optional(z.boolean()),
    /** How near it must be to the unit that has the rule, in inches. */
    within: z.optional(within(0, LIMITS.boardInches)),
  }),
]);

export type Trigger = z.infer<typeof triggerSchema>;

const PHASE_WORDS: Readonly<Record<Stage, string>> = {
  COMMAND: "Command phase",
  MOVEMENT: "Movement phase",
  SHOOTING: "Shooting phase",
  CHARGE: "Charge phase",
  FIGHT: "Fight phase",
  TURN: "turn",
  ROUND: "battle round",
  BATTLE: "battle",
};

const MOVE_WORDS = { NORMAL: "Normal", ADVANCE: "Advance", FALL_BACK: "Fall Back" } as const;

/** How a sentence begins: "at the start of your Command phase". */
export function triggerWords(trigger: Trigger): string {
  if ("start" in trigger) return `at the start of ${whoseWords(trigger.whose, trigger.start)}`;
  if ("end" in trigger) return `at the end of ${whoseWords(trigger.whose, trigger.end)}`;
  if ("during" in trigger) return `in ${whoseWords(trigger.whose, trigger.during)}`;
  if ("targeted" in trigger) {
    const attack = trigger.targeted === "ANY" ? "an" : trigger.targeted === "SHOOT" ? "a ranged" : "a melee";
    return `when this unit is selected as the target of ${attack} attack`;
  }
  if ("selected" in trigger)
    return `when ${whoWords(trigger.who)} is selected to ${SELECTED[trigger.selected]}`;
  const near = trigger.within === undefined ? "" : ` within ${trigger.within}″ of this unit`;
  return `after ${whoWords(trigger.who)} ${afterWords(trigger)}${near}`;
}

const SELECTED: Readonly<Record<(typeof ACTS)[number], string>> = {
  SHOOT: "shoot",
  FIGHT: "fight",
  MOVE: "move",
  CHARGE: "charge",
  SET_UP: "be set up",
  DESTROYED: "be destroyed",
  TEST: "take a Battle-shock test",
};

function afterWords({ after, moves: kinds, passed }: Extract<Trigger, { after: unknown }>): string {
  switch (after) {
    case "SHOOT":
      return "has shot";
    case "FIGHT":
      return "has fought";
    case "CHARGE":
      return "ends a charge move";
    case "SET_UP":
      return "is set up on the battlefield";
    case "DESTROYED":
      return "is destroyed";
    case "TEST":
      return passed === false ? "fails a Battle-shock test" : "passes a Battle-shock test";
    case "MOVE":
      return `ends a ${(kinds ?? ["NORMAL"]).map((kind) => MOVE_WORDS[kind as keyof typeof MOVE_WORDS]).join(" or ")} move`;
  }
}

function whoWords(one: "THIS" | "FRIENDLY" | "ENEMY" = "THIS"): string {
  return { THIS: "this unit", FRIENDLY: "a friendly unit", ENEMY: "an enemy unit" }[one];
}

function whoseWords(one: "YOUR" | "ENEMY" | "ANY" = "YOUR", at: Stage): string {
  if (at === "ROUND" || at === "BATTLE" || one === "ANY") return `the ${PHASE_WORDS[at]}`;
  return `${one === "YOUR" ? "your" : "your opponent’s"} ${PHASE_WORDS[at]}`;
}
