import { describe, expect, test } from "vitest";
import { begin, choices, type Game, parseGame, step, waiting } from "../../src/index.ts";
import { chargeGame } from "../charge/table.ts";
import { codes, type Played, play, readAction, row } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";

/** Two units of p1 can charge B, which can fire Overwatch. */
const field = (cp = 3): Game =>
  withCp(
    chargeGame({
      units: {
        A: { models: row(1, [10, 10]) },
        C: { models: row(1, [10, 20]) },
        B: { owner: "p2", models: row(1, [20, 15], { weapons: ["gun"] }) },
      },
      weapons: { gun: {} },
    }),
    3,
    cp,
  );

const DECLARE = { type: "DECLARE_CHARGE", actor_unit_id: "A", payload: { target_unit_ids: ["B"] } };
const declared = (game: Game): Game => play(game, DECLARE).game;
const pass = (game: Game, payload?: object): Played =>
  play(game, payload === undefined ? { type: "PASS" } : { type: "PASS", payload });

describe("a reaction window", () => {
  test("ST-9 opens where its player has a legal use, and names what set it off", () => {
    const game = declared(field());
    const event = { type: "charge_declared", unit_id: "A", target_unit_ids: ["B"] };
    expect(game.tasks).toEqual([
      { type: "charge", unit_id: "A" },
      { type: "window", window: "W-CHARGE-DECLARED", player: "p2", event },
    ]);
    expect(waiting(game)).toEqual([
      {
        player: "p2",
        for: { what: "reaction", window: "W-CHARGE-DECLARED", unit_id: "A" },
        window: "W-CHARGE-DECLARED",
        actions: ["USE_STRATAGEM", "PASS"],
      },
    ]);
  });

  test("ST-9 never opens without command points, nor where reactions are turned off", () => {
    expect(declared(field(0)).tasks).toHaveLength(1);
    const off = play(field(), { type: "CHANGE_SETTINGS", payload: { stratagems: "OFF" } }).game;
    expect(declared(off).tasks).toHaveLength(1);
  });

  test("ST-6 while it is open nobody else acts, and settings can be changed", () => {
    const game = declared(field());
    for (const type of ["CHARGE_ROLL", "FAIL_CHARGE"]) {
      const { result } = play(game, { type, actor_unit_id: "A" });
      expect(result.errors).toMatchObject([{ code: "WINDOW_OPEN", rule: "ST-6" }]);
    }
    expect(codes(play(game, { type: "END_PHASE", player: "p1" }).result)).toEqual(["WINDOW_OPEN"]);
    expect(codes(play(game, { type: "PASS", player: "p1" }).result)).toEqual(["WINDOW_OPEN"]);
    expect(play(game, { type: "CHANGE_SETTINGS", payload: { log: "COMPACT" } }).result.success).toBe(true);
  });

  test("ST-9 closes by a pass, and the charge goes on; the next charge asks again", () => {
    const { game, result } = pass(declared(field()));
    expect(result.success).toBe(true);
    expect(game.tasks).toEqual([{ type: "charge", unit_id: "A" }]);
    expect(game.players.p2.cp).toBe(3);
    const failed = play(game, { type: "FAIL_CHARGE", actor_unit_id: "A" }).game;
    expect(play(failed, { ...DECLARE, actor_unit_id: "C" }).game.tasks).toHaveLength(2);
  });

  test("ST-9 a pass for the rest of the phase asks no more until the phase ends", () => {
    const { game } = pass(declared(field()), { rest_of_phase: true });
    expect(game.players.p2.passing).toBe(true);
    const failed = play(game, { type: "FAIL_CHARGE", actor_unit_id: "A" }).game;
    expect(play(failed, { ...DECLARE, actor_unit_id: "C" }).game.tasks).toHaveLength(1);
    expect(play(failed, { type: "END_PHASE" }).game.players.p2.passing).toBe(false);
  });

  test("ST-9 a pass without a window is refused", () => {
    expect(codes(pass(field()).result)).toEqual(["NO_WINDOW"]);
  });

  test("ST-9 RC-1 survives being saved and loaded while it is open", () => {
    const game = declared(field());
    const loaded = parseGame(JSON.parse(JSON.stringify(game)));
    if (!loaded.ok) return expect.fail(JSON.stringify(loaded.refusals));
    expect(loaded.value).toEqual(game);
    expect(pass(loaded.value)).toEqual(pass(game));
  });

  test("GD-2 a saved window must be one that its event opens, over a charge", () => {
    const game = declared(field());
    const broken = (tasks: unknown) => {
      const read = parseGame(JSON.parse(JSON.stringify({ ...game, tasks })));
      return read.ok ? [] : read.refusals.map(({ path }) => path);
    };
    const [charge, window] = game.tasks as [object, { event: object }];
    expect(broken([window])).toContain("charges.pending");
    expect(broken([charge, { ...window, event: { type: "unit_destroyed", unit_id: "A" } }])).toContain(
      "tasks[1].event",
    );
    expect(broken([charge, { ...window, event: { ...window.event, unit_id: "Z" } }])).toContain(
      "tasks[1].event.unit_id",
    );
    expect(broken([])).toEqual([]);
  });

  test("CH-7 what the opponent was asked about cannot be taken back once it is answered", () => {
    const open = step(begin(field()), readAction(DECLARE));
    const { result } = step(open.timeline, readAction({ type: "UNDO" }));
    expect(result.success).toBe(false);
    expect(result.errors).toMatchObject([
      {
        code: "NOTHING_TO_UNDO",
        message: "Green is being asked about that: it cannot be undone any more.",
      },
    ]);
    const passed = step(open.timeline, readAction({ type: "PASS" }));
    expect(codes(step(passed.timeline, readAction({ type: "UNDO" })).result)).toEqual(["NOTHING_TO_UNDO"]);
  });

  test("ST-9 its choices are each use, and to pass", () => {
    const found = [...choices(declared(field()))];
    expect(found).toEqual([
      {
        type: "USE_STRATAGEM",
        actor_unit_id: "B",
        payload: {
          stratagem: "FIRE_OVERWATCH",
          target_unit_id: "A",
          assignments: [{ weapon_id: "gun", target_unit_id: "A" }],
        },
      },
      { type: "PASS" },
    ]);
  });
});
