import type { Action, ActionResult, Game, LineName, LineOf, Phase, StoryLine } from "@gunline/rules";

/** How it stands with a problem, and why, in words for whoever plays it. */
export interface GoalResult {
  readonly state: "open" | "solved" | "lost";
  readonly why: string;
}

/** What was played so far, from the first step on. */
type Played = readonly PlayedStep[];

interface PlayedStep {
  readonly action: Action;
  readonly result: ActionResult;
}

/** Looks only at what cannot be taken back: targets that were confirmed, charges that were moved, phases that ended. */
export type Goal = (played: Played, game: Game) => GoalResult;

interface Answers {
  readonly solved: string;
  /** Said where it was done in another way, and where it was not done in time. */
  readonly lost: string;
}

interface Shot {
  readonly weapon_id: string;
  readonly target_unit_id: string;
  readonly precision_model_id?: string | null | undefined;
}

interface ShotGoal extends Answers {
  readonly by: string;
  /** Of a shot that counts. */
  readonly isRight: (shot: Shot) => boolean;
  /** Of one that spoils it. */
  readonly isWrong?: (shot: Shot) => boolean;
}

/** A unit is to fire in a certain way, in the Shooting phase with which the problem begins. */
export function shotGoal({ by, isRight, isWrong = () => false, solved, lost }: ShotGoal): Goal {
  return (played, game) => {
    const shots = played.flatMap((step) => shotsIn(step, by));
    if (shots.some(isRight) && !shots.some(isWrong)) return { state: "solved", why: solved };
    return shots.length > 0 || isPast(game, "SHOOTING") ? { state: "lost", why: lost } : OPEN;
  };
}

interface ChargeGoal extends Answers {
  /** Each of them could do it. */
  readonly by: readonly string[];
  /** All of these, and nobody else. */
  readonly targets: readonly string[];
}

/** A charge is to be moved into certain units, in the Charge phase with which the problem begins. */
export function chargeGoal({ by, targets, solved, lost }: ChargeGoal): Goal {
  return (played, game) => {
    const moved = linesOf(played, "charge_moved");
    const isRight = (line: LineOf<"charge_moved">) =>
      by.includes(line.unit_id) &&
      line.targets.length === targets.length &&
      line.targets.every(({ unit_id }) => targets.includes(unit_id));
    if (moved.some(isRight)) return { state: "solved", why: solved };
    const tried = [...moved, ...linesOf(played, "charge_failed"), ...linesOf(played, "charge_stopped")];
    const isSpent = by.every((unit) => tried.some(({ unit_id }) => unit_id === unit));
    return isSpent || isPast(game, "CHARGE") ? { state: "lost", why: lost } : OPEN;
  };
}

/** A move as it came out. */
interface Made {
  readonly game: Game;
  /** Models that had to pass a Desperate Escape test. */
  readonly tested: number;
}

interface MoveGoal extends Answers {
  readonly by: string;
  readonly isRight: (made: Made) => boolean;
}

/** A unit is to end its move in a certain way, in the Movement phase with which the problem begins. */
export function moveGoal({ by, isRight, solved, lost }: MoveGoal): Goal {
  return (played, game) => {
    const isMade = linesOf(played, "unit_moved").some(({ unit_id }) => unit_id === by);
    const tests = played.flatMap(({ result }) =>
      result.dice.filter(({ context }) => context === "desperate_escape"),
    );
    const tested = tests.reduce((sum, { rolls_raw }) => sum + rolls_raw.length, 0);
    if (isMade && isRight({ game, tested })) return { state: "solved", why: solved };
    return isMade || isPast(game, "MOVEMENT") ? { state: "lost", why: lost } : OPEN;
  };
}

interface LessonGoal extends Answers {
  readonly shooters: readonly string[];
  readonly charger: string;
}

/** Units are to fire, and then one is to charge, in the first turn. */
export function lessonGoal({ shooters, charger, solved, lost }: LessonGoal): Goal {
  return (played, game) => {
    const fired = (unit: string) => played.some((step) => shotsIn(step, unit).length > 0);
    const charged = linesOf(played, "charge_rolled").some(({ unit_id }) => unit_id === charger);
    if (shooters.every(fired) && charged) return { state: "solved", why: solved };
    const isLate = isPast(game, "CHARGE") || (isPast(game, "SHOOTING") && !shooters.every(fired));
    return isLate ? { state: "lost", why: lost } : OPEN;
  };
}

const OPEN: GoalResult = { state: "open", why: "" };

const ORDER: readonly Phase[] = ["MOVEMENT", "SHOOTING", "CHARGE"];

/** Whether a phase of the first turn is over. */
function isPast({ turn }: Game, phase: Phase): boolean {
  const now = ORDER.indexOf(turn.phase);
  return turn.round > 1 || turn.active_player !== "p1" || now < 0 || now > ORDER.indexOf(phase);
}

/** What a step locked for a unit to fire: at once with its dice, or to be rolled next. */
function shotsIn({ action, result }: PlayedStep, unit: string): readonly Shot[] {
  if (action.type === "SHOOT") {
    return action.actor_unit_id === unit && result.success ? action.payload.assignments : [];
  }
  return result.diffs
    .flatMap((diff) => (diff.op === "set" && diff.path === "tasks" ? (diff.value as Game["tasks"]) : []))
    .flatMap((task) => (task.type === "attacks" ? task.plans : []))
    .filter((plan) => plan.shooter_unit_id === unit);
}

function linesOf<Name extends LineName>(played: Played, name: Name): readonly LineOf<Name>[] {
  const isOne = (line: StoryLine): line is LineOf<Name> => line.line === name;
  return played.flatMap(({ result }) => result.log.filter(isOne));
}
