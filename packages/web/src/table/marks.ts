import {
  chargeTargetsOf,
  type Game,
  type Legal,
  type Refusal,
  targetsOf,
  type Unit,
  unitsEngaged,
} from "@gunline/rules";
import type { Mark } from "../board/scene.ts";
import { inches } from "./words.ts";

/** What a person has picked but not yet said to the referee. */
export interface Intent {
  readonly charger: string | null;
  readonly prey: readonly string[];
}

export interface Marked {
  readonly mark: Mark;
  readonly badge: string;
  /** What the mark says, in words. */
  readonly why: string;
}

const PLAIN: Marked = { mark: "none", badge: "", why: "" };

/** What each unit is at this moment, and why. */
export function marker(game: Game, intent: Intent, now: Legal): (unit: Unit) => Marked {
  if (game.turn.phase === "SHOOTING") return shootingMarker(game, now);
  if (game.turn.phase === "CHARGE") return chargeMarker(game, intent, now);
  return () => PLAIN;
}

function shootingMarker(game: Game, now: Legal): (unit: Unit) => Marked {
  const { active_shooter_id, pending_assignments, resolution_state } = game.shooting;
  const shooter = active_shooter_id === null ? undefined : game.units[active_shooter_id];
  const own = ownMarker(now.shooters, "has_shot", "has shot", "can shoot");
  if (shooter === undefined) return own;
  const targets = targetsOf(game, shooter);
  const chosen = new Set(
    resolution_state === null
      ? pending_assignments.map(({ target_unit_id }) => target_unit_id)
      : resolution_state.plans.map(({ target_unit_id }) => target_unit_id),
  );
  return (unit) => {
    if (unit === shooter) return { mark: "acting", badge: "", why: "shooting now" };
    if (unit.owner === shooter.owner)
      return { ...own(unit), mark: own(unit).mark === "done" ? "done" : "none" };
    const entries = Object.values(targets.weapons).flatMap((row) => row[unit.id] ?? []);
    const nearest = Math.min(...entries.map(({ distance }) => distance ?? Number.POSITIVE_INFINITY));
    const badge = Number.isFinite(nearest) ? inches(nearest) : "";
    if (chosen.has(unit.id)) return { mark: "chosen", badge, why: "chosen as a target" };
    if (resolution_state !== null) return PLAIN;
    if (entries.some(({ eligible }) => eligible)) return { mark: "eligible", badge, why: "can be shot at" };
    const why = worded(entries[0]?.reasons[0]) ?? "cannot be shot at";
    return { mark: unitsEngaged(unit, shooter) ? "engaged" : "ineligible", badge, why };
  };
}

function ownMarker(
  refusals: Legal["shooters"],
  flag: "has_shot" | "charged_this_turn",
  done: string,
  ready: string,
): (unit: Unit) => Marked {
  return (unit) => {
    const reasons = refusals[unit.id];
    if (reasons === undefined) return PLAIN;
    if (reasons.length === 0) return { mark: "ready", badge: "", why: ready };
    const acted = unit.flags[flag] === true;
    return { mark: acted ? "done" : "none", badge: "", why: acted ? done : worded(reasons[0])! };
  };
}

function chargeMarker(game: Game, intent: Intent, now: Legal): (unit: Unit) => Marked {
  const [pending] = Object.entries(game.charges.pending);
  const chargerId = pending?.[0] ?? intent.charger;
  const charger = chargerId === null ? undefined : game.units[chargerId];
  const own = ownMarker(now.chargers, "charged_this_turn", "has charged", "can charge");
  if (charger === undefined) return own;
  const against = pending === undefined ? worded(now.chargers[charger.id]?.[0]) : undefined;
  // It was clicked to see why not: nobody is its prey.
  if (against !== undefined)
    return (unit) => (unit === charger ? { mark: "acting", badge: "", why: against } : own(unit));
  const prey = pending?.[1].targets ?? intent.prey;
  const near = new Map(chargeTargetsOf(game, charger).map((entry) => [entry.unit_id, entry]));
  return (unit) => {
    if (unit === charger) return { mark: "acting", badge: "", why: "charging now" };
    if (unit.owner === charger.owner)
      return { ...own(unit), mark: own(unit).mark === "done" ? "done" : "none" };
    const entry = near.get(unit.id);
    const badge = entry === undefined ? "" : inches(entry.distance);
    if (prey.includes(unit.id)) return { mark: "chosen", badge, why: "target of the charge" };
    if (pending !== undefined) return { mark: "ineligible", badge: "", why: "not a target of this charge" };
    if (entry !== undefined && entry.reasons.length === 0)
      return { mark: "eligible", badge, why: "can be charged" };
    return { mark: "ineligible", badge, why: worded(entry?.reasons[0]) ?? "cannot be charged" };
  };
}

function worded(refusal: Refusal | undefined): string | undefined {
  return refusal === undefined ? undefined : `${refusal.message} (${refusal.rule})`;
}
