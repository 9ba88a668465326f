/**
 * Honest games go on while a server is attacked from twenty addresses at once: it must not fall, its memory must not
 * grow, and the games must not wait. Usage: npm run soak:hostile -- [messages] [games] [seconds of quiet before]
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { gameRecord, type TableClient } from "@gunline/link";
import { hashOfGame, parseRecord, replay } from "@gunline/rules";
import { buildServer } from "../../packages/server/test/support/build.ts";
import { player } from "../../packages/server/test/support/scene.ts";
import { ServerProcess } from "../../packages/server/test/support/server.ts";
import {
  isHere,
  leaveAll,
  type SeatedGame,
  seatedGame,
  sit,
  until,
} from "../../packages/server/test/support/table.ts";
import { From } from "./from.ts";

const [messages = 100_000, games = 50, quiet = 30] = process.argv.slice(2).map(Number);

/** Of an honest address: as many as play behind one connection at home. */
const GAMES_PER_ADDRESS = 2;
/** A person thinks; this one thinks quickly. */
const THINK_MS = 500;
const THREADS = 2;
/**
 * Heap and buffers that the attack may have left in use, and what the process may take of the machine at any time: with
 * the documents that each thread of the rules holds and what it remembers of them, which are bounded.
 */
const MOST_GROWTH = 50e6;
const MOST_MEMORY = 250e6 + THREADS * 160e6;
const MOST_RATIO = 3;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

class HonestGame {
  readonly game: SeatedGame;
  readonly base: string;
  readonly clients: { readonly p1: TableClient; readonly p2: TableClient };
  #isStopped = false;
  readonly #playing: Promise<void>;
  waits: number[] = [];

  private constructor(base: string, game: SeatedGame, clients: HonestGame["clients"], seed: number) {
    this.base = base;
    this.game = game;
    this.clients = clients;
    this.#playing = this.#play(seed);
  }

  static async start(base: string, seed: number): Promise<HonestGame> {
    const game = await seatedGame(base);
    const clients = { p1: sit(base, game.id, game.tokens.p1), p2: sit(base, game.id, game.tokens.p2) };
    for (const client of Object.values(clients)) await until(client, isHere);
    return new HonestGame(base, game, clients, seed);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#playing;
  }

  async #play(seed: number): Promise<void> {
    const think = player(seed);
    await pause((seed * 37) % THINK_MS);
    const { p1, p2 } = this.clients;
    while (!this.#isStopped && p1.state.view!.status.state !== "over") {
      await pause(THINK_MS);
      const ahead = p1.state.seq >= p2.state.seq ? p1 : p2;
      const awaited = this.clients[ahead.state.view!.waiting[0]?.player ?? "p1"];
      if (awaited.state.seq < ahead.state.seq) continue;
      const action = think(awaited.state.document!);
      const started = performance.now();
      await awaited.act(action);
      this.waits.push(performance.now() - started);
    }
  }

  /** Both hold the same document, which is the one of the record, and nobody ever had to ask for it. */
  async prove(): Promise<void> {
    const { p1, p2 } = this.clients;
    const seq = Math.max(p1.state.seq, p2.state.seq);
    for (const client of [p1, p2]) await until(client, (state) => state.seq === seq, "the last step");
    const hashes = [p1, p2].map(({ state }) => hashOfGame(state.document!));
    const record = parseRecord(await gameRecord(this.base, this.game.id, this.game.watch));
    if (!record.ok) throw new Error(JSON.stringify(record.refusals));
    const last = record.value.steps.at(-1)?.state_hash ?? hashes[0];
    if (hashes.some((one) => one !== last)) throw new Error(`game ${this.game.id}: the documents differ`);
    if (p1.mismatches + p2.mismatches > 0) throw new Error(`game ${this.game.id}: a client had to ask`);
    if (!replay(record.value).ok) throw new Error(`game ${this.game.id}: the record does not replay`);
  }
}

const memory = ({ pid }: ServerProcess) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) * 1024;
/** Seconds of processor time since its start. */
const processor = ({ pid }: ServerProcess) =>
  readFileSync(`/proc/${pid}/stat`, "utf8")
    .split(") ")[1]!
    .split(" ")
    .slice(11, 13)
    .reduce((sum, ticks) => sum + Number(ticks) / 100, 0);

/** Of what the server tells about itself. */
async function figure({ base }: ServerProcess, name: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? 0);
}

/** Bytes that are in use, unlike those that the process has not given back. */
const inUse = async (server: ServerProcess) =>
  (await figure(server, "nodejs_heap_size_used_bytes")) +
  (await figure(server, "nodejs_external_memory_bytes"));

