import { describe, expect, test } from "vitest";
import { choices, type Game, parseGame, waiting } from "../../src/index.ts";
import { buildGame, codes, row as line, play } from "../support/build.ts";
import { act, type Json, playAll, tableWith, use } from "./table.ts";

const TRANSPORT = { capacity: 6, carries: ["INFANTRY"], excludes: [], double: [], firing_deck: 0 };
const at = (game: Game, id: string) => Object.values(game.units[id]!.models).map(({ position }) => position);

/** A of p1 moves up to T of p2, which has the rule and P inside. */
function carrier(does: readonly Json[], more: Json = {}): Game {
  const game = tableWith(does, {
    a: { abilities: [], models: line(1, [10, 10]) },
    b: { abilities: ["RULE"], keywords: ["VEHICLE"], models: line(1, [24, 10]) },
    more: {
      P: { owner: "p2", keywords: ["INFANTRY"], embarked_in: "B", models: { m1: {}, m2: {} } },
      ...more,
    },
    turn: { phase: "MOVEMENT" },
  });
  return { ...game, units: { ...game.units, B: { ...game.units["B"]!, transport: TRANSPORT } } };
}
const near = act("MOVE", "A", {
  kind: "NORMAL",
  per_model_paths: {
    m1: [
      [10, 10],
      [15.9, 10],
    ],
  },
});

describe("TR-12 getting out and in by a rule", () => {
  const OUT = {
    when: { after: "MOVE", who: "ENEMY", within: 9 },
    use: { once: "TURN" },
    do: [{ disembark: "ALL" }],
  };
  const out = (x: number) => act("SET_UP", "P", { positions: { m1: [x, 9.4], m2: [x, 10.6] } });

  test("TR-12 units get out in the opponent's Movement phase, near the transport", () => {
    const asked = playAll(carrier([OUT]), [near], [use({}, "B")]);
    expect(waiting(asked)[0]).toMatchObject({ player: "p2", for: { what: "placing" } });
    expect(waiting(asked)[0]!.actions).toEqual(expect.arrayContaining(["SET_UP", "PASS"]));
    expect(codes(play(asked, out(30)).result)).toContain("FAR_FROM_TRANSPORT");
    const after = playAll(asked, [out(26)]);
    expect(after.units["P"]).toMatchObject({ embarked_in: null, flags: { disembarked: true } });
    expect(after.tasks).toEqual([]);
    expect([...choices(asked)].some(({ type }) => type === "SET_UP")).toBe(true);
  });

  test("TR-12 or they stay inside; an empty transport is not asked", () => {
    const asked = playAll(carrier([OUT]), [near], [use({}, "B")], [{ type: "PASS" }]);
    expect(asked.units["P"]!.embarked_in).toBe("B");
    const empty = carrier([OUT], { P: { owner: "p2", models: line(1, [40, 40]) } });
    expect(playAll(empty, [near]).tasks).toEqual([]);
  });

  test("TR-12 as near as the rule says; a rule of the transport may always say so", () => {
    const wide = { ...OUT, do: [{ disembark: "ALL", within: 6 }] };
    const asked = playAll(carrier([wide]), [near], [use({}, "B")]);
    expect(codes(play(asked, out(29.5)).result)).toEqual([]);
    const always = playAll(
      carrier([OUT, { do: [{ disembarkWithin: 6, keyword: "INFANTRY" }] }]),
      [near],
      [use({}, "B")],
    );
    expect(codes(play(always, out(29.5)).result)).toEqual([]);
    const others = playAll(
      carrier([OUT, { do: [{ disembarkWithin: 6, keyword: "BIKERS" }] }]),
      [near],
      [use({}, "B")],
    );
    expect(codes(play(others, out(29.5)).result)).toContain("FAR_FROM_TRANSPORT");
  });

  test("TR-12 a unit that is near enough gets in, if there is room and nobody is engaged with it", () => {
    const IN = {
      when: { end: "MOVEMENT", whose: "ENEMY" },
      use: { once: "PHASE" },
      choose: { unit: "FRIENDLY", keyword: "INFANTRY", if: { boards: 6, wholly: true, of: "CHOSEN" } },
      do: [{ embark: "CHOSEN" }],
    };
    const foot = (x: number, models = 2) => ({
      P: { owner: "p2", keywords: ["INFANTRY"], models: line(models, [x, 10]) },
    });
    const asks = (more: Json) => playAll(carrier([IN], more), [{ type: "END_PHASE" }]);
    const asked = asks(foot(26));
    const inside = playAll(asked, [use({ target_unit_id: "P" }, "B")]);
    expect([inside.units["P"]!.embarked_in, at(inside, "P")]).toEqual(["B", [null, null]]);
    // Wholly within 6″: middle 30 is 5″ away from the hull's edge, and its far side 6″.
    expect(asks(foot(29.9, 1)).turn.phase).toBe("MOVEMENT");
    expect(asks(foot(30.1, 1)).turn.phase).not.toBe("MOVEMENT");
    // Seven do not fit.
    expect(asks(foot(26, 7)).turn.phase).not.toBe("MOVEMENT");
  });
});

