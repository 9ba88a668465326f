import { LAYOUTS } from "@gunline/armies";
import { type Game, parseGame } from "@gunline/rules";

/** Three hundred models on a dressed table: fifteen mobs of twenty, one side in the middle of a charge if asked. */

const MOBS = 15;
const MODELS = 20;

export function horde(phase: "MOVEMENT" | "SHOOTING" | "CHARGE"): Game {
  const flags = phase === "MOVEMENT" ? {} : { remained_stationary: true };
  const units = Array.from({ length: MOBS }, (_, index) => ({ ...mob(index), flags }));
  const layout = LAYOUTS[0]!;
  const parsed = parseGame({
    format: "gunline-game/1",
    ruleset: "spec",
    board: layout.board,
    players: { p1: { name: "Blue" }, p2: { name: "Orange" } },
    turn: { round: 1, active_player: "p1", phase },
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    weapons: {
      gun: GUN,
      carbine: { ...GUN, id: "carbine", name: "Carbine", range: 18, keywords: ["RAPID FIRE 1"] },
    },
    terrain: Object.fromEntries(layout.terrain.map((feature) => [feature.id, feature])),
    rng: { seed: "horde", cursor: 0 },
    ...(phase === "CHARGE"
      ? { charges: { pending: { MOB_8: { targets: ["MOB_9"], distance: 9, dice: [4, 5] } } } }
      : {}),
  });
  if (!parsed.ok) throw new Error(`the horde: ${parsed.refusals[0]?.message}`);
  return parsed.value;
}

const GUN = {
  id: "gun",
  name: "Long gun",
  type: "RANGED",
  range: 30,
  attacks: "2",
  skill: 4,
  strength: 4,
  ap: 0,
  damage: "1",
  keywords: ["HEAVY"],
  special_rules: "",
  profile_of: null,
};

/** Mobs stand in three rows of five, those of one player on the left; the eighth and the ninth face each other. */
function mob(index: number) {
  const left = 1.5 + (index % 5) * 11.9;
  const top = 3 + Math.floor(index / 5) * 14.5;
  const owner = index % 5 < 3 ? "p1" : "p2";
  const models = Array.from({ length: MODELS }, (_, i) => ({
    id: `m${i + 1}`,
    name: "Trooper",
    wounds: 1,
    position: { x: left + (i % 5) * 1.5, y: top + Math.floor(i / 5) * 1.5, z: 0 },
    facing: 0,
    base: { shape: "round", mm: 32 },
    weapons: i % 2 === 0 ? ["gun", "carbine"] : ["carbine"],
  }));
  return {
    id: `MOB_${index + 1}`,
    name: `Mob ${index + 1}`,
    owner,
    keywords: ["INFANTRY"],
    abilities: [],
    stats: {
      move: 6,
      toughness: 4,
      save: 4,
      invulnerable_save: null,
      wounds: 1,
      leadership: 7,
      objective_control: 2,
    },
    starting_strength: MODELS,
    models: Object.fromEntries(models.map((model) => [model.id, model])),
  };
}
