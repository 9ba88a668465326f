import { describe, expect, test } from "vitest";
import { STRATAGEMS } from "../../src/books/stratagems.ts";
import { hashOfResult } from "../../src/flow/hashed.ts";
import type { Game } from "../../src/index.ts";
import { buildGame, type Played, play, row } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { SHOOT, use, volleyGame } from "./under-fire.ts";

/** The Charge phase of p1's turn: no window is open, and little can be used. */
const charging: Game = withCp(
  buildGame({
    turn: { phase: "CHARGE" },
    units: {
      A: { models: row(1, [5, 5]), keywords: ["INFANTRY", "GRENADES", "VEHICLE", "CHARACTER"] },
      B: { owner: "p2", models: row(1, [40, 30]) },
    },
  }),
  5,
  5,
);

const only = ({ result }: Played) => result.errors[0]!;

describe("a stratagem at the wrong time", () => {
  test.each(STRATAGEMS.map((one) => [one.id, one] as const))(
    "PH-10 %s: the refusal says when it can be used, as data and in words",
    (id, { name, rule, windows, moments = [], on }) => {
      const action = { type: "USE_STRATAGEM", payload: { stratagem: id } };
      const { result } = play(charging, on === "PLAYER" ? action : { ...action, actor_unit_id: "A" });
      expect(result.errors).toMatchObject([{ code: "NOT_NOW", rule, usable_at: [...windows, ...moments] }]);
      expect(result.errors[0]!.usable_at).not.toEqual([]);
      const said = `${name} cannot be used now: it is used `;
      expect(result.errors[0]!.message.startsWith(said)).toBe(true);
      expect(result.errors[0]!.message.slice(said.length)).toMatch(
        /^(at the (start|end) of|when|while|in|just after) .+\.$/,
      );
    },
  );

  test("PH-10 ST-7 ST-14 ST-16 ST-17 ST-18 AR-5 in the words of a player", () => {
    const said = (id: string) => only(use(charging, "A", id)).message;
    expect(said("GRENADE")).toBe("Grenade cannot be used now: it is used in your Shooting phase.");
    expect(said("GO_TO_GROUND")).toBe(
      "Go to Ground cannot be used now: it is used when an enemy unit has chosen its targets to shoot at.",
    );
    expect(said("FIRE_OVERWATCH")).toBe(
      "Fire Overwatch cannot be used now: it is used when an enemy unit begins a move, or when an enemy unit has ended a move, or when an enemy unit is set up, or when an enemy unit declares a charge.",
    );
    // Both are used after a charge move: of the unit itself, and of an enemy.
    expect(said("TANK_SHOCK")).toBe(
      "Tank Shock cannot be used now: it is used when the unit has ended a charge move.",
    );
    expect(said("HEROIC_INTERVENTION")).toBe(
      "Heroic Intervention cannot be used now: it is used when an enemy unit has ended a charge move.",
    );
    expect(said("BOMB_SQUIG")).toBe(
      "Bomb Squig cannot be used now: it is used when the unit has ended a move.",
    );
  });

  test("PH-10 whoever is not awaited is told whose decision it is, and when", () => {
    const action = { type: "USE_STRATAGEM", player: "p2", actor_unit_id: "B" };
    const { result } = play(volleyGame(), { ...action, payload: { stratagem: "GO_TO_GROUND" } });
    expect(result.errors).toMatchObject([
      {
        code: "NOT_YOUR_DECISION",
        rule: "PH-10",
        usable_at: ["W-SHOOT-TARGETS"],
        message:
          "It is for Blue to act: the game waits for a unit to be chosen. Go to Ground is used when an enemy unit has chosen its targets to shoot at.",
      },
    ]);
  });

  test("PH-10 in a window, what belongs to another one", () => {
    const open = play(volleyGame({ keywords: ["INFANTRY"] }), SHOOT).game;
    expect(only(use(open, "B", "HEROIC_INTERVENTION"))).toMatchObject({
      code: "NOT_NOW",
      usable_at: ["W-CHARGE-END"],
    });
  });

  test("RC-2 what it says of time is no part of the hash of a result", () => {
    const { result } = use(charging, "A", "GRENADE");
    const errors = result.errors.map(({ usable_at: _, ...error }) => error);
    expect(hashOfResult({ ...result, errors })).toBe(hashOfResult(result));
  });
});
