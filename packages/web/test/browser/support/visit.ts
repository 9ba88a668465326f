import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { expect, inject, onTestFinished } from "vitest";
import { FLAGS } from "./chromium.ts";

/** A visit to the page with storage of its own; ends with no error in the console and no failed request. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page so far. */
  readonly troubles: readonly string[];
  leave(): Promise<void>;
}

/** One for all files of a worker; it ends with the worker. */
let browser: Promise<Browser> | undefined;

export interface Wishes extends BrowserContextOptions {
  /** Newcomers are shown around; unless wished for, the tour was seen. */
  readonly newcomer?: boolean;
  /** Small fields have small odds; unless wished for, every question is asked. */
  readonly questions?: "matters" | "always";
  /** A table that the browser has kept from before: the visit begins at it. */
  readonly table?: Readonly<Record<string, unknown>>;
}

export async function visit({
  newcomer = false,
  questions = "always",
  table,
  ...options
}: Wishes = {}): Promise<Visit> {
  browser ??= chromium.launch({ executablePath: inject("chromium"), headless: true, args: [...FLAGS] });
  const context = await (await browser).newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    ...options,
  });
  if (!newcomer) {
    await context.addInitScript((questions) => {
      const kept = localStorage.getItem("gunline.preferences");
      if (kept === null)
        localStorage.setItem("gunline.preferences", JSON.stringify({ tourSeen: true, questions }));
    }, questions);
  }
  if (table !== undefined) await context.addInitScript(leaveTable, JSON.stringify(table));
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const troubles: string[] = [];
  // Also where the test fails before it leaves: then there is a picture of what it saw last.
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail" && !page.isClosed()) {
      for (const trouble of troubles) console.log(`In the page: ${trouble}`);
      await photograph(page, task.name);
    }
    await context.close();
  });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") troubles.push(message.text());
  });
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("requestfailed", (request) => {
    // A page that is left while it loads cancels what it has asked for.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") troubles.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto(`${inject("address")}${table === undefined ? "" : "#/table"}`);
  return {
    page,
    context,
    troubles,
    async leave() {
      await context.close();
      expect(troubles).toEqual([]);
    },
  };
}

/** In the page, before it loads for the first time: a reload goes on with what the page itself has kept. */
function leaveTable(text: string): void {
  if (sessionStorage.getItem("visited") !== null) return;
  sessionStorage.setItem("visited", "");
  localStorage.setItem("gunline.table", text);
}

async function photograph(page: Page, title: string): Promise<void> {
  const path = join(tmpdir(), `gunline-${title.replace(/\W+/g, "-").slice(0, 60)}.png`);
  await page.screenshot({ path });
  console.log(`The page as it was: ${path}`);
}
