import {
  type Game,
  type GameEvent,
  inProgress,
  missions,
  type PlayerId,
  type WindowId,
} from "@gunline/rules";

/** What the game is in the middle of. Nothing else of the page knows where the document keeps it. */

/** Confirmed attacks on their way through the dice. */
export type Attacks = inProgress.Attacks;

/** The models of which the defender has to choose one for a wound. */
export type Allocation = inProgress.TaskOf<"allocation">;

/** A charge that was declared, and rolled or not. */
export interface Charge {
  readonly unitId: string;
  readonly targets: readonly string[];
  /** Undefined until the dice are rolled. */
  readonly distance: number | undefined;
  readonly dice: readonly number[];
}

/** One player may react to what another has just done. */
export interface Reaction {
  readonly window: WindowId;
  readonly player: PlayerId;
  readonly event: GameEvent;
  /** The unit that set it off. */
  readonly unitId: string;
}

/** The attacks in hand; those that wait for a charge to be over are not. */
export function attacksUnderWay(game: Game): inProgress.Attacks | null {
  const isChosen = inProgress.topTask(game, "allocation") !== undefined;
  return (isChosen ? inProgress.taskUnderWay(game, "attacks") : inProgress.topTask(game, "attacks")) ?? null;
}

export function allocationUnderWay(game: Game): Allocation | null {
  const task = inProgress.topTask(game, "allocation");
  return task !== undefined && inProgress.isOwnersChoice(game, task.unit_id) ? task : null;
}

/** A change by hand that waits for the other player's consent. */
export function consentUnderWay(game: Game): inProgress.TaskOf<"by_hand"> | null {
  return inProgress.topTask(game, "by_hand") ?? null;
}

export function reactionUnderWay(game: Game): Reaction | null {
  const task = inProgress.topTask(game, "window");
  if (task === undefined) return null;
  const { window, player, event } = task;
  return { window, player, event, unitId: ("unit_id" in event ? event.unit_id : undefined) ?? "" };
}

/** Dice that lie on the table and may still be rolled again. */
export function rollOnTable(game: Game): inProgress.PendingRoll | undefined {
  return inProgress.pendingRoll(game);
}

/** The face from which dice on the table succeed, where that is one for all of them. */
export function neededOnTable(game: Game): number | undefined {
  const attacks = inProgress.taskUnderWay(game, "attacks");
  const plan = attacks?.plans[attacks.at];
  if (attacks?.standing?.roll === "HITS") return plan?.hit.threshold;
  return attacks?.standing?.roll === "WOUNDS" ? plan?.wound.threshold : undefined;
}

/** Units that a rule lets be set up now. */
export function placingUnderWay(game: Game): inProgress.TaskOf<"placing"> | undefined {
  return inProgress.topTask(game, "placing");
}

/** Dice of a Desperate Escape that lie there until their owner goes on. */
export function escapeDiceUnderWay(game: Game): string | undefined {
  const task = inProgress.topTask(game, "move");
  return task?.escape === undefined ? undefined : task.unit_id;
}

export function chargeUnderWay(game: Game): Charge | undefined {
  const unitId = inProgress.taskUnderWay(game, "charge")?.unit_id;
  const charge = unitId === undefined ? undefined : game.charges.pending[unitId];
  if (unitId === undefined || charge === undefined) return undefined;
  const { targets, distance, dice } = charge;
  return { unitId, targets, distance, dice: dice ?? [] };
}

/** A Fall Back whose owner has to choose which models Desperate Escape costs. */
export interface Escape {
  readonly unitId: string;
  readonly losses: number;
}

export function escapeUnderWay(game: Game): Escape | undefined {
  const task = inProgress.topTask(game, "move");
  if (task === undefined || task.losses === null || task.losses === 0) return undefined;
  return { unitId: task.unit_id, losses: task.losses };
}

/** Mortal wounds whose unit's owner has to choose who takes them. */
export function mortalUnderWay(game: Game): inProgress.TaskOf<"mortal_wounds"> | undefined {
  return inProgress.topTask(game, "mortal_wounds");
}

/** A turn ends, and the unit's owner has to choose which models go for its coherency. */
export function coherencyUnderWay(game: Game): inProgress.TaskOf<"coherency"> | undefined {
  return inProgress.topTask(game, "coherency");
}

/** Models that have fallen and may shoot before they are removed. */
export function lastShotsUnderWay(game: Game): inProgress.TaskOf<"last_shots"> | undefined {
  return inProgress.topTask(game, "last_shots");
}

/** Scouts that may move before the first turn. */
export function scoutsUnderWay(game: Game): boolean {
  return inProgress.topTask(game, "scouts") !== undefined;
}

