import { describe, expect, test } from "vitest";
import { type Game, waiting } from "../../src/index.ts";
import { fightOrder, pickOf } from "../../src/space/fight/picks.ts";
import { use } from "../stratagems/under-fire.ts";
import { blocks, codes, play } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { on } from "../support/effects.ts";
import {
  consolidate,
  done,
  enemy,
  fightWith,
  melee,
  type Place,
  pileIn,
  readyToStrike,
  refusals,
  select,
  strike,
  unit,
} from "./table.ts";

/** Mistakes of other implementations in their Fight phases, most of which passed their own tests. */

const CHARGED = { flags: { charged_this_turn: true, fights_first: true } };
const TOUGH = { wounds: 20, stats: { wounds: 20 } };
const at = (target_unit_id: string, weapon_id = "blade", more: object = {}) => ({
  weapon_id,
  target_unit_id,
  ...more,
});

/** Whose pick it is, and between whom. */
const picks = (game: Game) => {
  const pick = pickOf(game);
  return pick === undefined ? "nobody" : `${pick.player} ${pick.units.map(({ id }) => id).join(",")}`;
};

/** One model from here to there. */
const walk = (...m1: readonly Place[]) => ({ m1 });

describe("Traps of the order", () => {
  const even = melee({
    A: unit([[10, 10]]),
    B: unit([[30, 10]]),
    E: enemy([[11, 10]]),
    F: enemy([[31, 10]]),
  });

  test("FI-3 the player whose turn it is does not pick first", () => {
    expect(picks(even)).toBe("p2 E,F");
    const ofP2: Game = { ...even, turn: { ...even.turn, active_player: "p2" } };
    expect(picks(ofP2)).toBe("p1 A,B");
  });

  test("FI-3 PH-10 the player whose turn it is not may act when the pick and the fight are his", () => {
    for (const type of ["SELECT_FIGHTER", "PILE_IN", "FIGHT", "CONSOLIDATE"]) {
      let game = even;
      const act = (name: string) => {
        const payload =
          name === "FIGHT" ? { assignments: [] } : name === "SELECT_FIGHTER" ? {} : { per_model_paths: {} };
        return play(game, { type: name, player: "p2", actor_unit_id: "E", payload });
      };
      for (const before of ["SELECT_FIGHTER", "PILE_IN", "FIGHT"]) {
        if (before === type) break;
        game = done(act(before));
      }
      expect(act(type).result.errors).toEqual([]);
    }
  });

  test("FI-6 the order is not worked out once: who is reached later fights, who is freed need not", () => {
    // A slays E and goes on to G, whom nobody had reached; B, whom E alone held, is free.
    let game = melee({
      A: unit([[10, 10]], CHARGED),
      B: unit([[11, 11]]),
      E: enemy([[11, 10]], { stats: { save: 7 } }),
      G: enemy([[8, 12]]),
    });
    expect(fightOrder(game)[1].units).toEqual({ p1: ["B"], p2: ["E"] });
    game = done(strike(readyToStrike(game, "A"), "A", [at("E")], [6, 1, 6, 1]));
    game = done(consolidate(game, "A", walk([10, 10], [8.7072, 11.2929])));
    expect(fightOrder(game)[1].units).toEqual({ p1: [], p2: ["G"] });
    expect(picks(fightWith(game, "G"))).toBe("nobody");
  });

  test("FI-5 there is no third step for whoever fights last", () => {
    const game = melee({
      A: unit([[10, 10]], { ...CHARGED, abilities: ["FIGHTS LAST"] }),
      E: enemy([[11, 10]], { abilities: ["FIGHTS LAST"] }),
    });
    expect(fightOrder(game).map(({ step, units }) => [step, units.p1, units.p2])).toEqual([
      ["FIGHTS_FIRST", ["A"], []],
      ["REMAINING", [], ["E"]],
    ]);
  });

  test("FI-4 one model with Fights First is not enough", () => {
    const champion = { m2: { at: [11, 11], weapons: ["blade"], abilities: ["FIGHTS FIRST"] } } as const;
    const game = melee({ A: unit([[10, 10]]), E: enemy([[11, 10]], { models: champion }) });
    expect(fightOrder(game)[0].units.p2).toEqual([]);
  });

  test("FI-3 FI-7 nobody passes, or ends the phase, with an eligible unit left", () => {
    expect(refusals(play(even, { type: "PASS" }).result)).toEqual(["NO_WINDOW ST-9"]);
    expect(refusals(play(even, { type: "END_PHASE" }).result)).toContain("UNIT_TO_FIGHT PH-4");
    const last = ["E", "A", "F"].reduce((game, id) => fightWith(game, id), even);
    expect(refusals(play(last, { type: "END_PHASE" }).result)).toEqual(["UNIT_TO_FIGHT PH-4"]);
  });

  test("FI-2 FI-16 FI-25 a charger with nobody near is picked, and does not wait for attacks that it cannot make", () => {
    const game = melee({ A: unit([[10, 10]], CHARGED), E: enemy([[20, 10]]) });
    expect(picks(game)).toBe("p1 A");
    const fought = fightWith(game, "A");
    expect(picks(fought)).toBe("nobody");
    expect(play(fought, { type: "END_PHASE" }).result.success).toBe(true);
  });
});

