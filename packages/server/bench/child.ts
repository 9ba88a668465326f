import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const COMPLAINTS_KEPT = 4_000;

/** A process of the run that takes orders, one at a time. It ends with the run, however that ends. */
export class Child {
  static readonly #all = new Set<Child>();

  readonly #name: string;
  readonly #process: ChildProcess;
  #complaints = "";

  constructor(
    file: string,
    given: { readonly flags?: string[]; readonly env?: Record<string, string> } = {},
  ) {
    this.#name = file;
    const path = fileURLToPath(new URL(file, import.meta.url));
    this.#process = spawn(process.execPath, [...(given.flags ?? []), path], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      serialization: "advanced",
      env: {
        PATH: process.env["PATH"],
        NODE_COMPILE_CACHE: join(tmpdir(), "gunline-compile-cache"),
        ...given.env,
      },
    });
    this.#process.stderr!.on("data", (chunk: Buffer) => {
      this.#complaints = (this.#complaints + chunk.toString()).slice(0, COMPLAINTS_KEPT);
    });
    Child.#all.add(this);
  }

  static killAll(): void {
    for (const child of Child.#all) child.#process.kill("SIGKILL");
    Child.#all.clear();
  }

  async ask<Answer>(order: object): Promise<Answer> {
    const over = new AbortController();
    const { signal } = over;
    const ended = once(this.#process, "exit", { signal }).then(([code, by]) => {
      throw new Error(`${this.#name} ended with ${code ?? by}:\n${this.#complaints}`);
    });
    const answered = once(this.#process, "message", { signal });
    this.#process.send(order);
    try {
      const [answer] = (await Promise.race([answered, ended])) as [Answer];
      return answer;
    } finally {
      ended.catch(() => {});
      answered.catch(() => {});
      over.abort();
    }
  }

  /** A process that is not measured must not take time from one that is. */
  freeze(): void {
    this.#process.kill("SIGSTOP");
  }

  thaw(): void {
    this.#process.kill("SIGCONT");
  }

  async listening(port: number): Promise<void> {
    for (let tries = 0; !(await answers(port)); tries++) {
      if (tries > 200 || this.#process.exitCode !== null)
        throw new Error(`${this.#name} does not listen:\n${this.#complaints}`);
      await pause(50);
    }
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
