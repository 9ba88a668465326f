/**
 * Honest games go on while a server is attacked in one way after the other (`attacks/attacks.ts`): it must not fall or stand
 * still, its memory must not grow, the games must not wait, and nobody who plays may be refused.
 * Usage: npm run soak:hostile -- [--short] [--attack NAME]… [--messages N] [--games N] [--seconds N]
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createGame, gameRecord, type TableClient } from "@gunline/link";
import { type Action, type Game, hashOfGame, parseRecord, replay } from "@gunline/rules";
import { buildServer } from "../../packages/server/test/support/build.ts";
import { From } from "../../packages/server/test/support/from.ts";
import { player, skirmish } from "../../packages/server/test/support/scene.ts";
import { ServerProcess } from "../../packages/server/test/support/server.ts";
import {
  isHere,
  leaveAll,
  type SeatedGame,
  seatedGame,
  sit,
  until,
} from "../../packages/server/test/support/table.ts";
import { ATTACKS } from "./attacks/attacks.ts";
import { largeBattle, largeBattlePlayer } from "./large-battle.ts";

const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    attack: { type: "string", multiple: true },
    messages: { type: "string" },
    games: { type: "string" },
    seconds: { type: "string" },
  },
});
const messages = Number(values.messages ?? (values.short ? 3_000 : 100_000));
const games = Number(values.games ?? (values.short ? 10 : 50));
/** Of quiet before, and of every attack that does not count its messages. */
const seconds = Number(values.seconds ?? (values.short ? 12 : 60));
const attacks = ATTACKS.filter(({ name }) => values.attack === undefined || values.attack.includes(name));

/** Of an honest address: as many as play behind one connection at home. */
const GAMES_PER_ADDRESS = 2;
/** One game in so many is of 2,000 points. */
const LARGE_EVERY = 5;
/** A person thinks; this one thinks quickly, and a little longer over a large table. */
const THINK_MS = 500;
const LARGE_THINK_MS = 1_500;
const THREADS = 2;
/** Beside those of the settings: a spare one, those of low priority, and readers. */
const MORE_THREADS = 5;
/**
 * Heap and buffers that an attack may have left in use, and what the process may take of the machine at any time: with
 * the documents that each thread of the rules holds and what it remembers of them, which are bounded.
 */
const MOST_GROWTH = 50e6;
const MOST_MEMORY = 250e6 + (THREADS + 1) * 160e6 + MORE_THREADS * 50e6;
const MOST_RATIO = 3;
/** Milliseconds that the process may stand still by its own doing. */
const MOST_STALL = 100;
/** How long somebody may wait who returns to a game or makes one. */
const MOST_WAIT = 5_000;
/** After so long an attack is ended that does not end by itself. */
const MOST_ATTACK = 10 * 60_000;
/** How often somebody returns to a game, somebody makes one, and the server is asked about itself. */
const EVERY_MS = 1_000;

/**
 * Runs in the server's process and writes a line when it stood still: for how long, and for how much of that it worked. On a
 * machine that others keep busy it may stand still through no fault of its own.
 */
const STALLS = `import { isMainThread } from "node:worker_threads";
  if (isMainThread) {
    const worked = () => { const { user, system } = process.threadCpuUsage(); return (user + system) / 1000; };
    let [at, before] = [performance.now(), worked()];
    setInterval(() => {
      const [now, after] = [performance.now(), worked()];
      if (now - at > 60) console.log(JSON.stringify({ stall: now - at, worked: after - before }));
      [at, before] = [now, after];
    }, 10).unref();
  }`;

/** Refusals that are the server's and not the rules'. */
const OF_THE_SERVER = new Set(["TOO_FAST", "TOO_SLOW", "BUSY", "NOT_SAVED", "INTERNAL", "STOPPING"]);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

class HonestGame {
  readonly game: SeatedGame;
  readonly base: string;
  readonly clients: { p1: TableClient; p2: TableClient };
  readonly #think: (game: Game) => Action;
  readonly #thinkMs: number;
  #isStopped = false;
  readonly #playing: Promise<void>;
  waits: number[] = [];
  /** Codes of refusals that it should not have had. */
  refused: string[] = [];

