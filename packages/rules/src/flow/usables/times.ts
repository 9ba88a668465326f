import type { Clause } from "../../abilities/language/clause.ts";
import type { RolledDice, Trigger } from "../../abilities/language/trigger.ts";
import type { Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import { type EventType, type GameEvent, unitIn } from "../../game/event.ts";
import { unitDistance } from "../../game/measure/distances.ts";
import { isWithin } from "../../game/measure/measure.ts";
import type { Moment } from "../../game/moment.ts";
import { TURN_PHASES } from "../../game/phase.ts";
import type { PlayerId } from "../../game/player.ts";
import type { Stage } from "../../game/stage.ts";
import { isDestroyed } from "../../game/unit.ts";
import type { WindowId } from "../../game/window.ts";
import type { Stratagem } from "../stratagems/stratagem.ts";

/** The windows and moments that a trigger stands for, and whom it gives an occasion. */
export interface Times extends Pick<Stratagem, "among" | "whose"> {
  readonly windows: readonly WindowId[];
  readonly moments: readonly Moment[];
}

type Selected = Extract<Trigger, { selected: unknown }>;
type After = Extract<Trigger, { after: unknown }>;

const MOMENTS: Readonly<Partial<Record<Stage, Moment>>> = {
  BATTLE: "SETTING_UP",
  COMMAND: "OWN_COMMAND",
  MOVEMENT: "OWN_MOVEMENT",
  SHOOTING: "OWN_SHOOTING",
  CHARGE: "OWN_CHARGE",
  FIGHT: "FIGHTING",
};

const STARTS: Readonly<Record<Stage, WindowId>> = {
  COMMAND: "W-CMD-START",
  MOVEMENT: "W-MOVE-START-PHASE",
  SHOOTING: "W-SHOOT-START",
  CHARGE: "W-CHARGE-START",
  FIGHT: "W-FIGHT-START",
  TURN: "W-TURN-START",
  ROUND: "W-ROUND-START",
  BATTLE: "W-ROUND-START",
};

const ENDS: Readonly<Record<Stage, WindowId>> = {
  COMMAND: "W-CMD-END",
  MOVEMENT: "W-MOVE-PHASE-END",
  SHOOTING: "W-SHOOT-END",
  CHARGE: "W-CHARGE-PHASE-END",
  FIGHT: "W-FIGHT-END",
  TURN: "W-TURN-END",
  ROUND: "W-ROUND-END",
  BATTLE: "W-ROUND-END",
};

const SELECTED = { SHOOT: "OWN_SHOOTING", MOVE: "OWN_MOVEMENT", CHARGE: "OWN_CHARGE" } as const;

/** When the clause can be used by this trigger of it. */
export function timesOf(trigger: Trigger, { choose }: Pick<Clause, "choose">): Times {
  if ("start" in trigger) {
    if (trigger.start !== "PHASE") return opening(STARTS[trigger.start], trigger.whose);
    return {
      windows: TURN_PHASES.map((phase) => STARTS[phase]),
      moments: [],
      whose: trigger.whose ?? "YOUR",
    };
  }
  if ("end" in trigger) return opening(ENDS[trigger.end], trigger.whose);
  if ("during" in trigger) return during(trigger.during, trigger.whose);
  if ("aims" in trigger || "counted" in trigger) return { windows: [], moments: [] };
  if ("rolling" in trigger) return { windows: ["W-DICE"], moments: [], among: "ACTOR" };
  if ("asked" in trigger) return { windows: ["W-RULE"], moments: [], among: "ACTOR" };
  if ("targeted" in trigger) {
    const windows = {
      SHOOT: ["W-SHOOT-TARGETS"],
      FIGHT: ["W-FIGHT-TARGETS"],
      ANY: ["W-SHOOT-TARGETS", "W-FIGHT-TARGETS"],
      CHARGE: ["W-CHARGE-DECLARED"],
    } as const satisfies Record<string, readonly WindowId[]>;
    return { windows: windows[trigger.targeted], moments: [], among: "TARGETS" };
  }
  if ("selected" in trigger) return selected(trigger);
  if ("rolled" in trigger)
    return { windows: windowsOfRoll(trigger.rolled), moments: ["ROLL"], among: "ACTOR" };
  if ("allocated" in trigger) return { windows: ["W-DICE"], moments: ["ROLL"], among: "ACTOR" };
  return after(trigger, choose?.unit === "HIT");
}

/** Rolls of moves are no part of an attack: nobody is stopped by a window for them. */
function windowsOfRoll(roll: RolledDice): readonly WindowId[] {
  return roll === "ADVANCE_ROLL" || roll === "CHARGE_ROLL" ? [] : ["W-DICE"];
}

function opening(window: WindowId, whose: Stratagem["whose"] = "YOUR"): Times {
  return { windows: [window], moments: [], whose };
}

/** In the opponent's phase a player has no time of their own: they are asked as it begins. */
function during(stage: Stage, whose: Stratagem["whose"] = "YOUR"): Times {
  const own = MOMENTS[stage];
  const moments = own === undefined || whose === "ENEMY" ? [] : [own];
  const windows = whose === "YOUR" && own !== undefined ? [] : [STARTS[stage]];
  return { windows, moments, whose };
}

function selected({ selected: act, who = "THIS" }: Selected): Times {
  if (who === "THIS") {
    if (act === "FIGHT") return { windows: ["W-FIGHT-SELECT"], moments: [], among: "ACTOR" };
    return { windows: [], moments: [SELECTED[act]] };
  }
  const windows = {
    SHOOT: ["W-SHOOT-SELECT"],
    FIGHT: [who === "ENEMY" ? "W-FIGHT-ENEMY" : "W-FIGHT-SELECT"],
    MOVE: ["W-MOVE-BEGIN"],
    CHARGE: ["W-CHARGE-DECLARED"],
  } as const satisfies Record<string, readonly WindowId[]>;
  return { windows: windows[act], moments: [] };
}

function after({ after: act, who = "THIS", suffered }: After, asksHits: boolean): Times {
  const own = who === "THIS" ? "ACTOR" : undefined;
  // Moves, charges and volleys are reacted to by the player whose turn it is not.
  const among = who === "ENEMY" ? "PASSIVE" : own;
  const times = (window: WindowId, only: Times["among"]): Times => ({
    windows: [window],
    moments: [],
    ...(only !== undefined && { among: only }),
  });
  switch (act) {
    case "SHOOT":
      // What does not ask who was hit is told of the volley alone.
      if (who === "THIS" && !asksHits && suffered === undefined) return times("W-SHOOT-AFTER", own);
      return times("W-ATTACKS-AFTER", among);
    case "ATTACKS":
      return times("W-ATTACKS-AFTER", own);
    case "FIGHT":
      return times("W-FOUGHT", own);
    case "MOVE":
      return times("W-MOVE-END", among);
    case "CHARGE":
      return times("W-CHARGE-END", among);
    case "SET_UP":
      return times("W-SETUP-AFTER", own);
    case "DESTROYED":
      return times("W-LOST", own);
    case "TEST":
      return times("W-TESTED", own);
    case "DEMISE":
      return times("W-DESTROYED", own);
    case "STRATAGEM":
    case "DISEMBARK":
      // It happens by itself: the border refuses a use of it.
      return { windows: [], moments: [] };
  }
}

/** The events that set the trigger off where nobody is asked. */
export function eventsOf(trigger: Trigger): readonly EventType[] {
  if ("start" in trigger) return ["stage_begun"];
  if ("end" in trigger) return ["stage_ending"];
  if ("during" in trigger || "rolled" in trigger || "allocated" in trigger) return [];
  if ("asked" in trigger) return ["rule_asks"];
  if ("counted" in trigger) return ["attacks_counted"];
  if ("aims" in trigger) return AIMED[trigger.aims];
  if ("rolling" in trigger) return ["dice_rolled"];
  if ("targeted" in trigger) return AIMED[trigger.targeted];
  return "selected" in trigger ? [CHOSEN[trigger.selected]] : [DONE[trigger.after]];
}

const AIMED = {
  SHOOT: ["targets_confirmed"],
  FIGHT: ["fight_targets_chosen"],
  ANY: ["targets_confirmed", "fight_targets_chosen"],
  CHARGE: ["charge_declared"],
} as const satisfies Record<string, readonly EventType[]>;

const CHOSEN = {
  SHOOT: "unit_selected_to_shoot",
  FIGHT: "unit_selected_to_fight",
  MOVE: "move_started",
  CHARGE: "charge_declared",
} as const satisfies Record<string, EventType>;

const DONE = {
  SHOOT: "attacks_resolved",
  ATTACKS: "attacks_resolved",
  FIGHT: "fight_resolved",
  MOVE: "move_ended",
  CHARGE: "charge_move_ended",
  SET_UP: "unit_set_up",
  DESTROYED: "unit_lost",
  TEST: "battle_shock_tested",
  DEMISE: "demise_rolled",
  STRATAGEM: "stratagem_targeted",
  DISEMBARK: "unit_disembarked",
} as const satisfies Record<string, EventType>;

/** What begins or ends by the event. Some have events of their own, which documents name. */
function stageOf(event: GameEvent): { readonly edge: "start" | "end"; readonly stage: Stage } | undefined {
  switch (event.type) {
    case "stage_begun":
      return { edge: "start", stage: event.stage };
    case "stage_ending":
      return { edge: "end", stage: event.stage };
    case "command_phase_begun":
      return { edge: "start", stage: "COMMAND" };
    case "command_phase_ending":
      return { edge: "end", stage: "COMMAND" };
    case "movement_phase_begun":
      return { edge: "start", stage: "MOVEMENT" };
    case "movement_phase_ending":
      return { edge: "end", stage: "MOVEMENT" };
    case "fight_phase_begun":
      return { edge: "start", stage: "FIGHT" };
    default:
      return undefined;
  }
}

export type SetOff = "YES" | "OTHER_UNIT" | "NOT_TARGETED" | "NOT_NOW";

/** Who has the rule; a player's own rule has no unit. */
export type Holder = Pick<Unit, "id" | "owner">;

/** Whether this event is what the trigger waits for, for this unit. */
export function isSetOffBy(trigger: Trigger, game: Table, unit: Holder, event: GameEvent | null): SetOff {
  if ("start" in trigger) return isStage(game, unit.owner, event, "start", trigger.start, trigger.whose);
  if ("end" in trigger) return isStage(game, unit.owner, event, "end", trigger.end, trigger.whose);
  if ("during" in trigger) {
    if (event === null) return game.turn.phase === phaseOf(trigger.during) ? "YES" : "NOT_NOW";
    return isStage(game, unit.owner, event, "start", trigger.during, trigger.whose);
  }
  if ("asked" in trigger) {
    if (event?.type !== "rule_asks" || event.rule !== trigger.asked) return "NOT_NOW";
    return event.unit_id === unit.id ? "YES" : "OTHER_UNIT";
  }
  if ("counted" in trigger) return event?.type === "attacks_counted" ? "YES" : "NOT_NOW";
  if ("rolling" in trigger) {
    return event?.type === "dice_rolled" && event.unit_id === unit.id ? "YES" : "NOT_NOW";
  }
  if ("aims" in trigger) {
    const isIt = event !== null && (AIMED[trigger.aims] as readonly string[]).includes(event.type);
    return isIt ? isBy(game, unit, unitIn(event), trigger.who) : "NOT_NOW";
  }
  // Which roll it is, the act asks that changes it.
  if ("rolled" in trigger || "allocated" in trigger) {
    return event === null || event.type === "dice_rolled" ? "YES" : "NOT_NOW";
  }
  if ("targeted" in trigger) {
    const targets = event !== null && "target_unit_ids" in event ? event.target_unit_ids : [];
    const isAimed = event !== null && (eventsOf(trigger) as readonly string[]).includes(event.type);
    return isAimed && targets.includes(unit.id) ? "YES" : "NOT_TARGETED";
  }
  if ("selected" in trigger && event === null) {
    return (trigger.who ?? "THIS") === "THIS" && game.turn.phase === OWN_PHASES[trigger.selected]
      ? "YES"
      : "NOT_NOW";
  }
  if (event === null || !isKind(trigger, game, unit, event)) return "NOT_NOW";
  const { moves } = trigger;
  if (moves !== undefined && (!("kind" in event) || !(moves as readonly string[]).includes(event.kind))) {
    return "OTHER_UNIT";
  }
  if ("after" in trigger && trigger.after === "DISEMBARK") return "YES";
  return isBy(game, unit, unitIn(event), trigger.who);
}

const OWN_PHASES = { SHOOT: "SHOOTING", FIGHT: "FIGHT", MOVE: "MOVEMENT", CHARGE: "CHARGE" } as const;

const phaseOf = (stage: Stage): string => (stage === "BATTLE" ? "DEPLOYMENT" : stage);

function isStage(
  { turn }: Table,
  owner: PlayerId,
  event: GameEvent | null,
  edge: "start" | "end",
  stage: Stage | "PHASE",
  whose: Stratagem["whose"] = "YOUR",
): SetOff {
  if (event === null) return "NOT_NOW";
  const found = stageOf(event);
  const isOf = stage === "PHASE" ? isPhase(found?.stage) : found?.stage === stage;
  const isIt = found?.edge === edge && isOf;
  // A battle begins with its first round.
  const isFirst =
    stage === "BATTLE" &&
    edge === "start" &&
    found?.edge === edge &&
    found.stage === "ROUND" &&
    turn.round === 1;
  if (!isIt && !isFirst) return "NOT_NOW";
  if (stage === "ROUND" || stage === "BATTLE" || whose === "ANY") return "YES";
  return (whose === "YOUR") === (owner === turn.active_player) ? "YES" : "NOT_NOW";
}

const isPhase = (stage: Stage | undefined) => TURN_PHASES.some((phase) => phase === stage);

/** Whether it is the act that the trigger names, with what it did. */
function isKind(trigger: Selected | After, game: Table, unit: Holder, event: GameEvent): boolean {
  if ("selected" in trigger) return event.type === CHOSEN[trigger.selected];
  const { after: act, passed, suffered, by, in: stage } = trigger;
  const isPlainVolley = act === "SHOOT" && event.type === "unit_shot";
  if (event.type !== DONE[act] && !isPlainVolley) return false;
  if (stage !== undefined && game.turn.phase !== phaseOf(stage)) return false;
  if (event.type === "attacks_resolved" && act === "SHOOT" && event.attack !== "RANGED") return false;
  if (act === "DISEMBARK" && !("from_unit_id" in event && event.from_unit_id === unit.id)) return false;
  if (passed !== undefined && !("passed" in event && event.passed === passed)) return false;
  if (suffered === "HIT" && !("hits" in event && event.hits.some((hit) => hit.unit_id === unit.id))) {
    return false;
  }
  if (suffered === "TARGETED" && !("aimed_unit_ids" in event && event.aimed_unit_ids?.includes(unit.id))) {
    return false;
  }
  if (suffered === "WOUNDS" && !("hurt_unit_ids" in event && event.hurt_unit_ids?.includes(unit.id))) {
    return false;
  }
  if (suffered === "LOSSES" && !("lost_unit_ids" in event && event.lost_unit_ids.includes(unit.id))) {
    return false;
  }
  return by === undefined || isBy(game, unit, byIn(event), by) === "YES";
}

/** Whom a rule that goes on has chosen before, and the model that uses it. */
export function askedAbout(event: GameEvent | null): {
  readonly chosen?: string;
  readonly model_id?: string;
} {
  if (event?.type !== "rule_asks") return {};
  const { target_unit_id: chosen, model_id } = event;
  return { ...(chosen !== undefined && { chosen }), ...(model_id !== undefined && { model_id }) };
}

/** The unit whose attacks did it, where the event says so. */
export function byIn(event: GameEvent | null): string | undefined {
  return event !== null && "by_unit_id" in event ? event.by_unit_id : undefined;
}

function isBy(game: Table, unit: Holder, actorId: string | undefined, who: After["who"] = "THIS"): SetOff {
  const actor = game.units[actorId ?? ""];
  if (actor === undefined) return "NOT_NOW";
  switch (who) {
    case "THIS":
      return actor.id === unit.id ? "YES" : "OTHER_UNIT";
    case "FRIENDLY":
      return actor.owner === unit.owner && actor.id !== unit.id ? "YES" : "NOT_NOW";
    case "ENEMY":
      return actor.owner === unit.owner ? "NOT_NOW" : "YES";
  }
}

/** How far off it happened, where the trigger asks; null: near enough. */
export function isNearEnough(
  trigger: Trigger,
  game: Table,
  unit: Unit,
  event: GameEvent | null,
): number | null {
  if (!("within" in trigger) || trigger.within === undefined) return null;
  const actor = game.units[unitIn(event) ?? ""];
  if (actor === undefined) return null;
  const known = event !== null && "away" in event ? event.away?.[unit.id] : undefined;
  const away = known ?? (isDestroyed(actor) ? Number.POSITIVE_INFINITY : unitDistance(unit, actor));
  return isWithin(away, trigger.within) ? null : away;
}
