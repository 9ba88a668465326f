import type { Game } from "@gunline/rules";
import { afterAll, describe, expect, test } from "vitest";
import { duel } from "./support/duel.ts";
import { documentOf, gunline, Scratch } from "./support/run.ts";

afterAll(Scratch.removeAll);

const ADJUST = {
  type: "ADJUST",
  player: "p1",
  payload: { changes: [{ what: "CP", player: "p1", add: 2 }], reason: "Shield Host" },
};

interface PlayedDocument {
  readonly game: Game;
  readonly errors?: readonly { readonly code: string; readonly rule: string }[];
}

/** The duel with changes by hand, as the document says. */
function table(scratch: Scratch, by_hand?: string): string {
  const game = duel() as unknown as { settings?: object };
  if (by_hand !== undefined) game.settings = { ...game.settings, by_hand };
  return scratch.file("game.json", game);
}

async function played(game: string, scratch: Scratch, ...actions: readonly object[]) {
  const ran = await gunline(["apply", game, scratch.file("actions.json", actions), "--json"]);
  return { code: ran.code, ...documentOf<PlayedDocument>(ran) };
}

describe("gunline apply with changes by hand", () => {
  test("BH-1 refuses them where the document does not allow them, and makes them where it does", async () => {
    const scratch = new Scratch();
    const off = await played(table(scratch), scratch, ADJUST);
    expect(off.code).not.toBe(0);
    expect(off.errors).toMatchObject([{ code: "BY_HAND_OFF", rule: "BH-1" }]);
    const free = await played(table(scratch, "FREE"), scratch, ADJUST);
    expect([free.code, free.game.players.p1.cp]).toEqual([0, 2]);
  });

  test("BH-2 every kind is made from the command line, and bad values are refused by name", async () => {
    const scratch = new Scratch();
    const game = {
      ...duel(),
      settings: { by_hand: "FREE" },
      objectives: { O1: { id: "O1", position: { x: 30, y: 22 } } },
    } as unknown as Game;
    const file = scratch.file("free.json", game);
    const [own, enemy] = ["p1", "p2"].map(
      (side) => Object.values(game.units).find(({ owner }) => owner === side)!,
    ) as [Game["units"][string], Game["units"][string]];
    const unit_id = own.id;
    const [first] = Object.keys(own.models);
    const many = Object.keys(enemy.models);
    const good: readonly object[] = [
      { what: "WOUNDS", unit_id, model_id: first, wounds: 1 },
      { what: "REMOVE_MODEL", unit_id: enemy.id, model_id: many.at(-1) },
      { what: "RETURN_MODEL", unit_id: enemy.id },
      { what: "MOVE_MODELS", unit_id, positions: { [first!]: [3, 41] } },
      { what: "CP", player: "p2", add: 1 },
      { what: "VP", player: "p2", add: 5, kind: "secondary" },
      { what: "STATUS", unit_id, status: "battle_shocked", on: true },
      { what: "EFFECT", unit_id, name: "spotted", until: "PHASE" },
      { what: "NOTE", text: "as agreed" },
      { what: "MARKER", objective_id: "O1", player: "p1" },
      { what: "BATTLE_SHOCK_TEST", unit_id: enemy.id },
      { what: "DICE", dice: 3 },
      { what: "MORTAL_WOUNDS", unit_id: enemy.id, wounds: 1 },
      { what: "MOVE_NOW", unit_id, inches: 3 },
    ];
    const adjust = (change: object) => ({ type: "ADJUST", player: "p1", payload: { changes: [change] } });
    for (const [index, change] of good.entries()) {
      // What is brought back was removed before.
      const before = index === 2 ? [adjust(good[1]!)] : [];
      const ran = await played(file, scratch, ...before, adjust(change));
      expect([JSON.stringify(change), ran.errors ?? []]).toEqual([JSON.stringify(change), []]);
      expect(ran.code).toBe(0);
    }
    const bad: readonly (readonly [object, string])[] = [
      [{ what: "CP", player: "p1", add: -1 }, "OUT_OF_BOUNDS"],
      [{ what: "MARKER", objective_id: "O9", player: "p1" }, "UNKNOWN_OBJECTIVE"],
      [{ what: "STATUS", unit_id: "NOBODY", status: "moved", on: true }, "UNKNOWN_UNIT"],
      [{ what: "EFFECT", unit_id, name: "x" }, "NO_END"],
      [{ what: "MOVE_MODELS", unit_id, positions: { [first!]: [-5, 0] } }, "OFF_TABLE"],
    ];
    for (const [change, code] of bad) {
      const ran = await played(file, scratch, adjust(change));
      expect([ran.code, ran.errors?.[0]?.code]).toEqual([1, code]);
    }
  });

  test("BH-1 legal and choices show whose consent is awaited", async () => {
    const scratch = new Scratch();
    const { game } = await played(table(scratch, "AGREED"), scratch, ADJUST);
    const asked = scratch.file("asked.json", game);
    const legal = documentOf<{ waiting: readonly object[] }>(await gunline(["legal", asked, "--json"]));
    expect(legal.waiting[0]).toMatchObject({
      player: "p2",
      for: "consent to a change by hand",
      actions: ["AGREE", "DECLINE"],
    });
    const choices = await gunline(["choices", asked, "--json"]);
    expect(choices.out).toContain('"AGREE"');
    const agreed = await played(asked, scratch, { type: "AGREE", player: "p2" });
    expect(agreed.game.players.p1.cp).toBe(2);
  });
});