/** The unit that may move out of phase. */
export function outOfPhaseMoverIn(game: Game): string | undefined {
  return inProgress.topTask(game, "side_move")?.unit_id;
}

/** A unit's fight, or the last one of its fallen models, while it is the unit's owner who goes on with it. */
export function fightUnderWay(
  game: Game,
): inProgress.TaskOf<"fight"> | inProgress.TaskOf<"last_stand"> | undefined {
  return inProgress.topTask(game, "fight") ?? inProgress.topTask(game, "last_stand");
}

/** A move that the game waits for, of a unit that nobody chooses: of a rolled charge, or of a fight. */
export interface OwedMove {
  readonly unitId: string;
  readonly what: "charge" | "PILE_IN" | "CONSOLIDATE";
}

export function owedMove(game: Game): OwedMove | undefined {
  const charge = chargeUnderWay(game);
  if (charge?.distance !== undefined) return { unitId: charge.unitId, what: "charge" };
  const fight = fightUnderWay(game);
  if (fight?.stage !== "PILE_IN" && fight?.stage !== "CONSOLIDATE") return undefined;
  return { unitId: fight.unit_id, what: fight.stage };
}

/** Whether two documents wait for the very same one, of a unit that stands as it stood. */
export function isSameOwedMove(a: Game | undefined, b: Game | undefined): boolean {
  const [now, before] = [a, b].map((game) => (game === undefined ? undefined : owedMove(game)));
  if (now === undefined || before === undefined) return now === before;
  const isSameUnit = a!.units[now.unitId]!.models === b!.units[before.unitId]!.models;
  return now.what === before.what && isSameUnit && a!.charges.pending === b!.charges.pending;
}

/** The unit that fights, whatever comes first: its dice, or a reaction. */
export function fighterIn(game: Game): string | undefined {
  return inProgress.taskUnderWay(game, "fight")?.unit_id;
}

/** The destroyed transport that its passengers have to get out of. */
export function wreckUnderWay(game: Game): string | undefined {
  return inProgress.topTask(game, "aftermath")?.wrecks[0]?.model.unit_id;
}

/** What is asked about a card that was just drawn. */
export function cardUnderWay(game: Game): missions.CardQuestion | undefined {
  return missions.cardQuestion(game);
}

/** A turn has ended, and a player may lay cards aside. */
export function discardUnderWay(game: Game): inProgress.TaskOf<"discard"> | undefined {
  return inProgress.topTask(game, "discard");
}

/** Whether the game is in the middle of anything, or only in its phase. */
export function isAnythingUnderWay(game: Game): boolean {
  return game.tasks.length > 0;
}

/** The ways of a move that was declared and is not made yet, as when a reaction comes first. */
export function pathsUnderWay(game: Game): inProgress.TaskOf<"move">["per_model_paths"] | undefined {
  return inProgress.taskUnderWay(game, "move")?.per_model_paths;
}

/** Attacks whose targets are chosen, and which are not rolled yet. */
export interface Aimed {
  readonly unitId: string;
  readonly assignments: NonNullable<inProgress.TaskOf<"fight">["assignments"]>;
  readonly isMelee: boolean;
}

export function aimedUnderWay(game: Game): Aimed | undefined {
  const volley = inProgress.taskUnderWay(game, "volley");
  if (volley !== undefined)
    return { unitId: volley.unit_id, assignments: volley.assignments, isMelee: false };
  const fight = inProgress.taskUnderWay(game, "fight");
  if (fight?.assignments === undefined) return undefined;
  return { unitId: fight.unit_id, assignments: fight.assignments, isMelee: true };
}

/** The unit whose models are picked one by one: to take a wound, or to be moved. */
export function unitPickedApart(game: Game): string | undefined {
  return (
    allocationUnderWay(game)?.unit_id ??
    escapeUnderWay(game)?.unitId ??
    mortalUnderWay(game)?.unit_id ??
    coherencyUnderWay(game)?.unit_id ??
    chargeUnderWay(game)?.unitId ??
    fightUnderWay(game)?.unit_id
  );
}

/** Whether a unit has been chosen to act, and has not done so yet. */
export function isSomebodyActing(game: Game): boolean {
  return game.shooting.active_shooter_id !== null || game.tasks.length > 0;
}

/** Whether nothing has happened but that another unit was chosen to shoot, or none. */
export function isOtherShooter(before: Game, now: Game): boolean {
  return (
    before.units === now.units &&
    before.turn === now.turn &&
    before.tasks === now.tasks &&
    before.shooting.active_shooter_id !== now.shooting.active_shooter_id
  );
}
