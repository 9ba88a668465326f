import { describe, expect, test } from "vitest";
import type { Game } from "../../src/index.ts";
import { play, type UnitOptions } from "../support/build.ts";
import { battle, end } from "../support/mission.ts";

/** Whatever a unit dies of, it is destroyed for missions and cards (OB-8). */

/** A battle of Purge the Foe in which p1 also holds No Prisoners: every unit of p2 that is lost brings 2 points. */
function fought(units: Readonly<Record<string, UnitOptions>>, turn: object, weapons = {}): Game {
  const game = battle({
    mission: "purge-the-foe",
    places: [],
    units,
    weapons,
    turn: { round: 2, first_player: "p1", ...turn },
  });
  const active = [{ card: "no-prisoners", vp: 0, turn_vp: 0 }];
  const secondaries = { mode: "TACTICAL", active, left: [], aside: [] };
  return { ...game, players: { ...game.players, p1: { ...game.players.p1, secondaries } } } as Game;
}

const lost = ({ mission, players }: Game) => ({
  units: (mission?.kills ?? []).map(({ unit_id, part }) => `${unit_id} ${part}`),
  cards: players.p1.vp.secondary,
});

describe("units count as destroyed", () => {
  test("OB-8 by their own Desperate Escape", () => {
    const units = {
      E: { owner: "p2", flags: { battle_shocked: true }, models: { m1: { at: [30, 20] } } },
      A: { models: { m1: { at: [30, 21.5] } } },
    } as const;
    const path = [
      [30, 20],
      [30, 15],
    ];
    const { game } = play(
      fought(units, { phase: "MOVEMENT", active_player: "p2" }),
      {
        type: "MOVE",
        actor_unit_id: "E",
        payload: { kind: "FALL_BACK", per_model_paths: { m1: path } },
      },
      [1],
    );
    expect(lost(game)).toEqual({ units: ["E WHOLE"], cards: 2 });
  });

  test("OB-8 by their own Hazardous weapon", () => {
    const weapons = { gun: { keywords: ["HAZARDOUS"], skill: 6 } };
    const units = {
      E: { owner: "p2", models: { m1: { at: [30, 20], weapons: ["gun"] } } },
      A: { models: { m1: { at: [30, 30] } } },
    } as const;
    const { game } = play(
      fought(units, { phase: "SHOOTING", active_player: "p2" }, weapons),
      {
        type: "SHOOT",
        actor_unit_id: "E",
        payload: { assignments: [{ weapon_id: "gun", target_unit_id: "A" }] },
      },
      [2, 1],
    );
    expect(lost(game)).toEqual({ units: ["E WHOLE"], cards: 2 });
  });

  test("OB-8 by the Deadly Demise of their own side", () => {
    const weapons = { gun: { skill: 2, strength: 20, ap: -6, damage: "9" } };
    const units = {
      A: { models: { m1: { at: [30, 20], weapons: ["gun"] } } },
      T: {
        owner: "p2",
        keywords: ["VEHICLE"],
        abilities: ["DEADLY DEMISE 1"],
        models: { m1: { at: [40, 20] } },
      },
      E: { owner: "p2", models: { m1: { at: [43, 20] } } },
    } as const;
    const { game } = play(
      fought(units, { phase: "SHOOTING" }, weapons),
      {
        type: "SHOOT",
        actor_unit_id: "A",
        payload: { assignments: [{ weapon_id: "gun", target_unit_id: "T" }] },
      },
      [6, 6, 1, 6],
    );
    expect(lost(game)).toEqual({ units: ["T WHOLE", "E WHOLE"], cards: 4 });
  });

  test("OB-6 OB-7 OB-8 out of coherency: a bodyguard that is cut off from its leader is destroyed, and counts apart", () => {
    const part = (id: string, keywords: readonly string[], model_ids: readonly string[]) => ({
      id,
      name: id,
      model_ids,
      starting_strength: model_ids.length,
      keywords,
    });
    const units = {
      E: {
        owner: "p2",
        models: {
          m1: { at: [30, 20] },
          m2: { at: [32, 20] },
          L: { at: [40, 20], keywords: ["CHARACTER"] },
        },
        parts: [part("E", ["INFANTRY"], ["m1", "m2"]), part("L", ["CHARACTER"], ["L"])],
      },
    } as const;
    const { game } = end(fought(units, { phase: "FIGHT" }));
    expect(lost(game)).toEqual({ units: ["E BODYGUARD"], cards: 2 });
    expect(Object.keys(game.units["L"]!.models)).toEqual(["L"]);
  });

  test("OB-8 DE-6 for having found no place before the battle, in its first round", () => {
    const units = {
      E: { owner: "p2", keywords: ["VEHICLE", "DEDICATED TRANSPORT"], models: { m1: {} } },
    } as const;
    const game = fought(units, { phase: "DEPLOYMENT", round: 1 });
    const unit = game.units["E"]!;
    const empty = {
      ...unit,
      transport: { capacity: 12, carries: ["INFANTRY"], excludes: [], double: [], firing_deck: 0 },
      models: { m1: { ...unit.models["m1"]!, position: null } },
    };
    const begun = end({ ...game, units: { ...game.units, E: empty } }, [5, 2]).game;
    expect(begun.turn).toMatchObject({ round: 1, phase: "COMMAND" });
    expect(lost(begun)).toEqual({ units: ["E WHOLE"], cards: 2 });
  });
});
