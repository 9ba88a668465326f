import { describe, expect, test } from "vitest";
import { moveUnderWay } from "../../src/flow/moves/under-way.ts";
import { choices, type Game, parseGame, waiting } from "../../src/index.ts";
import { codes, row as line, play } from "../support/build.ts";
import { act, fire, type Json, playAll, tableWith, use } from "./table.ts";

/** B has the rule; A shoots at it with two guns, ten inches away. */
const SURGE = {
  on: "UNIT",
  when: { after: "SHOOT", who: "ENEMY", suffered: "LOSSES", in: "SHOOTING" },
  use: { once: "PHASE" },
  if: { all: [{ not: { is: "BATTLE_SHOCKED" } }, { not: { is: "ENGAGED" } }] },
  do: [{ move: "SURGE", inches: "D6+2" }],
};

const table = (does: Json = SURGE, options: Json = {}) =>
  tableWith([does], { a: { abilities: [] }, b: { abilities: ["RULE"] }, ...options });

/** One hit, one wound, not saved: B loses a model. */
const ONE = [3, 1, 4, 1];

const surged = (face: number, game: Game = table()) =>
  playAll(game, [fire("A", "B"), ONE], [use({}, "B"), [face]]);

const gapBetween = (game: Game) => {
  const at = (id: string) => Object.values(game.units[id]!.models).map(({ position }) => position!);
  let least = 99;
  for (const a of at("A")) for (const b of at("B")) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  return least;
};

describe("MO-44 Surge moves", () => {
  test("MO-44 a unit that lost a model is asked; one that lost none is not", () => {
    const asked = playAll(table(), [fire("A", "B"), ONE]);
    expect(waiting(asked)[0]).toMatchObject({ player: "p2", window: "W-ATTACKS-AFTER" });
    expect(playAll(table(), [fire("A", "B"), [1, 1]]).tasks).toEqual([]);
    const shocked = table(SURGE, { b: { abilities: ["RULE"], flags: { battle_shocked: true } } });
    expect(playAll(shocked, [fire("A", "B"), ONE]).tasks).toEqual([]);
  });

  test("MO-44 the die and what is added to it is how far it goes, and it must go", () => {
    const game = surged(1);
    expect(game.tasks.at(-1)).toMatchObject({ type: "side_move", kind: "SURGE", inches: 3 });
    expect(codes(play(game, { type: "PASS" }).result)).toEqual(["MUST_SURGE"]);
    expect(waiting(game)[0]!.actions).toEqual(["MOVE"]);
    expect(parseGame(JSON.parse(JSON.stringify(game)))).toMatchObject({ ok: true });
  });

  test("MO-44 the referee's move ends three inches nearer; one that ends further away is refused", () => {
    const game = surged(1);
    const before = gapBetween(game);
    const [move] = [...choices(game)] as unknown as [Json];
    const after = playAll(game, [move]);
    // Middle to middle, as the bases are alike.
    expect(gapBetween(after)).toBeCloseTo(before - 3, 1);
    expect(after.tasks).toEqual([]);
    const id = Object.keys(game.units["B"]!.models)[0]!;
    const { x, y } = game.units["B"]!.models[id]!.position!;
    const short = act("MOVE", "B", {
      kind: "NORMAL",
      per_model_paths: {
        [id]: [
          [x, y],
          [x - 1, y],
        ],
      },
    });
    expect(codes(play(game, short).result)).toContain("NOT_CLOSEST");
  });

  test("MO-44 a unit that reaches the enemy ends within its Engagement Range", () => {
    const near = table(SURGE, {
      b: { abilities: ["RULE"], models: line(3, [15, 10], { weapons: ["gun"] }) },
    });
    const game = surged(6, near);
    const [move] = [...choices(game)] as unknown as [Json];
    const after = playAll(game, [move]);
    // In base contact: 32 mm bases are 1.26″ apart in the middle.
    expect(gapBetween(after)).toBeLessThan(1.3);
  });

  test("MO-44 AIRCRAFT are not looked at", () => {
    const plane = { keywords: ["AIRCRAFT"], models: line(1, [20, 20]) };
    const game = surged(1, table(SURGE, { more: { P: plane } }));
    const unit = game.units["B"]!;
    const move = moveUnderWay(game, unit);
    expect(move.ok && move.value.field.targets.map(({ id }) => id)).toEqual(["A"]);
    expect(move.ok && move.value.aim).toBe("TARGETS");
  });

  test("MO-44 a rule may ask for wounds lost, or for being aimed at", () => {
    const tough = { abilities: ["RULE"], stats: { wounds: 3 } };
    const asks = (suffered: string, dice: readonly number[]) => {
      const game = table({ ...SURGE, when: { ...SURGE.when, suffered } }, { b: tough });
      return playAll(game, [fire("A", "B"), dice]).tasks.length > 0;
    };
    expect([asks("WOUNDS", ONE), asks("LOSSES", ONE), asks("WOUNDS", [1, 1])]).toEqual([true, false, false]);
    expect([asks("TARGETED", [1, 1]), asks("HIT", [1, 1])]).toEqual([true, false]);
  });
});

