import { beforeEach, describe, expect, it } from "vitest";
import { assignAll } from "../../src/panels/shooting/aim.ts";
import { confirmTargets, endPhase, rollNext, selectShooter } from "../../src/table/commands.ts";
import { fallenIn, showOf } from "../../src/table/happenings.ts";
import { endShow, followShow, useShow } from "../../src/table/show.ts";
import { currentGame, currentTable, freshTable, openTable, useTable } from "../../src/table/table.ts";
import { field } from "../panels/field.ts";

const TABLE = field(
  {
    id: "SQUAD",
    owner: "p1",
    models: [{ at: [5, 10], weapons: ["rifle"] }, { at: [5, 12], weapons: ["rifle"] }, { at: [5, 14] }],
  },
  { id: "NEAR", owner: "p2", models: [{ at: [15, 10] }, { at: [15, 12] }, { at: [18, 12] }] },
);

/** The first seed with which a volley kills somebody. */
function deadly(): string {
  for (let n = 0; ; n++) {
    openTable(freshTable("", "", { ...TABLE, rng: { seed: `volley ${n}`, cursor: 0 } }));
    volley();
    if (Object.keys(currentGame().units["NEAR"]!.models).length < 3) return `volley ${n}`;
  }
}

function volley(): void {
  selectShooter("SQUAD");
  assignAll("NEAR");
  confirmTargets();
}

const SEED = deadly();
followShow();
beforeEach(() => {
  endShow();
  openTable(freshTable("", "", { ...TABLE, rng: { seed: SEED, cursor: 0 } }));
});

const places = () => fallenIn(currentTable()).map(({ at }) => at);
const gone = () =>
  Object.values(TABLE.units["NEAR"]!.models)
    .filter(({ id }) => currentGame().units["NEAR"]!.models[id] === undefined)
    .map(({ position }) => [position!.x, position!.y]);

describe("what happened", () => {
  it("is shown: a shot from each model that fires, and what was lost where", () => {
    selectShooter("SQUAD");
    assignAll("NEAR");
    expect(useShow.getState().show).toBeNull();
    confirmTargets();
    const { show } = useShow.getState();
    // The third has no rifle. The nearest to the first stands at (15, 10), to the second at (15, 12).
    expect(show?.tracers).toEqual([
      { from: [5, 10], to: [15, 10] },
      { from: [5, 12], to: [15, 12] },
    ]);
    expect(show?.side).toBe("p1");
    expect(show?.losses.map(({ at, wounds, slain }) => ({ at, wounds, slain }))).toEqual(
      expect.arrayContaining(gone().map((at) => ({ at, wounds: 1, slain: true }))),
    );
    expect(show?.losses).toHaveLength(gone().length);
  });

  it("is shown with dice rolled step by step too: shots with the hits, losses with the saves", () => {
    openTable({
      ...currentTable(),
      game: { ...currentGame(), settings: { ...currentGame().settings, fast_dice: false } },
    });
    volley();
    expect(useShow.getState().show).toBeNull();
    rollNext();
    expect(useShow.getState().show?.tracers).toHaveLength(2);
    expect(useShow.getState().show?.losses).toEqual([]);
  });

  it("leaves a mark where each model died until the phase is over", () => {
    volley();
    expect(gone().length).toBeGreaterThan(0);
    expect(places()).toEqual(gone());
    endPhase(() => undefined);
    expect(places()).toEqual([]);
  });

  it("has its marks after a reload, when only the beginning and the story are known", () => {
    volley();
    const { start, entries, game } = currentTable();
    const reloaded = structuredClone({ start, entries, game });
    expect(fallenIn(reloaded).map(({ at }) => at)).toEqual(gone());
  });

  it("is not shown to whoever leaps through a replay", () => {
    const before = currentTable();
    volley();
    const { entries, game } = currentTable();
    endShow();
    openTable(before);
    useTable.setState({ table: { ...before, entries, game } });
    expect(useShow.getState().show).toBeNull();
    expect(showOf(before.game, entries[0]!)).toBeUndefined();
  });
});
