import { type Action, type Game, parseAction, parseGame, type Terrain } from "@gunline/rules";
import { buildDemoUnit, type DemoModel } from "./build-unit.ts";
import { BOSS_NOB_STATS, BOYZ, HELLBLASTERS, INTERCESSORS, NOBZ, TERMINATORS } from "./sheets.ts";
import {
  BOLT_RIFLE,
  LAUNCHER_FRAG,
  LAUNCHER_KRAK,
  PLASMA_STANDARD,
  PLASMA_SUPERCHARGE,
  SHOOTA,
  SLUGGA,
  STORM_BOLTER,
} from "./weapons.ts";

/**
 * A small table with something of everything in the Shooting phase: a stationary gunline with Heavy, Blast, Rapid Fire
 * and Hazardous weapons against Boyz half hidden by a ruin and Nobz farther back.
 */
export interface Demo {
  readonly title: string;
  readonly game: Game;
  /** One volley a unit, in the order in which they are fired. */
  readonly volleys: readonly Action[];
}

const WEAPONS = [
  BOLT_RIFLE,
  LAUNCHER_FRAG,
  LAUNCHER_KRAK,
  PLASMA_STANDARD,
  PLASMA_SUPERCHARGE,
  SHOOTA,
  SLUGGA,
  STORM_BOLTER,
];

const STATIONARY = { remained_stationary: true };

const CHAPEL: Terrain = {
  id: "CHAPEL",
  kind: "ruins",
  polygon: [
    [20, 6],
    [26, 6],
    [26, 12],
    [20, 12],
  ],
  height: 6,
  tags: [],
};

const PIPELINE: Terrain = {
  id: "PIPELINE",
  kind: "barricade",
  polygon: [
    [32, 27],
    [33, 27],
    [33, 35],
    [32, 35],
  ],
  height: 2,
  tags: [],
};

/** Models of one kind down the table, two inches from one to the next. */
function column(
  name: string,
  count: number,
  [x, y]: readonly [number, number],
  weapons: readonly string[],
): readonly DemoModel[] {
  return Array.from({ length: count }, (_, i) => ({ name, at: [x, y + 2 * i], weapons }));
}

function demoDocument(): unknown {
  const plasma = [PLASMA_STANDARD.id, PLASMA_SUPERCHARGE.id];
  const rifle = [BOLT_RIFLE.id];
  const units = [
    buildDemoUnit(
      "INTERCESSORS",
      "p1",
      INTERCESSORS,
      [
        { name: "Intercessor Sergeant", at: [12, 12], weapons: rifle },
        {
          name: "Intercessor with launcher",
          at: [12, 14],
          weapons: [BOLT_RIFLE.id, LAUNCHER_FRAG.id, LAUNCHER_KRAK.id],
        },
        ...column("Intercessor", 3, [12, 16], rifle),
      ],
      STATIONARY,
    ),
    buildDemoUnit("TERMINATORS", "p1", TERMINATORS, column("Terminator", 5, [17, 14], [STORM_BOLTER.id])),
    buildDemoUnit("HELLBLASTERS", "p1", HELLBLASTERS, column("Hellblaster", 5, [12, 26], plasma), STATIONARY),
    buildDemoUnit("BOYZ", "p2", BOYZ, [
      { name: "Boss Nob", at: [30, 15], weapons: [SLUGGA.id], stats: BOSS_NOB_STATS },
      ...column("Boy", 5, [28, 7], [SHOOTA.id]),
      ...column("Boy", 4, [30, 7], [SHOOTA.id]),
    ]),
    buildDemoUnit("NOBZ", "p2", NOBZ, column("Nob", 5, [34, 27], [SLUGGA.id])),
  ];
  return {
    format: "gunline-game/1",
    ruleset: "spec",
    board: { width: 60, height: 44 },
    players: { p1: { name: "Blue" }, p2: { name: "Green" } },
    turn: { round: 1, active_player: "p1", phase: "SHOOTING" },
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    weapons: Object.fromEntries(WEAPONS.map((weapon) => [weapon.id, weapon])),
    terrain: { CHAPEL, PIPELINE },
    rng: { seed: "stand fast", cursor: 0 },
  };
}

function volley(unitId: string, ...aims: readonly (readonly [weapon: string, target: string])[]): unknown {
  const assignments = aims.map(([weapon_id, target_unit_id]) => ({ weapon_id, target_unit_id }));
  return { type: "SHOOT", actor_unit_id: unitId, payload: { assignments } };
}

const VOLLEYS = [
  volley("INTERCESSORS", [BOLT_RIFLE.id, "BOYZ"], [LAUNCHER_FRAG.id, "BOYZ"]),
  volley("TERMINATORS", [STORM_BOLTER.id, "BOYZ"]),
  volley("HELLBLASTERS", [PLASMA_SUPERCHARGE.id, "NOBZ"]),
];

/** The demo, past the same border as the documents of a player. */
export function demoScenario(): Demo {
  const game = parseGame(demoDocument());
  if (!game.ok) throw new Error(`the demo's document: ${game.refusals[0]?.message}`);
  const volleys = VOLLEYS.map((raw) => {
    const action = parseAction(raw);
    if (!action.ok) throw new Error(`the demo's actions: ${action.refusals[0]?.message}`);
    return action.value;
  });
  return { title: "A gunline holds the road", game: game.value, volleys };
}