describe("Traps of the moves", () => {
  const pile = (game: Game, paths: Readonly<Record<string, readonly Place[]>>) =>
    refusals(pileIn(done(select(game, "A")), "A", paths).result);
  const three = melee({
    A: unit(
      [
        [10, 10],
        [10, 12],
        [9, 14],
      ],
      CHARGED,
    ),
    E: enemy([[11, 10]]),
    F: enemy([[12.5, 13]]),
  });

  test("FI-10 FI-12 the unit does not pile in as one block", () => {
    // m1 touches and stays; m2 goes one way, to E, and m3 another, to F, 2.64 away.
    const paths: Record<string, readonly Place[]> = {
      m2: [
        [10, 12],
        [11, 11],
      ],
      m3: [
        [9, 14],
        [11.5384, 13.2747],
      ],
    };
    expect(pile(three, paths)).toEqual([]);
  });

  test("FI-10 models in base contact are not moved", () => {
    expect(pile(three, walk([10, 10], [10.2, 9.4]))[0]).toBe("IN_CONTACT FI-10");
  });

  test("FI-12 closer to some enemy will not do: it is the closest", () => {
    // m2 is nearer to E, 1.24 away, than to F, 1.69 away.
    const paths: Record<string, readonly Place[]> = {
      m2: [
        [10, 12],
        [10.5, 12.85],
      ],
    };
    expect(pile(three, paths)).toContain("NOT_NEARER FI-12");
  });

  test("FI-11 the unit has to end in a fight", () => {
    const far = melee({ A: unit([[10, 10]], CHARGED), E: enemy([[15.2, 10]]) });
    expect(pile(far, walk([10, 10], [13, 10]))).toEqual(["TARGET_NOT_ENGAGED FI-11"]);
  });

  test("FI-12 enemies that were not charged may be touched", () => {
    const game = melee({
      A: unit([[10, 10]], CHARGED),
      E: enemy([[11.5, 10]], TOUGH),
      F: enemy([[10.6, 11.6]], TOUGH),
    });
    // Where it touches both: its centre is 1.0006 from that of E and 1.0003 from that of F.
    const beside = pileIn(done(select(game, "A")), "A", walk([10, 10], [10.703, 10.605]));
    expect(beside.result.errors).toEqual([]);
    expect(strike(beside.game, "A", [at("F")], [1, 1]).result.errors).toEqual([]);
  });

  test("FI-12 who can FLY does not pile in over enemies", () => {
    const flyer = { ...CHARGED, keywords: ["INFANTRY", "FLY"] };
    const screen: readonly Place[] = [
      [12, 9],
      [12, 10],
      [12, 11],
    ];
    const game = melee({ A: unit([[10.5, 10]], flyer), E: enemy(screen), F: enemy([[12.9, 10.5]]) });
    expect(pile(game, walk([10.5, 10], [13.3, 9.55]))[0]).toBe("ENEMY_IN_THE_WAY MO-5");
  });

  const moveAfter = (game: Game, ...way: readonly Place[]) => {
    const ready = done(strike(readyToStrike(game, "A"), "A", []));
    return refusals(consolidate(ready, "A", walk(...way)).result);
  };
  const objectives = { O: { id: "O", position: { x: 6, y: 10 } } };

  test("FI-30 the unit may not leave its consolidation out", () => {
    const ready = done(strike(readyToStrike(three, "A"), "A", []));
    expect(waiting(ready)).toMatchObject([{ player: "p1", for: { what: "consolidation" } }]);
    expect(refusals(play(ready, { type: "SELECT_FIGHTER", actor_unit_id: "E" }).result)[0]).toBe(
      "FIGHT_PENDING FI-8",
    );
    expect(refusals(play(ready, { type: "END_PHASE" }).result)[0]).toBe("FIGHT_PENDING PH-4");
  });

  test("FI-31 FI-32 FI-33 not always towards enemies, and not to an objective while an enemy can be reached", () => {
    const enemyAt = (x: number, more: object = { objectives }) =>
      melee({ A: unit([[10, 10]], CHARGED), E: enemy([[x, 10]]) }, more);
    expect(moveAfter(enemyAt(14.5), [10, 10], [8, 10])).toContain("NOT_NEARER FI-31");
    expect(moveAfter(enemyAt(15.5), [10, 10], [8, 10])).toEqual([]);
    expect(moveAfter(enemyAt(15.5), [10, 10], [12, 10])).toContain("NOT_NEARER FI-32");
    expect(moveAfter(enemyAt(15.5, {}), [10, 10], [12, 10])).toEqual(["NOBODY_MOVES FI-33"]);
  });

  test("FI-34 an enemy counts that can be reached, not only one that is engaged already", () => {
    // Nobody within 1", but 3" bring A there: so the objective will not do, and the enemy will.
    const game = melee({ A: unit([[10, 10]], CHARGED), E: enemy([[14, 10]]) }, { objectives });
    expect(moveAfter(game, [10, 10], [9, 10])[0]).toBe("TARGET_NOT_ENGAGED FI-31");
    expect(moveAfter(game, [10, 10], [13, 10])).toEqual([]);
  });
});

