import { readFileSync } from "node:fs";
import { dialer } from "@gunline/link";
import { addressOfGame, comeFromThem } from "./addresses.ts";
import { type BenchGame, SPARE } from "./games.ts";
import type { LoadOrder, Played, Run } from "./orders.ts";
import { Pair, type Say } from "./pair.ts";
import { battleRound } from "./round.ts";

/** The clients of one of the two servers, in a process of their own. */

const { PORT = "", GAMES = "", TARGET = "" } = process.env;
/** Games that are opened at a time. */
const AT_ONCE = 16;
const WARM_PART_MS = 500;

const games = JSON.parse(readFileSync(GAMES, "utf8")) as readonly BenchGame[];
const moves = battleRound();
const pairs: Pair[] = [];
comeFromThem();
const openPair = (game: BenchGame, say: Say) => {
  const address = addressOfGame(games.indexOf(game));
  return Pair.open(dialer(`http://${address}:${PORT}`), game, moves, say);
};

const command: Say = (line, { action, sent }, seq) =>
  line.send("act", { id: sent.step.id + seq, base: seq - 1, action });
const echo: Say = (line, { sent }, seq) => line.send("step", { ...sent, step: { ...sent.step, seq } });
const say = TARGET === "echo" ? echo : command;

async function open(upTo: number, ms: number): Promise<number> {
  const end = performance.now() + ms;
  const left = games.slice(pairs.length, upTo);
  const opening = async () => {
    for (let game = left.shift(); game !== undefined && performance.now() < end; game = left.shift()) {
      pairs.push(await openPair(game, say));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, opening));
  return pairs.length;
}

async function warm(actions: number, ms: number): Promise<number> {
  const spare = await Promise.all(games.slice(-SPARE).map((game) => openPair(game, say)));
  const end = performance.now() + ms;
  let made = 0;
  while (made < actions && performance.now() < end) {
    const { latencies } = await play(spare, { active: SPARE, perSecond: null, ms: WARM_PART_MS });
    made += latencies.length;
  }
  for (const pair of spare) pair.close();
  return made;
}

async function play(open: readonly Pair[], { active, perSecond, ms }: Run): Promise<Played> {
  const latencies: number[] = [];
  const began = performance.now();
  const end = began + ms;
  const interval = perSecond === null ? 0 : (1000 * active) / perSecond;
  const playing = async (pair: Pair, index: number) => {
    // Games begin one after the other, so that moves are spread evenly.
    let next = began + (interval * index) / active;
    for (; next < end; next = Math.max(next + interval, performance.now())) {
      if (interval > 0) await until(next);
      latencies.push(await pair.play());
    }
  };
  await Promise.all(open.slice(0, active).map(playing));
  return { latencies, seconds: (performance.now() - began) / 1000 };
}

function until(moment: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));
}

function obey(given: LoadOrder): Promise<number | Played> {
  switch (given.order) {
    case "open":
      return open(given.games, given.ms);
    case "warm":
      return warm(given.actions, given.ms);
    case "play":
      return play(pairs, given.run);
  }
}

process.on("message", async (given: LoadOrder) => process.send!(await obey(given)));
process.once("disconnect", () => process.exit());
