import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { inject } from "vitest";
import { FLAGS } from "./chromium.ts";

/** One for all files of a worker; it ends with the worker. */
let browser: Promise<Browser> | undefined;

/** Windows that wait for the next visit with the same wishes. */
const free = new Map<string, Window[]>();

/** Outlives a visit, so that a window is closed after it. */
const LASTING = [
  "addInitScript",
  "emulateMedia",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "on",
  "route",
  "routeWebSocket",
  "setExtraHTTPHeaders",
  "setOffline",
  "setViewportSize",
] as const;

const PATIENCE = 15_000;

interface Needs extends BrowserContextOptions {
  /** What is in the browser's storage, by key. */
  readonly stored: Readonly<Record<string, string>>;
  /** Nothing of the site was fetched before. */
  readonly isCold: boolean;
}

/**
 * A window of the browser in which one visit comes after the other. What scripts were compiled to stays there, which is
 * half of all the work of a short visit.
 */
export class Window {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly #free: Window[];
  /** What went wrong in the page during this visit. */
  troubles: string[] = [];
  #isSpoilt = false;
  #isGivenBack = false;

  private constructor(context: BrowserContext, page: Page, list: Window[]) {
    this.context = context;
    this.page = page;
    this.#free = list;
    this.#watch();
    const spoil = () => {
      this.#isSpoilt = true;
    };
    context.on("close", spoil);
    for (const one of [context, page, page.clock] as object[]) {
      for (const name of [...LASTING, "install"]) after(one, name, spoil);
    }
  }

  /** One that was given back, or else a new one; it shows nothing of ours, and stores nothing but what is named. */
  static async take({ stored, isCold, ...options }: Needs): Promise<Window> {
    const key = JSON.stringify(options);
    const list = free.get(key) ?? [];
    free.set(key, list);
    const window = (isCold ? undefined : list.pop()) ?? (await Window.#open(options, list));
    window.#isGivenBack = false;
    window.troubles = [];
    window.page.setDefaultTimeout(PATIENCE);
    await window.page.evaluate(empty, stored);
    return window;
  }

  static async #open(options: BrowserContextOptions, list: Window[]): Promise<Window> {
    browser ??= chromium.launch({ executablePath: inject("chromium"), headless: true, args: [...FLAGS] });
    const context = await (await browser).newContext(options);
    const page = await context.newPage();
    await page.goto(WAITING_ROOM());
    return new Window(context, page, list);
  }

  /** After a visit; a second time does nothing. */
  async giveBack(): Promise<void> {
    if (this.#isGivenBack) return;
    this.#isGivenBack = true;
    // What a page that is left complains about is no trouble of the next one.
    this.troubles = [];
    if (this.#isSpoilt || this.page.isClosed()) {
      await this.context.close();
      return;
    }
    for (const other of this.context.pages()) if (other !== this.page) await other.close();
    await this.page.mouse.move(-1, -1);
    await this.page.goto(WAITING_ROOM());
    this.#free.push(this);
  }

  async close(): Promise<void> {
    this.#isGivenBack = true;
    await this.context.close();
  }

  #watch(): void {
    const { page } = this;
    page.on("console", (message) => {
      if (message.location().url === NO_ICON()) return;
      if (message.type() === "error" || message.type() === "warning") this.troubles.push(message.text());
    });
    page.on("pageerror", (error) => this.troubles.push(error.message));
    page.on("requestfailed", (request) => {
      // A page that is left while it loads cancels what it has asked for.
      if (request.failure()?.errorText !== "net::ERR_ABORTED") this.troubles.push(`failed: ${request.url()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400 && response.url() !== NO_ICON())
        this.troubles.push(`${response.status()}: ${response.url()}`);
    });
  }
}

/** An address of the site without scripts: another site would get a process of its own, which has compiled nothing. */
const WAITING_ROOM = () => `${inject("address")}healthz`;

/** The browser looks for an icon there, and finds none, maybe only during the next visit. The page names its own. */
const NO_ICON = () => `${inject("address")}favicon.ico`;

function after(one: object, name: string, then: () => void): void {
  const target = one as Record<string, ((...args: unknown[]) => unknown) | undefined>;
  const before = target[name];
  if (before === undefined) return;
  target[name] = (...args) => {
    then();
    return before.apply(one, args);
  };
}

/** In the page: what an earlier visit has stored is gone, and this is there instead. */
async function empty(stored: Readonly<Record<string, string>>): Promise<void> {
  sessionStorage.clear();
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) {
    await new Promise((done) => {
      const request = indexedDB.deleteDatabase(name!);
      request.onsuccess = done;
      request.onerror = done;
    });
  }
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}
