import { afterAll, describe, expect, test } from "vitest";
import { duel } from "./support/duel.ts";
import { documentOf, gunline, Scratch } from "./support/run.ts";

afterAll(Scratch.removeAll);

interface Document {
  readonly per_model_paths: Record<string, number[][]>;
  readonly facings: Record<string, number>;
  readonly errors?: object[];
}

/** A at (10, 10) and (10, 12), B 10 inches to the right, in the Movement phase. */
function skirmish() {
  const game = duel();
  game.turn.phase = "MOVEMENT";
  return game;
}

describe("gunline move", () => {
  test("MO-21: paths of the whole unit, which MOVE takes", async () => {
    const scratch = new Scratch();
    const game = scratch.file("game.json", skirmish());
    const ran = await gunline(["move", game, "A", "--to", "10,30", "--json"]);
    expect(ran).toMatchObject({ code: 0, err: "" });
    const found = documentOf<Document>(ran);
    // Six inches straight down, side by side.
    expect(found).toEqual({
      per_model_paths: {
        m1: [
          [10, 10, 0],
          [10, 16, 0],
        ],
        m2: [
          [10, 12, 0],
          [10, 18, 0],
        ],
      },
      facings: { m1: 0, m2: 0 },
    });
    const action = { type: "MOVE", actor_unit_id: "A", payload: { kind: "NORMAL", ...found } };
    expect((await gunline(["apply", game, scratch.file("action.json", action)])).code).toBe(0);
  });

  test("MO-11 MO-21: an Advance once it is rolled, and refused before", async () => {
    const game = skirmish();
    const early = await gunline(
      ["move", "-", "A", "--to", "10,30", "--kind", "ADVANCE", "--json"],
      JSON.stringify(game),
    );
    expect(early.code).toBe(1);
    expect(documentOf<Document>(early).errors).toMatchObject([{ code: "NOT_ROLLED", rule: "MO-11" }]);
    game.units.A.advance_roll = 2;
    const ran = await gunline(["move", "-", "A", "--to", "10,30", "--json"], JSON.stringify(game));
    expect(documentOf<Document>(ran).per_model_paths["m1"]).toEqual([
      [10, 10, 0],
      [10, 18, 0],
    ]);
  });

  test("DE-13 MO-21: Scouts move before the first turn, and in the battle nobody does", async () => {
    const game = JSON.stringify(skirmish());
    const ran = await gunline(["move", "-", "A", "--to", "10,30", "--kind", "SCOUT"], game);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain("(NO_SCOUTS, DE-13)");
  });

  test("MO-21: as text, and standing still", async () => {
    const game = JSON.stringify(skirmish());
    const { out } = await gunline(["move", "-", "A", "--to", "10,30"], game);
    expect(out).toContain("Unit A [A]: 2 models move");
    expect(out).toContain("[m1]: (10.00, 10.00) → (10.00, 16.00)");
    const stays = await gunline(["move", "-", "A", "--to", "10,30", "--kind", "STATIONARY"], game);
    expect(stays).toMatchObject({ code: 0, out: "Unit A [A]: no model moves\n" });
  });

  test("MO-1: out of its phase a unit is not moved", async () => {
    const ran = await gunline(["move", "-", "A", "--to", "10,30"], JSON.stringify(duel()));
    expect(ran.code).toBe(1);
    expect(ran.out).toContain("(WRONG_PHASE, MO-1)");
  });

  test("GD-7: what does not exist, and bad usage, exit 2", async () => {
    const game = JSON.stringify(skirmish());
    const [unknown, nowhere, bad, kind] = await Promise.all([
      gunline(["move", "-", "Z", "--to", "1,1"], game),
      gunline(["move", "-", "A"], game),
      gunline(["move", "-", "A", "--to", "here"], game),
      gunline(["move", "-", "A", "--to", "1,1", "--kind", "RUN"], game),
    ]);
    for (const ran of [unknown, nowhere, bad, kind]) expect(ran).toMatchObject({ code: 2, out: "" });
    expect(unknown.err).toContain('no unit has the id "Z"');
    expect(nowhere.err).toContain("--to is missing");
    expect(bad.err).toContain("is not a place such as 30,22.5");
    expect(kind.err).toContain("is none of NORMAL, ADVANCE, FALL_BACK, STATIONARY");
  });
});
