import {
  type Checked,
  fights,
  type Game,
  inProgress,
  prepare,
  type Refusal,
  type rolling,
  type Unit,
} from "@gunline/rules";
import { describeRefusals } from "./describe.ts";
import { readGame, readStrike } from "./documents.ts";
import { faulty, found, type Outcome, type Read, refused } from "./outcome.ts";
import { jsonChunks, printable } from "./output.ts";

/** A `SHOOT` or `FIGHT` that the rules allow, compiled and not rolled. */
export interface Volley {
  readonly game: Game;
  readonly shooter: Unit;
  readonly assignments: fights.Strike["payload"]["assignments"];
  readonly circumstance: "OWN_PHASE" | "MELEE";
  /** In the order of dice; each knows the assignment that it was made from, alone or with others of its lots. */
  readonly prepared: readonly rolling.Prepared[];
}

/** GAME and ACTION of a command that asks what a volley would do. */
export async function readQuestion(
  positionals: readonly string[],
): Promise<Read<{ readonly game: Game; readonly action: fights.Strike }>> {
  const [gameFile, actionFile] = positionals as [string, string];
  const game = await readGame(gameFile);
  const action = await readStrike(actionFile);
  if (game.ok && action.ok) return found({ game: game.value, action: action.value });
  return faulty(...[game, action].flatMap((read) => (read.ok ? [] : read.faults)));
}

/** Refuses what applying the action would refuse; of a unit that is yet to fight it is asked as the models stand. */
export function aim(game: Game, action: fights.Strike): Checked<Volley> {
  const { actor_unit_id, payload } = action;
  const { assignments } = payload;
  const actor = inProgress.actorOf(game, actor_unit_id);
  if (!actor.ok) return actor;
  const shooter = actor.value;
  const inMelee = fights.isMelee(action);
  const busy = inMelee ? [] : inProgress.underWayRefusals(game);
  if (busy.length > 0) return { ok: false, refusals: busy };
  const moment = inMelee ? fights.fightMoment(game, shooter) : inProgress.shootingMoment(game, shooter);
  const circumstance = inMelee ? "MELEE" : "OWN_PHASE";
  const prepared = prepare(game, shooter, assignments, circumstance);
  if (!prepared.ok) return { ok: false, refusals: [...moment, ...prepared.refusals] };
  if (moment.length > 0) return { ok: false, refusals: moment };
  return { ok: true, value: { game, shooter, assignments, circumstance, prepared: prepared.value } };
}

/** Of the volley's plans, the places of those that were made from each assignment, in the order these were sent. */
export function placesAsSent({ assignments, prepared }: Volley): readonly (readonly number[])[] {
  return assignments.map((sent) => [...prepared.keys()].filter((place) => prepared[place]!.sent === sent));
}

export function turnedDown(errors: readonly Refusal[], json: boolean): Outcome {
  return refused(json ? jsonChunks({ errors }) : [printable(`${describeRefusals(errors)}\n`)]);
}
