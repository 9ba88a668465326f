import { type Checked, type Game, type PlayerId, parseGame, type RulesetId, type Unit } from "@gunline/rules";
import type { Army } from "./army.ts";
import { battlefield } from "./battlefield.ts";
import type { Deployment } from "./deployments.ts";
import type { Layout } from "./layouts/layout.ts";
import { armoury } from "./muster.ts";
import { PLAYER_NAMES } from "./player-names.ts";

/** What every game is made of, however it begins. */
export interface Ingredients {
  readonly armies: Readonly<Record<PlayerId, Army>>;
  readonly layout: Layout;
  readonly deployment: Deployment;
  readonly seed: string;
  readonly ruleset?: RulesetId;
  readonly names?: Readonly<Record<PlayerId, string>>;
  readonly settings?: Partial<Game["settings"]>;
}

/** How it begins. */
interface Beginning {
  readonly units: readonly Unit[];
  readonly phase: Game["turn"]["phase"];
  readonly first: PlayerId;
  readonly ruleset: RulesetId;
  readonly mission?: Game["mission"];
}

/** The document of a game that is about to begin. */
export function firstDocument(
  { armies, layout, deployment, seed, names = PLAYER_NAMES, settings = {} }: Ingredients,
  { units, phase, first, ruleset, mission = null }: Beginning,
): Checked<Game> {
  return parseGame({
    format: "gunline-game/1",
    ruleset,
    board: layout.board,
    players: { p1: { name: names.p1 }, p2: { name: names.p2 } },
    turn: { round: 1, active_player: first, phase, first_player: first },
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    weapons: armoury(units, [...armies.p1.entries, ...armies.p2.entries]),
    terrain: Object.fromEntries(layout.terrain.map((feature) => [feature.id, feature])),
    rng: { seed, cursor: 0 },
    settings,
    mission,
    ...battlefield(deployment),
  });
}
