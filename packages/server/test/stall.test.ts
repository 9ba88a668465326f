import { EventEmitter } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { ConcurrencyQuota } from "../src/concurrency-quota.ts";
import { Body } from "../src/http/body.ts";
import { guardRequests } from "../src/http/request-guard.ts";

/** Processor time of this thread in milliseconds: that others have the machine is no fault of what is measured. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The most that this thread worked in one turn of its loop, until something is done. */
async function longestTurn(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const ended = work.finally(() => {
    isDone = true;
  });
  let longest = 0;
  let before = worked();
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    const now = worked();
    longest = Math.max(longest, now - before);
    before = now;
  }
  await ended;
  return longest;
}

const PIECE = 64 * 1024;
const LARGE = 2 * 1024 * 1024;

function chunksOf(bytes: Buffer): readonly Buffer[] {
  const count = Math.ceil(bytes.length / PIECE);
  return Array.from({ length: count }, (_, i) => bytes.subarray(i * PIECE, (i + 1) * PIECE));
}

/** A body of which all but the last piece has come; `finish` brings that. */
class Arriving {
  readonly #stream = new Readable({ read() {} });
  readonly #last: Buffer;

  constructor(bytes: Buffer) {
    const chunks = chunksOf(bytes);
    for (const chunk of chunks.slice(0, -1)) this.#stream.push(chunk);
    this.#last = chunks.at(-1)!;
  }

  get request(): IncomingMessage {
    return Object.assign(this.#stream, { headers: {} }) as unknown as IncomingMessage;
  }

  finish(): void {
    this.#stream.push(this.#last);
    this.#stream.push(null);
  }
}

describe("what is sent does not stop the process", () => {
  test("40 large bodies that are whole at the same moment", async () => {
    const bytes = Buffer.from(`"${"ä".repeat(LARGE / 2 - 1)}"`);
    const bodies = new ConcurrencyQuota(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
    const arriving = Array.from({ length: 40 }, () => new Arriving(bytes));
    const read = arriving.map(({ request }) => new Body(bodies, "home").text(request, LARGE));
    for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve));
    for (const one of arriving) one.finish();
    const longest = await longestTurn(Promise.all(read));
    for (const one of await Promise.all(read)) {
      expect(one.ok && one.value.length).toBe(LARGE / 2 + 1);
    }
    expect(longest).toBeLessThan(60);
  });

  test("a large body of nothing but line breaks", () => {
    const http = new EventEmitter();
    let cut = 0;
    guardRequests(http as Server, () => cut++);
    const socket = Object.assign(new EventEmitter(), { destroy: () => {} });
    http.emit("connection", socket);
    const chunks = chunksOf(Buffer.from("\r\n ".repeat(LARGE / 3)));
    const before = worked();
    for (let times = 0; times < 5; times++) for (const chunk of chunks) socket.emit("data", chunk);
    // 10 MB.
    expect([cut, worked() - before < 150]).toEqual([0, true]);
  });
});
