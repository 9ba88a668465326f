import { type Game, missions, numbersOf, opponentOf, type Unit } from "@gunline/rules";
import type { Context } from "./context.ts";
import { strikeAt } from "./estimate.ts";
import { between, gapBetween, onTable, spotsOf } from "./ground.ts";
import { IN_RANGE, moveOf } from "./markers.ts";
import { relieved } from "./relief.ts";
import { cardsNow, isGone, pointsFor, roundsToScore, worthOfMarker } from "./victory.ts";

/** What a document is worth to a player by its markers and cards, in points. */
export interface PositionValue {
  readonly markers: number;
  readonly cards: number;
}

/** How much it counts to score the next time, the time after it and so on, if things stay as they are: they seldom do. */
const NEXT = [1, 0.5, 0.3, 0.2] as const;
/** What he holds as this turn ends he scores before he can be stopped; what comes later is open. */
const NEXT_OF_ENEMY = [0.8, 0.4] as const;

/** `lost`: the share of a unit that will not see the end of the other side's turn. */
export function positionValue(
  context: Context,
  table: Game,
  lost: ReadonlyMap<string, number>,
): PositionValue {
  const { player, enemy, vpWorth, looksAhead } = context;
  const cards = vpWorth * cardsNow(table, player);
  if (!looksAhead) {
    const markers = missions.heldPoints(table, player).vp - missions.heldPoints(table, enemy).vp;
    return { markers: vpWorth * markers, cards };
  }
  const held = new Set(idsHeldBy(table, enemy));
  const theirs = weighed(table, enemy, NEXT_OF_ENEMY, (round) => pointsFor(table, enemy, held, round));
  const kept = [
    ...idsHeldBy(table, player).map((id) => ({ id, chance: chanceToKeep(context, table, id, lost) })),
    ...relieved(context, table).map((id) => ({ id, chance: RELIEVED })),
  ].sort((a, b) => b.chance - a.chance);
  const own = weighed(table, player, NEXT, (round) => expectedPoints(context, table, kept, round));
  return { markers: vpWorth * (own - theirs), cards };
}

/** How likely it is that a marker is kept by who comes in another's stead. */
const RELIEVED = 0.6;

function idsHeldBy({ objectives }: Game, player: Unit["owner"]): readonly string[] {
  return Object.values(objectives)
    .filter(({ controlled_by }) => controlled_by === player)
    .map(({ id }) => id);
}

/** The points of the rounds to come, each by how much it counts. */
function weighed(
  table: Game,
  player: Unit["owner"],
  weights: readonly number[],
  points: (round: number) => number,
): number {
  const rounds = roundsToScore(table, player).slice(0, weights.length);
  return rounds.reduce((sum, round, n) => sum + weights[n]! * points(round), 0);
}

/** What the player scores on average for markers that have to be kept through the other side's turn, likeliest first. */
function expectedPoints(
  { player }: Context,
  table: Game,
  kept: readonly { readonly id: string; readonly chance: number }[],
  round: number,
): number {
  const held = new Set<string>();
  let sum = 0;
  let before = pointsFor(table, player, held, round);
  for (const { id, chance } of kept) {
    held.add(id);
    const points = pointsFor(table, player, held, round);
    sum += chance * (points - before);
    before = points;
  }
  return sum;
}

/** From what stands there, what of it may be lost, and what of the enemy could come. */
export function chanceToKeep(
  context: Context,
  table: Game,
  id: string,
  lost: ReadonlyMap<string, number>,
): number {
  const { player } = context;
  const marker = table.objectives[id]!;
  // In his own last turn nobody comes any more.
  if (scoresAtOnce(context)) return 1;
  const mine = missions.levelsOf(survivors(table, player, lost), marker)[player];
  const coming = enemiesComing(context, id);
  const theirs =
    missions.levelsOf(table, marker)[opponentOf(player)] + coming + (coming === 0 ? FAR_OFF : UNFORESEEN);
  const left = marker.sticky ? Math.max(mine, 1) : mine;
  return (left * left) / (left * left + theirs * theirs);
}

