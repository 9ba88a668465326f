import { describe, expect, test } from "vitest";
import { begin, choices, type Game, legal, oddsOf, parseGame, step, waiting } from "../../src/index.ts";
import { buildGame, codes, play, playOn, readAction, row, shoot } from "../support/build.ts";

/** Two squads of three with two wounds each, and a marker between them. */
function table(settings: object = { by_hand: "FREE" }, turn: object = {}, x = 24): Game {
  return buildGame({
    units: {
      A: { models: row(3, [10, 10], { weapons: ["gun"] }), stats: { wounds: 2 } },
      B: { owner: "p2", models: row(3, [x, 10], { weapons: ["gun"] }), stats: { wounds: 2, save: 4 } },
    },
    weapons: { gun: { range: 24, attacks: "2" } },
    objectives: { O1: { id: "O1", position: { x: 30, y: 22 } } },
    settings: settings as Record<string, unknown>,
    turn: turn as Record<string, unknown>,
  });
}

const adjust = (player: "p1" | "p2", changes: readonly object[], reason?: string) => ({
  type: "ADJUST",
  player,
  payload: { changes, ...(reason !== undefined && { reason }) },
});

const cp = (player: "p1" | "p2", add: number) => ({ what: "CP", player, add });

describe("the setting", () => {
  test("BH-1 is off where the document says nothing, and adjustments are refused by name", () => {
    const { game, result } = play(table({}), adjust("p1", [cp("p1", 1)]));
    expect(codes(result)).toEqual(["BY_HAND_OFF"]);
    expect(result.errors[0]!.rule).toBe("BH-1");
    expect(game.players.p1.cp).toBe(0);
  });

  test("BH-1 free: it takes place at once, and the log says who and why", () => {
    const { game, result } = play(table(), adjust("p2", [cp("p2", 1)], "Shield Host"));
    expect(game.players.p2.cp).toBe(1);
    expect(result.log_text).toBe("Green, by hand: +1 CP. Shield Host");
    expect(result.diffs).toEqual([{ op: "set", path: "players.p2.cp", value: 1 }]);
  });

  test("BH-1 agreed: it waits for the other player, who is shown in choices, legal and waiting", () => {
    const asked = play(table({ by_hand: "AGREED" }), adjust("p1", [cp("p1", 2)], "my rule"));
    expect(asked.game.players.p1.cp).toBe(0);
    expect(asked.result.log_text).toBe("Blue asks, by hand: +2 CP. my rule");
    expect(waiting(asked.game)).toMatchObject([
      { player: "p2", for: { what: "by_hand" }, actions: ["AGREE", "DECLINE"] },
      { player: "p1", actions: ["DECLINE"] },
    ]);
    expect(legal(asked.game).waiting[0]!.actions).toContain("AGREE");
    expect([...choices(asked.game)].map(({ type }) => type)).toContain("AGREE");
    expect(codes(play(asked.game, { type: "AGREE", player: "p1" }).result)).toEqual(["NOT_YOUR_DECISION"]);
    expect(codes(play(asked.game, adjust("p2", [cp("p2", 1)])).result)).toEqual(["CONSENT_PENDING"]);
    expect(codes(play(asked.game, { type: "END_PHASE" }).result)).toEqual(["CONSENT_PENDING"]);
    const agreed = play(asked.game, { type: "AGREE", player: "p2" });
    expect(agreed.game.players.p1.cp).toBe(2);
    expect(agreed.game.tasks).toEqual([]);
    expect(agreed.result.log_text).toBe("Blue, by hand: +2 CP. my rule");
    const declined = play(asked.game, { type: "DECLINE", player: "p2" });
    expect(declined.game.players.p1.cp).toBe(0);
    expect(play(asked.game, { type: "DECLINE", player: "p1" }).game).toEqual(declined.game);
    expect(codes(play(agreed.game, { type: "AGREE" }).result)).toEqual(["NOTHING_ASKED"]);
  });

  test("BH-1 what cannot be made is refused before the other player is asked", () => {
    const { result } = play(table({ by_hand: "AGREED" }), adjust("p1", [cp("p1", -1)]));
    expect(codes(result)).toEqual(["OUT_OF_BOUNDS"]);
  });

  test("BH-1 changes with the consent of both where it is known who asks, else at once", () => {
    const change = { type: "CHANGE_SETTINGS", payload: { by_hand: "FREE" } };
    expect(play(table({}), change).game.settings.by_hand).toBe("FREE");
    const asked = play(table({}), { ...change, player: "p1" });
    expect(asked.game.settings.by_hand).toBeUndefined();
    expect(asked.result.log_text).toBe("Blue asks, by hand: changes by hand: free, and told to both.");
    expect(play(asked.game, { type: "AGREE", player: "p2" }).game.settings.by_hand).toBe("FREE");
    expect(play(asked.game, { type: "DECLINE", player: "p2" }).game.settings.by_hand).toBeUndefined();
  });
});

