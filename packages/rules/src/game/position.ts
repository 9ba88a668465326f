import { BoundedMemory } from "../base/bounded-memory.ts";
import { Recent } from "../base/recent.ts";
import type { Game } from "./document.ts";

/** What a question of a fight depends on beside the units: while all of it is the same object, its answer stands. */
interface Memory<Answer>
  extends Pick<Game, "weapons" | "terrain" | "spent" | "ruleset" | "objectives" | "charges"> {
  readonly turn: Pick<Game["turn"], "round" | "active_player" | "phase">;
  readonly p1: Player;
  readonly p2: Player;
  readonly rows: Game["settings"]["rows"];
  readonly byHand: Game["settings"]["by_hand_rows"];
  readonly answers: Map<string, Answer>;
}

/** What rules ask of a player: the rest changes with every point that is spent. */
type Player = Pick<Game["players"]["p1"], "detachment" | "active" | "pools">;

const isSameOf = (a: Player, b: Player) =>
  a.detachment === b.detachment && a.active === b.active && a.pools === b.pools;

/** A thread of a server has as many games under way at a time. */
const POSITIONS = 64;

/**
 * Answers that are remembered for one position of the table: choosing, assigning, previewing and confirming ask the
 * same questions again and again. A memory lives while the position is one of the last few, and all of them together take
 * at most so many bytes.
 */
export function rememberedAnswers<Answer>(
  mostBytes: number,
  bytesOf: (answer: Answer) => number,
): (game: Game, key: string, work: () => Answer) => Answer {
  const memories = new BoundedMemory(mostBytes, () => new Recent<Game["units"], Memory<Answer>>(POSITIONS));
  const answersOf = (game: Game) => {
    const { units, weapons, terrain, spent, ruleset, objectives, turn, players, charges } = game;
    const { rows, by_hand_rows: byHand } = game.settings;
    const known = memories.memory.get(units);
    const same =
      known !== undefined &&
      known.weapons === weapons &&
      known.terrain === terrain &&
      known.spent === spent &&
      known.ruleset === ruleset &&
      known.objectives === objectives &&
      known.turn.round === turn.round &&
      known.turn.active_player === turn.active_player &&
      known.turn.phase === turn.phase &&
      isSameOf(known.p1, players.p1) &&
      isSameOf(known.p2, players.p2) &&
      known.charges === charges &&
      known.rows === rows &&
      known.byHand === byHand;
    if (same) return known.answers;
    const answers = new Map<string, Answer>();
    memories.memory.set(units, {
      weapons,
      terrain,
      spent,
      ruleset,
      objectives,
      turn,
      p1: players.p1,
      p2: players.p2,
      charges,
      rows,
      byHand,
      answers,
    });
    return answers;
  };
  return (game, key, work) => {
    const { memory } = memories;
    const answers = answersOf(game);
    const found = answers.get(key);
    if (found !== undefined) return found;
    const answer = work();
    memories.grow(KEY_BYTES + key.length + bytesOf(answer));
    // Past its bound the memory was given up, and this is the first answer of the next.
    (memories.memory === memory ? answers : answersOf(game)).set(key, answer);
    return answer;
  };
}

/** What an entry takes beside its key and its answer. */
const KEY_BYTES = 60;