describe("Traps of the attacks", () => {
  const hits = (game: Game, assignments: readonly object[], dice: number) => {
    const { result } = strike(readyToStrike(game, "A"), "A", assignments, Array(dice).fill(1));
    expect(result.errors).toEqual([]);
    return blocks(result, "to_hit").map(({ weapon, target_unit_id, rolls_raw }) => [
      `${weapon} ${target_unit_id}`,
      (rolls_raw as readonly number[]).length,
    ]);
  };

  test("FI-20 not all models fight, and no second rank through another model of the unit that does not touch", () => {
    const ranks: readonly Place[] = [
      [10, 10],
      [9, 10],
      [8, 10],
      [10, 12],
      [9, 12],
    ];
    const enemies: readonly Place[] = [
      [11, 10],
      [11.3, 12],
    ];
    const game = melee({ A: unit(ranks, CHARGED), E: enemy(enemies, TOUGH) });
    // m1 touches, m2 through it, m4 within an inch; m3 is the third rank, and the model beside m5 does not touch.
    expect(hits(game, [at("E")], 6)).toEqual([["blade E", 6]]);
    const all = at("E", "blade", { model_ids: ["m1", "m2", "m3", "m4", "m5"] });
    expect(refusals(strike(readyToStrike(game, "A"), "A", [all]).result)).toEqual([
      "OUT_OF_FIGHT FI-20",
      "OUT_OF_FIGHT FI-20",
    ]);
  });

  const arms = {
    klaw: { type: "MELEE", attacks: "3", strength: 9 },
    squig: { type: "MELEE", attacks: "2", keywords: ["EXTRA ATTACKS"] },
    gun: {},
  };
  const nob = (own: object = {}, weapons: readonly string[] = ["klaw", "squig"]) =>
    melee(
      {
        A: unit([[10, 10]], { ...CHARGED, weapons, ...own }),
        E: enemy([[11, 10]], TOUGH),
        F: enemy([[9, 10]], TOUGH),
      },
      { weapons: arms },
    );

  test("FI-21 Extra Attacks are neither instead of another weapon nor alone, and no rule that gives attacks adds to them", () => {
    const both = [at("E", "klaw"), at("E", "squig")];
    expect(hits(nob(), both, 5)).toEqual([
      ["klaw E", 3],
      ["squig E", 2],
    ]);
    expect(refusals(strike(readyToStrike(nob(), "A"), "A", [at("E", "squig")]).result)).toEqual([
      "EXTRA_ATTACKS_ALONE FI-21",
    ]);
    expect(hits(nob({ effects: [on("WAAAGH")] }), both, 6)).toEqual([
      ["klaw E", 4],
      ["squig E", 2],
    ]);
  });

  test("FI-22 neither the unit nor a weapon has to have one target", () => {
    const split = [
      at("E", "klaw", { attacks: { m1: 1 } }),
      at("F", "klaw", { attacks: { m1: 2 } }),
      at("F", "squig"),
    ];
    expect(hits(nob(), split, 5)).toEqual([
      ["klaw E", 1],
      ["klaw F", 2],
      ["squig F", 2],
    ]);
  });

  test("FI-21 not only the first melee weapon of a model is known", () => {
    const armed = nob({}, ["gun", "blade", "klaw"]);
    expect(hits(armed, [at("E", "klaw")], 3)).toEqual([["klaw E", 3]]);
    expect(hits(armed, [at("E", "blade")], 2)).toEqual([["blade E", 2]]);
  });

  test("FI-23 wounds that are worked out are lost", () => {
    const { result, game } = strike(readyToStrike(nob(), "A"), "A", [at("E", "klaw")], [6, 6, 1, 6, 6, 1, 1]);
    expect(result.diffs).toContainEqual({ op: "set", path: "units.E.models.m1.wounds", value: 18 });
    expect(game.units["E"]!.models["m1"]!.wounds).toBe(18);
  });

  test("FI-22 FI-23 targets, confirmation and dice are one action, not messages that can pass each other", () => {
    // One action holds all of it: what was chosen, and every die that it asks for.
    const { result, game } = strike(
      readyToStrike(nob(), "A"),
      "A",
      [at("F", "squig"), at("E", "klaw")],
      Array(5).fill(1),
    );
    expect(result.dice.map(({ context }) => context)).toEqual(["attacks", "to_hit", "attacks", "to_hit"]);
    expect(game.tasks).toEqual([{ type: "fight", unit_id: "A", stage: "CONSOLIDATE" }]);
  });
});