describe("MO-45 units that are set up again", () => {
  const AGAIN = {
    on: "UNIT",
    when: { selected: "MOVE" },
    use: { once: "BATTLE" },
    do: [{ setUp: "AGAIN", away: 9, as: "NORMAL" }],
  };
  const asked = playAll(tableWith([AGAIN], { turn: { phase: "MOVEMENT" } }), [use({})]);
  const put = (x: number) => act("SET_UP", "A", { positions: { m1: [x, 30], m2: [x, 31.5] } });

  test("MO-45 anywhere that is far enough from all enemies, and it has moved", () => {
    expect(
      codes(play(asked, act("SET_UP", "A", { positions: { m1: [28, 10], m2: [28, 11.5] } })).result),
    ).toContain("ENEMY_TOO_NEAR");
    const after = playAll(asked, [put(40)]);
    expect(at(after, "A")[0]).toEqual({ x: 40, y: 30, z: 0 });
    expect(after.units["A"]!.flags).toMatchObject({ moved: true });
    expect(parseGame(JSON.parse(JSON.stringify(asked)))).toMatchObject({ ok: true });
  });

  test("MO-45 or it stays where it is, and has not moved", () => {
    const after = playAll(asked, [{ type: "PASS" }]);
    expect(after.units["A"]!.flags).not.toHaveProperty("moved");
  });
});

describe("DE-16 units that are redeployed", () => {
  const table = (effect: Json) =>
    buildGame({
      settings: {
        rows: {
          RULE: { id: "RULE", name: "R", ability: "RULE", source: "DATASHEET", does: [{ do: [effect] }] },
        },
      },
      zones: {
        p1: [
          [0, 0],
          [60, 0],
          [60, 10],
          [0, 10],
        ],
        p2: [
          [0, 34],
          [60, 34],
          [60, 44],
          [0, 44],
        ],
      },
      mission: { id: "take-and-hold", attacker: "p1", first_turn: "p1" },
      turn: { phase: "DEPLOYMENT" },
      units: {
        A: { abilities: ["RULE"], keywords: ["INFANTRY"], models: line(1, [10, 5]) },
        C: { keywords: ["INFANTRY"], models: line(1, [20, 5]) },
        D: { keywords: ["VEHICLE"], models: line(1, [30, 5]) },
        B: { owner: "p2", models: line(1, [20, 40]) },
      },
    } as never);
  const end = [{ type: "END_PHASE" }] as const;

  test("DE-16 so many units of the kind are set up once more, or wait; then the battle begins", () => {
    const asked = playAll(table({ redeploys: 2, keyword: "INFANTRY" }), end);
    expect(asked.tasks.at(-1)).toMatchObject({
      type: "placing",
      how: "REDEPLOY",
      most: 2,
      unit_ids: ["A", "C"],
    });
    expect(asked.turn.phase).toBe("DEPLOYMENT");
    const move = (id: string, x: number, y = 5) => act("SET_UP", id, { positions: { m1: [x, y] } });
    expect(codes(play(asked, move("D", 40)).result)).toEqual(["NOT_PLACED_NOW"]);
    expect(codes(play(asked, move("A", 40, 20)).result)).toContain("OUTSIDE_ZONE");
    const one = playAll(asked, [move("A", 40)]);
    expect(one.tasks.at(-1)).toMatchObject({ most: 1, unit_ids: ["C"] });
    const both = playAll(one, [act("RESERVE", "C", { kind: "STRATEGIC" })]);
    expect(both.units["C"]).toMatchObject({ reserve: "STRATEGIC" });
    expect(both.units["C"]!.flags).not.toHaveProperty("left_table");
    expect(both.turn.phase).toBe("COMMAND");
  });

  test("DE-16 a player may leave them; without such a rule nobody is asked", () => {
    const asked = playAll(table({ redeploys: 2, keyword: "INFANTRY" }), end);
    expect(playAll(asked, [{ type: "PASS" }]).turn.phase).toBe("COMMAND");
    expect(playAll(table({ targetedWithin: 18 }), end).turn.phase).toBe("COMMAND");
  });

  test("DE-16 a die may say how many", () => {
    // The D3 of 4 is a 2.
    const asked = playAll(table({ redeploys: "D3", keyword: "INFANTRY" }), [end[0], [4]]);
    expect(asked.tasks.at(-1)).toMatchObject({ most: 2 });
  });
});

describe("AB-4 what is used once each time", () => {
  const EACH = {
    when: { after: "MOVE", who: "ENEMY", within: 9 },
    use: { once: "MOMENT" },
    choose: { unit: "FRIENDLY", keyword: "INFANTRY", if: { nearTo: 9, of: "CHOSEN", from: "IT" } },
    do: [{ move: "NORMAL", inches: 3, to: "CHOSEN" }],
  };
  const second = { owner: "p1", models: line(1, [10, 30]) };
  const friend = { owner: "p2", keywords: ["INFANTRY"], models: line(1, [24, 14]) };
  const far = { owner: "p2", keywords: ["INFANTRY"], models: line(1, [40, 40]) };
  const game = carrier([EACH], { P: friend, F: far, S: second });

  test("AB-4 not twice in one window, and again in the next", () => {
    const asked = playAll(game, [near]);
    const uses = [...choices(asked)].filter(({ type }) => type === "USE_STRATAGEM");
    // F is too far from what has moved.
    expect(uses).toMatchObject([{ payload: { target_unit_id: "P" } }]);
    const used = playAll(asked, [use({ target_unit_id: "P" }, "B")], [{ type: "PASS" }]);
    expect(used.tasks).toEqual([]);
    expect(used.players.p2.used).toEqual([]);
    const later = { ...used, units: { ...used.units, A: { ...used.units["A"]!, flags: {} } } } as Game;
    const back = act("MOVE", "A", {
      kind: "NORMAL",
      per_model_paths: {
        m1: [
          [15.9, 10],
          [16, 11],
        ],
      },
    });
    expect(playAll(later, [back]).tasks.at(-1)).toMatchObject({ type: "window", player: "p2" });
  });
});
