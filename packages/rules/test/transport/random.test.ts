import { expect, test } from "vitest";
import { type Action, apply, choices, type Game, parseGame } from "../../src/index.ts";
import { chance } from "../support/arena.ts";
import { beforeBattle, type WaitingUnit } from "../support/deployment.ts";
import { HULL } from "./table.ts";

/** Whole battles of armies with transports, leaders, Scouts and Deadly Demise, played by whatever is offered. */

const squad = (count: number, weapons: readonly string[]) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`m${i + 1}`, { weapons }]));

function army(owner: "p1" | "p2"): Record<string, WaitingUnit> {
  const side = owner === "p1" ? "A" : "B";
  const orks = ["INFANTRY", "ORKS"];
  return {
    [`${side}_BOYZ`]: { owner, keywords: orks, abilities: ['SCOUTS 6"'], models: squad(5, ["gun", "blade"]) },
    [`${side}_BOSS`]: {
      owner,
      keywords: [...orks, "CHARACTER"],
      abilities: ["LEADER"],
      stats: { wounds: 3 },
      models: squad(1, ["rocket"]),
    },
    [`${side}_TRUKK`]: {
      owner,
      keywords: ["VEHICLE", "TRANSPORT"],
      abilities: ["DEADLY DEMISE D3"],
      stats: { wounds: 2, move: 12, save: 6 },
      models: { m1: { base: HULL, weapons: ["rocket"] } },
      transport: { capacity: 12, carries: ["ORKS INFANTRY"], firing_deck: 12 },
    },
    [`${side}_KANS`]: {
      owner,
      keywords: ["VEHICLE", "WALKER"],
      abilities: ["DEADLY DEMISE 1"],
      stats: { wounds: 2 },
      models: squad(2, ["rocket", "blade"]),
    },
  };
}

const WEAPONS = {
  gun: { attacks: "2" },
  rocket: { range: 40, strength: 9, ap: -2, damage: "3", attacks: "D3", keywords: ["HAZARDOUS"] },
  blade: { type: "MELEE", attacks: "2" },
};

function play(seed: number, settings: Record<string, unknown>): ReadonlySet<string> {
  const random = chance(seed);
  const seen = new Set<string>();
  let game: Game = beforeBattle({
    units: { ...army("p1"), ...army("p2") },
    weapons: WEAPONS,
    settings,
    seed: `ride ${seed}`,
  });
  for (let step = 0; step < 160 && game.turn.round < 4; step++) {
    const byType = new Map<string, Action[]>();
    let offered = 0;
    for (const action of choices(game)) {
      byType.set(action.type, [...(byType.get(action.type) ?? []), action]);
      if (++offered === 16) break;
    }
    expect(offered, `nothing is offered with ${JSON.stringify(game.tasks)}`).toBeGreaterThan(0);
    const types = [...byType.keys()].filter((type) => type !== "END_PHASE" || random.happens(0.3));
    const action = random.pick(byType.get(random.pick(types.length > 0 ? types : [...byType.keys()]))!);
    const applied = apply(game, action);
    expect(applied.result.errors, JSON.stringify(action)).toEqual([]);
    for (const { type } of applied.result.events) seen.add(type);
    for (const { context } of applied.result.dice) seen.add(context);
    game = applied.game;
    if (game.tasks.length === 0 && step % 10 > 0) continue;
    const saved = parseGame(JSON.parse(JSON.stringify(game)));
    expect(saved.ok ? saved.value : saved.refusals).toEqual(game);
  }
  return seen;
}

test("TR-4 TR-8 TR-10 DE-13 OB-7 whatever is offered is accepted, saved and read again", () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 6; seed++) {
    const byHand = { allocation: "DEFENDER", fast_dice: false };
    for (const what of play(seed, seed % 2 === 0 ? byHand : {})) seen.add(what);
  }
  for (const what of ["deadly_demise", "unit_destroyed", "unit_set_up", "move_ended"])
    expect(seen).toContain(what);
});
