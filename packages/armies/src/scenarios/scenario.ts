import { type Game, type Phase, type PlayerId, parseGame, type RulesetId } from "@gunline/rules";
import { type Entry, nameOf, pointsOf } from "../army.ts";
import { battlefield } from "../battlefield.ts";
import { armoury, buildUnit, type UnitPlacement } from "../build-unit.ts";
import type { Deployment } from "../deployments.ts";
import { BOARD, type Feature, numbered, type Point } from "../layouts/layout.ts";
import { PLAYER_NAMES } from "../player-names.ts";
import { BACKDROP } from "./backdrop.ts";
import type { Goal } from "./goal.ts";
import type { Offer } from "./offers.ts";

/** A table that is set: to learn on, to fight over, or with a question to answer. */
export interface Scenario extends Offer {
  /** Of both armies, by their datasheets. */
  readonly points: readonly [p1: number, p2: number];
  /** What is asked, in one line. */
  readonly ask?: string;
  /** The same with what there is to know for it. */
  readonly task?: string;
  /** Whether it was done. */
  readonly goal?: Goal;
  readonly layoutName?: string;
  /** Made when first asked for. */
  readonly game: () => Game;
}

/** A small scenario: its units and features are few enough to be listed. */
export function problem(
  about: Omit<Scenario, "points" | "game">,
  table: Omit<Stage, "round" | "seed">,
): Scenario {
  return {
    ...about,
    points: pointsOfBoth(table.postings),
    // The dice of the titles let every lesson happen: charges roll high enough to be moved.
    game: () =>
      stage({
        ...table,
        features: [...table.features, ...BACKDROP],
        round: 1,
        seed: about.title.toLowerCase(),
      }),
  };
}

export interface Stage {
  readonly postings: readonly UnitPlacement[];
  readonly features: readonly Feature[];
  readonly phase: Phase;
  readonly round: number;
  readonly seed: string;
  readonly ruleset?: RulesetId;
  /** Where the armies came from, and what they fight for; absent where it does not matter. */
  readonly deployment?: Deployment;
}

/** The table of a scenario, past the same border as the documents of a player. */
export function stage({ postings, features, phase, round, seed, ruleset = "spec", deployment }: Stage): Game {
  const units = postings.map(buildUnit);
  const parsed = parseGame({
    format: "gunline-game/1",
    ruleset,
    board: BOARD,
    players: { p1: { name: PLAYER_NAMES.p1 }, p2: { name: PLAYER_NAMES.p2 } },
    turn: { round, active_player: "p1", phase },
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    weapons: armoury(
      units,
      postings.map(({ entry }) => entry),
    ),
    terrain: Object.fromEntries(numbered(features).map((feature) => [feature.id, feature])),
    rng: { seed, cursor: 0 },
    ...(deployment && battlefield(deployment)),
  });
  if (!parsed.ok) throw new Error(`the table of "${seed}": ${parsed.refusals[0]?.message}`);
  return parsed.value;
}

function pointsOfBoth(postings: readonly UnitPlacement[]): readonly [number, number] {
  const points = (player: PlayerId) =>
    pointsOf({ entries: postings.filter(({ owner }) => owner === player).map(({ entry }) => entry) });
  return [points("p1"), points("p2")];
}

/** A unit of a scenario: what is not said is as usual. */
export function post(
  owner: PlayerId,
  id: string,
  entry: Entry,
  spots: readonly Point[] | null,
  rest: Partial<Pick<UnitPlacement, "name" | "facing" | "flags" | "wounds" | "reserve">> = {},
): UnitPlacement {
  return {
    owner,
    id,
    entry,
    spots,
    name: nameOf(entry),
    facing: owner === "p1" ? 0 : 180,
    flags: {},
    ...rest,
  };
}
