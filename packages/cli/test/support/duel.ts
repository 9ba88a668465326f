/**
 * A document with exactly the fields of the contract: two models with a gun, three enemies 10" away and a lone one out of
 * range. Everything hits and wounds on 3+ and 4+, and no armour saves.
 */

// biome-ignore lint/suspicious/noExplicitAny: tests spoil the document at will
type Loose = any;

function unit(id: string, owner: string, x: number, models: number, weapons: readonly string[]): Loose {
  return {
    id,
    name: `Unit ${id}`,
    owner,
    keywords: ["INFANTRY"],
    abilities: [],
    stats: {
      move: 6,
      toughness: 4,
      save: 7,
      invulnerable_save: null,
      wounds: 1,
      leadership: 7,
      objective_control: 1,
    },
    starting_strength: models,
    flags: {},
    models: Object.fromEntries(
      Array.from({ length: models }, (_, i) => [
        `m${i + 1}`,
        {
          id: `m${i + 1}`,
          name: "Model",
          wounds: 1,
          position: { x, y: 10 + 2 * i, z: 0 },
          facing: 0,
          base: { shape: "round", mm: 25.4 },
          weapons,
        },
      ]),
    ),
  };
}

export function duel(): Loose {
  return {
    format: "gunline-game/1",
    ruleset: "spec",
    board: { width: 60, height: 44 },
    players: { p1: { name: "Blue" }, p2: { name: "Green" } },
    turn: { round: 1, active_player: "p1", phase: "SHOOTING" },
    units: {
      A: unit("A", "p1", 10, 2, ["gun"]),
      B: unit("B", "p2", 21, 3, ["gun"]),
      C: unit("C", "p2", 50, 1, []),
    },
    weapons: {
      gun: {
        id: "gun",
        name: "Gun",
        type: "RANGED",
        range: 24,
        attacks: "1",
        skill: 3,
        strength: 4,
        ap: 0,
        damage: "1",
        keywords: ["RAPID FIRE 1"],
        special_rules: "heavy",
        profile_of: null,
      },
    },
    terrain: {},
    rng: { seed: "duel", cursor: 7 },
  };
}

export function shoot(target = "B", more: Loose = {}): Loose {
  return {
    type: "SHOOT",
    actor_unit_id: "A",
    payload: { assignments: [{ weapon_id: "gun", target_unit_id: target, ...more }] },
  };
}

/** The dice of `shoot()`: two models within half range fire two shots each, two hit and wound, both kill. */
export const TWO_SLAIN = "3,6,1,2,4,5,1,1";