describe("models", () => {
  test("BH-3 wounds go up and down, never past what a model began with", () => {
    const wounds = (left: number) =>
      adjust("p1", [{ what: "WOUNDS", unit_id: "B", model_id: "m2", wounds: left }]);
    const { game, result } = play(table(), wounds(1));
    expect(game.units["B"]!.models["m2"]!.wounds).toBe(1);
    expect(result.log_text).toBe("Blue, by hand: B, m2: 2 → 1 wound left.");
    expect(play(game, wounds(2)).game.units["B"]!.models["m2"]!.wounds).toBe(2);
    const past = play(game, wounds(3)).result.errors[0]!;
    expect(past).toMatchObject({ code: "TOO_MANY_WOUNDS", rule: "BH-3", path: "payload.changes[0]" });
  });

  test("BH-3 a model is removed and brought back, in coherency with its unit", () => {
    const gone = play(table(), adjust("p2", [{ what: "REMOVE_MODEL", unit_id: "B", model_id: "m3" }])).game;
    expect(Object.keys(gone.units["B"]!.models)).toEqual(["m1", "m2"]);
    const back = (more: object = {}) => adjust("p2", [{ what: "RETURN_MODEL", unit_id: "B", ...more }]);
    const { game } = play(gone, back({ wounds: 1 }));
    expect(game.units["B"]!.models["m3"]).toMatchObject({ wounds: 1 });
    expect(game.units["B"]!.lost).toBeUndefined();
    expect(codes(play(gone, back({ position: [40, 40] })).result)).toEqual(["RETURNS_OUT_OF_COHERENCY"]);
    expect(codes(play(gone, back({ position: [24, 10] })).result)).toEqual(["OVERLAP"]);
    expect(codes(play(game, back()).result)).toEqual(["NOBODY_TO_RETURN"]);
    expect(codes(play(gone, back({ model_id: "m9" })).result)).toEqual(["NOBODY_TO_RETURN"]);
  });

  test("BH-3 models that attacks destroy can be brought back too", () => {
    // Two attacks each: 6 hits, 6 wounds, 6 failed saves.
    const faces = [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1];
    const shot = shoot(table(), "A", "gun", "B", faces).game;
    expect(Object.keys(shot.units["B"]!.models)).toEqual([]);
    const position = [24, 10];
    const { game } = play(
      shot,
      adjust("p2", [{ what: "RETURN_MODEL", unit_id: "B", model_id: "m1", position }]),
    );
    expect(game.units["B"]!.models["m1"]!.position).toEqual({ x: 24, y: 10, z: 0 });
  });

  test("BH-4 models stand anywhere on the table where they have room", () => {
    const move = (positions: object) => adjust("p1", [{ what: "MOVE_MODELS", unit_id: "A", positions }]);
    const { game } = play(table(), move({ m1: [50, 30] }));
    expect(game.units["A"]!.models["m1"]!.position).toEqual({ x: 50, y: 30, z: 0 });
    expect(codes(play(table(), move({ m1: [24, 10] })).result)).toEqual(["OVERLAP"]);
    expect(codes(play(table(), move({ m1: [61, 10] })).result)).toEqual(["OFF_TABLE"]);
    expect(codes(play(table(), move({ m1: [60, 10] })).result)).toEqual(["OFF_BOARD"]);
    expect(codes(play(table(), move({ m7: [50, 10] })).result)).toEqual(["UNKNOWN_MODEL"]);
  });

  test("BH-4 a unit that is off the table is set up whole", () => {
    const away = buildGame({
      units: {
        A: { models: row(2, [10, 10]), reserve: "STRATEGIC" },
        B: { owner: "p2", models: row(1, [30, 10]) },
      },
      settings: { by_hand: "FREE" },
    });
    const move = (positions: object) => adjust("p1", [{ what: "MOVE_MODELS", unit_id: "A", positions }]);
    expect(codes(play(away, move({ m1: [10, 10] })).result)).toEqual(["NOT_PLACED"]);
    const { game } = play(away, move({ m1: [10, 10], m2: [12, 10] }));
    expect(game.units["A"]!.reserve).toBeNull();
    expect(game.units["A"]!.models["m2"]!.position).toEqual({ x: 12, y: 10, z: 0 });
  });

  test("BH-2 nobody changes models while attacks are resolved; points and effects can be", () => {
    const slow = table({ by_hand: "FREE", fast_dice: false });
    const selected = play(slow, { type: "SELECT_SHOOTER", actor_unit_id: "A" }).game;
    const aimed = play(selected, {
      type: "SET_ASSIGNMENTS",
      actor_unit_id: "A",
      payload: { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] },
    }).game;
    const firing = play(aimed, { type: "CONFIRM_TARGETS", actor_unit_id: "A" }).game;
    const remove = adjust("p2", [{ what: "REMOVE_MODEL", unit_id: "B", model_id: "m1" }]);
    expect(codes(play(firing, remove).result)).toEqual(["BUSY_BY_HAND"]);
    expect(codes(play(firing, adjust("p2", [cp("p2", 1)])).result)).toEqual([]);
  });
});

