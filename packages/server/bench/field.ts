import { type Game, parseGame } from "@gunline/rules";

/** The table that is played on: five units of five a side among ruins, and too many wounds for anyone to fall. */

const UNITS = 5;
const MODELS = 5;

export function field(): Game {
  const units = (["p1", "p2"] as const).flatMap((owner) =>
    Array.from({ length: UNITS }, (_, index) => unit(owner, index)),
  );
  const terrain = Array.from({ length: 6 }, (_, index) => ruin(index));
  const parsed = parseGame({
    format: "gunline-game/1",
    ruleset: "spec",
    board: { width: 60, height: 44 },
    players: { p1: { name: "Ann" }, p2: { name: "Bob" } },
    turn: { round: 1, active_player: "p1", phase: "SHOOTING" },
    units: Object.fromEntries(units.map((one) => [one.id, one])),
    weapons: {
      rifle: weapon("rifle", { attacks: "2", strength: 4, ap: -1, keywords: ["RAPID FIRE 1"] }),
      cannon: weapon("cannon", { attacks: "D6", strength: 9, ap: -3, damage: "D3", keywords: ["BLAST"] }),
    },
    terrain: Object.fromEntries(terrain.map((one) => [one.id, one])),
    rng: { seed: "bench", cursor: 0 },
    settings: { auto_targeting: "OFF" },
  });
  if (!parsed.ok) throw new Error(parsed.refusals[0]!.message);
  return parsed.value;
}

/** `p1-1` to `p1-5` on the left, `p2-1` to `p2-5` on the right: near enough to shoot, too far to charge. */
export const unitId = (owner: "p1" | "p2", number: number) => `${owner}-${number}`;

function unit(owner: "p1" | "p2", index: number) {
  const models = Array.from({ length: MODELS }, (_, i) => ({
    id: `m${i + 1}`,
    name: `Trooper ${i + 1}`,
    wounds: 100_000,
    position: { x: owner === "p1" ? 18 : 42, y: 2 + 8.5 * index + 1.6 * i, z: 0 },
    facing: 0,
    base: { shape: "round", mm: 32 },
    weapons: i === 0 ? ["cannon"] : ["rifle"],
  }));
  return {
    id: unitId(owner, index + 1),
    name: `Squad ${index + 1}`,
    owner,
    keywords: ["INFANTRY"],
    abilities: [],
    stats: {
      move: 6,
      toughness: 4,
      save: 3,
      invulnerable_save: null,
      wounds: 100_000,
      leadership: 6,
      objective_control: 2,
    },
    starting_strength: MODELS,
    flags: {},
    models: Object.fromEntries(models.map((model) => [model.id, model])),
  };
}

function weapon(id: string, profile: Readonly<Record<string, unknown>>) {
  return {
    id,
    name: id,
    type: "RANGED",
    range: 36,
    skill: 3,
    damage: "1",
    special_rules: "",
    profile_of: null,
    ...profile,
  };
}

function ruin(index: number) {
  const [x, y] = [26 + 5 * (index % 2), 5 + 7 * index] as const;
  const polygon = [
    [x, y],
    [x + 3, y],
    [x + 3, y + 1],
    [x, y + 1],
  ];
  return { id: `ruin-${index + 1}`, kind: "ruins", polygon, height: 5, tags: [] };
}
