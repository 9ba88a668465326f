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
