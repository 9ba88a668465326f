import type { Trigger } from "../../abilities/language/trigger.ts";
import type { Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import type { GameEvent } from "../../game/event.ts";
import { unitIn } from "../../game/event.ts";
import { unitDistance } from "../../game/measure/distances.ts";
import { isWithin } from "../../game/measure/measure.ts";
import type { Moment } from "../../game/moment.ts";
import { isDestroyed } from "../../game/unit.ts";
import type { WindowId } from "../../game/window.ts";
import type { Stratagem } from "../stratagems/stratagem.ts";

/** The windows and moments that a trigger stands for, and whom it gives an occasion. */
export interface Times extends Pick<Stratagem, "among"> {
  readonly windows: readonly WindowId[];
  readonly moments: readonly Moment[];
}

const MOMENTS: Readonly<Partial<Record<string, Moment>>> = {
  BATTLE: "SETTING_UP",
  COMMAND: "OWN_COMMAND",
  MOVEMENT: "OWN_MOVEMENT",
  SHOOTING: "OWN_SHOOTING",
  CHARGE: "OWN_CHARGE",
  FIGHT: "FIGHTING",
};

const STARTS: Readonly<Partial<Record<string, WindowId>>> = {
  COMMAND: "W-CMD-START",
  MOVEMENT: "W-MOVE-START-PHASE",
  FIGHT: "W-FIGHT-START",
};

const ENDS: Readonly<Partial<Record<string, WindowId>>> = {
  COMMAND: "W-CMD-END",
  MOVEMENT: "W-MOVE-PHASE-END",
};

const NONE = { windows: [], moments: [] } as const;

export function timesOf(trigger: Trigger): Times {
  if ("start" in trigger) return opening(STARTS[trigger.start]);
  if ("end" in trigger) return opening(ENDS[trigger.end]);
  if ("during" in trigger) return moment(MOMENTS[trigger.during]);
  if ("targeted" in trigger) {
    const windows: WindowId[] = [];
    if (trigger.targeted !== "FIGHT") windows.push("W-SHOOT-TARGETS");
    if (trigger.targeted !== "SHOOT") windows.push("W-FIGHT-TARGETS");
    return { windows, moments: [], among: "TARGETS" };
  }
  if ("selected" in trigger) {
    if (trigger.selected === "FIGHT") return { windows: ["W-FIGHT-SELECT"], moments: [], among: "ACTOR" };
    return moment(trigger.selected === "SHOOT" ? "OWN_SHOOTING" : "OWN_MOVEMENT");
  }
  const among = trigger.who === "ENEMY" ? "PASSIVE" : "ACTOR";
  switch (trigger.after) {
    case "SHOOT":
      return { windows: ["W-SHOOT-AFTER"], moments: [], among };
    case "FIGHT":
      return { windows: ["W-FIGHT-AFTER"], moments: [], among };
    case "MOVE":
      return { windows: ["W-MOVE-END"], moments: [], among };
    case "CHARGE":
      return { windows: ["W-CHARGE-END"], moments: [], among };
    case "SET_UP":
    case "DESTROYED":
    case "TEST":
      return NONE;
  }
}

function opening(window: WindowId | undefined): Times {
  return window === undefined ? NONE : { windows: [window], moments: [] };
}

function moment(one: Moment | undefined): Times {
  return one === undefined ? NONE : { windows: [], moments: [one] };
}

/** Whether this event is what the trigger waits for, for this unit. */
export function isSetOffBy(
  trigger: Trigger,
  game: Table,
  unit: Unit,
  event: GameEvent | null,
): "YES" | "OTHER_UNIT" | "NOT_TARGETED" | "NOT_NOW" {
  if ("targeted" in trigger) {
    const targets = event !== null && "target_unit_ids" in event ? event.target_unit_ids : [];
    return targets.includes(unit.id) ? "YES" : "NOT_TARGETED";
  }
  if ("selected" in trigger) {
    if (trigger.selected !== "FIGHT") return "YES";
    return unitIn(event) === unit.id ? "YES" : "OTHER_UNIT";
  }
  if (!("after" in trigger)) return "YES";
  const actor = game.units[unitIn(event) ?? ""];
  if (actor === undefined) return "NOT_NOW";
  if (trigger.moves !== undefined && (event?.type !== "move_ended" || !isMove(trigger.moves, event.kind))) {
    return "OTHER_UNIT";
  }
  switch (trigger.who ?? "THIS") {
    case "THIS":
      return actor.id === unit.id ? "YES" : "OTHER_UNIT";
    case "FRIENDLY":
      return actor.owner === unit.owner && actor.id !== unit.id ? "YES" : "NOT_NOW";
    case "ENEMY": {
      const isEnemy =
        actor.owner !== unit.owner && !isDestroyed(actor) && actor.owner === game.turn.active_player;
      return isEnemy ? "YES" : "NOT_NOW";
    }
  }
}

function isMove(kinds: readonly string[], kind: string): boolean {
  return kinds.includes(kind);
}

/** How far off it happened, where the trigger asks. */
export function isNearEnough(
  trigger: Trigger,
  game: Table,
  unit: Unit,
  event: GameEvent | null,
): number | null {
  if (!("after" in trigger) || trigger.within === undefined) return null;
  const actor = game.units[unitIn(event) ?? ""];
  if (actor === undefined) return null;
  const away = unitDistance(unit, actor);
  return isWithin(away, trigger.within) ? null : away;
}
