import { type Game, parseGame } from "@gunline/rules";

/** A small table past the same border as a player's: bases of one inch, so that gaps are easy to work out. */

type Json = Record<string, unknown>;

const PROFILE = {
  type: "RANGED",
  range: 24,
  attacks: 2,
  skill: 3,
  strength: 4,
  ap: 0,
  damage: 1,
  keywords: [],
  special_rules: "",
  profile_of: null,
};

const WEAPONS: Readonly<Record<string, Json>> = {
  rifle: { name: "Bolt rifle" },
  pistol: { name: "Bolt pistol", range: 12, keywords: ["PISTOL"] },
  plasma: { name: "Plasma gun (standard)", profile_of: "Plasma gun" },
  overcharge: {
    name: "Plasma gun (supercharge)",
    profile_of: "Plasma gun",
    keywords: ["HAZARDOUS"],
    range: 18,
  },
  blade: { name: "Blade", type: "MELEE", range: null },
};

export interface Post {
  readonly id: string;
  readonly owner: "p1" | "p2";
  readonly models: readonly {
    readonly at: readonly [number, number];
    readonly weapons?: readonly string[];
  }[];
}

export function field(...posts: readonly Post[]): Game {
  const parsed = parseGame({
    format: "gunline-game/1",
    ruleset: "spec",
    board: { width: 60, height: 44 },
    players: { p1: { name: "Blue" }, p2: { name: "Orange" } },
    turn: { round: 1, active_player: "p1", phase: "SHOOTING" },
    units: Object.fromEntries(posts.map((post) => [post.id, unit(post)])),
    weapons: Object.fromEntries(Object.entries(WEAPONS).map(([id, own]) => [id, { ...PROFILE, id, ...own }])),
    terrain: {},
    rng: { seed: "panels", cursor: 0 },
  });
  if (!parsed.ok) throw new Error(parsed.refusals[0]?.message);
  return parsed.value;
}

function unit({ id, owner, models }: Post): Json {
  return {
    id,
    name: id.toLowerCase(),
    owner,
    keywords: ["INFANTRY"],
    abilities: [],
    stats: {
      move: 6,
      toughness: 4,
      save: 4,
      invulnerable_save: null,
      wounds: 1,
      leadership: 6,
      objective_control: 1,
    },
    starting_strength: models.length,
    flags: {},
    models: Object.fromEntries(
      models.map(({ at: [x, y], weapons = [] }, index) => [
        `m${index + 1}`,
        {
          id: `m${index + 1}`,
          name: "Trooper",
          wounds: 1,
          position: { x, y, z: 0 },
          facing: 0,
          base: { shape: "round", mm: 25.4 },
          weapons,
        },
      ]),
    ),
  };
}
