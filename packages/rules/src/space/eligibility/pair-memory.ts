import { type Book, bookOf } from "../../abilities/book.ts";
import type { InForce } from "../../abilities/effect.ts";
import { inForceOn } from "../../abilities/in-force.ts";
import { BoundedMemory } from "../../base/bounded-memory.ts";
import { Recent } from "../../base/recent.ts";
import type { Game, Unit } from "../../game/document.ts";
import { isEngaged } from "../../game/measure/measure.ts";
import type { Phase } from "../../game/phase.ts";
import type { PlayerId } from "../../game/player.ts";
import { friendEngagedWith } from "./target.ts";

/**
 * Answers about one unit that shoots at another. Choosing, assigning, previewing and confirming ask the same questions again
 * and again, and what other units do in the meantime mostly changes no answer: so they are remembered by the two units, and
 * hold while all else is the same that such an answer depends on.
 */

/** The whole table, as it was when the answers were last found to hold: while it is the same nothing is looked at again. */
type Whole = Pick<Game, "units" | "players" | "turn" | "objectives" | "charges">;

/** What answers about two units depend on where no rule in force on them looks around. */
interface Surroundings extends Pick<Game, "weapons" | "terrain" | "spent" | "ruleset"> {
  readonly book: Book;
  readonly edition: number | undefined;
  readonly round: number;
  readonly active: PlayerId;
  readonly phase: Phase;
  readonly onShooter: readonly InForce[];
  readonly onTarget: readonly InForce[];
  readonly engaged: boolean;
  /** Who of the firing army is in a fight with the target. */
  readonly friend: string | undefined;
}

interface Memory<Answer> extends Surroundings {
  whole: Whole;
  readonly isLocal: boolean;
  readonly answers: Map<string, Answer>;
}

/** A thread of a server has dozens of games under way, in each of which a few units are looked at. */
const SHOOTERS = 256;

export function rememberedForPairs<Answer>(
  mostBytes: number,
  bytesOf: (answer: Answer) => number,
): (game: Game, shooter: Unit, target: Unit, key: string, work: () => Answer) => Answer {
  type ByTarget = Map<Unit, Memory<Answer>>;
  const memories = new BoundedMemory(mostBytes, () => new Recent<Unit, ByTarget>(SHOOTERS));
  const answersOf = (game: Game, shooter: Unit, target: Unit) => {
    let byTarget = memories.memory.get(shooter);
    if (byTarget === undefined) {
      byTarget = new Map();
      memories.memory.set(shooter, byTarget);
    }
    const known = byTarget.get(target);
    if (known !== undefined && holds(known, game, shooter, target)) return known.answers;
    const answers = new Map<string, Answer>();
    byTarget.set(target, { ...around(game, shooter, target), whole: wholeOf(game), answers });
    return answers;
  };
  return (game, shooter, target, key, work) => {
    const { memory } = memories;
    const answers = answersOf(game, shooter, target);
    const found = answers.get(key);
    if (found !== undefined) return found;
    const answer = work();
    memories.grow(KEY_BYTES + key.length + bytesOf(answer));
    // Past its bound the memory was given up, and this is the first answer of the next.
    (memories.memory === memory ? answers : answersOf(game, shooter, target)).set(key, answer);
    return answer;
  };
}

/** What an entry takes beside its key and its answer. */
const KEY_BYTES = 60;

function wholeOf({ units, players, turn, objectives, charges }: Game): Whole {
  return { units, players, turn, objectives, charges };
}

function around(game: Game, shooter: Unit, target: Unit): Surroundings & Pick<Memory<never>, "isLocal"> {
  const { weapons, terrain, spent, ruleset, turn } = game;
  const [onShooter, onTarget] = [inForceOn(game, shooter), inForceOn(game, target)];
  return {
    weapons,
    terrain,
    spent,
    ruleset,
    book: bookOf(game),
    edition: turn.edition,
    round: turn.round,
    active: turn.active_player,
    phase: turn.phase,
    onShooter,
    onTarget,
    engaged: isEngaged(game, shooter),
    friend: friendEngagedWith(game, shooter, target)?.id,
    isLocal: !onShooter.some(looksAround) && !onTarget.some(looksAround),
  };
}

const looksAround = ({ row }: InForce) => row.looksAround === true;

/** Whether what was found for the two units still holds on this table. */
function holds<Answer>(known: Memory<Answer>, game: Game, shooter: Unit, target: Unit): boolean {
  const { weapons, terrain, spent, ruleset, turn } = game;
  if (
    known.weapons !== weapons ||
    known.terrain !== terrain ||
    known.spent !== spent ||
    known.ruleset !== ruleset ||
    known.book !== bookOf(game)
  ) {
    return false;
  }
  const { whole } = known;
  if (
    whole.units === game.units &&
    whole.players === game.players &&
    whole.turn === turn &&
    whole.objectives === game.objectives &&
    whole.charges === game.charges
  ) {
    return true;
  }
  const isSame =
    known.isLocal &&
    known.edition === turn.edition &&
    known.round === turn.round &&
    known.active === turn.active_player &&
    known.phase === turn.phase &&
    areSame(known.onShooter, inForceOn(game, shooter)) &&
    areSame(known.onTarget, inForceOn(game, target)) &&
    known.engaged === isEngaged(game, shooter) &&
    known.friend === friendEngagedWith(game, shooter, target)?.id;
  if (isSame) known.whole = wholeOf(game);
  return isSame;
}

/** Another table makes another list, mostly of the same. */
function areSame(before: readonly InForce[], now: readonly InForce[]): boolean {
  if (before === now) return true;
  if (before.length !== now.length) return false;
  for (let at = 0; at < now.length; at++) {
    const [a, b] = [before[at]!, now[at]!];
    if (a === b) continue;
    if (a.row !== b.row || a.effect !== b.effect || a.source?.id !== b.source?.id) return false;
    if (!areSameModels(a.bearers, b.bearers)) return false;
  }
  return true;
}

function areSameModels(a: InForce["bearers"], b: InForce["bearers"]): boolean {
  if (a === null || b === null) return a === b;
  return a.size === b.size && a.isSubsetOf(b);
}
