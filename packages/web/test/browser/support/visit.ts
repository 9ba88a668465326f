import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect, inject, onTestFinished } from "vitest";
import { Window } from "./window.ts";

/** A visit to the page with storage of its own; ends with no error in the console and no failed request. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page so far. */
  readonly troubles: readonly string[];
  leave(): Promise<void>;
}

export interface Wishes extends BrowserContextOptions {
  /** Newcomers are shown around; unless wished for, the tour was seen. */
  readonly newcomer?: boolean;
  /** Small fields have small odds; unless wished for, every question is asked. */
  readonly questions?: "matters" | "always";
  /** A table that the browser has kept from before: the visit begins at it. */
  readonly table?: Readonly<Record<string, unknown>>;
  /** Nothing of the site was fetched before; unless wished for, it may have been. */
  readonly isCold?: boolean;
}

export async function visit({
  newcomer = false,
  questions = "always",
  table,
  isCold = false,
  ...options
}: Wishes = {}): Promise<Visit> {
  const window = await Window.take({
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    ...options,
    isCold,
    stored: {
      ...(!newcomer && { "gunline.preferences": JSON.stringify({ tourSeen: true, questions }) }),
      ...(table !== undefined && { "gunline.table": JSON.stringify(table) }),
    },
  });
  const { page, context, troubles } = window;
  // Also where the test fails before it leaves: then there is a picture of what it saw last.
  onTestFinished(async ({ task }) => {
    if (task.result?.state !== "fail") {
      await window.giveBack();
      return;
    }
    if (!page.isClosed()) {
      for (const trouble of troubles) console.log(`In the page: ${trouble}`);
      await photograph(page, task.name);
    }
    await window.close();
  });
  await page.goto(`${inject("address")}${table === undefined ? "" : "#/table"}`);
  return {
    page,
    context,
    troubles,
    async leave() {
      expect(troubles).toEqual([]);
      await window.giveBack();
    },
  };
}

async function photograph(page: Page, title: string): Promise<void> {
  const path = join(tmpdir(), `gunline-${title.replace(/\W+/g, "-").slice(0, 60)}.png`);
  await page.screenshot({ path });
  console.log(`The page as it was: ${path}`);
}
