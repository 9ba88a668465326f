import * as z from "zod/mini";
import { LIMITS } from "../../base/limits.ts";
import { MADE_MOVES } from "../../game/move-kind.ts";
import { idSchema, listOf, text, within } from "../../game/scalar.ts";
import { STAGES, type Stage } from "../../game/stage.ts";
import { listWords, oneOrMore, toList } from "./lists.ts";

/** When a rule acts by itself or can be used. `flow/usables/times.ts` says which windows and moments each stands for. */

const stage = z.enum(STAGES);
/** Whose phase or turn; absent: your own. */
const whose = z.optional(z.enum(["YOUR", "ENEMY", "ANY"]));
/** Which unit does it; absent: the unit that has the rule. */
const who = z.optional(z.enum(["THIS", "FRIENDLY", "ENEMY"]));

const SELECTED = ["SHOOT", "FIGHT", "MOVE", "CHARGE"] as const;
const AFTER = [
  "SHOOT",
  "FIGHT",
  "ATTACKS",
  "MOVE",
  "CHARGE",
  "SET_UP",
  "DESTROYED",
  "TEST",
  "DEMISE",
  "STRATAGEM",
  "DISEMBARK",
] as const;
const ROLLED = ["HIT", "WOUND", "DAMAGE", "ADVANCE_ROLL", "CHARGE_ROLL", "SAVE"] as const;
export type RolledDice = (typeof ROLLED)[number];
const moves = z.optional(listOf(z.enum(MADE_MOVES), LIMITS.rowParts, 1));
/** How near it must be to the unit that has the rule, in inches. */
const near = z.optional(within(0, LIMITS.boardInches));

/** At these no player is asked: what waits for them happens by itself. */
const UNASKED: ReadonlySet<string> = new Set(["STRATAGEM", "DISEMBARK"]);

export const triggerSchema = z.union([
  /** PHASE: whichever of them. */
  z.strictObject({ start: z.enum([...STAGES, "PHASE"]), whose }),
  z.strictObject({ end: stage, whose }),
  /** Any time in the phase at which nothing is under way, or before its first Battle-shock test; in the opponent's, as it begins. */
  z.strictObject({ during: stage, whose, before: z.optional(z.literal("TESTS")) }),
  /** A unit was chosen to do it, and has not begun. */
  z.strictObject({ selected: z.enum(SELECTED), who, moves, within: near }),
  /** Dice of the unit's attacks, or of attacks against it, have been rolled, and others follow. */
  z.strictObject({ rolling: z.literal("ATTACKS") }),
  /** A unit has chosen targets to shoot at, to fight or to charge. Nobody is asked. */
  z.strictObject({ aims: z.enum(["SHOOT", "FIGHT", "CHARGE"]), who }),
  /** A rule of the unit has come to this question (`ask`). */
  z.strictObject({ asked: idSchema, called: text }),
  /** Attacks were aimed at the unit that has the rule, or a charge was declared at it. */
  z.strictObject({ targeted: z.enum(["SHOOT", "FIGHT", "ANY", "CHARGE"]) }),
  z.strictObject({
    after: z.enum(AFTER),
    who,
    moves,
    passed: z.optional(z.boolean()),
    within: near,
    /** What the attacks did to the unit that has the rule: they were aimed at it, hit it, or it lost wounds or models. */
    suffered: z.optional(z.enum(["TARGETED", "HIT", "WOUNDS", "LOSSES"])),
    /** Whose attacks destroyed it. */
    by: who,
    /** The phase that it must be in. */
    in: z.optional(stage),
  }),
  /** Dice of the unit were just rolled and lie on the table. */
  z.strictObject({
    rolled: z.enum(ROLLED),
    /** Whether it must have failed. */
    failed: z.optional(z.literal(true)),
  }),
  /** An attack was allocated to a model, and its saving throw is not made yet. */
  z.strictObject({ allocated: z.literal("ATTACK") }),
  z.strictObject({
    /**
     * What attacks have done, when all of them are over: models of others that were destroyed, or units, by the models that
     * have the rule; attacks that were allocated to these, and saving throws of 6 of theirs.
     */
    counted: z.enum(["SLAIN", "UNIT_SLAIN", "ALLOCATED", "SAVED_ON_6"]),
    /** Of the destroyed model. */
    keyword: z.optional(oneOrMore),
    and: z.optional(oneOrMore),
    without: z.optional(oneOrMore),
    weapon: z.optional(oneOrMore),
    with: z.optional(z.enum(["RANGED", "MELEE"])),
    /** Once for each of them; absent: once, and dice are rolled for each (`COUNTED`). */
    each: z.optional(z.literal(true)),
    /** Attacks of any unit of the army. */
    who: z.optional(z.literal("ARMY")),
  }),
]);

