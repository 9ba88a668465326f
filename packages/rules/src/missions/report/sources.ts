import type { Game } from "../../game/document.ts";
import { PLAYER_IDS, type PlayerId } from "../../game/player.ts";
import { numbersOf } from "../../game/ruleset.ts";

/** What one mission or card brought a player, round by round. */
export interface Source {
  readonly kind: "primary" | "secondary";
  readonly source: string;
  /** One number a round, the first one first. */
  readonly rounds: readonly number[];
  readonly total: number;
}

/** Victory points by source and round: the mission first, then cards in the order in which they first scored. */
export function sourcesOf(game: Game): Readonly<Record<PlayerId, readonly Source[]>> {
  const { rounds: length } = numbersOf(game).battle;
  const scores = game.mission?.scores ?? [];
  const of = (player: PlayerId): readonly Source[] => {
    const own = Map.groupBy(
      scores.filter((score) => score.player === player),
      ({ kind, source }) => `${kind} ${source}`,
    );
    const sources = [...own.values()].map((found): Source => {
      const { kind, source } = found[0]!;
      const rounds = Array.from({ length }, (_, index) =>
        found.reduce((sum, { round, vp }) => (round === index + 1 ? sum + vp : sum), 0),
      );
      return { kind, source, rounds, total: rounds.reduce((sum, vp) => sum + vp, 0) };
    });
    return sources.sort((a, b) => Number(a.kind === "secondary") - Number(b.kind === "secondary"));
  };
  return Object.fromEntries(PLAYER_IDS.map((player) => [player, of(player)])) as Record<
    PlayerId,
    readonly Source[]
  >;
}
