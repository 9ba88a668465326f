import { describe, expect, test } from "vitest";
import { readRow } from "../../src/abilities/language/border.ts";
import { sentenceOf } from "../../src/abilities/language/sentence.ts";
import { type Game, parseGame } from "../../src/index.ts";
import { row as line } from "../support/build.ts";
import { fire, type Json, playAll, tableWith } from "./table.ts";

/** B of p2 falls to one wound; it has the rule. */
const rises = (more: Json = {}) => [{ on: "BEARER", do: [{ risesAgain: 3, from: 2, ...more }] }];
const HERO = { abilities: ["RULE"], stats: { wounds: 5, toughness: 4 } };
const hero = { at: [20, 10], wounds: 1, weapons: ["gun"] } as const;
/** One hit, one wound, no save; the other shot misses. */
const KILLS = [6, 1, 6, 1];

function table(does: readonly Json[], b: Json = {}, more: Json = {}): Game {
  return tableWith(does, { a: { abilities: [] }, b: { ...HERO, models: { m1: hero }, ...b }, more });
}

const standing = (game: Game, id = "B") => Object.values(game.units[id]?.models ?? {});

describe("AB-50 a destroyed model is set back up as the phase ends", () => {
  test("on 2+ with three wounds, where it was destroyed; it counts as destroyed all the same", () => {
    const shot = playAll(table(rises()), [fire("A", "B"), KILLS]);
    expect(standing(shot)).toEqual([]);
    expect(shot.players.p2.rising).toEqual([{ part_id: "B", model_id: "m1", x: 20, y: 10, effect: "RULE" }]);
    const saved = parseGame(JSON.parse(JSON.stringify(shot)));
    expect(saved.ok).toBe(true);
    const back = playAll(shot, [{ type: "END_PHASE" }, [2]]);
    expect(standing(back)).toMatchObject([{ id: "m1", wounds: 3, position: { x: 20, y: 10, z: 0 } }]);
    expect([back.players.p2.rising, back.units["B"]!.lost]).toEqual([undefined, undefined]);
  });

  test("on a 1 it is gone, and is kept nowhere", () => {
    const shot = playAll(table(rises()), [fire("A", "B"), KILLS]);
    const gone = playAll(shot, [{ type: "END_PHASE" }, [1]]);
    expect(standing(gone)).toEqual([]);
    expect([gone.players.p2.rising, gone.units["B"]!.lost]).toEqual([undefined, undefined]);
  });

  test("with dice for its wounds, or with all of them, never more than it had", () => {
    const back = (more: Json, dice: readonly number[]) => {
      const shot = playAll(table(rises(more)), [fire("A", "B"), KILLS]);
      return standing(playAll(shot, [{ type: "END_PHASE" }, dice]))[0]?.wounds;
    };
    expect(back({ risesAgain: "D3" }, [3, 4])).toBe(2);
    expect(back({ risesAgain: "D6" }, [3, 6])).toBe(5);
    expect(back({ risesAgain: "ALL" }, [3])).toBe(5);
    expect(back({ risesAgain: 1, from: 3 }, [2])).toBeUndefined();
  });

  test("the first time only", () => {
    const shot = playAll(table(rises({ risesAgain: 1 })), [fire("A", "B"), KILLS]);
    const back = playAll(shot, [{ type: "END_PHASE" }, [6]]);
    const again = {
      ...back,
      turn: { ...back.turn, phase: "SHOOTING" as const },
      units: { ...back.units, A: { ...back.units["A"]!, flags: {} } },
      tasks: [],
    };
    const fallen = playAll(again, [fire("A", "B"), KILLS]);
    expect(fallen.players.p2.rising).toBeUndefined();
  });

  test("not within Engagement Range of an enemy, as near as it can stand", () => {
    const more = { E: { models: line(1, [21, 10]) } };
    const shot = playAll(table(rises(), { models: { m1: { ...hero, at: [20, 10] } } }), [
      fire("A", "B"),
      KILLS,
    ]);
    const crowded = { ...shot, units: { ...shot.units, ...unitsOf(more) } };
    const back = playAll(crowded, [{ type: "END_PHASE" }, [6]]);
    const position = standing(back)[0]!.position!;
    const away = Math.sqrt((position.x - 21) ** 2 + (position.y - 10) ** 2);
    // Bases of 32 mm: an inch between the edges is 2.26 inches from middle to middle.
    expect(away).toBeGreaterThan(2.25);
    expect(Math.sqrt((position.x - 20) ** 2 + (position.y - 10) ** 2)).toBeLessThan(3);
  });

  test("a leader is a unit of its own then", () => {
    // The rule itself destroys the leader as the Charge phase begins.
    const falls = {
      on: "UNIT",
      when: { start: "CHARGE", whose: "ANY" },
      do: [{ destroy: 1, named: "m1" }],
    };
    const attached = table([...rises(), falls], {
      abilities: [],
      keywords: ["INFANTRY"],
      models: {
        m1: { ...hero, keywords: ["CHARACTER"], abilities: ["RULE"] },
        m2: { at: [20, 12] },
        m3: { at: [20, 14] },
      },
    });
    const { stats } = attached.units["B"]!;
    const part = (
      id: string,
      keywords: readonly string[],
      abilities: readonly string[],
      model_ids: string[],
    ) => ({
      ...{ id, name: id, keywords, abilities, stats, model_ids },
      starting_strength: model_ids.length,
    });
    const parts = [
      part("B", ["INFANTRY"], [], ["m2", "m3"]),
      part("L", ["INFANTRY", "CHARACTER"], ["RULE"], ["m1"]),
    ];
    const units = { ...attached.units, B: { ...attached.units["B"]!, parts } };
    const fallen = playAll({ ...attached, units } as Game, [{ type: "END_PHASE" }]);
    expect([standing(fallen, "L"), standing(fallen, "B").length]).toEqual([[], 2]);
    expect(fallen.units["L"]!.lost).toHaveProperty("m1");
    const back = playAll(fallen, [{ type: "END_PHASE" }, [4]]);
    expect(standing(back, "L")).toMatchObject([{ id: "m1", wounds: 3, position: { x: 20, y: 10 } }]);
    expect(standing(back, "B")).toHaveLength(2);
  });

  test("its sentence", () => {
    const read = readRow({
      id: "RULE",
      name: "A",
      source: "DATASHEET",
      does: rises({ withoutDemise: true }),
    });
    expect(read.ok && sentenceOf(read.value)).toBe(
      "The first time this model is destroyed, do not resolve its Deadly Demise, and roll one D6 at the end of the phase: on a 2+, it is set back up as close as possible to where it was destroyed and not within Engagement Range of enemy units, with 3 wounds remaining.",
    );
  });

  test("its Deadly Demise is passed over where the rule says so", () => {
    const demise = { abilities: ["RULE", "DEADLY DEMISE D3"] };
    const quiet = playAll(table(rises({ withoutDemise: true }), demise), [fire("A", "B"), KILLS]);
    expect(quiet.tasks).toEqual([]);
    // Otherwise a die is rolled for it.
    const loud = playAll(table(rises(), demise), [fire("A", "B"), [...KILLS, 1]]);
    expect(loud.players.p2.rising).toHaveLength(1);
  });
});

function unitsOf(more: Json): Game["units"] {
  const { E } = tableWith([], { more }).units;
  return { E: E! };
}
