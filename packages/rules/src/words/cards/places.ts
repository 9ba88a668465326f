import type { Game, Unit } from "../../game/document.ts";
import { opponentOf, type PlayerId } from "../../game/player.ts";
import { isOnTable } from "../../game/unit.ts";
import { areaOf, isNearCentre, quarterOf } from "../../missions/actions/places.ts";
import { enemyUnits, heldAtHome, heldInNoMansLand, steadyUnits } from "../../missions/cards/asked.ts";
import type { Held } from "../../missions/cards/card.ts";
import { controlledBy, levelsOf } from "../../space/objectives/control.ts";
import { is, verb } from "../agreement.ts";
import { idsListed, listed, unitsListed } from "./listed.ts";

/** How cards stand that ask where units are and who controls what. */

const QUARTERS = ["north-west", "north-east", "south-west", "south-east"] as const;
const FROM_CENTRE = 6;
const NEAR = 3;
const FROM_ROUND = 2;

export function behindEnemyLines(game: Game, { player }: Held): string {
  const there = steadyUnits(game, player).filter((unit) => areaOf(game, unit) === "ENEMY_ZONE");
  if (there.length === 0) return "No unit is wholly in the enemy zone.";
  const names = unitsListed(game, there);
  const are = there.length > 1 ? "are" : is(names);
  const more = there.length === 1 ? " A second unit makes it 4." : "";
  return `${names} ${are} wholly in the enemy zone.${more}`;
}

export function stormHostileObjective(game: Game, { player }: Held): string {
  const enemy = opponentOf(player);
  const before = game.mission?.turn_start?.controlled;
  const own = game.turn.active_player === player;
  if (!own || before === undefined) {
    const theirs = controlledBy(game, enemy);
    return theirs.length === 0
      ? "The opponent holds no objective now."
      : `To be taken from the opponent in the own turn; held now: ${idsListed(theirs)}.`;
  }
  const hostile = Object.keys(before).filter(
    (id) => before[id] === enemy && game.objectives[id] !== undefined,
  );
  const wanted =
    hostile.length > 0
      ? hostile
      : Object.keys(game.objectives).filter((id) => before[id] !== player && game.turn.round >= FROM_ROUND);
  const taken = wanted.filter((id) => game.objectives[id]?.controlled_by === player);
  if (taken.length > 0) return `${listed(taken)} ${taken.length > 1 ? "are" : "is"} taken.`;
  if (wanted.length === 0) return "The opponent held no objective as the turn began.";
  return wanted.length === 1
    ? `${wanted[0]} is still to be taken.`
    : `One of ${listed(wanted)} is still to be taken.`;
}

export function engageOnAllFronts(game: Game, { player }: Held): string {
  const held = new Set<number>();
  for (const unit of steadyUnits(game, player)) {
    const quarter = quarterOf(game, unit);
    if (quarter !== undefined && !isNearCentre(game, unit, FROM_CENTRE)) held.add(quarter);
  }
  const missing = QUARTERS.filter((_, at) => !held.has(at));
  if (missing.length === 0) return "Units are in all four quarters.";
  const next = held.size === 0 ? "Two quarters make 1." : `Missing: the ${listed(missing)}.`;
  return `In ${held.size} of 4 quarters, more than ${FROM_CENTRE}" from the centre. ${next}`;
}

export function areaDenial(game: Game, { player }: Held): string {
  const near = (units: readonly Unit[], inches: number) =>
    units.filter((unit) => isNearCentre(game, unit, inches));
  const own = near(steadyUnits(game, player), NEAR);
  const enemies = enemyUnits(game, player).filter(isOnTable);
  const [close, wide] = [near(enemies, NEAR), near(enemies, FROM_CENTRE)];
  const here =
    own.length === 0
      ? `No unit is within ${NEAR}" of the centre.`
      : `${unitsListed(game, own)} ${own.length > 1 ? "hold" : verb(unitsListed(game, own), "holds", "hold")} the centre.`;
  if (close.length > 0) return `${here} In the way, within ${NEAR}" of it: ${unitsListed(game, close)}.`;
  if (wide.length > 0)
    return `${here} Within ${FROM_CENTRE}" of it, which keeps it at 2: ${unitsListed(game, wide)}.`;
  return `${here} No enemy is within ${FROM_CENTRE}" of it.`;
}

export function displayOfMight(game: Game, { player }: Held): string {
  const there = Object.values(game.units).filter(
    (unit) => isOnTable(unit) && areaOf(game, unit) === "NO_MANS_LAND",
  );
  const own = there.filter(({ owner }) => owner === player).length;
  return `Wholly in no man's land: ${own} own, ${there.length - own} enemy.`;
}

export function defendStronghold(game: Game, { player }: Held): string {
  const held = heldAtHome(game, player);
  if (held.length > 0) return `Holds ${idsListed(held)} at home.`;
  const home = Object.values(game.objectives).filter(({ home_of }) => home_of === player);
  return home.length === 0 ? "There is no objective at home." : `Does not hold ${idsListed(home)}.`;
}

export function secureNoMansLand(game: Game, { player }: Held): string {
  const held = heldInNoMansLand(game, player);
  if (held.length === 0) return `Holds none of ${idsListed(inNoMansLand(game))}.`;
  const more = held.length === 1 ? " A second one makes it 5." : "";
  return `Holds ${idsListed(held)} in no man's land.${more}`;
}

export function extendBattleLines(game: Game, { player }: Held): string {
  const [home, middle] = [heldAtHome(game, player), heldInNoMansLand(game, player)];
  if (middle.length === 0) return `Holds none of ${idsListed(inNoMansLand(game))} in no man's land.`;
  if (home.length === 0) return `Holds ${idsListed(middle)} in no man's land. One at home makes it 4.`;
  return `Holds ${idsListed([...home, ...middle])}, at home and in no man's land.`;
}

export function aTemptingTarget(game: Game, { player, card: { objective_id = "" } }: Held): string {
  const objective = game.objectives[objective_id];
  if (objective === undefined) return "The marked objective is gone, or not named yet.";
  return `${objective_id} is marked. ${standingOf(game, objective, player)}`;
}

/** `Held, 6 to 2.` */
function standingOf(game: Game, objective: Game["objectives"][string], player: PlayerId): string {
  const levels = levelsOf(game, objective);
  const score = `${levels[player]} to ${levels[opponentOf(player)]}`;
  if (objective.controlled_by === null) return `Nobody holds it, ${score}.`;
  return objective.controlled_by === player ? `Held, ${score}.` : `The opponent holds it, ${score}.`;
}

function inNoMansLand({ objectives }: Game) {
  return Object.values(objectives).filter(({ home_of }) => home_of === null);
}
