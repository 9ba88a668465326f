import type { Table } from "../game/change.ts";
import type { Unit } from "../game/document.ts";
import { someModelHas } from "../game/every-model.ts";
import { bookOf } from "./book.ts";
import { giverOf, type InForce, playerOf } from "./effect.ts";
import { bears, inForceOn } from "./in-force.ts";
import type { Aim, Scene } from "./language/scene.ts";

/**
 * Models of a unit in lots within which the same effects hold for every attack: what is some models' alone sets their
 * attacks apart from those of the others with the same weapon.
 */
export function apart<One extends Aim["firing"][number]>(
  game: Table,
  unit: Unit,
  aim: Aim & { readonly firing: readonly One[] },
): readonly (readonly One[])[] {
  if (aim.firing.length < 2) return [aim.firing];
  const { target } = aim;
  const made = inForceOn(game, unit).filter(
    ({ row, bearers }) => row.attacking !== undefined && (bearers !== null || row.lots !== undefined),
  );
  const suffered =
    target === undefined ? NONE : inForceOn(game, target).filter(({ row }) => row.lotsAgainst !== undefined);
  const { diceRules, countRules } = bookOf(game);
  const counted = countRules.filter(({ side }) => side === "MADE");
  // Dice and kills of some models alone are told from those of the others.
  const diced = [...diceRules, ...counted].filter(
    ({ isOn, ability }) => isOn !== undefined && someModelHas(unit, ability!),
  );
  if (made.length === 0 && suffered.length === 0 && diced.length === 0) return [aim.firing];
  const lots = new Map<string, One[]>();
  for (const one of aim.firing) {
    const own = made.map((force) => marksOf(game, unit, aim, force, one));
    const others = suffered.map((force) => marksAgainst(game, target!, aim, force, one));
    const dice = diced.map(({ isOn }) => (isOn!(unit, one.model) ? "+" : "-"));
    const key = [...own, ...others, ...dice].join("");
    const lot = lots.get(key);
    if (lot === undefined) lots.set(key, [one]);
    else lot.push(one);
  }
  return [...lots.values()];
}

const NONE: readonly InForce[] = [];

/** What the force is for attacks by this model: two models with the same marks attack together. */
function marksOf(
  game: Table,
  unit: Unit,
  volley: Aim,
  force: InForce,
  firing: Aim["firing"][number],
): string {
  const { row, bearers } = force;
  if (bearers !== null && !bearers.has(firing.model.id)) return "-";
  const scene: Scene = {
    game,
    unit,
    player: playerOf(force, unit),
    bearers,
    giver: giverOf(force),
    volley,
    firing,
  };
  return answersOf(row.lots ?? [], scene);
}

/** The same of what is in force on the target: each model that attacks is asked for itself. */
function marksAgainst(
  game: Table,
  target: Unit,
  volley: Aim,
  force: InForce,
  firing: Aim["firing"][number],
): string {
  const { row, bearers } = force;
  return answersOf(row.lotsAgainst!, {
    game,
    unit: target,
    player: playerOf(force, target),
    bearers,
    giver: giverOf(force),
    volley,
    firing,
  });
}

function answersOf(tests: readonly ((scene: Scene) => boolean)[], scene: Scene): string {
  return `${tests.map((test) => (test(scene) ? "1" : "0")).join("")}.`;
}

/** Attacks are compiled apart where only some of the models have an effect, so that it is all of them or none. */
export function isOfAllFiring(force: InForce, firing: Aim["firing"]): boolean {
  return force.bearers === null || firing.every(({ model }) => bears(force, model.id));
}
