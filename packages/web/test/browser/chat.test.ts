import { expect, test } from "vitest";
import { arrive, farApart } from "./support/far-apart.ts";
import type { TablePage } from "./support/table-page.ts";

const POLL = { timeout: 20_000 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const field = ({ page }: TablePage) => page.getByLabel("Say something");
const lines = ({ page }: TablePage) => page.locator(".chat-lines li").allInnerTexts();

async function say(table: TablePage, words: string): Promise<void> {
  await field(table).fill(words);
  await field(table).press("Enter");
}

test("a line said without a connection is shown as not sent, until it is", async () => {
  const { hash, p1, p2 } = await farApart();
  const [ann, bob] = [await arrive(hash, p1), await arrive(hash, p2)];
  for (const table of [ann, bob]) await table.ready();
  await ann.page.getByText("Chat").click();
  await ann.visit.context.setOffline(true);
  await ann.page.getByText("Connection lost.").waitFor();
  await say(ann, "Anybody there?");
  await expect.poll(() => lines(ann), POLL).toEqual(["Anybody there? not sent yet"]);
  expect(await field(ann).inputValue()).toBe("");
  await ann.visit.context.setOffline(false);
  await expect.poll(() => lines(ann), POLL).toEqual(["Ann Anybody there?"]);
  await bob.page.getByText("Ann: Anybody there?").waitFor();
  await bob.leave();
});

test("a line that the server refuses is back in the field", async () => {
  const { hash, p1 } = await farApart();
  const ann = await arrive(hash, p1);
  await ann.ready();
  await ann.page.getByText("Chat").click();
  // There is something in it, and nothing to be seen.
  await say(ann, "\u2060");
  await ann.page.getByText("There is nothing to say in that line.").waitFor();
  await expect.poll(() => field(ann).inputValue(), POLL).toBe("\u2060");
  expect(await lines(ann)).toEqual([]);
  await ann.leave();
});

test("what was said before is open to be read, and on a phone folded until it is asked for", async () => {
  const { hash, p1, p2 } = await farApart();
  const ann = await arrive(hash, p1);
  await ann.ready();
  await ann.page.getByText("Chat").click();
  await say(ann, "Good luck");
  await expect.poll(() => lines(ann), POLL).toEqual(["Ann Good luck"]);
  const desk = await arrive(hash, p2);
  await desk.ready();
  await desk.page.getByText("Good luck").waitFor();
  const phone = await arrive(hash, p2, PHONE);
  await phone.ready();
  const line = phone.page.getByText("Good luck");
  await phone.page.getByText("Chat (1)").waitFor();
  expect(await line.isVisible()).toBe(false);
  await phone.page.getByText("Chat (1)").tap();
  await line.waitFor();
  for (const table of [ann, desk, phone]) await table.leave();
});
