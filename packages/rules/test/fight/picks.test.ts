import { describe, expect, test } from "vitest";
import { type Game, legal, waiting } from "../../src/index.ts";
import { fightOrder } from "../../src/space/fight/picks.ts";
import { play } from "../support/build.ts";
import {
  consolidate,
  done,
  enemy,
  fightWith,
  melee,
  pileIn,
  refusals,
  select,
  strike,
  unit,
} from "./table.ts";

/** Who picks, and whom: `p2 BEGINS A,B`. */
function pick(game: Game): string {
  const [{ player, for: waits }] = waiting(game) as [ReturnType<typeof waiting>[number]];
  const { units } = legal(game);
  const able = Object.keys(units).filter((id) => units[id]!["SELECT_FIGHTER"]?.length === 0);
  return waits.what === "fighter" ? `${waits.step} ${player} ${waits.why} ${able.join(",")}` : waits.what;
}

const CHARGED = { charged_this_turn: true, fights_first: true };

describe("the two steps", () => {
  // Worked case 9: A charged B; C has been engaged with F since last turn.
  const nine = () =>
    melee({
      A: unit([[10, 10]], { flags: CHARGED }),
      F: unit([[30, 10]]),
      B: enemy([[11, 10]]),
      C: enemy([[31, 10]]),
    });

  test("FI-1 FI-3 FI-5 worked case 9: the charger alone first, then the player whose turn it is not begins again", () => {
    let game = nine();
    expect(pick(game)).toBe("FIGHTS_FIRST p1 ALONE A");
    game = fightWith(game, "A");
    expect(pick(game)).toBe("REMAINING p2 BEGINS B,C");
    game = fightWith(game, "C");
    expect(pick(game)).toBe("REMAINING p1 IN_TURN F");
    game = fightWith(game, "F");
    expect(pick(game)).toBe("REMAINING p2 IN_TURN B");
    game = fightWith(game, "B");
    expect(pick(game)).toBe("nothing_left");
    expect(waiting(game)[0]).toMatchObject({ player: "p1", actions: ["END_PHASE"] });
  });

  test("FI-4 worked case 10: printed Fights First of the other side is picked before the charger", () => {
    const game = melee({
      A: unit([[10, 10]], { flags: CHARGED }),
      B: enemy([[11, 10]]),
      G: unit([[30, 10]]),
      D: enemy([[31, 10]], { abilities: ["Fights First"] }),
    });
    expect(pick(game)).toBe("FIGHTS_FIRST p2 BEGINS D");
    expect(pick(fightWith(game, "D"))).toBe("FIGHTS_FIRST p1 IN_TURN A");
  });

  test("FI-4 Fights First is every model's, or it is nobody's", () => {
    const first = { abilities: ["FIGHTS FIRST"] };
    const of = (models: object) =>
      fightOrder(
        melee({
          A: unit([[10, 10]]),
          B: enemy(
            [
              [11, 10],
              [11, 12],
            ],
            { models: models as never },
          ),
        }),
      )[0].units.p2;
    expect(of({ m1: { at: [11, 10], ...first }, m2: { at: [11, 12], ...first } })).toEqual(["B"]);
    expect(of({ m1: { at: [11, 10], ...first } })).toEqual([]);
  });

  test("FI-5 a charge without its bonus, as of a Heroic Intervention, fights among the rest", () => {
    const game = melee({ A: unit([[10, 10]]), B: enemy([[11, 10]], { flags: { charged_this_turn: true } }) });
    expect(fightOrder(game).map(({ units }) => [units.p1, units.p2])).toEqual([
      [[], []],
      [["A"], ["B"]],
    ]);
  });

  test("FI-4 FI-35 worked case 11: whom a consolidation reaches fights in the second step, Fights First or not", () => {
    let game = melee({
      A: unit([[10, 10]], { flags: CHARGED }),
      B: enemy([[11, 10]], { stats: { toughness: 3, save: 7 } }),
      E: enemy([[13.5, 10]], { abilities: ["FIGHTS FIRST"] }),
    });
    game = done(select(game, "A"));
    game = done(pileIn(game, "A"));
    game = done(strike(game, "A", [{ weapon_id: "blade", target_unit_id: "B" }], [6, 1, 6, 1]));
    expect(Object.keys(game.units["B"]!.models)).toEqual([]);
    game = done(
      consolidate(game, "A", {
        m1: [
          [10, 10],
          [12.5, 10],
        ],
      }),
    );
    expect(pick(game)).toBe("REMAINING p2 BEGINS E");
  });

  test("FI-6 whoever is reached no more and did not charge does not fight", () => {
    let game = melee({
      A: unit([[10, 10]]),
      B: enemy([[11, 10]], { stats: { toughness: 3, save: 7 } }),
      C: unit([[11, 11]]),
    });
    expect(pick(game)).toBe("REMAINING p2 BEGINS B");
    game = fightWith(game, "B");
    game = done(select(game, "A"));
    game = done(pileIn(game, "A"));
    game = done(strike(game, "A", [{ weapon_id: "blade", target_unit_id: "B" }], [6, 1, 6, 1]));
    game = done(consolidate(game, "A"));
    expect(pick(game)).toBe("nothing_left");
  });

  test("FI-2 a charger fights with nobody near; others do not", () => {
    const game = melee({
      A: unit([[10, 10]], { flags: CHARGED }),
      B: enemy([[30, 10]]),
      C: unit([[40, 10]]),
    });
    expect(pick(game)).toBe("FIGHTS_FIRST p1 ALONE A");
    expect(refusals(select(game, "C").result)).toEqual(["NOT_ENGAGED FI-2"]);
    expect(pick(fightWith(game, "A"))).toBe("nothing_left");
  });

  test('FI-2 across a barricade 2" is near enough, and without one 1"', () => {
    const wall = {
      W: {
        kind: "barricade",
        height: 1,
        polygon: [
          [11.2, 5],
          [11.4, 5],
          [11.4, 15],
          [11.2, 15],
        ],
      },
    };
    const at = (x: number, terrain = {}) =>
      pick(melee({ A: unit([[10, 10]]), B: enemy([[x, 10]]) }, { terrain }));
    expect(at(12.9)).toBe("nothing_left");
    expect(at(13, wall)).toBe("REMAINING p2 BEGINS B");
    expect(at(13.01, wall)).toBe("nothing_left");
    expect(at(12)).toBe("REMAINING p2 BEGINS B");
  });
});

