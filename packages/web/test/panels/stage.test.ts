import { type inProgress, prepare } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { stageIsEmpty, stageOf } from "../../src/panels/shooting/stage.ts";
import { field } from "./field.ts";

const game = field(
  { id: "SQUAD", owner: "p1", models: [{ at: [10, 10], weapons: ["rifle"] }] },
  { id: "BOYZ", owner: "p2", models: [{ at: [20, 10] }, { at: [20, 12] }] },
);
const prepared = prepare(game, game.units["SQUAD"]!, [{ weapon_id: "rifle", target_unit_id: "BOYZ" }]);
if (!prepared.ok) throw new Error(prepared.refusals[0]!.message);
const { plan } = prepared.value[0]!;
const tally = { attacks: 0, hits: 0, wounds: 0, unsaved: 0, damage: 0, slain: 0 };

function state(more: Partial<inProgress.Attacks> = {}): inProgress.Attacks {
  return {
    type: "attacks",
    cause: "OWN_PHASE",
    plans: [plan],
    at: 0,
    stage: "HIT",
    standing: null,
    strikes: [],
    wounds: [],
    deferred: [],
    tallies: (more.plans ?? [plan]).map(() => tally),
    continuous: false,
    ...more,
  };
}

const shown = (more: Partial<inProgress.Attacks>) => [stageOf(state(more)), stageIsEmpty(state(more))];
const devastating = { plan: 0, group: 0, count: 1 };

describe("the stage of a volley", () => {
  it("is that of the weapon in hand", () => {
    expect(shown({})).toEqual(["HIT", false]);
    expect(shown({ stage: "WOUND", strikes: [{ group: 0, wounds: false, count: 2 }] })).toEqual([
      "WOUND",
      false,
    ]);
    expect(shown({ stage: "SAVE", wounds: [{ group: 0, devastating: false, count: 1 }] })).toEqual([
      "SAVE",
      false,
    ]);
  });

  it("is what comes after all attacks once no weapon is left", () => {
    const plans = [{ ...plan, hazardous: true }];
    expect(shown({ plans, at: 1, deferred: [devastating] })).toEqual(["DEVASTATING", false]);
    expect(shown({ plans, at: 1, stage: "DEVASTATING", deferred: [devastating] })).toEqual([
      "DEVASTATING",
      false,
    ]);
    expect(shown({ plans, at: 1 })).toEqual(["HAZARDOUS", false]);
    expect(shown({ plans, at: 1, stage: "HAZARDOUS" })).toEqual(["HAZARDOUS", false]);
    expect(shown({ at: 1 })).toEqual(["HAZARDOUS", true]);
  });

  it("is empty where nothing came of the one before it", () => {
    expect(shown({ stage: "WOUND" })).toEqual(["WOUND", true]);
    // Lethal Hits wound without a roll.
    expect(shown({ stage: "WOUND", strikes: [{ group: 0, wounds: true, count: 1 }] })).toEqual([
      "WOUND",
      true,
    ]);
    expect(shown({ stage: "SAVE" })).toEqual(["SAVE", true]);
    expect(shown({ stage: "SAVE", deferred: [devastating] })).toEqual(["SAVE", true]);
  });

  it("counts the dice that lie on the table: one 3 on a BS of 3+ is a hit, and one 4 against a Toughness of 4 a wound", () => {
    const rolls = (...raw: number[]) => ({ raw, rerolled: [], rerollFaces: [] });
    const hits = (...raw: number[]) =>
      ({ roll: "HITS", counts: [2], rolls: rolls(...raw), sustained: [] }) as const;
    expect(shown({ stage: "WOUND", standing: hits(1, 3) })).toEqual(["WOUND", false]);
    expect(shown({ stage: "WOUND", standing: hits(1, 2) })).toEqual(["WOUND", true]);
    const strikes = [{ group: 0, wounds: false, count: 1 }];
    const wounds = (face: number) => ({ roll: "WOUNDS", rolls: rolls(face) }) as const;
    expect(shown({ stage: "SAVE", strikes, standing: wounds(4) })).toEqual(["SAVE", false]);
    expect(shown({ stage: "SAVE", strikes, standing: wounds(3) })).toEqual(["SAVE", true]);
  });

  it("is empty where all attacks hit and their number is no roll", () => {
    const torrent = { ...plan, hit: { ...plan.hit, automatic: true } };
    expect(shown({ plans: [torrent] })).toEqual(["HIT", true]);
    const attacks = { ...plan.attacks, dice: { count: 1, sides: 6 as const, plus: 0 } };
    expect(shown({ plans: [{ ...torrent, attacks }] })).toEqual(["HIT", false]);
  });

  it("is empty where the volley has slain the target already", () => {
    const both = [plan, plan];
    const after = (slain: number) => [{ ...tally, slain }, tally];
    expect(shown({ plans: both, at: 1, tallies: after(1) })).toEqual(["HIT", false]);
    expect(shown({ plans: both, at: 1, tallies: after(2) })).toEqual(["HIT", true]);
    expect(shown({ at: 1, tallies: [{ ...tally, slain: 2 }], deferred: [devastating] })).toEqual([
      "DEVASTATING",
      true,
    ]);
  });
});
