import { type Game, missions, numbersOf, type PlayerId, type Unit } from "@gunline/rules";

/** Victory points that a document promises: what is held, what cards would bring, and how often that is still counted. */

/** The document as if the unit stood so, and every marker were held by whoever has more there. */
export function asIf(game: Game, unit: Unit): Game {
  const units = { ...game.units, [unit.id]: unit };
  const objectives = Object.fromEntries(
    Object.entries(game.objectives).map(([id, one]) => [
      id,
      { ...one, ...missions.holderOf({ ...game, units }, one) },
    ]),
  );
  return { ...game, units, objectives };
}

/** The rounds in which the player still scores for what he holds. */
export function roundsToScore(game: Game, player: PlayerId): readonly number[] {
  const { round, phase } = game.turn;
  const { rounds, scoresFrom } = numbersOf(game).battle;
  if (game.mission === null) return [];
  const isNow = phase === "DEPLOYMENT" || scoresThisRound(game, player);
  const next = Math.max(scoresFrom, isNow ? round : round + 1);
  return Array.from({ length: Math.max(0, rounds - next + 1) }, (_, n) => next + n);
}

/** Whether the player's moment of this round is still to come. */
function scoresThisRound(game: Game, player: PlayerId): boolean {
  const { round, active_player, first_player, phase } = game.turn;
  if (active_player !== player) return active_player === first_player;
  const isLast = round >= numbersOf(game).battle.rounds;
  const late = isLast && player !== first_player && game.mission?.id !== "only-war";
  return late || phase === "COMMAND";
}

/** What the player's cards would bring if the turn ended so. */
export function cardsNow(game: Game, player: PlayerId): number {
  let sum = 0;
  for (const card of game.players[player].secondaries?.active ?? [])
    sum += missions.cardPoints(game, player, card).vp;
  return sum;
}

/** What one more marker brings the player, the next time that he scores. */
export function worthOfMarker(game: Game, player: PlayerId, id: string): number {
  const [round] = roundsToScore(game, player);
  if (round === undefined || isGone(game, id, round)) return 0;
  const held = (owner: PlayerId | null) =>
    missions.heldPoints(
      {
        ...game,
        turn: { ...game.turn, round },
        objectives: { ...game.objectives, [id]: { ...game.objectives[id]!, controlled_by: owner } },
      },
      player,
    ).vp;
  return held(player) - held(null);
}

/** Whether the marker has vanished by then. */
export function isGone({ mission }: Game, id: string, round: number): boolean {
  if (mission?.id !== "supply-drop") return false;
  return (mission.alpha === id && round >= 4) || (mission.omega === id && round >= 5);
}

/** What the player would score in that round with these markers and no others. */
export function pointsFor(game: Game, player: PlayerId, markers: ReadonlySet<string>, round: number): number {
  const objectives = Object.fromEntries(
    Object.entries(game.objectives)
      .filter(([id]) => !isGone(game, id, round))
      .map(([id, one]) => {
        const others = one.controlled_by === player ? null : one.controlled_by;
        return [id, { ...one, controlled_by: markers.has(id) ? player : others }];
      }),
  );
  return missions.heldPoints({ ...game, turn: { ...game.turn, round }, objectives }, player).vp;
}