/** Control that may always turn up, though less of it where no enemy is near. */
const UNFORESEEN = 0.75;
const FAR_OFF = 0.25;

function scoresAtOnce({ game, player }: Context): boolean {
  const { round, active_player, first_player } = game.turn;
  return round >= numbersOf(game).battle.rounds && active_player === player && first_player !== player;
}

/** The table with those models left out that are likely to be lost: as many as the share says, from the end. */
function survivors(table: Game, player: Unit["owner"], lost: ReadonlyMap<string, number>): Game {
  if (lost.size === 0) return table;
  const units = { ...table.units };
  for (const [id, share] of lost) {
    const unit = units[id]!;
    if (unit.owner !== player) continue;
    const models = Object.entries(unit.models);
    const left = Math.ceil(models.length * (1 - share) - 0.25);
    units[id] = { ...unit, models: Object.fromEntries(models.slice(0, left)) };
  }
  return { ...table, units };
}

const coming = new WeakMap<Game, Map<string, number>>();

/** The control that the other side could bring to a marker in its next turn, those who must run or charge counting less. */
function enemiesComing({ game, enemy }: Context, id: string): number {
  const known = coming.get(game) ?? new Map<string, number>();
  coming.set(game, known);
  const found = known.get(id);
  if (found !== undefined) return found;
  const { x, y } = game.objectives[id]!.position;
  let sum = 0;
  for (const unit of onTable(game, enemy)) {
    const spots = spotsOf(unit);
    const away = Math.min(...spots.map((spot) => between(spot, [x, y]))) - IN_RANGE;
    if (away <= 0) continue;
    const beyond = away - moveOf(game, unit);
    const share = beyond <= 0 ? 0.6 : beyond <= 3.5 ? 0.35 : beyond <= 6 ? 0.15 : 0;
    sum += share * spots.length * unit.stats.objective_control;
  }
  known.set(id, sum);
  return sum;
}

/** How much a place draws a unit that cannot be there yet: the nearest marker that is worth having and wants somebody. */
export function attractionOf(context: Context, unit: Unit, there: Unit, table: Game): number {
  const { game, player, enemy, vpWorth } = context;
  const [round] = roundsToScore(game, player);
  if (unit.stats.objective_control === 0 || round === undefined) return 0;
  const spots = spotsOf(there);
  const turns = Math.max(4, moveOf(game, unit) + 1);
  let attraction = 0;
  for (const { id, position, controlled_by, home_of } of Object.values(table.objectives)) {
    if (controlled_by === player || isGone(game, id, round)) continue;
    const away = Math.min(...spots.map((spot) => between(spot, [position.x, position.y])));
    const hard = home_of === enemy ? 0.6 : 1;
    const worth = Math.max(1, worthOfMarker(table, player, id), worthOfMarker(table, enemy, id));
    attraction = Math.max(attraction, hard * worth * Math.max(0, 1 - (away - IN_RANGE) / (turns * 4)));
  }
  return 0.8 * vpWorth * attraction;
}

/** How much the enemies draw a unit that strikes better than they do, by the turns that it takes to come to blows. */
export function chargeValue({ game, enemy, lasting, looksAhead }: Context, unit: Unit, there: Unit): number {
  if (!looksAhead) return 0;
  const spots = spotsOf(there);
  const reach = moveOf(game, unit) + 7;
  let worth = 0;
  for (const other of onTable(game, enemy)) {
    const gain = strikeAt(game, unit, other) - 0.5 * strikeAt(game, other, unit);
    if (gain <= 0) continue;
    worth = Math.max(worth, gain * Math.max(0, 1 - gapBetween(spots, spotsOf(other)) / (3 * reach)));
  }
  return 0.4 * lasting * worth;
}
