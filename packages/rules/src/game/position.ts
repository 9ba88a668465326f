import type { Game } from "./document.ts";

/** What a question of shooting depends on beside the units: while all of it is the same object, its answer stands. */
type Circumstances = Pick<Game, "weapons" | "terrain" | "spent" | "ruleset">;

interface Memory<Answer> {
  readonly circumstances: Circumstances;
  readonly answers: Map<string, Answer>;
}

/**
 * Answers that are remembered for one position of the table: choosing, assigning, previewing and confirming ask the
 * same questions again and again. A memory lives as long as the position, and holds at most so many answers.
 */
export function rememberedAnswers<Answer>(most: number): (game: Game) => Map<string, Answer> {
  const memories = new WeakMap<Game["units"], Memory<Answer>>();
  return (game) => {
    const { units, weapons, terrain, spent, ruleset } = game;
    const known = memories.get(units);
    if (known !== undefined && known.answers.size < most) {
      const { circumstances: was } = known;
      const same =
        was.weapons === weapons && was.terrain === terrain && was.spent === spent && was.ruleset === ruleset;
      if (same) return known.answers;
    }
    const circumstances = { weapons, terrain, spent, ruleset };
    const answers = new Map<string, Answer>();
    memories.set(units, { circumstances, answers });
    return answers;
  };
}