describe("MO-43 Fall Back moves out of the Movement phase", () => {
  const FALL = {
    on: "UNIT",
    when: { end: "SHOOTING", whose: "ENEMY" },
    use: { once: "TURN" },
    do: [
      {
        given: { is: "ENGAGED" },
        do: [{ move: "FALL_BACK", inches: 3 }],
        otherwise: [{ move: "NORMAL", inches: 3 }],
      },
    ],
  };
  const engaged = table(FALL, {
    a: { abilities: [], models: line(1, [10, 10]) },
    b: { abilities: ["RULE"], models: line(1, [11.8, 10]), stats: { wounds: 1 } },
  });
  const end = [{ type: "END_PHASE" }] as const;

  test("MO-43 a unit that is engaged falls back, as far as the rule says, and has Fallen Back", () => {
    const asked = playAll(engaged, end, [use({}, "B")]);
    expect(asked.tasks.at(-1)).toMatchObject({ type: "side_move", kind: "FALL_BACK", inches: 3 });
    const path = (x: number) =>
      act("MOVE", "B", {
        kind: "FALL_BACK",
        per_model_paths: {
          m1: [
            [11.8, 10],
            [x, 10],
          ],
        },
      });
    expect(codes(play(asked, path(15)).result)).toContain("TOO_FAR");
    const after = playAll(asked, [path(14.5)]);
    expect(after.units["B"]!.models["m1"]!.position!.x).toBe(14.5);
    expect(after.units["B"]!.flags).toMatchObject({ fell_back: true });
  });

  test("MO-43 over an enemy it takes a Desperate Escape test; a 1 costs the model", () => {
    const asked = playAll(engaged, end, [use({}, "B")]);
    const over = act("MOVE", "B", {
      kind: "FALL_BACK",
      per_model_paths: {
        m1: [
          [11.8, 10],
          [8.8, 10],
        ],
      },
    });
    // It would end 1.2″ from the middle of the other: too near.
    expect(codes(play(asked, over).result)).toContain("ENEMY_TOO_NEAR");
    const shocked = { ...asked.units["B"]!, flags: { ...asked.units["B"]!.flags, battle_shocked: true } };
    const weak = { ...asked, units: { ...asked.units, B: shocked } } as Game;
    const away = act("MOVE", "B", {
      kind: "FALL_BACK",
      per_model_paths: {
        m1: [
          [11.8, 10],
          [14, 10],
        ],
      },
    });
    expect(Object.keys(playAll(weak, [away, [1]]).units["B"]!.models)).toEqual([]);
    expect(Object.keys(playAll(weak, [away, [3]]).units["B"]!.models)).toEqual(["m1"]);
  });

  test("MO-43 a unit that is not engaged makes the Normal move, or stays", () => {
    const asked = playAll(table(FALL), end, [use({}, "B")]);
    expect(asked.tasks.at(-1)).not.toHaveProperty("kind");
    expect(waiting(asked)[0]!.actions).toContain("PASS");
  });

  test("MO-43 every model ends wholly within a distance of friends of a kind, where the rule says so", () => {
    const among = { move: "NORMAL", inches: 6, among: { within: 6, keyword: "BATTLELINE" } };
    const rule = { ...FALL, do: [among] };
    const friend = { owner: "p2", keywords: ["BATTLELINE"], models: line(1, [32, 10]) };
    const asked = playAll(
      table(rule, { b: { abilities: ["RULE"], models: line(1, [24, 10]) }, more: { F: friend } }),
      end,
      [use({}, "B")],
    );
    const to = (x: number) =>
      act("MOVE", "B", {
        kind: "NORMAL",
        per_model_paths: {
          m1: [
            [24, 10],
            [x, 10],
          ],
        },
      });
    // The far side of its base is 6″ from the friend's at x = 32 - 6 = 26 (radius out, radius back).
    expect(codes(play(asked, to(25.8)).result)).toEqual(["FAR_FROM_FRIENDS"]);
    expect(codes(play(asked, to(26.1)).result)).toEqual([]);
  });
});

describe("AB-33 a charge in the opponent's Movement phase", () => {
  const WRATH = {
    when: { end: "MOVEMENT", whose: "ENEMY" },
    use: { once: "PHASE" },
    choose: { unit: "ENEMY", within: 12 },
    do: [],
    options: [
      { name: "Shoot", do: [{ shoot: "NOW", at: "CHOSEN" }] },
      { name: "Charge", do: [{ charge: "NOW", at: "CHOSEN" }] },
    ],
  };
  const game = tableWith([WRATH], {
    a: { abilities: [] },
    b: { abilities: ["RULE"] },
    turn: { phase: "MOVEMENT" },
  });
  const asked = playAll(game, [{ type: "END_PHASE" }]);

  test("AB-33 the unit charges instead of shooting, in the middle of the phase, and gains nothing by it", () => {
    const charging = playAll(asked, [use({ target_unit_id: "A", option: "Charge" }, "B")]);
    expect(waiting(charging)[0]).toMatchObject({ player: "p2", for: { what: "charge_roll" } });
    const rolled = playAll(charging, [{ type: "CHARGE_ROLL", actor_unit_id: "B" }, [6, 5]]);
    const [move] = [...choices(rolled)].filter(({ type }) => type === "APPLY_CHARGE_MOVE") as unknown as [
      Json,
    ];
    const after = playAll(rolled, [move]);
    expect(after.units["B"]!.flags).toMatchObject({ charged_this_turn: true });
    expect(after.units["B"]!.flags).not.toHaveProperty("fights_first");
    expect(after.tasks).toEqual([]);
  });

  test("AB-33 or it shoots", () => {
    // Three guns: all miss.
    const shot = playAll(asked, [use({ target_unit_id: "A", option: "Shoot" }, "B"), [1, 1, 1]]);
    expect(shot.turn.phase).toBe("SHOOTING");
  });
});
