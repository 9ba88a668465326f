import { apply, type Game, parseGame, type Unit } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { decide } from "../src/index.ts";
import { smallBattle } from "./support.ts";

type Spot = readonly [x: number, y: number];

/** The first unit of each side in two ranks from these spots on, everybody else in reserve, on an empty table. */
function table(
  turn: Partial<Game["turn"]>,
  spots: Partial<Record<"p1" | "p2", Spot>>,
  mission = "only-war",
): Game {
  const start = smallBattle("plans");
  const seen = new Set<string>();
  const units = Object.fromEntries(
    Object.values(start.units).map((unit): [string, Unit] => {
      const spot = spots[unit.owner];
      if (spot === undefined || seen.has(unit.owner)) return [unit.id, { ...unit, reserve: "STRATEGIC" }];
      seen.add(unit.owner);
      const models = Object.values(unit.models).map((model, i) => {
        const position = { x: spot[0] + 1.5 * (i >> 1), y: spot[1] + 1.5 * (i % 2), z: 0 };
        return [model.id, { ...model, position }];
      });
      return [unit.id, { ...unit, models: Object.fromEntries(models) }];
    }),
  );
  return read({
    ...start,
    mission: { id: mission, attacker: "p1" },
    terrain: {},
    units,
    turn: { round: 2, active_player: "p1", first_player: "p1", ...turn },
  });
}

function read(document: unknown): Game {
  const parsed = parseGame(document);
  if (!parsed.ok) throw new Error(parsed.refusals[0]!.message);
  return parsed.value;
}

const CENTRE: Spot = [30, 22];

describe("what a computer plays for", () => {
  test.each(["turn", "battle"] as const)(
    "%s walks onto a marker that nobody holds, and says so",
    (strength) => {
      const game = table({ phase: "MOVEMENT" }, { p1: [CENTRE[0] - 10, CENTRE[1]] });
      const { action, why } = decide(game, strength, "s");
      expect(action.type).toBe("MOVE");
      // Five models with 2 OC each, in range with the whole unit or with some of it.
      expect(why).toMatch(/^Intercessors: holds the centre, (2|4|6|8|10) OC against 0$/);
      const { game: next } = apply(game, action);
      expect(apply(next, { type: "END_PHASE" }).result.events).toContainEqual(
        expect.objectContaining({ type: "objective_changed", player: "p1" }),
      );
    },
  );

  test("it rolls a charge that it has declared, whatever else it could do", () => {
    const game = table(
      { phase: "CHARGE" },
      { p1: [CENTRE[0], CENTRE[1] + 8], p2: [CENTRE[0], CENTRE[1] + 12] },
    );
    const [unit, enemy] = ["p1", "p2"].map(
      (owner) => Object.values(game.units).find((one) => one.owner === owner && one.reserve === null)!,
    );
    const declared = apply(game, {
      type: "DECLARE_CHARGE",
      actor_unit_id: unit!.id,
      payload: { target_unit_ids: [enemy!.id] },
    });
    expect(declared.result.errors).toEqual([]);
    for (const strength of ["turn", "battle"] as const) {
      expect(decide(declared.game, strength, "s").action.type).toBe("CHARGE_ROLL");
    }
  });

  test("with nothing to shoot at it does what the mission asks for", () => {
    const game = table({ phase: "SHOOTING" }, { p1: [CENTRE[0] - 1, CENTRE[1]] }, "terraform");
    const { action, why } = decide(game, "battle", "s");
    expect(action).toMatchObject({ type: "START_ACTION", payload: { action: "TERRAFORM" } });
    expect(why).toContain("Terraform");
  });

  test.each(["turn", "battle"] as const)(
    "%s makes no other move than the one that is under way",
    (strength) => {
      const ready = table({ phase: "MOVEMENT", active_player: "p2" }, { p1: [CENTRE[0] - 9, CENTRE[1]] });
      const unit = Object.values(ready.units).find(
        ({ owner, reserve }) => owner === "p1" && reserve === null,
      )!;
      const scouts = { ...unit, abilities: [...unit.abilities, 'SCOUTS 6"'] };
      for (const task of [
        { type: "side_move", unit_id: unit.id, inches: 6, no_charge: false },
        { type: "scouts", players: ["p1"], moved: [] },
      ] as const) {
        const game = { ...ready, units: { ...ready.units, [unit.id]: scouts }, tasks: [task] } as Game;
        const { action } = decide(game, strength, "s");
        expect(action.type).toBe("MOVE");
        expect(apply(game, action).result.errors).toEqual([]);
      }
    },
  );

  test("a unit that losses have torn apart passes where a move is under way that it cannot make", () => {
    const ready = table({ phase: "MOVEMENT" }, { p1: [CENTRE[0] - 9, CENTRE[1]] });
    const unit = Object.values(ready.units).find(({ owner, reserve }) => owner === "p1" && reserve === null)!;
    const [[id, model]] = Object.entries(unit.models) as [[string, (typeof unit.models)[string]]];
    const models = { ...unit.models, [id]: { ...model, position: { x: 2, y: 2, z: 0 } } };
    const game = read({
      ...ready,
      units: { ...ready.units, [unit.id]: { ...unit, models } },
      tasks: [{ type: "side_move", unit_id: unit.id, inches: 1, no_charge: false }],
    });
    const { action } = decide(game, "turn", "s");
    expect(action).toEqual({ type: "PASS" });
    expect(apply(game, action).result.errors).toEqual([]);
  });

  test("AIRCRAFT never stay where they are", () => {
    const ready = table({ phase: "MOVEMENT" }, { p1: [CENTRE[0] - 20, CENTRE[1]] });
    const unit = Object.values(ready.units).find(({ owner, reserve }) => owner === "p1" && reserve === null)!;
    const [[id, model]] = Object.entries(unit.models) as [[string, (typeof unit.models)[string]]];
    const flyer = { ...unit, keywords: ["VEHICLE", "FLY", "AIRCRAFT"], models: { [id]: model } };
    const game = read({ ...ready, units: { ...ready.units, [unit.id]: flyer } });
    const { action } = decide(game, "battle", "s");
    expect(action).toMatchObject({ type: "MOVE", payload: { kind: "NORMAL" } });
    expect(apply(game, action).result.errors).toEqual([]);
  });

  test("as its turn ends it discards the card that brings least, once: until its next turn others may be scored", () => {
    const cards = ["extend-battle-lines", "bring-it-down", "cull-the-horde"] as const;
    const hand = (active: readonly (typeof cards)[number][], paid: boolean) => {
      const game = table({ phase: "FIGHT" }, { p1: CENTRE, p2: [5, 5] }, "take-and-hold");
      return {
        ...game,
        players: {
          ...game.players,
          p1: {
            ...game.players.p1,
            secondaries: {
              mode: "TACTICAL",
              active: active.map((card) => ({ card, vp: 0, turn_vp: 0 })),
              left: ["sabotage"],
              aside: [],
            },
          },
        },
        tasks: [{ type: "discard", player: "p1", paid }],
      } as Game;
    };
    // The other side has no vehicle, but Boyz: what asks for a vehicle cannot be scored.
    expect(decide(hand(cards, false), "battle", "s").action).toEqual({
      type: "DISCARD_CARD",
      payload: { card: "bring-it-down" },
    });
    expect(decide(hand(cards.slice(1), true), "battle", "s").action.type).toBe("PASS");
    expect(decide(hand(cards.slice(0, 1), false), "battle", "s").action.type).toBe("PASS");
  });
});
