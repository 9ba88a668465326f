import { type Game, targetsOf, type Unit, unitsEngaged } from "@gunline/rules";
import { assignAll } from "../panels/shooting/aim.ts";
import { ShootingPanel } from "../panels/shooting/index.tsx";
import { SHOOTERS } from "../panels/shooting/shooters.ts";
import { numberedTargets } from "../panels/shooting/targets.ts";
import { clearAllTargets, confirmTargets, selectShooter, skipShooting } from "../table/commands.ts";
import { type Marked, type Marker, markOthers, markOwn, worded } from "../table/marks.ts";
import { sightRays } from "../table/rays.ts";
import { rangeRings } from "../table/rings.ts";
import { currentGame, refuse, useGame } from "../table/table.ts";
import type { View } from "../table/view.ts";
import { againstShooting } from "../table/whose.ts";
import { Button } from "../ui/button.tsx";
import { inches } from "../words/format.ts";
import { nobodyCan } from "./hints.ts";
import { NO_OVERLAYS, NOTHING_TO_DO } from "./nothing.ts";
import type { Hands, NextStep, PhaseRow } from "./row.ts";

/** Choosing a unit and its targets; what comes of it is told by the attacks. */
export const SHOOTING: PhaseRow = {
  ...NOTHING_TO_DO,
  phase: "SHOOTING",
  name: "Shooting",
  Panel: ShootingPanel,
  Actions,
  marks,
  nextStep,
  click,
  doesSomething,
  keys: {
    C: { does: "Clear all targets", run: clearAllTargets },
    S: { does: "Skip the unit", run: skip },
  },
  numbers: { does: "All weapons at that target", run: aimAtNumber },
  hint,
  overlays: { ...NO_OVERLAYS, rings, rays },
  units: SHOOTERS,
  current: ({ shooting }) => shooting.active_shooter_id,
  endLabel: "End phase",
  isPassedOver: false,
  hasVolleys: true,
  houseRule: "blastMinimum",
};

function shooterOf({ shooting, units }: Game): Unit | undefined {
  return shooting.active_shooter_id === null ? undefined : units[shooting.active_shooter_id];
}

/** Units of the player who shoots. */
export function markShooters(game: Game): Marker {
  return markOwn(againstShooting(game), { flag: "has_shot", done: "has shot", ready: "can shoot" });
}

function marks(game: Game): Marker {
  const shooter = shooterOf(game);
  const own = markShooters(game);
  if (shooter === undefined) return own;
  const { weapons } = targetsOf(game, shooter);
  const chosen = new Set(game.shooting.pending_assignments.map(({ target_unit_id }) => target_unit_id));
  return (unit): Marked => {
    if (unit === shooter) return { mark: "acting", badge: "", why: "shooting now" };
    if (unit.owner === shooter.owner) return markOthers(own)(unit);
    const entries = Object.values(weapons).flatMap((row) => row[unit.id] ?? []);
    const badge = nearestBadge(entries);
    if (chosen.has(unit.id)) return { mark: "chosen", badge, why: "chosen as a target" };
    if (entries.some(({ eligible }) => eligible)) return { mark: "eligible", badge, why: "can be shot at" };
    const why = worded(entries[0]?.reasons[0]) ?? "cannot be shot at";
    return { mark: unitsEngaged(unit, shooter) ? "engaged" : "ineligible", badge, why };
  };
}

/** How far it is to the nearest model that some weapon could be fired at. */
export function nearestBadge(entries: readonly { readonly distance: number | null }[]): string {
  const nearest = Math.min(...entries.map(({ distance }) => distance ?? Number.POSITIVE_INFINITY));
  return Number.isFinite(nearest) ? inches(nearest) : "";
}

function nextStep(game: Game): NextStep | null {
  if (game.shooting.active_shooter_id !== null) {
    if (game.shooting.pending_assignments.length > 0)
      return { label: "Confirm targets", run: confirmTargets };
    const blocked = "No weapon has a target yet. Click an enemy, press its number, or choose in the panel.";
    return { label: "Choose targets", run: () => undefined, blocked };
  }
  const reasons = againstShooting(game);
  const next = Object.keys(reasons).find((id) => reasons[id]!.length === 0);
  if (next === undefined) return null;
  return { label: `Next: ${game.units[next]!.name}`, run: () => selectShooter(next) };
}

function click(game: Game, unit: Unit): void {
  const shooter = shooterOf(game);
  if (unit === shooter) return;
  if (unit.owner === game.turn.active_player) selectShooter(unit.id);
  else if (shooter !== undefined) aimAt(game, shooter, unit.id);
}

/** All weapons at the unit; where none can be, the reason of the first. */
function aimAt(game: Game, shooter: Unit, unitId: string): void {
  const entries = Object.values(targetsOf(game, shooter).weapons).flatMap((row) => row[unitId] ?? []);
  if (entries.some(({ eligible }) => eligible)) assignAll(unitId);
  else refuse(entries[0]?.reasons ?? []);
}

function doesSomething({ shooting, turn }: Game, unit: Unit): boolean {
  const { active_shooter_id, pending_assignments } = shooting;
  if (unit.owner === turn.active_player) return unit.id !== active_shooter_id && unit.flags.has_shot !== true;
  return active_shooter_id !== null && !pending_assignments.some((one) => one.target_unit_id === unit.id);
}

function skip(): void {
  const { active_shooter_id } = currentGame().shooting;
  if (active_shooter_id !== null) skipShooting(active_shooter_id);
}

function aimAtNumber(number: number): void {
  const game = currentGame();
  const { active_shooter_id } = game.shooting;
  const target =
    active_shooter_id === null ? undefined : numberedTargets(game, active_shooter_id)[number - 1];
  if (target !== undefined) assignAll(target);
}

function hint(game: Game, hands: Hands): string {
  const isMouse = hands === "mouse";
  const { active_shooter_id, pending_assignments } = game.shooting;
  if (active_shooter_id === null) {
    if (Object.values(againstShooting(game)).every((refusals) => refusals.length > 0))
      return nobodyCan("shoot", hands);
    return isMouse ? "Click a unit to shoot with, or press N for the next" : "Tap a unit to shoot with";
  }
  if (pending_assignments.length === 0) {
    return isMouse
      ? "Click an enemy to aim everything at it · hover for range and sight"
      : "Tap an enemy to aim everything at it";
  }
  return isMouse
    ? "Hover an enemy for range and sight · Enter confirms the targets"
    : "Tap another enemy to aim at it · the blue button confirms";
}

function rings(game: Game, { weapon }: View) {
  const shooter = shooterOf(game);
  return shooter === undefined ? [] : rangeRings(game.weapons, shooter, weapon);
}

/** What the models of the shooter see of the enemy that is pointed at. */
function rays(game: Game, { hovered, weapon }: View, mark: Marker) {
  const shooter = shooterOf(game);
  const target = hovered === null ? undefined : game.units[hovered];
  if (shooter === undefined || target === undefined || target.owner === shooter.owner) return [];
  const { mark: sign } = mark(target);
  return sightRays(game, shooter, target, weapon, sign === "eligible" || sign === "chosen");
}

function Actions() {
  const { active_shooter_id, pending_assignments } = useGame().shooting;
  if (active_shooter_id === null) return null;
  const none = pending_assignments.length === 0 ? "No weapon has a target." : undefined;
  return (
    <>
      <Button onPress={clearAllTargets} disabledBecause={none} shortcut="C">
        Clear all
      </Button>
      <Button onPress={() => skipShooting(active_shooter_id)} shortcut="S">
        Skip unit
      </Button>
    </>
  );
}
