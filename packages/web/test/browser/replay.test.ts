import { expect, test } from "vitest";
import { TablePage } from "./support/table-page.ts";

/** "3 of 8" */
async function shownStep(table: TablePage): Promise<string> {
  return await table.page.locator(".replay-at").innerText();
}

async function modelsOnBoard(table: TablePage): Promise<number> {
  // Those that fade away have no unit any more.
  return await table.page.locator("[data-unit] [data-model]").count();
}

test("a game is looked back at step by step, and goes on where it was", async () => {
  const table = await TablePage.scenario("first-shots");
  const before = await modelsOnBoard(table);
  await table.step(/^Select shooter/);
  await table.step("Confirm targets");
  await table.waitForLog(/\d+ shots?, \d+ hits?/);
  const { game, actions } = await table.kept();
  const after = await modelsOnBoard(table);
  const standing = Object.values(game.units).flatMap(({ models }) => Object.keys(models)).length;
  expect(after).toBe(standing);

  await table.chooseFromMenu("Replay this game");
  expect(await shownStep(table)).toBe(`0 of ${actions.length}`);
  expect(await modelsOnBoard(table)).toBe(before);
  await table.page.getByRole("button", { name: "One step on" }).click();
  expect(await shownStep(table)).toBe(`1 of ${actions.length}`);
  expect(await table.page.locator('[data-mark="acting"][data-unit]').count()).toBe(1);
  await table.page.getByRole("button", { name: "To the end" }).click();
  expect(await modelsOnBoard(table)).toBe(standing);
  // Nothing can be done here: a click on a unit changes no document.
  await table.clickUnit(Object.keys(game.units)[0]!);
  expect((await table.kept()).game).toEqual(game);

  await table.page.getByRole("button", { name: "To the start" }).click();
  await table.page.getByLabel("Speed").selectOption("8");
  await table.step("Play");
  await expect
    .poll(() => shownStep(table), { timeout: 20_000 })
    .toBe(`${actions.length} of ${actions.length}`);

  await table.page.getByRole("button", { name: "Back to the table" }).click();
  await table.says(/^Select shooter/);
  expect((await table.kept()).game).toEqual(game);
  await table.leave();
});