describe("picking", () => {
  const game = melee({
    A: unit([[10, 10]], { flags: CHARGED }),
    B: enemy([[11, 10]]),
    C: unit([[30, 10]]),
    D: enemy([[31, 10]]),
  });

  test("FI-3 FI-4 not in the other's turn, not in another step, not twice, and nobody passes", () => {
    expect(refusals(select(game, "B").result)).toEqual(["OTHER_STEP FI-4"]);
    const second = fightWith(game, "A");
    expect(refusals(select(second, "C").result)).toEqual(["NOT_YOUR_PICK FI-3"]);
    expect(
      refusals(play(second, { type: "SELECT_FIGHTER", player: "p1", actor_unit_id: "C" }).result),
    ).toEqual(["NOT_YOUR_DECISION PH-10"]);
    expect(refusals(select(second, "A").result)).toEqual(["ALREADY_FOUGHT FI-7"]);
    expect(refusals(play(second, { type: "PASS" }).result)).toEqual(["NO_WINDOW ST-9"]);
  });

  test("FI-7 the phase does not end while a unit can fight or is fighting", () => {
    const end = (now: Game) =>
      refusals(play(now, { type: "END_PHASE", player: waiting(now)[0]!.player }).result);
    expect(end(game)).toEqual(Array(4).fill("UNIT_TO_FIGHT PH-4"));
    const fighting = done(select(game, "A"));
    expect(end(fighting)[0]).toBe("FIGHT_PENDING PH-4");
    let over = game;
    for (const id of ["A", "B", "C", "D"]) over = fightWith(over, id);
    const ended = play(over, { type: "END_PHASE" });
    expect(ended.game.turn).toMatchObject({ active_player: "p2", phase: "COMMAND" });
    expect(ended.game.turn.fight).toBeUndefined();
    expect(Object.values(ended.game.units).some(({ flags }) => flags.has_fought)).toBe(false);
  });

  test("FI-8 each of the three is owed in this order, and binding once begun", () => {
    let now = done(select(game, "A"));
    expect(pick(now)).toBe("pile_in");
    expect(refusals(select(now, "B").result)).toEqual(["FIGHT_PENDING FI-8", "OTHER_STEP FI-4"]);
    expect(refusals(strike(now, "A", []).result)).toEqual(["WRONG_STAGE FI-8"]);
    expect(refusals(consolidate(now, "A").result)).toEqual(["WRONG_STAGE FI-8"]);
    expect(refusals(pileIn(now, "C").result)).toEqual(["NOT_FIGHTING FI-8"]);
    now = done(pileIn(now, "A"));
    expect(pick(now)).toBe("melee_targets");
    expect(refusals(pileIn(now, "A").result)).toEqual(["WRONG_STAGE FI-8"]);
    now = done(strike(now, "A", []));
    expect(pick(now)).toBe("consolidation");
    const ended = consolidate(now, "A");
    expect(ended.result.events).toEqual([{ type: "unit_has_fought", unit_id: "A" }]);
    expect(ended.game.units["A"]!.flags.has_fought).toBe(true);
  });

  test("FI-1 a phase in which nobody can fight is passed over", () => {
    const apart = melee({ A: unit([[10, 10]]), B: enemy([[30, 10]]) }, { turn: { phase: "CHARGE" } });
    const { game: next } = play(apart, { type: "END_PHASE" });
    expect(next.turn).toMatchObject({ phase: "COMMAND", active_player: "p2" });
    const together = melee({ A: unit([[10, 10]]), B: enemy([[11, 10]]) }, { turn: { phase: "CHARGE" } });
    expect(play(together, { type: "END_PHASE" }).game.turn).toMatchObject({ phase: "FIGHT" });
  });
});
