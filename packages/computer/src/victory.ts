import { cardPoints, type Game, heldPoints, holderOf, type PlayerId, type Unit } from "@gunline/rules";

/** Victory points that a document promises: what is held, what cards would bring, and how often that is still counted. */

/** The rounds in which markers are scored. */
export const ROUNDS = { first: 2, last: 5 } as const;

/** The document as if the unit stood so, and every marker were held by whoever has more there. */
export function asIf(game: Game, unit: Unit): Game {
  const units = { ...game.units, [unit.id]: unit };
  const objectives = Object.fromEntries(
    Object.entries(game.objectives).map(([id, one]) => [id, { ...one, ...holderOf({ units }, one) }]),
  );
  return { ...game, units, objectives };
}

/** How often the player still scores for what he holds. */
export function scoringsLeft(game: Game, player: PlayerId): number {
  const { round, phase } = game.turn;
  if (game.mission === null) return 0;
  if (phase === "DEPLOYMENT") return ROUNDS.last - ROUNDS.first + 1;
  const later = ROUNDS.last - Math.max(round, ROUNDS.first - 1);
  return Math.max(0, later) + (round >= ROUNDS.first && scoresThisRound(game, player) ? 1 : 0);
}

/** Whether the player's moment of this round is still to come. */
function scoresThisRound({ turn, mission }: Game, player: PlayerId): boolean {
  const { round, active_player, first_player, phase } = turn;
  if (active_player !== player) return active_player === first_player;
  const late = round >= ROUNDS.last && player !== first_player && mission?.id !== "only-war";
  return late || phase === "COMMAND";
}

/** What the player's cards would bring if the turn ended so. */
export function cardsNow(game: Game, player: PlayerId): number {
  let sum = 0;
  for (const card of game.players[player].secondaries?.active ?? []) sum += cardPoints(game, player, card).vp;
  return sum;
}

/** What one more marker brings the player, each time that he scores. */
export function worthOfMarker(game: Game, player: PlayerId, id: string): number {
  if (isLost(game, id)) return 0;
  const held = (owner: PlayerId | null) =>
    heldPoints(
      {
        ...game,
        objectives: { ...game.objectives, [id]: { ...game.objectives[id]!, controlled_by: owner } },
      },
      player,
    ).vp;
  return held(player) - held(null);
}

/** Markers that vanish before anybody scores for them again. */
function isLost({ mission, turn }: Game, id: string): boolean {
  if (mission?.id !== "supply-drop") return false;
  return (mission.alpha === id && turn.round >= 3) || (mission.omega === id && turn.round >= 4);
}

/** What the player would score with these markers and no others. */
export function pointsFor(game: Game, player: PlayerId, markers: ReadonlySet<string>): number {
  const objectives = Object.fromEntries(
    Object.entries(game.objectives).map(([id, one]) => {
      const others = one.controlled_by === player ? null : one.controlled_by;
      return [id, { ...one, controlled_by: markers.has(id) && !isLost(game, id) ? player : others }];
    }),
  );
  return heldPoints({ ...game, objectives }, player).vp;
}
