import { ARMIES, DEPLOYMENTS, LAYOUTS, newBattle } from "@gunline/armies";
import { begin, type Game, sealedSeed, step, waiting } from "@gunline/rules";
import { decide, type Strength } from "../src/index.ts";

/** The smallest ready armies, before anybody stands on the table. */
export function smallBattle(seed: string): Game {
  const made = newBattle({
    armies: { p1: ARMIES[0]!, p2: ARMIES[4]! },
    layout: LAYOUTS[0]!,
    deployment: DEPLOYMENTS[2]!,
    seed,
    mission: { id: "only-war", attacker: "p1" },
  });
  if (!made.ok) throw new Error(made.refusals[0]!.message);
  return made.value.game;
}

/** Every few documents of a battle between two computers. */
export function* moments(start: Game, strength: Strength, every: number): Generator<Game> {
  let timeline = begin(start);
  for (let n = 0; waiting(timeline.game).length > 0 && n < 90; n++) {
    if (n % every === 0) yield timeline.game;
    timeline = step(timeline, decide(timeline.game, strength, "moments").action).timeline;
  }
}

/** The same document with its dice hidden. */
export function sealed(game: Game): Game {
  return { ...game, rng: { ...game.rng, seed: sealedSeed(game.rng.seed) } };
}
