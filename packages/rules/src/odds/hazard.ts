import { feelNoPainOf, MORTAL } from "../abilities/feel-no-pain.ts";
import { bearerToSuffer, MORTAL_WOUNDS } from "../attack/hazard.ts";
import { loseWounds, ownRanksOf, type Ranks } from "../attack/ranks.ts";
import type { Game, Model, Unit } from "../game/document.ts";
import { modelsOf } from "../game/unit.ts";
import type { Budget } from "./budget.ts";
import { mean, type Pmf, thin } from "./pmf.ts";

/** What the unit's own Hazardous weapons cost it. */
export interface HazardChances {
  readonly damage: Pmf;
  readonly slain: Pmf;
  readonly destroyed: number;
}

/** So many tests, one after the other, each of which costs a bearer mortal wounds on a 1. */
export function hazardChances(game: Game, unit: Unit, tests: number, budget: Budget): HazardChances {
  let states = new Map<string, { ranks: Ranks; p: number }>();
  const start = ownRanksOf(unit);
  states.set(start.left.join(), { ranks: start, p: 1 });
  for (let test = 0; test < tests; test++) {
    const next = new Map<string, { ranks: Ranks; p: number }>();
    const add = (ranks: Ranks, p: number) => {
      const key = ranks.left.join();
      next.set(key, { ranks, p: (next.get(key)?.p ?? 0) + p });
    };
    for (const { ranks, p } of states.values()) {
      // To look for the bearer, and to write down what is left of each model for every outcome.
      budget.spend(ranks.ids.length * (ranks.ids.length + 16 * (MORTAL_WOUNDS + 1)));
      const bearer = bearerToSuffer(game, unit, ranks);
      if (bearer === undefined) {
        add(ranks, p);
        continue;
      }
      add(ranks, (p * 5) / 6);
      const slot = ranks.ids.indexOf(bearer.id);
      mortalWounds(game, unit, bearer).forEach((chance, lost) => {
        if (chance === 0) return;
        const after = { ...ranks, left: [...ranks.left], hurt: [] };
        loseWounds(after, slot, Math.min(lost, ranks.left[slot]!));
        add(after, (p * chance) / 6);
      });
    }
    states = next;
  }
  return readOff(start, [...states.values()]);
}

/** The most that so many tests can cost on average, where they are too many to be exact. */
export function mostHazard(
  game: Game,
  unit: Unit,
  tests: number,
): { readonly damage: number; readonly slain: number } {
  const { left, alive } = ownRanksOf(unit);
  const total = left.reduce((sum, wounds) => sum + wounds, 0);
  const each = Math.max(...modelsOf(unit).map((model) => mean(mortalWounds(game, unit, model)))) / 6;
  return { damage: Math.min(total, tests * each), slain: Math.min(alive, tests / 6) };
}

/** What a failed test does to a model as if it had wounds without end. */
function mortalWounds(game: Game, unit: Unit, model: Model): Pmf {
  const feelNoPain = feelNoPainOf(game, unit, model, MORTAL);
  const sure = [...new Array<number>(MORTAL_WOUNDS).fill(0), 1];
  return feelNoPain === null ? sure : thin(sure, (feelNoPain - 1) / 6);
}

function readOff(
  start: Ranks,
  ends: readonly { readonly ranks: Ranks; readonly p: number }[],
): HazardChances {
  const sum = (left: readonly number[]) => left.reduce((total, wounds) => total + wounds, 0);
  const damage: number[] = [];
  const slain: number[] = [];
  let destroyed = 0;
  for (const { ranks, p } of ends) {
    const lost = sum(start.left) - sum(ranks.left);
    const dead = start.alive - ranks.alive;
    while (damage.length <= lost) damage.push(0);
    while (slain.length <= dead) slain.push(0);
    damage[lost]! += p;
    slain[dead]! += p;
    if (ranks.alive === 0) destroyed += p;
  }
  return { damage, slain, destroyed };
}
