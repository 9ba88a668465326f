import { SCENARIOS } from "@gunline/armies";
import { type Action, begin, makeRecord, type RecordStep, recordStep, step } from "@gunline/rules";
import { expect, test } from "vitest";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

/** A record that takes some seconds to be played again and compared, whatever the machine: units are selected over and over. */
function slowFile(): string {
  const start = SCENARIOS.find(({ id }) => id === "grand-battle")!.game();
  const units = Object.values(start.units).filter(({ owner }) => owner === start.turn.active_player);
  let timeline = begin(start);
  const steps: RecordStep[] = [];
  let spent = 0;
  for (let turn = 0; spent < 3_000; turn++) {
    const action: Action = { type: "SELECT_SHOOTER", actor_unit_id: units[turn % units.length]!.id };
    const began = performance.now();
    const taken = step(timeline, action);
    spent += performance.now() - began;
    if (!taken.result.success) continue;
    timeline = taken.timeline;
    steps.push(recordStep(action, timeline.game, taken.result));
  }
  return JSON.stringify(makeRecord(start, steps));
}

async function shot({ page }: TablePage, name: string): Promise<void> {
  const folder = process.env["GUNLINE_SHOTS"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}

test("a slow file is checked beside the page and can be called off; a slow game is not opened by itself", {
  timeout: 240_000,
}, async () => {
  const buffer = Buffer.from(slowFile());
  const table = new TablePage(await visit());
  const { page } = table;
  const choose = () =>
    page.getByLabel("Saved game").setInputFiles({ name: "slow.json", mimeType: "application/json", buffer });
  const checking = page.getByRole("dialog", { name: "Checking slow.json…" });

  await choose();
  await checking.waitFor();
  await shot(table, "checking");
  // The page goes on being drawn: frames come while the file is checked.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await checking.isVisible()).toBe(true);
  await checking.getByRole("button", { name: "Cancel" }).click();
  await checking.waitFor({ state: "detached" });
  expect(await page.locator(".table-screen").count()).toBe(0);

  await choose();
  await table.next.waitFor({ timeout: 60_000 });
  await table.ready();
  await expect.poll(() => page.url(), POLL).toMatch(/#\/table$/);

  // Loaded again, the page is there at once, without the game; it says why, and offers it.
  await page.reload();
  const card = page.locator(".kept-game", { hasText: "Too slow last time: open anyway" });
  await card.waitFor();
  await shot(table, "slow-game");
  expect(await page.getByRole("status").allInnerTexts()).toContainEqual(
    expect.stringMatching(/took too long to open last time/),
  );
  await card.locator("button.card").click();
  const opening = page.getByRole("dialog", { name: /^Opening/ });
  await opening.waitFor();
  await opening.getByRole("button", { name: "Cancel" }).click();
  await opening.waitFor({ state: "detached" });
  await card.locator("button.card").click();
  await table.next.waitFor({ timeout: 60_000 });
  await table.ready();
  await table.leave();
});
