import type { Game } from "@gunline/rules";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { type Visit, visit, type Wishes } from "./visit.ts";

/** A point of the window, in pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What the browser keeps of the game on the table. */
export interface Kept {
  readonly title: string;
  readonly start: Game;
  readonly game: Game;
  readonly actions: readonly { readonly type: string }[];
}

/** The table as its players see and touch it. */
export class TablePage {
  readonly visit: Visit;
  readonly page: Page;
  readonly next: Locator;
  readonly dialog: Locator;
  readonly panel: Locator;

  constructor(visited: Visit) {
    this.visit = visited;
    this.page = visited.page;
    this.next = this.page.locator("#next-step");
    this.dialog = this.page.getByRole("dialog");
    this.panel = this.page.locator(".side-panel");
  }

  /** A visit that goes on with a document, as after a reload: the quickest way to a table. */
  static async open(game: Game, wishes: Wishes = {}): Promise<TablePage> {
    const kept = { title: game.rng.seed, task: "", start: game, game, actions: [] };
    const table = new TablePage(await visit({ ...wishes, table: kept }));
    await table.ready();
    return table;
  }

  /** A visit that sits down at a table of the start page. */
  static async scenario(id: string, wishes: Wishes = {}): Promise<TablePage> {
    const table = new TablePage(await visit(wishes));
    await table.page.locator(`#scenario-${id}`).click();
    await table.ready();
    return table;
  }

  async ready(): Promise<void> {
    await this.next.waitFor();
    // The board listens to hands and keys from when one of its units can be reached by Tab.
    await this.page.locator('[data-unit][tabindex="0"]').waitFor();
    await this.page.evaluate(() => document.fonts.ready);
    await this.rest();
  }

  /** Waits until the board lies still: where there is little room, a panel that grows makes it smaller. */
  async rest(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let still = 0, last = ""; still < 3; ) {
        await new Promise(requestAnimationFrame);
        const { x, y, width } = document.querySelector(".board-map")!.getBoundingClientRect();
        const now = `${x} ${y} ${width}`;
        still = now === last ? still + 1 : 0;
        last = now;
      }
    });
  }

  async openFile(name: string, content: string | Buffer): Promise<void> {
    const buffer = typeof content === "string" ? Buffer.from(content) : content;
    // The largest files take long to reach the browser.
    const timeout = 60_000;
    const file = { name, mimeType: "application/json", buffer };
    await this.page.getByLabel("Saved game").setInputFiles(file, { timeout });
  }

  async kept(): Promise<Kept> {
    const text = await this.page.evaluate(() =>
      localStorage.getItem(`gunline.game.${sessionStorage.getItem("gunline.here")}`),
    );
    if (text === null) throw new Error("no game is kept");
    return JSON.parse(text) as Kept;
  }

  /** The game document as the browser keeps it. */
  async game(): Promise<Game> {
    return (await this.kept()).game;
  }

  async actions(): Promise<readonly string[]> {
    return (await this.kept()).actions.map(({ type }) => type);
  }

  token(unitId: string): Locator {
    return this.page.locator(`[data-unit="${unitId}"]`);
  }

  async mark(unitId: string): Promise<string | null> {
    return await this.token(unitId).getAttribute("data-mark");
  }

  /** Where a place of the table lies in the window. */
  async spot([x, y]: readonly [x: number, y: number]): Promise<Spot> {
    const { board } = await this.game();
    await this.rest();
    const box = await this.page.locator(".board-map").boundingBox();
    if (box === null) throw new Error("no board is shown");
    // The drawing has a rim of one inch.
    const scale = box.width / (board.width + 2);
    return { x: box.x + (x + 1) * scale, y: box.y + (y + 1) * scale };
  }

  async model(unitId: string, modelId: string): Promise<Spot> {
    await this.rest();
    return await middle(this.token(unitId).locator(`[data-model="${unitId}.${modelId}"] .base`));
  }

  /** Models where their charge would take them. */
  ghosts(modelId = ""): Locator {
    return this.page.locator(modelId === "" ? "[data-ghost]" : `[data-ghost$="${modelId}"]`);
  }

  /** The middle of a model of the unit that no label covers. */
  async unit(unitId: string): Promise<Spot> {
    await this.token(unitId).waitFor();
    await this.rest();
    const spot = await this.token(unitId).evaluate((token) => {
      for (const base of token.querySelectorAll(".base")) {
        const { left, top, width, height } = base.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const label = document.elementFromPoint(x, y)?.closest("[data-label], [data-chip]");
        if (label === null) return { x, y };
      }
      return null;
    });
    if (spot === null) throw new Error(`every model of ${unitId} is covered`);
    return spot;
  }

  async clickUnit(unitId: string): Promise<void> {
    const { x, y } = await this.unit(unitId);
    await this.page.mouse.click(x, y);
  }

  async hoverUnit(unitId: string): Promise<void> {
    const { x, y } = await this.unit(unitId);
    await this.page.mouse.move(x, y, { steps: 2 });
  }

  /** Presses the primary button, which has to say this. */
  async step(label: string | RegExp): Promise<void> {
    await this.says(label);
    await this.next.click();
  }

  /** Waits until the primary button says this. */
  async says(label: string | RegExp): Promise<void> {
    await expect.poll(() => this.next.locator(".button-text").innerText(), POLL).toMatch(label);
    // A question that has just appeared takes no answer yet.
    await this.page.locator(".reaction-card[data-fresh]").waitFor({ state: "detached" });
  }

  async chooseFromMenu(item: string): Promise<void> {
    await this.page.getByRole("button", { name: "Menu" }).click();
    await this.page.getByRole("button", { name: item }).click();
  }

  /** A button below the table, or on a question. */
  button(name: string | RegExp): Locator {
    return this.page.locator(".action-bar, .reaction-foot").getByRole("button", { name });
  }

  /** The card of a weapon in the panel. */
  weapon(name: string): Locator {
    return this.panel.getByRole("article", { name, exact: true });
  }

  /** All lines of the log, the newest chapter first, also those that are folded away under their dice. */
  async log(): Promise<readonly string[]> {
    return await this.page.locator(".log .log-lines li").allTextContents();
  }

  async waitForLog(line: string | RegExp): Promise<void> {
    await expect
      .poll(
        async () =>
          (await this.log()).find((one) => (typeof line === "string" ? one === line : line.test(one))),
        POLL,
      )
      .toBeDefined();
  }

  /** The words of the tip that is shown; empty where there is none. */
  async tip(): Promise<string> {
    const shown = this.page.locator(".tip");
    return (await shown.count()) === 0 ? "" : await shown.innerText();
  }

  async waitForTip(words: RegExp): Promise<void> {
    await expect.poll(() => this.tip(), POLL).toMatch(words);
  }

  /** From one place of the window to another with the button held, in several moves as a hand does. */
  async drag(from: Spot, to: Spot, { drop = true, steps = 6 } = {}): Promise<void> {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x, to.y, { steps });
    if (drop) await this.page.mouse.up();
  }

  async leave(): Promise<void> {
    await this.visit.leave();
  }
}

/** Pages answer within a frame or two; slow machines get their time. */
export const POLL = { timeout: 10_000, interval: 25 };

async function middle(element: Locator): Promise<Spot> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("nothing is shown there");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