describe("points, marks and markers", () => {
  test("BH-6 points never go below nothing", () => {
    const vp = (add: number, kind?: string) =>
      adjust("p1", [{ what: "VP", player: "p1", add, ...(kind && { kind }) }]);
    const { game } = play(table(), vp(10, "secondary"));
    expect(game.players.p1.vp).toEqual({ primary: 0, secondary: 10 });
    expect(codes(play(game, vp(-1)).result)).toEqual(["OUT_OF_BOUNDS"]);
    expect(codes(play(game, adjust("p1", [cp("p2", -1)])).result)).toEqual(["OUT_OF_BOUNDS"]);
  });

  test("BH-6 a mark is set and taken away; a marker has a holder", () => {
    const shocked = (on: boolean) =>
      adjust("p1", [{ what: "STATUS", unit_id: "B", status: "battle_shocked", on }]);
    const { game, result } = play(table(), shocked(true));
    expect(game.units["B"]!.flags.battle_shocked).toBe(true);
    expect(result.log_text).toBe("Blue, by hand: B: Battle-shocked.");
    expect(play(game, shocked(false)).game.units["B"]!.flags).toEqual({});
    const hold = adjust("p1", [{ what: "MARKER", objective_id: "O1", player: "p2" }]);
    expect(play(table(), hold).game.objectives["O1"]!.controlled_by).toBe("p2");
    const nowhere = adjust("p1", [{ what: "MARKER", objective_id: "O7", player: "p2" }]);
    expect(codes(play(table(), nowhere).result)).toEqual(["UNKNOWN_OBJECTIVE"]);
  });
});

