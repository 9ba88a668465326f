import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inject } from "vitest";
import { freePort } from "../../../../scripts/test/free-port.ts";

/** Limits out of the way of tests that are not about them. */
const FREELY = {
  GUNLINE_GAMES_PER_HOUR: "100000",
  GUNLINE_REQUESTS_PER_SECOND: "100000",
  GUNLINE_MESSAGES_PER_SECOND: "100000",
  GUNLINE_ADDRESS_MESSAGES_PER_SECOND: "100000",
  GUNLINE_ADDRESS_CONNECTIONS: "10000",
};

/** A server as a process of its own, which tests may kill and start again on the same port and the same data. */
export class ServerProcess {
  static readonly #all = new Set<ServerProcess>();

  readonly #environment: Readonly<Record<string, string>>;
  readonly data: string;
  readonly port: number;
  #child: ChildProcess | undefined;
  /** What it wrote, line by line. */
  readonly lines: string[] = [];

  private constructor(environment: Readonly<Record<string, string>>, port: number) {
    this.data = mkdtempSync(join(tmpdir(), "gunline-server-"));
    this.#environment = environment;
    this.port = port;
  }

  static async start(environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
    const server = new ServerProcess(environment, Number(environment["PORT"] ?? (await freePort())));
    ServerProcess.#all.add(server);
    await server.start();
    return server;
  }

  /** For `afterAll`: ends what tests left running. */
  static async stopAll(): Promise<void> {
    for (const server of ServerProcess.#all) {
      await server.kill();
      rmSync(server.data, { recursive: true, force: true });
    }
    ServerProcess.#all.clear();
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const main = process.env["GUNLINE_MAIN"] ?? inject("main");
    const child = spawn(process.execPath, [main], {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env["PATH"],
        // Goes with the folder.
        NODE_COMPILE_CACHE: join(dirname(main), "compiled"),
        HOST: "127.0.0.1",
        GUNLINE_DATA: this.data,
        ...FREELY,
        ...this.#environment,
        PORT: String(this.port),
      },
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        for (const line of chunk.toString().split("\n")) {
          if (line === "") continue;
          this.lines.push(line);
          if (/"listening"/.test(line)) resolve();
        }
      };
      child.stdout!.on("data", read);
      child.stderr!.on("data", read);
      child.once("exit", (code) =>
        reject(new Error(`the server ended with ${code}:\n${this.lines.join("\n")}`)),
      );
    });
  }

  /** Whether it runs, and is the same process as at its start. */
  get isUp(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  get pid(): number {
    return this.#child!.pid!;
  }

  /** As a power cut would. */
  kill(): Promise<number | null> {
    return this.#end("SIGKILL");
  }

  /** As an operator would; gives the exit code. */
  terminate(): Promise<number | null> {
    return this.#end("SIGTERM");
  }

  /** Stops it from running without ending it, as a machine under heavy load might. */
  freeze(): void {
    this.#child?.kill("SIGSTOP");
  }

  thaw(): void {
    this.#child?.kill("SIGCONT");
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return null;
    const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
    child.kill(signal);
    return exited;
  }
}

/** Of what a server tells about itself. */
export async function figure({ base }: ServerProcess, name: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? Number.NaN);
}
