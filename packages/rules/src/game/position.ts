import { BoundedMemory } from "../bounded-memory.ts";
import type { Game } from "./document.ts";

/** What a question of shooting depends on beside the units: while all of it is the same object, its answer stands. */
type Circumstances = Pick<Game, "weapons" | "terrain" | "spent" | "ruleset" | "objectives"> & {
  readonly detachments: string;
};

interface Memory<Answer> {
  readonly circumstances: Circumstances;
  readonly answers: Map<string, Answer>;
}

/**
 * Answers that are remembered for one position of the table: choosing, assigning, previewing and confirming ask the
 * same questions again and again. A memory lives as long as the position, and all of them together take at most so many
 * bytes.
 */
export function rememberedAnswers<Answer>(
  mostBytes: number,
  bytesOf: (answer: Answer) => number,
): (game: Game, key: string, work: () => Answer) => Answer {
  const memories = new BoundedMemory(mostBytes, () => new WeakMap<Game["units"], Memory<Answer>>());
  const answersOf = ({ units, weapons, terrain, spent, ruleset, objectives, players }: Game) => {
    const detachments = `${players.p1.detachment} ${players.p2.detachment}`;
    const known = memories.memory.get(units);
    if (known !== undefined) {
      const { circumstances: was } = known;
      const same =
        was.weapons === weapons &&
        was.terrain === terrain &&
        was.spent === spent &&
        was.ruleset === ruleset &&
        was.objectives === objectives &&
        was.detachments === detachments;
      if (same) return known.answers;
    }
    const circumstances = { weapons, terrain, spent, ruleset, objectives, detachments };
    const answers = new Map<string, Answer>();
    memories.memory.set(units, { circumstances, answers });
    return answers;
  };
  return (game, key, work) => {
    const found = answersOf(game).get(key);
    if (found !== undefined) return found;
    const answer = work();
    memories.grow(KEY_BYTES + key.length + bytesOf(answer));
    answersOf(game).set(key, answer);
    return answer;
  };
}

/** What an entry takes beside its key and its answer. */
const KEY_BYTES = 60;
