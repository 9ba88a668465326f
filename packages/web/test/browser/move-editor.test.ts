import { describe, expect, test } from "vitest";
import { movingField } from "./support/battle-field.ts";
import { chargeField, chargeSeed } from "./support/charge-field.ts";
import { fightField } from "./support/fight-field.ts";
import { POLL, TablePage } from "./support/table-page.ts";

/** The same gestures in every move: a box picks models, a drag carries them, a waypoint holds, a reload costs nothing. */

type Place = readonly [x: number, y: number];

interface Case {
  readonly name: string;
  readonly open: () => Promise<TablePage>;
  /** A box around two models of the unit, the first of which is dragged. */
  readonly unitId: string;
  readonly box: readonly [from: Place, to: Place];
  readonly models: readonly [string, string];
  readonly starts: readonly [Place, Place];
  /** Where the first goes, then on from there, and after the reload again. */
  readonly waypoint: Place;
  readonly end: Place;
  readonly again: Place;
}

const CASES: readonly Case[] = [
  {
    name: "Movement",
    open: async () => {
      const table = await TablePage.open(movingField("editor"));
      await table.clickUnit("GUARD");
      return table;
    },
    unitId: "GUARD",
    box: [
      [8.5, 9],
      [11.5, 13],
    ],
    models: ["m1", "m2"],
    starts: [
      [10, 10],
      [10, 12],
    ],
    waypoint: [12.5, 10],
    end: [12.5, 8],
    again: [13.5, 8],
  },
  {
    name: "a charge",
    open: async () => {
      const table = await TablePage.open(chargeField(chargeSeed((sum) => sum === 9)));
      await table.clickUnit("LANCERS");
      await table.clickUnit("PREY");
      await table.step("Declare charge");
      await table.step("Roll 2D6");
      await table.panel.locator(".charge-sum").waitFor();
      return table;
    },
    unitId: "LANCERS",
    box: [
      [8.5, 18.5],
      [11.5, 23],
    ],
    models: ["m1", "m2"],
    starts: [
      [10, 20],
      [10, 22],
    ],
    waypoint: [12.5, 20],
    end: [12.5, 18],
    again: [13.5, 18],
  },
  {
    name: "a pile-in",
    open: async () => {
      const table = await TablePage.open(fightField("editor"));
      await table.clickUnit("LANCERS");
      await table.says("Pile in");
      // The referee has drafted it already; the player begins again.
      await table.page.keyboard.press("x");
      await expect.poll(() => table.ghosts().count(), POLL).toBe(0);
      return table;
    },
    unitId: "LANCERS",
    box: [
      [11.5, 19.5],
      [14, 24],
    ],
    models: ["m2", "m3"],
    starts: [
      [13, 21],
      [13, 22.6],
    ],
    waypoint: [12, 21],
    end: [12, 20],
    again: [12.6, 19.2],
  },
];

/** The paths of the draft as the window keeps it. */
async function kept(table: TablePage): Promise<Readonly<Record<string, readonly (readonly number[])[]>>> {
  const text = await table.page.evaluate(() => sessionStorage.getItem("gunline.draft"));
  return text === null ? {} : JSON.parse(text).action.payload.per_model_paths;
}

/** Within half an inch: a pixel is less than a tenth. */
const near = (x: number, y: number) => [expect.closeTo(x, 0), expect.closeTo(y, 0), 0];

describe.each(CASES)("in $name", ({ open, unitId, box, models, starts, waypoint, end, again }) => {
  test("a box, a drag, a waypoint and a reload do the same", async () => {
    const table = await open();
    const { keyboard } = table.page;
    const [first, second] = models;
    const way = ([x, y]: Place): Place => [x - starts[0][0], y - starts[0][1]];

    // Shift and a drag over the ground: a box around two of the unit.
    await keyboard.down("Shift");
    await table.drag(await table.spot(box[0]), await table.spot(box[1]));
    await keyboard.up("Shift");
    await expect.poll(() => table.panel.innerText(), POLL).toMatch(/2 models picked/);

    // One of them is dragged, and both go.
    await table.drag(await table.model(unitId, first), await table.spot(waypoint));
    await expect.poll(() => table.ghosts().count(), POLL).toBe(2);
    const [dx, dy] = way(waypoint);
    await expect
      .poll(async () => (await kept(table))[second]?.at(-1), POLL)
      .toEqual(near(starts[1][0] + dx, starts[1][1] + dy));

    // From a waypoint they go on: the path passes it.
    await table.panel.getByRole("button", { name: "Add a waypoint" }).click();
    await table.drag(await table.spot(waypoint), await table.spot(end));
    await expect
      .poll(async () => (await kept(table))[first], POLL)
      .toEqual([near(...starts[0]), near(...waypoint), near(...end)]);
    expect((await kept(table))[second]).toHaveLength(3);

    // The draft outlives a reload, with its waypoints: a further drag still passes them.
    const before = await kept(table);
    await table.page.reload();
    await table.ready();
    await expect.poll(() => table.ghosts().count(), POLL).toBe(2);
    expect(await kept(table)).toEqual(before);
    await keyboard.down("Shift");
    await table.drag(await table.spot(end), await table.spot(again));
    await keyboard.up("Shift");
    await expect
      .poll(async () => (await kept(table))[first], POLL)
      .toEqual([near(...starts[0]), near(...waypoint), near(...again)]);
    expect((await kept(table))[second]).toEqual(before[second]);

    // Undo takes back that drag, and no more.
    await keyboard.press("u");
    await expect.poll(() => kept(table), POLL).toEqual(before);
    await table.leave();
  });
});
