import { type Game, type missions, numbersOf, type PlayerId } from "@gunline/rules";

export type Kind = missions.Award["kind"];

/** What was scored in a round, and what for. */
export interface Cell {
  readonly round: number;
  readonly vp: number;
  readonly scores: readonly missions.Award[];
}

export const KINDS: readonly Kind[] = ["primary", "secondary"];

/** Round by round; of one kind, or of both. */
export function cellsOf(game: Game, player: PlayerId, kind?: Kind): readonly Cell[] {
  const own = (game.mission?.scores ?? []).filter(
    (score) => score.player === player && (kind === undefined || score.kind === kind),
  );
  return Array.from({ length: numbersOf(game).battle.rounds }, (_, index) => {
    const scores = own.filter(({ round }) => round === index + 1);
    return { round: index + 1, vp: scores.reduce((sum, { vp }) => sum + vp, 0), scores };
  });
}
