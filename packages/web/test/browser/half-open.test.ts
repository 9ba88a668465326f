import { expect, test } from "vitest";
import { arrive, farApart } from "./support/far-apart.ts";
import type { TablePage } from "./support/table-page.ts";

const SILENT = "The server has not answered for a while. Trying again by itself.";
const LOST = "Connection lost. Trying again by itself; nothing of the game is lost.";
const DIFFERS = "This page and the server do not agree on the game. Reload the page.";
const SLOW = { timeout: 60_000 };
/** Seconds of the page after which something would have happened. */
const LONGEST = 600;

/** What the page's lines do, while the page says so of itself. */
interface Ways {
  /** Nothing comes through, and nobody is told. */
  isDead?: boolean;
  /** Another document arrives than the server has sent. */
  isBent?: boolean;
  /** Documents that have arrived. */
  documents?: number;
}

function changeSockets(): void {
  const ways = window as Ways;
  class Line extends WebSocket {
    override send(data: Parameters<WebSocket["send"]>[0]): void {
      if (ways.isDead !== true) super.send(data);
    }
    override set onmessage(hear: (event: MessageEvent) => void) {
      super.onmessage = (event: MessageEvent<ArrayBuffer>) => {
        if (ways.isDead === true) return;
        const text = Array.from(new Uint8Array(event.data), (byte) => String.fromCharCode(byte)).join("");
        if (text.includes("gunline-game/1")) ways.documents = (ways.documents ?? 0) + 1;
        if (ways.isBent !== true) return hear(event);
        const bent = text.replaceAll("Intercessors", "Interceptors");
        hear(new MessageEvent("message", { data: Uint8Array.from(bent, (c) => c.charCodeAt(0)).buffer }));
      };
    }
  }
  window.WebSocket = Line;
}

const make = ({ page }: TablePage, ways: Ways) =>
  page.evaluate((given) => void Object.assign(window, given), ways);

/** Lets time go by in the page, quicker than it does, until that is so; what comes from the server takes its own time. */
async function passTime({ page }: TablePage, isSo: () => Promise<boolean>): Promise<void> {
  for (let seconds = 0; !(await isSo()); seconds++) {
    if (seconds > LONGEST) throw new Error(`not so after ${LONGEST} s`);
    await page.clock.runFor(1_000);
  }
}

test("a line that has gone dead is noticed and told, and the table comes back by itself", async () => {
  const { hash, p1 } = await farApart();
  const ann = await arrive(hash, p1);
  const { page } = ann;
  await page.clock.install();
  await page.addInitScript(changeSockets);
  await page.reload();
  await ann.ready();
  await make(ann, { isDead: true });
  await passTime(ann, () => page.getByText(SILENT).isVisible());
  await passTime(ann, () => page.getByText(LOST).isVisible());
  expect(await page.getByText(SILENT).count()).toBe(0);
  await make(ann, { isDead: false });
  await passTime(ann, async () => (await page.getByText(LOST).count()) === 0);
  await ann.says(/^Select shooter/);
});

test("a page that reads the game otherwise than the server says so, and stops asking", async () => {
  const { hash, p1 } = await farApart();
  const ann = await arrive(hash, p1);
  const { page } = ann;
  await page.addInitScript(changeSockets);
  await page.addInitScript(() => void Object.assign(window, { isBent: true }));
  await page.reload();
  await page.getByText(DIFFERS).waitFor(SLOW);
  const documents = () => page.evaluate(() => (window as { documents?: number }).documents);
  expect(await documents()).toBe(2);
  // It still hears what is said, and asks for no third one.
  await page.locator(".chat summary").click();
  await page.getByRole("textbox").last().fill("hello");
  await page.keyboard.press("Enter");
  await page.getByText("hello").first().waitFor();
  expect(await documents()).toBe(2);
});