describe("Traps of reactions", () => {
  const field = (cp = 2) =>
    withCp(
      melee({
        A: unit([[10, 10]], CHARGED),
        E: enemy([[11, 10]]),
        H: enemy([[14, 10]], { keywords: ["INFANTRY", "CHARACTER"] }),
      }),
      2,
      cp,
    );

  test("ST-18 Heroic Intervention is no move of CHARACTERs in the Fight phase", () => {
    const used = use(field(), "H", "HEROIC_INTERVENTION", [], { target_unit_id: "A" });
    expect(codes(used.result)).toEqual(["NOT_NOW"]);
    expect(used.game.players.p2.cp).toBe(2);
  });

  test("FI-5 Heroic Intervention does not give the charge bonus", () => {
    // What it leaves on the unit is the charge alone.
    const game = melee({
      A: unit([[10, 10]], CHARGED),
      H: enemy([[11, 10]], { flags: { charged_this_turn: true } }),
    });
    expect(fightOrder(game)[0].units).toEqual({ p1: ["A"], p2: [] });
  });

  test("ST-11 Counter-offensive is offered neither to who has just fought nor before the consolidation", () => {
    const struck = done(strike(readyToStrike(field(), "A"), "A", []));
    expect(waiting(struck)).toMatchObject([{ player: "p1", window: null }]);
    expect(codes(use(struck, "E", "COUNTER_OFFENSIVE").result)).toEqual(["NOT_NOW"]);
    expect(waiting(done(consolidate(struck, "A")))).toMatchObject([
      { player: "p2", window: "W-FIGHT-AFTER" },
    ]);
    // With nothing to pay it nobody is asked, least of all whose unit fought.
    expect(done(consolidate(done(strike(readyToStrike(field(0), "A"), "A", [])), "A")).tasks).toEqual([]);
  });

  test("ST-12 Epic Challenge does something for its CP", () => {
    const guard = { m2: { at: [10, 9], keywords: ["CHARACTER"], wounds: 3, stats: { wounds: 3 } } } as const;
    const game = withCp(
      melee({
        A: unit([[10, 10]], { ...CHARGED, keywords: ["INFANTRY", "CHARACTER"] }),
        E: enemy([[11, 10]], { models: guard, stats: { save: 7 } }),
      }),
      1,
      0,
    );
    const used = use(done(select(game, "A")), "A", "EPIC_CHALLENGE", [], { model_id: "m1" });
    expect(used.game.players.p1.cp).toBe(0);
    const wish = at("E", "blade", { precision_model_id: "m2" });
    const struck = strike(done(pileIn(used.game, "A")), "A", [wish], [6, 1, 6, 1]);
    expect(struck.game.units["E"]!.models["m2"]!.wounds).toBe(2);
    expect(Object.keys(struck.game.units["E"]!.models)).toEqual(["m1", "m2"]);
  });

  test("FI-27 who fights on death does not wait until the attacker has consolidated", () => {
    const game = melee({
      A: unit([[10, 10]], CHARGED),
      E: enemy([[11, 10]], { stats: { save: 7 }, effects: [on("ONLY_IN_DEATH", "PHASE", { player: "p2" })] }),
    });
    const struck = done(strike(readyToStrike(game, "A"), "A", [at("E")], [6, 1, 6, 1]));
    expect(refusals(consolidate(struck, "A").result)).toEqual(["FIGHT_PENDING FI-27"]);
    expect(waiting(struck)).toMatchObject([{ player: "p2", for: { what: "pile_in", unit_id: "E" } }]);
    const back = done(strike(done(pileIn(struck, "E")), "E", [at("A")], [1, 1]));
    expect(waiting(back)).toMatchObject([{ player: "p1", for: { what: "consolidation", unit_id: "A" } }]);
  });
});