export type Trigger = z.infer<typeof triggerSchema>;

/** The triggers of a clause, of which any one will do. */
export function triggersOf(when: unknown): readonly Trigger[] {
  return Array.isArray(when) ? (when as readonly Trigger[]) : [when as Trigger];
}

/** Whether a player can be asked about it. */
export function isAskedAt(trigger: Trigger): boolean {
  if ("aims" in trigger || "counted" in trigger) return false;
  return !("after" in trigger) || !UNASKED.has(trigger.after);
}

/** Whether it is about what the unit that has the rule does itself. */
export function isOwnDoing(trigger: Trigger): boolean {
  // Of a unit that gets out, the transport has the rule.
  if ("after" in trigger && trigger.after === "DISEMBARK") return false;
  return ("after" in trigger || "selected" in trigger) && (trigger.who ?? "THIS") === "THIS";
}

const PHASE_WORDS: Readonly<Record<Stage | "PHASE", string>> = {
  PHASE: "phase",
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
  if ("during" in trigger) {
    const early = trigger.before === undefined ? "" : ", before Battle-shock tests";
    return `in ${whoseWords(trigger.whose, trigger.during)}${early}`;
  }
  if ("rolling" in trigger) return "between the rolls of attacks by or against this unit";
  if ("aims" in trigger) return `when ${whoWords(trigger.who)} selects targets ${AIMING[trigger.aims]}`;
  if ("asked" in trigger) return `for ${trigger.called}`;
  if ("targeted" in trigger) return `when this unit is selected as the target of ${AIMED[trigger.targeted]}`;
  if ("rolled" in trigger) return rollsWords([trigger], "this unit");
  if ("counted" in trigger) return countedWords(trigger, "this unit");
  if ("allocated" in trigger) return "just after an attack is allocated to this unit";
  const distance = trigger.within === undefined ? "" : ` within ${trigger.within}″ of this unit`;
  if ("selected" in trigger)
    return `when ${whoWords(trigger.who)} is selected to ${selectedWords(trigger)}${distance}`;
  const phase = trigger.in === undefined ? "" : ` in the ${PHASE_WORDS[trigger.in]}`;
  if (trigger.after === "DISEMBARK") return "after a unit disembarks from this transport";
  return `after ${whoWords(trigger.who)} ${afterWords(trigger)}${distance}${phase}`;
}

/** "just after a hit roll or a wound roll is made for this model". */
export function rollsWords(triggers: readonly Rolled[], who: string): string {
  const rolls = listWords(
    triggers.map(({ rolled }) => ROLLS[rolled]),
    "or",
  );
  const done = triggers.every(({ failed }) => failed === true) ? "failed" : "made";
  return `just after ${rolls} is ${done} for ${who}`;
}

export type Counted = Extract<Trigger, { counted: unknown }>;