  private constructor(
    base: string,
    game: SeatedGame,
    clients: HonestGame["clients"],
    seed: number,
    isLarge: boolean,
  ) {
    this.base = base;
    this.game = game;
    this.clients = clients;
    this.#think = isLarge ? largeBattlePlayer(seed) : player(seed);
    this.#thinkMs = isLarge ? LARGE_THINK_MS : THINK_MS;
    this.#playing = this.#play(seed);
  }

  static async start(base: string, seed: number): Promise<HonestGame> {
    const isLarge = seed % LARGE_EVERY === 0;
    const game = await seatedGame(base, isLarge ? largeBattle(seed) : skirmish());
    const clients = { p1: sit(base, game.id, game.tokens.p1), p2: sit(base, game.id, game.tokens.p2) };
    for (const client of Object.values(clients)) await until(client, isHere);
    return new HonestGame(base, game, clients, seed, isLarge);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#playing;
  }

  async #play(seed: number): Promise<void> {
    await pause((seed * 37) % this.#thinkMs);
    const { p1, p2 } = this.clients;
    while (!this.#isStopped && p1.state.view!.status.state !== "over") {
      await pause(this.#thinkMs);
      const ahead = p1.state.seq >= p2.state.seq ? p1 : p2;
      const awaited = this.clients[ahead.state.view!.waiting[0]?.player ?? "p1"];
      if (awaited.state.seq < ahead.state.seq) continue;
      const action = this.#think(awaited.state.document!);
      const started = performance.now();
      const answer = await awaited.act(action);
      this.waits.push(performance.now() - started);
      const code = answer.ok ? undefined : answer.errors[0]?.code;
      if (code !== undefined && OF_THE_SERVER.has(code)) this.refused.push(code);
    }
  }

  /** Somebody who plays opens the game in another window: gives how long it took to get in. */
  async return(): Promise<number> {
    const started = performance.now();
    const client = sit(this.base, this.game.id, this.game.tokens.p2);
    await until(client, isHere, "a welcome", MOST_WAIT * 4);
    client.close();
    return performance.now() - started;
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

/** What the server tells about itself. */
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

/** What happens to others while games go on: those who return, those who make a game, and the process itself. */
class Watch {
  readonly #server: ServerProcess;
  readonly #honest: readonly HonestGame[];
  readonly #watching: Promise<void>;
  #isOver = false;
  readonly memory: number[] = [];
  readonly returns: number[] = [];
  readonly creations: number[] = [];
  /** The longest that the process stood still, in milliseconds, and that it worked without looking up. */
  stall = 0;
  worked = 0;
  #read = 0;
  readonly failures: string[] = [];

  constructor(server: ServerProcess, honest: readonly HonestGame[]) {
    this.#server = server;
    this.#honest = honest;
    this.#watching = this.#watch();
  }

  async end(): Promise<this> {
    this.#isOver = true;
    await this.#watching;
    return this;
  }

  get line(): string {
    const most = (ms: readonly number[]) => `${Math.max(0, ...ms).toFixed(0)} ms`;
    return `returned within ${most(this.returns)}, games made within ${most(this.creations)}, stood still for ${this.stall.toFixed(0)} ms at most and worked for ${this.worked.toFixed(0)} ms of it`;
  }

  async #watch(): Promise<void> {
    this.#read = this.#server.lines.length;
    const pending: Promise<void>[] = [];
    for (let n = 0; !this.#isOver; n++) {
      await pause(EVERY_MS);
      if (!this.#server.isUp) return;
      this.memory.push(memory(this.#server));
      this.#readStalls();
      pending.push(
        this.#timed(this.returns, "a player who returned", () =>
          this.#honest[n % this.#honest.length]!.return(),
        ),
        this.#timed(this.creations, "a new game", () => createdFrom(this.#server)),
      );
    }
    await Promise.all(pending);
  }

  #readStalls(): void {
    const { lines } = this.#server;
    for (const line of lines.slice(this.#read)) {
      if (!line.startsWith('{"stall"')) continue;
      const { stall, worked } = JSON.parse(line) as { readonly stall: number; readonly worked: number };
      this.stall = Math.max(this.stall, stall);
      this.worked = Math.max(this.worked, Math.min(stall, worked));
    }
    this.#read = lines.length;
  }

  async #timed(into: number[], what: string, work: () => Promise<number>): Promise<void> {
    try {
      into.push(await work());
    } catch (error) {
      this.failures.push(`${what}: ${String(error)}`);
    }
  }
}

let strangers = 0;
/** Somebody who was never there before makes a game; gives how long it took. */
async function createdFrom({ port }: ServerProcess): Promise<number> {
  const from = await From.address(
    `127.0.${2 + Math.floor(++strangers / 250)}.${1 + (strangers % 250)}`,
    port,
  );
  const started = performance.now();
  try {
    await createGame(from.base, { document: skirmish() });
    return performance.now() - started;
  } finally {
    from.end();
  }
}

/** Runs an attack in a process of its own, to its end. */
async function attacked(server: ServerProcess, name: string): Promise<void> {
  const file = join(import.meta.dirname, "attack.ts");
  const args = [file, String(server.port), name, String(seconds), String(messages)];
  const child = spawn(process.execPath, args, { stdio: "inherit", timeout: MOST_ATTACK });
  // The attackers' own work must not be mistaken for the server's.
  setPriority(child.pid!, 19);
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  if (!server.isUp) throw new Error(`the server fell:\n${server.lines.slice(-5).join("\n")}`);
  if (code !== 0) throw new Error(`the attack ended with ${code}`);
}

const folder = mkdtempSync(join(tmpdir(), "gunline-soak-"));
const froms: From[] = [];
const complaints: string[] = [];
try {
  process.env["GUNLINE_MAIN"] = await buildServer(folder);
  // The limits that operators have, and not those of tests.
  const server = await ServerProcess.start({
    // As OPERATIONS says.
    NODE_OPTIONS: `--max-old-space-size=256 --max-semi-space-size=16 --import data:text/javascript,${encodeURIComponent(STALLS)}`,
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
  const share = (from: number, began: number) =>
    `${((100e3 * (processor(server) - from)) / (performance.now() - began)).toFixed(0)} % of a core`;
  /** What games and others had to bear for a time. */
  const during = async (what: string, time: () => Promise<unknown>) => {
    const [busy, began, watch] = [processor(server), performance.now(), new Watch(server, honest)];
    await time();
    const lasted = (performance.now() - began) / 1000;
    await watch.end();
    const games = waited(honest);
    const most = Math.max(...watch.memory);
    console.log(
      `${what}, ${lasted.toFixed(0)} s: ${games.line}; ${watch.line}; ${share(busy, began)}; ${mega(most)} at most`,
    );
    return { ...games, watch, most };
  };
  const before = await during("in quiet", () => pause(seconds * 1_000));
  const usedBefore = await inUse(server);
  for (const { name } of attacks) {
    const under = await during(name, () => attacked(server, name));
    const ratio = under.p99 / before.p99;
    console.log(`${name}: the 99th percentile is ${ratio.toFixed(2)} times that in quiet`);
    const complain = (what: string) => complaints.push(`${name}: ${what}`);
    if (ratio > MOST_RATIO) complain(`the honest games waited ${ratio.toFixed(2)} times as long`);
    const { worked } = under.watch;
    if (worked > MOST_STALL) complain(`the process worked for ${worked.toFixed(0)} ms without looking up`);
    if (under.most > MOST_MEMORY) complain(`the process took ${mega(under.most)}`);
    if (Math.max(...under.watch.returns) > MOST_WAIT) complain("a player waited long to return");
    if (Math.max(...under.watch.creations) > MOST_WAIT) complain("a new game took long");
    complaints.push(...under.watch.failures.map((one) => `${name}: ${one}`));
    const refused = honest.flatMap((one) => one.refused.splice(0));
    if (refused.length > 0) complain(`players were refused: ${[...new Set(refused)].join(", ")}`);
    // What an attack has used of the shares wears off, so that the next one begins as it would alone.
    await pause(values.short ? 3_000 : 15_000);
    waited(honest);
  }
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
  if (used - usedBefore > MOST_GROWTH) complaints.push("memory grew");
  if (health !== 200) complaints.push(`health says ${health}`);
  complaints.push(...faults.slice(0, 1));
} catch (error) {
  complaints.push(error instanceof Error ? error.stack! : String(error));
} finally {
  leaveAll();
  for (const from of froms) from.end();
  await ServerProcess.stopAll();
  rmSync(folder, { recursive: true, force: true });
}
for (const complaint of complaints) console.error(`FAILED: ${complaint}`);
process.exit(complaints.length === 0 ? 0 : 1);
