import { describe, expect, test } from "vitest";
import { choices, type Game, parseAction, parseGame } from "../../src/index.ts";
import { chargeGame } from "../charge/table.ts";
import { type Played, play, row } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";

/** A and C of p1 can charge B of p2, which can fire Overwatch. */
const field = (): Game =>
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
    3,
  );

const say = (game: Game, payload: object, player?: "p1" | "p2"): Played =>
  play(game, { type: "CHANGE_SETTINGS", payload, ...(player && { player }) });
const about = (ask: string, stratagem = "FIRE_OVERWATCH") => ({ questions: { stratagem, ask } });
const charge = (game: Game, unit = "A"): Game =>
  play(game, { type: "DECLARE_CHARGE", actor_unit_id: unit, payload: { target_unit_ids: ["B"] } }).game;
const isAsked = (game: Game, unit = "A"): boolean => charge(game, unit).tasks.at(-1)?.type === "window";

describe("ST-9 what a player does not want to be asked", () => {
  test("opens no window for the player who said so, and is told to nobody", () => {
    const { game, result } = say(field(), about("NEVER"), "p2");
    expect(game.players.p2.unasked).toEqual([{ stratagem: "FIRE_OVERWATCH", until: "BATTLE" }]);
    expect(result.log).toEqual([]);
    expect(isAsked(game)).toBe(false);
    expect(isAsked(say(field(), about("NEVER"), "p1").game)).toBe(true);
    expect(isAsked(say(field(), about("NEVER", "GRENADE"), "p2").game)).toBe(true);
  });

  test("is asked again when it is taken back, and the document is as it was", () => {
    const { game } = say(say(field(), about("NEVER"), "p2").game, about("ALWAYS"), "p2");
    expect(game.players.p2).toEqual(field().players.p2);
    expect(isAsked(game)).toBe(true);
  });

  test("of one phase ends with it; of the battle it stays", () => {
    const both = say(say(field(), about("NOT_THIS_PHASE"), "p2").game, about("NEVER", "GRENADE"), "p2").game;
    expect(isAsked(both)).toBe(false);
    const { game } = play(both, { type: "END_PHASE" });
    expect(game.players.p2.unasked).toEqual([{ stratagem: "GRENADE", until: "BATTLE" }]);
    expect(parseGame(game).ok).toBe(true);
  });

  test("said in a window it is its player's, and the window stays", () => {
    const { game } = say(charge(field()), about("NEVER"));
    expect(game.players.p2.unasked).toHaveLength(1);
    expect(game.tasks.at(-1)?.type).toBe("window");
  });

  test("a pass for the rest of the phase is taken back", () => {
    const passed = play(charge(field()), { type: "PASS", payload: { rest_of_phase: true } }).game;
    const failed = play(passed, { type: "FAIL_CHARGE", actor_unit_id: "A" }).game;
    expect(isAsked(failed, "C")).toBe(false);
    expect(isAsked(say(failed, { passing: false }, "p2").game, "C")).toBe(true);
    expect(isAsked(say(failed, { passing: false }, "p1").game, "C")).toBe(false);
    expect(parseAction({ type: "CHANGE_SETTINGS", payload: { passing: true } }).ok).toBe(false);
  });
});

test("choices of one type are those among all", () => {
  const game = charge(field());
  const all = [...choices(game)].filter(({ type }) => type === "USE_STRATAGEM");
  expect([...choices(game, "USE_STRATAGEM")]).toEqual(all);
  expect(all).not.toEqual([]);
});