describe("effects", () => {
  const effect = (more: object) => adjust("p1", [{ what: "EFFECT", unit_id: "A", ...more }]);
  const HIT = [{ attacks: "MADE", do: [{ hit: 1 }] }];
  const shots = { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] };

  test("BH-5 changes act on dice and odds alike, and end with the phase", () => {
    const start = table();
    const odds = (game: Game) => oddsOf(game, game.units["A"]!, shots.assignments as never);
    const before = odds(start);
    const { game, result } = play(start, effect({ name: "Spotted", until: "PHASE", do: HIT }), []);
    expect(result.log_text).toBe(
      "Blue, by hand: A: Spotted, until the end of the phase (Each time a model in this unit makes an attack, add 1 to the hit roll).",
    );
    const after = odds(game);
    if (!before.ok || !after.ok) return expect.fail("no odds");
    // Six attacks at 3+, then at 2+.
    expect(before.value.assignments[0]!.hits).toMatchObject({ mean: expect.closeTo(4, 10) });
    expect(after.value.assignments[0]!.hits).toMatchObject({ mean: expect.closeTo(5, 10) });
    const ended = play(game, { type: "END_PHASE" }).game;
    expect(ended.units["A"]!.effects).toBeUndefined();
  });

  test("BH-5 until the attacks are over: the next ones are without it", () => {
    const { game } = play(table(), effect({ name: "Once", until: "ATTACKS", do: HIT }));
    expect(game.units["A"]!.effects).toMatchObject([{ until: "ATTACKS", unit_id: "A", source: "BY_HAND" }]);
    // A 2 hits with +1.
    const shot = shoot(game, "A", "gun", "B", [2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1]);
    expect(shot.result.dice[1]).toMatchObject({ context: "to_hit", hits: 6 });
    expect(shot.game.units["A"]!.effects).toBeUndefined();
  });

  test("BH-5 a token is a word with an end, and is ended by hand", () => {
    const { game, result } = play(table(), effect({ name: "suppressed", until: "TURN" }));
    expect(result.log_text).toBe("Blue, by hand: A: suppressed, until the end of the turn.");
    const [given] = game.units["A"]!.effects!;
    const ended = play(game, effect({ effect: given!.effect, end: true }));
    expect(ended.result.log_text).toBe("Blue, by hand: A: suppressed ends.");
    expect(ended.game.units["A"]!.effects).toBeUndefined();
    expect(ended.game.settings.by_hand_rows).toBeUndefined();
    expect(codes(play(ended.game, effect({ effect: given!.effect, end: true })).result)).toEqual([
      "NOT_IN_EFFECT",
    ]);
  });

  test("BH-5 the same again is one row and one effect; others have rows of their own", () => {
    const one = play(table(), effect({ name: "Spotted", until: "PHASE", do: HIT })).game;
    const two = play(one, effect({ name: "Spotted", until: "PHASE", do: HIT })).game;
    expect(two).toEqual(one);
    const three = play(
      two,
      adjust("p2", [{ what: "EFFECT", unit_id: "B", name: "Stoic", until: "PHASE" }]),
    ).game;
    expect(Object.keys(three.settings.by_hand_rows!)).toEqual(["BY_HAND_1", "BY_HAND_2"]);
    expect(parseGame(JSON.parse(JSON.stringify(three)))).toEqual({ ok: true, value: three });
  });

  test("BH-5 the defender's effects count in the attacks of others", () => {
    const does = [{ attacks: "SUFFERED", do: [{ wound: -1 }] }, { feelNoPain: 5 }];
    const guarded = adjust("p2", [
      { what: "EFFECT", unit_id: "B", name: "Stand Vigil", until: "PHASE", do: does },
    ]);
    const { game } = play(table(), guarded);
    // 4+ to wound is 5+ now; of three damage two are ignored on 5+.
    const shot = shoot(game, "A", "gun", "B", [6, 6, 6, 1, 1, 1, 4, 5, 5, 1, 5, 1, 4]);
    expect(shot.result.dice.find(({ context }) => context === "to_wound")).toMatchObject({ successes: 2 });
    expect(
      shot.result.dice.filter(({ context }) => context === "feel_no_pain").map((one) => one.rolls_raw),
    ).toEqual([[5], [4]]);
  });

  test("BH-5 what cannot be an effect is refused by name, with its path", () => {
    const bad = (more: object) => play(table(), effect(more)).result.errors[0]!;
    expect(bad({ name: "X" })).toMatchObject({ code: "NO_END", rule: "BH-5" });
    expect(bad({ until: "PHASE" })).toMatchObject({ code: "NAME_OR_EFFECT" });
    expect(bad({ effect: "NO_SUCH", until: "PHASE" })).toMatchObject({ code: "UNKNOWN_EFFECT" });
    expect(bad({ name: "X", until: "PHASE", do: [{ attacks: "MADE", do: [{ hit: 9 }] }] })).toMatchObject({
      code: "BAD_ACTION",
      path: expect.stringMatching(/^payload\.changes\[0\]\.do\[0\]/),
    });
    expect(bad({ name: "X", until: "PHASE", do: [{ cp: 1 }] })).toMatchObject({ code: "NOT_LASTING" });
    expect(bad({ name: "X", until: "PHASE", model_id: "m9" })).toMatchObject({ code: "UNKNOWN_MODEL" });
    expect(() => readAction(effect({ name: "", until: "PHASE" }))).toThrow();
    expect(() => readAction(effect({ name: "X", until: "TOMORROW" }))).toThrow();
  });

  test("BH-5 a charge that is rolled goes further with what is given now", () => {
    const near = table({ by_hand: "FREE" }, { phase: "CHARGE" }, 18);
    const declared = play(near, {
      type: "DECLARE_CHARGE",
      actor_unit_id: "A",
      payload: { target_unit_ids: ["B"] },
    });
    const rolled = play(declared.game, { type: "CHARGE_ROLL", actor_unit_id: "A" }, [6, 6]).game;
    expect(rolled.charges.pending["A"]!.distance).toBe(12);
    const { game } = play(
      rolled,
      effect({ name: "Onslaught", until: "PHASE", do: [{ roll: "CHARGE_ROLL", add: 2 }] }),
    );
    expect(game.charges.pending["A"]!.distance).toBe(14);
  });
});