const mega = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** What was waited since the last time. */
function waited(all: readonly HonestGame[]): { readonly p99: number; readonly line: string } {
  const waits = all.flatMap((one) => one.waits.splice(0)).sort((a, b) => a - b);
  const p99 = percentile(waits, 0.99);
  const median = percentile(waits, 0.5);
  return {
    p99,
    line: `${waits.length} actions, median ${median.toFixed(1)} ms, 99th percentile ${p99.toFixed(1)} ms`,
  };
}

const folder = mkdtempSync(join(tmpdir(), "gunline-soak-"));
const froms: From[] = [];
let complaint: string | undefined;
try {
  process.env["GUNLINE_MAIN"] = await buildServer(folder);
  // The limits that operators have, and not those of tests.
  const server = await ServerProcess.start({
    // As OPERATIONS says.
    NODE_OPTIONS: "--max-old-space-size=256 --max-semi-space-size=16",
    MALLOC_ARENA_MAX: "2",
    GUNLINE_THREADS: String(THREADS),
    GUNLINE_GAMES_PER_HOUR: "30",
    GUNLINE_REQUESTS_PER_SECOND: "10",
    GUNLINE_MESSAGES_PER_SECOND: "20",
    GUNLINE_ADDRESS_MESSAGES_PER_SECOND: "100",
    GUNLINE_ADDRESS_CONNECTIONS: "100",
  });
  const honest: HonestGame[] = [];
  for (let n = 0; n < games; n++) {
    if (n % GAMES_PER_ADDRESS === 0)
      froms.push(await From.address(`127.0.1.${1 + n / GAMES_PER_ADDRESS}`, server.port));
    honest.push(await HonestGame.start(froms.at(-1)!.base, n + 1));
  }
  await pause(5_000);
  waited(honest);
  const [idle, since] = [processor(server), performance.now()];
  await pause(quiet * 1_000);
  const share = (from: number, began: number) =>
    `${((100e3 * (processor(server) - from)) / (performance.now() - began)).toFixed(0)} % of a core`;
  const before = waited(honest);
  const memoryBefore = memory(server);
  const usedBefore = await inUse(server);
  console.log(
    `in quiet: ${before.line}; ${share(idle, since)}; ${mega(memoryBefore)}, of which ${mega(usedBefore)} in use`,
  );

  const [busy, began] = [processor(server), performance.now()];
  const file = join(import.meta.dirname, "attack.ts");
  const attack = spawn(process.execPath, [file, String(server.port), String(messages)], { stdio: "inherit" });
  // The attackers' own work must not be mistaken for the server's.
  setPriority(attack.pid!, 19);
  const ended = new Promise<number | null>((resolve) => attack.once("exit", resolve));
  const seen: number[] = [];
  const looks = setInterval(() => {
    if (server.isUp) seen.push(memory(server));
  }, 500);
  const code = await ended;
  clearInterval(looks);
  const seconds = (performance.now() - began) / 1000;
  const under = waited(honest);
  if (!server.isUp) throw new Error(`the server fell:\n${server.lines.slice(-5).join("\n")}`);
  if (code !== 0) throw new Error(`the attack ended with ${code}`);
  const quarters = [0.25, 0.5, 0.75, 1].map((part) => mega(seen[Math.ceil(seen.length * part) - 1] ?? 0));
  console.log(
    `under attack, ${seconds.toFixed(0)} s: ${under.line}; ${share(busy, began)}; ${quarters.join(", ")} after each quarter, at most ${mega(Math.max(...seen))}`,
  );
  await pause(10_000);
  const memoryAfter = memory(server);
  const used = await inUse(server);
  for (const one of honest) await one.stop();
  for (const one of honest) await one.prove();
  const health = (await fetch(`${server.base}/healthz`)).status;
  const faults = server.lines.filter((line) => /"level":50|unhandled/.test(line));
  console.log(
    `afterwards: ${mega(memoryAfter)}, of which ${mega(used)} in use; ${honest.length} games, every document, hash and record right; health ${health}; ${faults.length} errors in ${server.lines.length} lines of log`,
  );
  const ratio = under.p99 / before.p99;
  console.log(`the 99th percentile under attack is ${ratio.toFixed(2)} times that in quiet`);
  if (ratio > MOST_RATIO) complaint = `the honest games waited ${ratio.toFixed(2)} times as long`;
  if (used - usedBefore > MOST_GROWTH || Math.max(...seen) > MOST_MEMORY) complaint = "memory grew";
  if (health !== 200) complaint = `health says ${health}`;
  if (faults.length > 0) complaint = faults[0]!;
} catch (error) {
  complaint = error instanceof Error ? error.stack! : String(error);
} finally {
  leaveAll();
  for (const from of froms) from.end();
  await ServerProcess.stopAll();
  rmSync(folder, { recursive: true, force: true });
}
if (complaint !== undefined) console.error(`FAILED: ${complaint}`);
process.exit(complaint === undefined ? 0 : 1);
