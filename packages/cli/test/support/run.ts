import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { main } from "../../src/main.ts";
import { withStreams } from "../../src/streams.ts";

/** Runs the program: its main function in this process, or, where the process matters, in one of its own. */

export const BIN = fileURLToPath(new URL("../../bin/gunline.js", import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A command without the second that a process takes to start. */
export async function gunline(args: readonly string[], stdin: string | Buffer = ""): Promise<Ran> {
  const [out, err] = [new Collected(), new Collected()];
  const stream = Readable.from(stdin.length === 0 ? [] : [Buffer.from(stdin)]);
  const code = await withStreams({ stdin: stream, stdout: out, stderr: err }, () => main(args));
  return { code, out: out.text(), err: err.text() };
}

class Collected extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString();
  }
}

/** The real program in a process of its own, as a player starts it. */
export function started(args: readonly string[], stdin: string | Buffer = ""): Promise<Ran> {
  return runNode(process.execPath, [BIN, ...args], stdin);
}

export function runNode(node: string, args: readonly string[], stdin: string | Buffer = ""): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      resolve({ code, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() });
    });
    // A program that refuses early does not read what is left of its input.
    child.stdin.on("error", () => {});
    child.stdin.end(stdin);
  });
}

/** The one document that a command printed. */
export function documentOf<T>({ out }: Ran): T {
  return JSON.parse(out) as T;
}

/**
 * A folder for one test. Every file that uses them says `afterAll(Scratch.removeAll)`: of tests that run side by
 * side, the one that ends first would take the folders of the others along.
 */
export class Scratch {
  static readonly #folders: string[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), "gunline-test-"));

  constructor() {
    Scratch.#folders.push(this.#folder);
  }

  static readonly removeAll = (): void => {
    for (const folder of Scratch.#folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  };

  path(name: string): string {
    return join(this.#folder, name);
  }

  /** Writes a file, anything but text and bytes as JSON, and gives its path. */
  file(name: string, content: unknown): string {
    const path = this.path(name);
    const raw = typeof content === "string" || Buffer.isBuffer(content) ? content : JSON.stringify(content);
    writeFileSync(path, raw);
    return path;
  }

  files(): readonly string[] {
    return readdirSync(this.#folder).sort();
  }
}