describe("dice", () => {
  test("BH-7 mortal wounds with Feel No Pain, a test, and dice in sight of both", () => {
    const painless = play(
      table(),
      adjust("p2", [{ what: "EFFECT", unit_id: "B", name: "Tough", until: "TURN", do: [{ feelNoPain: 5 }] }]),
    ).game;
    const hurt = play(
      painless,
      adjust("p1", [{ what: "MORTAL_WOUNDS", unit_id: "B", wounds: 3 }], "Bomb"),
      [5, 4, 1],
    );
    // One is ignored, two kill the first model.
    expect(Object.keys(hurt.game.units["B"]!.models)).toEqual(["m2", "m3"]);
    const test = play(table(), adjust("p1", [{ what: "BATTLE_SHOCK_TEST", unit_id: "B" }]), [2, 3]);
    expect(test.game.units["B"]!.flags.battle_shocked).toBe(true);
    const dice = play(table(), adjust("p2", [{ what: "DICE", dice: 3 }], "for luck"), [1, 2, 3]);
    expect(dice.result.log_text).toBe("Green, by hand: dice 1, 2, 3. for luck");
    expect(dice.result.dice).toEqual([{ context: "by_hand", player: "p2", rolls_raw: [1, 2, 3] }]);
  });

  test("BH-7 a move out of turn", () => {
    const { game } = play(table(), adjust("p2", [{ what: "MOVE_NOW", unit_id: "B", inches: 4 }]));
    expect(waiting(game)[0]).toMatchObject({ player: "p2", for: { what: "side_move", unit_id: "B" } });
    const paths = {
      m1: [
        [24, 10],
        [28, 10],
      ],
      m2: [
        [24, 12],
        [28, 12],
      ],
      m3: [
        [24, 14],
        [28, 14],
      ],
    };
    const moved = play(game, {
      type: "MOVE",
      actor_unit_id: "B",
      payload: { kind: "NORMAL", per_model_paths: paths },
    });
    expect(moved.result.errors).toEqual([]);
    expect(moved.game.units["B"]!.models["m1"]!.position!.x).toBe(28);
    expect(moved.game.tasks).toEqual([]);
  });
});

describe("taking back", () => {
  const undo = (player: "p1" | "p2") => readAction({ type: "UNDO", player });

  test("BH-8 either player takes a change back with one UNDO, its rows with it", () => {
    const start = table();
    const token = { what: "EFFECT", unit_id: "A", name: "spotted", until: "PHASE" };
    const one = playOn(begin(start), adjust("p1", [token, cp("p1", 1)]));
    for (const player of ["p1", "p2"] as const) {
      const back = step(one.timeline, undo(player));
      expect(back.result.errors).toEqual([]);
      expect(back.timeline.game).toEqual(start);
    }
  });

  test("BH-8 an agreed change goes back to before it was asked for", () => {
    const start = table({ by_hand: "AGREED" });
    const asked = playOn(begin(start), adjust("p1", [cp("p1", 1)]));
    const agreed = playOn(asked.timeline, { type: "AGREE", player: "p2" });
    expect(step(agreed.timeline, undo("p2")).timeline.game).toEqual(start);
    const declined = playOn(asked.timeline, { type: "DECLINE", player: "p2" });
    expect(declined.timeline.choices).toEqual([]);
  });

  test("BH-8 choices of the same player before it stay undoable; nobody undoes those of the other", () => {
    const selected = playOn(begin(table()), { type: "SELECT_SHOOTER", player: "p1", actor_unit_id: "A" });
    const told = playOn(selected.timeline, adjust("p2", [cp("p2", 1)]));
    const once = step(told.timeline, undo("p2"));
    expect(once.timeline.game).toEqual(selected.game);
    expect(codes(step(once.timeline, undo("p2")).result)).toEqual(["NOT_YOUR_DECISION"]);
    expect(step(once.timeline, undo("p1")).timeline.game.shooting.active_shooter_id).toBeNull();
  });

  test("BH-8 with dice it cannot be undone", () => {
    const rolled = playOn(begin(table()), adjust("p1", [{ what: "DICE", dice: 1 }]), [3]);
    expect(rolled.timeline.choices).toEqual([]);
  });
});
