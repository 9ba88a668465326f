import { describe, expect, test } from "vitest";
import { upgradeDocument } from "../../src/game/earlier.ts";
import { parseGame, waiting } from "../../src/index.ts";
import { buildGame, row } from "../support/build.ts";

/** A document as version 1 wrote it out. */
function earlier(change: { readonly shooting?: object; readonly charges?: object } = {}) {
  const game = buildGame({
    weapons: { gun: { range: 24 } },
    units: {
      A: { models: row(2, [10, 10], { weapons: ["gun"] }) },
      B: { owner: "p2", models: row(2, [20, 10]) },
    },
  });
  const { shooting, charges, ...others } = JSON.parse(JSON.stringify(game));
  const chosen = { active_shooter_id: null, pending_assignments: [], skipped_unit_ids: [] };
  return {
    ...others,
    shooting: { ...shooting, ...chosen, history: [chosen], resolution_state: null, ...change.shooting },
    charges: {
      ...charges,
      pending: {},
      skipped_unit_ids: [],
      history: [{ pending: {}, skipped_unit_ids: [] }],
      ...change.charges,
    },
  };
}

function upgraded(raw: unknown): unknown {
  const checked = upgradeDocument(raw);
  if (!checked.ok) throw new Error(checked.refusals[0]!.message);
  return checked.value;
}

describe("a document of an earlier version", () => {
  test("loses what is no longer kept in it, and can be read", () => {
    const now = upgraded(earlier()) as { shooting: object; charges: object };
    expect(now.shooting).not.toHaveProperty("history");
    expect(now.shooting).not.toHaveProperty("resolution_state");
    expect(now.charges).not.toHaveProperty("history");
    expect(parseGame(now).ok).toBe(true);
  });

  test("keeps what was being chosen", () => {
    const pending_assignments = [
      { weapon_id: "gun", target_unit_id: "B", model_ids: ["m1", "m2"], automatic: false },
    ];
    const parsed = parseGame(
      upgraded(earlier({ shooting: { active_shooter_id: "A", pending_assignments } })),
    );
    expect(parsed.ok && parsed.value.shooting).toMatchObject({ active_shooter_id: "A", pending_assignments });
  });

  test("in the middle of a volley is refused by name", () => {
    const checked = upgradeDocument(earlier({ shooting: { resolution_state: { plans: [], at: 0 } } }));
    expect(!checked.ok && checked.refusals).toMatchObject([
      { code: "EARLIER_VERSION", message: expect.stringContaining("an earlier version of Gunline") },
    ]);
  });

  test.each([
    ["declared", { targets: ["B"] }, "charge_roll"],
    ["rolled", { targets: ["B"], distance: 9, dice: [4, 5] }, "charge_move"],
  ])("goes on with a charge that was %s", (_, charge, what) => {
    const document = earlier({ charges: { pending: { A: charge } } });
    const parsed = parseGame(upgraded({ ...document, turn: { ...document.turn, phase: "CHARGE" } }));
    if (!parsed.ok) return expect.fail(JSON.stringify(parsed.refusals));
    expect(parsed.value.tasks).toEqual([{ type: "charge", unit_id: "A" }]);
    expect(parsed.value.charges.pending).toEqual({ A: charge });
    expect(waiting(parsed.value)).toMatchObject([{ player: "p1", for: { what, unit_id: "A" } }]);
  });

  test("keeps who was allocated an attack this phase", () => {
    const parsed = parseGame(upgraded(earlier({ shooting: { allocated: { B: ["m2"] } } })));
    expect(parsed.ok && parsed.value.allocated).toEqual({ B: ["m2"] });
  });

  test("takes in objectives that were kept beside it, unless it has its own", () => {
    const { objectives: _, ...bare } = earlier();
    const beside = [[10, 20] as const, [30, 22] as const];
    const objectivesOf = (raw: unknown) => {
      const checked = upgradeDocument(raw, beside);
      const parsed = checked.ok ? parseGame(checked.value) : checked;
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusals));
      return Object.values(parsed.value.objectives).map(({ id, position: { x, y } }) => [id, x, y]);
    };
    expect(objectivesOf(bare)).toEqual([
      ["objective-1", 10, 20],
      ["objective-2", 30, 22],
    ]);
    const own = { home: { id: "home", position: { x: 5, y: 5 } } };
    expect(objectivesOf({ ...bare, objectives: own })).toEqual([["home", 5, 5]]);
  });

  test("is left to the border where it is none at all", () => {
    for (const raw of [null, 1, "x", [], { shooting: 5, charges: [] }, { format: "gunline-game/1" }]) {
      expect(upgraded(raw)).toEqual(raw);
    }
  });

  test("is one of today after it was upgraded: nothing more is to be done", () => {
    const now = upgraded(earlier());
    expect(upgraded(now)).toEqual(now);
  });
});
