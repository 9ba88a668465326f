import {
  actorOf,
  type Checked,
  type Game,
  type Prepared,
  prepare,
  type Refusal,
  shootingMoment,
  type Unit,
  underWayRefusals,
} from "@gunline/rules";
import { describeRefusals } from "./describe.ts";
import { readGame, readShoot, type Shoot } from "./documents.ts";
import { faulty, found, type Outcome, type Read, refused } from "./outcome.ts";
import { jsonChunks, printable } from "./output.ts";

/** A `SHOOT` that the rules allow, compiled and not rolled. */
export interface Volley {
  readonly game: Game;
  readonly shooter: Unit;
  readonly assignments: Shoot["payload"]["assignments"];
  /** In the order of dice; each knows the assignment that it was made from. */
  readonly prepared: readonly Prepared[];
}

/** GAME and ACTION of a command that asks what a volley would do. */
export async function readQuestion(
  positionals: readonly string[],
): Promise<Read<{ readonly game: Game; readonly action: Shoot }>> {
  const [gameFile, actionFile] = positionals as [string, string];
  const game = await readGame(gameFile);
  const action = await readShoot(actionFile);
  if (game.ok && action.ok) return found({ game: game.value, action: action.value });
  return faulty(...[game, action].flatMap((read) => (read.ok ? [] : read.faults)));
}

/** Refuses what applying the action would refuse. */
export function aim(game: Game, { actor_unit_id, payload: { assignments } }: Shoot): Checked<Volley> {
  const actor = actorOf(game, actor_unit_id);
  if (!actor.ok) return actor;
  const shooter = actor.value;
  const busy = underWayRefusals(game);
  if (busy.length > 0) return { ok: false, refusals: busy };
  const moment = shootingMoment(game, shooter);
  const prepared = prepare(game, shooter, assignments);
  if (!prepared.ok) return { ok: false, refusals: [...moment, ...prepared.refusals] };
  if (moment.length > 0) return { ok: false, refusals: moment };
  return { ok: true, value: { game, shooter, assignments, prepared: prepared.value } };
}

/** Of the volley's plans, the place of the one that was made from each assignment, in the order these were sent. */
export function placesAsSent({ assignments, prepared }: Volley): readonly number[] {
  return assignments.map((sent) => prepared.findIndex(({ legal }) => legal.assignment === sent));
}

export function turnedDown(errors: readonly Refusal[], json: boolean): Outcome {
  return refused(json ? jsonChunks({ errors }) : [printable(`${describeRefusals(errors)}\n`)]);
}