/** "each time this model destroys an enemy CHARACTER model with melee attacks". */
export function countedWords(trigger: Counted, who: string): string {
  const { counted, keyword, and, without, weapon, with: type, each, who: whose } = trigger;
  const by = [
    ...(type === undefined ? [] : [`${type.toLowerCase()} attacks`]),
    ...(weapon === undefined ? [] : [listWords(toList(weapon), "or")]),
  ];
  const means = by.length === 0 ? "" : ` with ${by.join(" and ")}`;
  const one = each === true ? "each time" : "when";
  const kind = [
    ...(without === undefined ? [] : toList(without).map((none) => `non-${none}`)),
    ...(and === undefined ? [] : [listWords(toList(and), "or")]),
    ...(keyword === undefined ? [] : [listWords(toList(keyword), "or")]),
  ].join(" ");
  const enemy = `${each === true ? "an" : "one or more"} enemy ${kind === "" ? "" : `${kind} `}`;
  const plural = each === true ? "" : "s";
  const actor = whose === "ARMY" ? "a unit from your army" : who;
  switch (counted) {
    case "SLAIN":
      return `${one} ${actor} destroys ${enemy}model${plural}${means}, when its attacks are over`;
    case "UNIT_SLAIN":
      return `${one} ${actor} destroys ${enemy}unit${plural}${means}, when its attacks are over`;
    case "ALLOCATED":
      return `after an enemy unit’s ${type === undefined ? "" : `${type.toLowerCase()} `}attacks, ${each === true ? "for each that was" : "if any were"} allocated to ${who}`;
    case "SAVED_ON_6":
      return `after an enemy unit’s ${type === undefined ? "" : `${type.toLowerCase()} `}attacks, for each unmodified saving throw of 6 made for ${who} against them`;
  }
}

export type Rolled = Extract<Trigger, { rolled: unknown }>;

/** "shoot", "Fall Back", "make a Normal or Advance move". */
function selectedWords({ selected, moves }: Extract<Trigger, { selected: unknown }>): string {
  if (moves === undefined) return selected.toLowerCase();
  return `make a ${listWords(
    moves.map((one) => MOVE_WORDS[one]),
    "or",
  )} move`;
}

const AIMING = { SHOOT: "to shoot at", FIGHT: "to fight", CHARGE: "of a charge" } as const;

const ROLLS: Readonly<Record<RolledDice, string>> = {
  HIT: "a hit roll",
  WOUND: "a wound roll",
  DAMAGE: "a damage roll",
  ADVANCE_ROLL: "an Advance roll",
  CHARGE_ROLL: "a charge roll",
  SAVE: "a saving throw",
};

const AIMED = {
  SHOOT: "a ranged attack",
  FIGHT: "a melee attack",
  ANY: "an attack",
  CHARGE: "a charge",
} as const;

const SUFFERED = {
  TARGETED: " and targeted this unit",
  HIT: " and hit this unit",
  WOUNDS: " and this unit lost one or more wounds to that",
  LOSSES: " and destroyed models in this unit",
} as const;

function afterWords(trigger: Extract<Trigger, { after: unknown }>): string {
  const { after, moves: kinds, passed, suffered, by } = trigger;
  const done = suffered === undefined ? "" : SUFFERED[suffered];
  switch (after) {
    case "SHOOT":
      return `has shot${done}`;
    case "FIGHT":
      return `has fought${done}`;
    case "ATTACKS":
      return `has resolved its attacks${done}`;
    case "CHARGE":
      return "ends a charge move";
    case "SET_UP":
      return "is set up on the battlefield";
    case "DESTROYED":
      return by === undefined ? "is destroyed" : `is destroyed by ${whoWords(by)}`;
    case "DEMISE":
      return "is destroyed and its Deadly Demise takes effect";
    case "TEST":
      return `${passed === undefined ? "takes" : passed ? "passes" : "fails"} a Battle-shock test`;
    case "DISEMBARK":
      return "disembarks";
    case "STRATAGEM":
      return "is selected as the target of a stratagem of its player";
    case "MOVE":
      return `ends a ${listWords(
        (kinds ?? MADE_MOVES).map((kind) => MOVE_WORDS[kind]),
        "or",
      )} move`;
  }
}

function whoWords(one: "THIS" | "FRIENDLY" | "ENEMY" = "THIS"): string {
  return { THIS: "this unit", FRIENDLY: "a friendly unit", ENEMY: "an enemy unit" }[one];
}

function whoseWords(one: "YOUR" | "ENEMY" | "ANY" = "YOUR", at: Stage | "PHASE"): string {
  if (at === "PHASE")
    return { YOUR: "any of your phases", ENEMY: "any of your opponent’s phases", ANY: "any phase" }[one];
  if (at === "ROUND" || at === "BATTLE" || one === "ANY") return `the ${PHASE_WORDS[at]}`;
  return `${one === "YOUR" ? "your" : "your opponent’s"} ${PHASE_WORDS[at]}`;
}
