import { type Game, measuring, type Unit } from "@gunline/rules";
import { aimAt, armedOf } from "../panels/shooting/aim.ts";
import type { Arm } from "../panels/shooting/arsenal.ts";
import { ShootingPanel } from "../panels/shooting/index.tsx";
import { SHOOTERS } from "../panels/shooting/shooters.ts";
import {
  allRows,
  armsReaching,
  nearestTo,
  numberedTargets,
  obstaclesFor,
  rowsFor,
  withDeck,
} from "../panels/shooting/targets.ts";
import { clearAllTargets, confirmTargets, selectShooter, skipShooting } from "../table/commands.ts";
import { type Marked, type Marker, markOthers, markOwn, worded } from "../table/marks.ts";
import type { Seen } from "../table/moment.ts";
import { sightRays } from "../table/rays.ts";
import { rangeRings } from "../table/rings.ts";
import { currentGame, useGame, useTable } from "../table/table.ts";
import { isPhaseIn } from "../table/take-backs.ts";
import { look } from "../table/view.ts";
import { actionsNow, shootingRefusals } from "../table/whose.ts";
import { Button } from "../ui/button.tsx";
import { words } from "../words/english.ts";
import { inches } from "../words/format.ts";
import { nobodyCan } from "./hints.ts";
import { NO_OVERLAYS, NOTHING_TO_DO } from "./nothing.ts";
import type { Hands, NextStep, PhaseRow } from "./row.ts";

/** Choosing a unit and its targets; what comes of it is told by the attacks. */
export const SHOOTING: PhaseRow<"shooting"> = {
  ...NOTHING_TO_DO,
  at: "shooting",
  awaits: ["shooter", "targets"],
  phase: "SHOOTING",
  name: words.shooting.name,
  Panel: ShootingPanel,
  Actions,
  marks,
  nextStep,
  click,
  doesSomething,
  keys: {
    C: { does: words.shooting.clearAllTargets, run: clearAllTargets },
    S: { does: words.shooting.skipTheUnit, run: skip },
  },
  numbers: { does: words.shooting.allAtThatTarget, run: aimAtNumber },
  hint,
  overlays: { ...NO_OVERLAYS, rings, rays },
  units: SHOOTERS,
  current: ({ shooting }) => shooting.active_shooter_id,
  endLabel: words.shooting.end,
  isPassedOver: () => false,
  hasVolleys: true,
  houseRule: "blastMinimum",
};

function shooterOf({ shooting, units }: Game): Unit | undefined {
  return shooting.active_shooter_id === null ? undefined : units[shooting.active_shooter_id];
}

/** Units of the player who shoots. */
export function markShooters(game: Game): Marker {
  const { hasShotMark: done, canShoot: ready } = words.shooting;
  const own = markOwn(shootingRefusals(game), { flag: "has_shot", done, ready });
  return (unit) => {
    const isBusy = unit.action !== undefined && unit.owner === game.turn.active_player;
    return isBusy ? { mark: "done", badge: "", why: words.scoring.actions.busy } : own(unit);
  };
}

function marks(game: Game, { armed }: Seen<"shooting">): Marker {
  const shooter = shooterOf(game);
  const own = markShooters(game);
  if (shooter === undefined) return own;
  const arm = armedOf(game, shooter, armed);
  return (unit): Marked => {
    if (unit === shooter) return { mark: "acting", badge: "", why: words.shooting.isShooting };
    if (unit.owner === shooter.owner) return markOthers(own)(unit);
    return markTarget(game, shooter, unit, arm);
  };
}

/** An enemy as all weapons see it, or the one that was chosen. */
function markTarget(game: Game, shooter: Unit, unit: Unit, arm: Arm | undefined): Marked {
  const chosen = game.shooting.pending_assignments.filter((one) => one.target_unit_id === unit.id);
  const able = armsReaching(game, shooter, unit.id).filter(({ key }) => arm === undefined || key === arm.key);
  const isEngaged = Object.values(game.units).some(
    (friend) => friend.owner === shooter.owner && measuring.unitsEngaged(game, friend, unit),
  );
  const badge = distanceBadge(game, shooter, unit, isEngaged);
  if (chosen.length > 0) {
    const weapons = new Set(chosen.map(({ weapon_id }) => game.weapons[weapon_id]?.name ?? weapon_id));
    return { mark: "chosen", badge, why: words.shooting.chosenBy([...weapons].join(", ")) };
  }
  const against = [
    ...new Set(obstaclesFor(game, shooter, unit.id, arm).flatMap(({ reasons }) => worded(reasons[0]) ?? [])),
  ];
  if (able.length > 0) {
    const reaches = able.map((one) => reachOf(game, shooter, unit.id, one)).join(", ");
    return { mark: "eligible", badge, why: [words.shooting.canBeShotBy(reaches), ...against].join(" · ") };
  }
  const why = against.length > 0 ? against.join(" · ") : words.shooting.cannotBeShot;
  // The mark itself has the sign of a fight.
  if (isEngaged) return { mark: "engaged", badge: distanceBadge(game, shooter, unit, false), why };
  return { mark: "ineligible", badge, why };
}

