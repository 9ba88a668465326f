import { freePort } from "../../../scripts/test/free-port.ts";
import { Child, pause } from "./child.ts";
import { type Figures, figuresOf } from "./figures.ts";
import type { Memory, Played, Run } from "./orders.ts";

/** One of the two servers with its clients: two processes. */
export class Target {
  readonly name: "server" | "echo";
  readonly #server: Child;
  readonly #load: Child;

  private constructor(name: "server" | "echo", server: Child, load: Child) {
    this.name = name;
    this.#server = server;
    this.#load = load;
  }

  static async start(name: "server" | "echo", file: string, folder: string, games: string): Promise<Target> {
    const port = await freePort();
    const probe = new URL("probe.ts", import.meta.url).href;
    const flags = ["--expose-gc", "--max-old-space-size=4096", "--max-semi-space-size=16", "--import", probe];
    const server = new Child(file, { flags, env: { ...FREELY, PORT: String(port), GUNLINE_DATA: folder } });
    await server.listening(port);
    const load = new Child("load.ts", {
      env: { PORT: String(port), GAMES: games, TARGET: name },
    });
    return new Target(name, server, load);
  }

  freeze(): void {
    for (const child of [this.#server, this.#load]) child.freeze();
  }

  /** Runs alone until the next freeze; what has piled up meanwhile is dealt with first. */
  async thaw(): Promise<void> {
    for (const child of [this.#server, this.#load]) child.thaw();
    await pause(SETTLE_MS);
  }

  memory(): Promise<Memory> {
    return this.#server.ask({ order: "memory" });
  }

  /** Plays until the code has run so often that it is compiled, or for so long. */
  warm(actions: number, ms: number): Promise<number> {
    return this.#load.ask({ order: "warm", actions, ms });
  }

  /** Gives how many are open. */
  open(games: number, ms: number): Promise<number> {
    return this.#load.ask({ order: "open", games, ms });
  }

  async play(run: Run): Promise<Figures> {
    const before = await this.#server.ask<number>({ order: "cpu" });
    const played = await this.#load.ask<Played>({ order: "play", run });
    const after = await this.#server.ask<number>({ order: "cpu" });
    return figuresOf(played, after - before);
  }
}

const SETTLE_MS = 250;

/** Limits of requests and messages are about strangers on a network; here players act faster than people do. */
const FREELY = {
  HOST: "0.0.0.0",
  GUNLINE_LOG_LEVEL: "error",
  GUNLINE_REQUESTS_PER_SECOND: "1000000",
  GUNLINE_MESSAGES_PER_SECOND: "1000000",
  GUNLINE_ADDRESS_MESSAGES_PER_SECOND: "1000000",
  GUNLINE_CONNECTIONS: "1000000",
};
