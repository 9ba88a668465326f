import { type Game, PHASES, type PlayerId } from "@gunline/rules";

/** The parts of a game that was played, to leap from one to the next. */

export type SectionKind = "round" | "turn" | "phase";
export const SECTION_KINDS: readonly SectionKind[] = ["round", "turn", "phase"];

/** Both sides set up by turns before the battle: that is one part, and no round. */
const [BEFORE_BATTLE] = PHASES;

function isBefore({ turn }: Game): boolean {
  return turn.phase === BEFORE_BATTLE;
}

const KEYS: Readonly<Record<SectionKind, (game: Game) => string>> = {
  round: (game) => (isBefore(game) ? "" : `${game.turn.round}`),
  turn: (game) => (isBefore(game) ? "" : `${game.turn.round} ${game.turn.active_player}`),
  phase: (game) => (isBefore(game) ? "" : `${KEYS.turn(game)} ${game.turn.phase}`),
};

/** The moments at which parts of a kind begin, in order; the first is always 0. */
export function sectionStarts(games: readonly Game[], kind: SectionKind): readonly number[] {
  const keys = games.map(KEYS[kind]);
  return keys.flatMap((key, at) => (at === 0 || key !== keys[at - 1] ? [at] : []));
}

/** The beginning of the next part, or of this one, or of the one before where this one has just begun. */
export function jump(games: readonly Game[], at: number, kind: SectionKind, by: 1 | -1): number {
  const starts = sectionStarts(games, kind);
  if (by === 1) return starts.find((start) => start > at) ?? games.length - 1;
  return starts.findLast((start) => start < at) ?? 0;
}

/** One turn of a player, as long as it took. */
export interface Turn {
  readonly at: number;
  readonly moments: number;
  /** Null: before the battle. */
  readonly round: number | null;
  readonly player: PlayerId;
}

export function turnsOf(games: readonly Game[]): readonly Turn[] {
  const starts = sectionStarts(games, "turn");
  return starts.map((at, index) => {
    const game = games[at]!;
    const { round, active_player: player } = game.turn;
    const moments = (starts[index + 1] ?? games.length) - at;
    return { at, moments, round: isBefore(game) ? null : round, player };
  });
}