/** `Bolt rifle 9″ of 24″`, with the profile that reaches. */
function reachOf(game: Game, shooter: Unit, targetId: string, arm: Arm): string {
  const { name, profiles } = arm;
  const weapons = rowsFor(game, shooter, arm);
  const profile = profiles.find(({ id }) => weapons[id]?.[targetId]?.eligible === true);
  const distance = weapons[profile?.id ?? ""]?.[targetId]?.distance ?? 0;
  return words.shooting.reach(name, inches(distance), inches(profile?.range ?? 0));
}

/** How far it is to the nearest model, from the nearest that has a ranged weapon; whoever is engaged has a sign too. */
export function distanceBadge(game: Game, shooter: Unit, target: Unit, isEngaged: boolean): string {
  const nearest = nearestTo(game, shooter, target.id);
  if (!Number.isFinite(nearest)) return "";
  return isEngaged ? words.shooting.engagedBadge(inches(nearest)) : inches(nearest);
}

function nextStep(game: Game): NextStep | null {
  if (game.shooting.active_shooter_id !== null) {
    if (game.shooting.pending_assignments.length > 0)
      return { label: words.shooting.confirmTargets, run: confirmTargets };
    return {
      label: words.shooting.assignTargets,
      run: () => undefined,
      blocked: words.shooting.noTargetYet,
    };
  }
  const reasons = shootingRefusals(game);
  const next = Object.keys(reasons).find((id) => reasons[id]!.length === 0);
  if (next === undefined) return null;
  return { label: words.shooting.selectShooter(game.units[next]!.name), run: () => selectShooter(next) };
}

function click(game: Game, unit: Unit): void {
  const shooter = shooterOf(game);
  if (unit === shooter) return;
  if (unit.owner === game.turn.active_player) selectShooter(unit.id);
  else if (shooter !== undefined) aimAt(unit.id);
}

function doesSomething({ shooting, turn }: Game, unit: Unit, { armed }: Seen<"shooting">): boolean {
  const { active_shooter_id, pending_assignments } = shooting;
  if (unit.owner === turn.active_player) return unit.id !== active_shooter_id && unit.flags.has_shot !== true;
  // A weapon that was chosen may join those that aim at it already.
  const isAimed = pending_assignments.some((one) => one.target_unit_id === unit.id);
  return active_shooter_id !== null && (!isAimed || armed !== null);
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
  if (target !== undefined) aimAt(target);
}

function hint(game: Game, hands: Hands, { armed }: Seen<"shooting">): string {
  const isMouse = hands === "mouse";
  const { hints } = words.shooting;
  const shooter = shooterOf(game);
  if (shooter === undefined) {
    if (Object.values(shootingRefusals(game)).every((refusals) => refusals.length > 0))
      return actionsNow(game).length > 0 ? words.scoring.actions.hint[hands] : nobodyCan("shoot", hands);
    return isMouse ? hints.selectByMouse : hints.selectByFinger;
  }
  const arm = armedOf(game, shooter, armed);
  if (arm !== undefined) return isMouse ? hints.aimOneByMouse(arm.name) : hints.aimOneByFinger(arm.name);
  if (game.shooting.pending_assignments.length === 0) return isMouse ? hints.aimByMouse : hints.aimByFinger;
  return isMouse ? hints.confirmByMouse : hints.confirmByFinger;
}

function rings(game: Game, { weapon }: Seen<"shooting">) {
  const shooter = shooterOf(game);
  return shooter === undefined ? [] : rangeRings(game.weapons, withDeck(game, shooter), weapon);
}

/** What the models of the shooter see of the enemy that is pointed at. */
function rays(game: Game, { hovered, weapon }: Seen<"shooting">) {
  const shooter = shooterOf(game);
  const target = hovered === null ? undefined : game.units[hovered];
  if (shooter === undefined || target === undefined || target.owner === shooter.owner) return [];
  const rows = allRows(game, shooter);
  const canFire = (id: string) => rows.some((weapons) => weapons[id]?.[target.id]?.eligible === true);
  return sightRays(game, withDeck(game, shooter), target, weapon, canFire);
}

function Actions() {
  const { active_shooter_id, pending_assignments } = useGame().shooting;
  const canGoBack = useTable(({ table }) => table !== null && isPhaseIn(table, "MOVEMENT"));
  const none = pending_assignments.length === 0 ? words.shooting.nothingToClear : undefined;
  return (
    <>
      {active_shooter_id !== null && (
        <>
          <Button onPress={clearAllTargets} disabledBecause={none} shortcut="C">
            {words.shooting.clearAll}
          </Button>
          <Button onPress={() => skipShooting(active_shooter_id)} shortcut="S">
            {words.shooting.skipUnit}
          </Button>
        </>
      )}
      {active_shooter_id === null && canGoBack && (
        <Button onPress={() => look({ dialog: "take-back", takeBack: "MOVEMENT" })}>
          {words.shooting.backToMovement}
        </Button>
      )}
    </>
  );
}
