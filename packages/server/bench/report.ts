import { cpus } from "node:os";
import { goalMark } from "../../../scripts/bench/measure.ts";
import { bestOf, type Figures, medianOf, perGame, shown } from "./figures.ts";
import { battleRound } from "./round.ts";
import { type Both, PACES, type Pace, type Side } from "./stages.ts";
import type { ThreadCost } from "./threads.ts";

export function printMethod(): void {
  const sizes = battleRound().map(({ sent }) => JSON.stringify(sent).length);
  const mean = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
  console.log(
    `Each server and the clients of each are processes of their own, on ${cpus().length} cores; while one pair of them
is measured the other is stopped. Same clients (the SDK under @gunline/link), two a game, two games an address of
127.0.0.0/8, whose first actions are not measured: an address has to show that they are quick. Players choose
and assign, take back, fire whole volleys and end phases on a table of 50 models; the server, built as for operators,
writes every action to SQLite (synchronous = FULL) before it tells it. The bare room is sent what the server would have told of the same
action (${mean} bytes of JSON on average, ${Math.min(...sizes)} to ${Math.max(...sizes)}) and echoes it to both. Times are from sending until both clients
have it, at ${PACES.calm} and at ${PACES.brisk} actions a second in all games together, and with every active game as fast as it is answered.`,
  );
}

const STEADY = ["calm", "brisk"] as const;
const NAMES: Both<string> = { server: "server   ", echo: "bare room" };

export function printStage({ server, echo }: Both<Side>, wanted: number, active: number): void {
  const count = ({ games }: Side) => games.toLocaleString("en");
  const open = server.games === echo.games ? count(server) : `${count(server)} and ${count(echo)}`;
  const short =
    Math.min(server.games, echo.games) < wanted ? ` (${wanted} could not be opened in the time)` : "";
  console.log(`\n${open} games open${short}, ${active} of them active`);
  const each = (show: (side: Side) => string) => {
    console.log(`  ${NAMES.server}  ${show(server)}`);
    console.log(`  ${NAMES.echo}  ${show(echo)}`);
  };
  for (const pace of STEADY) each((side) => `${PACES[pace]} a second: ${line(side[pace])}`);
  each(({ flatOut }) => `flat out: ${shown(flatOut, "perSecond", 0)} actions a second, ${line(flatOut)}`);
  each(({ games, empty, open: opened, played, opening }) => {
    const history = ((played.live - opened.live) / active / 1024).toFixed(0);
    const memory = `${perGame("rss", empty, opened, games)} resident, ${perGame("live", empty, opened, games)} alive`;
    return `memory a game: ${memory}, ${history} kB more alive once played; ${opening.toFixed(1)} ms to open one`;
  });
}

function line(rounds: readonly Figures[]): string {
  const ms = (figure: "p50" | "p99" | "cpu") => `${shown(rounds, figure, 2)} ms`;
  return `p50 ${ms("p50")}, p99 ${ms("p99")}, processor ${ms("cpu")} an action`;
}

/** Two goals of the threads: what they cost an action of the pace, and that they keep up. */
export function printThreads({ server }: Both<Side>, { here, there }: ThreadCost): void {
  const median = medianOf(server.brisk, "p50");
  const share = (there - here) / median;
  const goal = goalMark(share <= 0.2, "at most 20 %");
  console.log(
    `  rules of an action: p50 ${here.toFixed(2)} ms in the same thread, ${there.toFixed(2)} ms in another: ${(100 * share).toFixed(0)} % of the server's p50 at ${PACES.brisk} a second  ${goal}`,
  );
  const most = bestOf(server.flatOut, "perSecond");
  console.log(
    `  actions a second at the most: ${most.toFixed(0)}  ${goalMark(most >= 1_000, "at least 1,000")}`,
  );
}

/** Judged by the median round, at both paces; the disk's part is shown and not taken off. */
export function printGoal({ server, echo }: Both<Side>, flush: number): void {
  const ratio = (of: typeof bestOf, pace: Pace, figure: "p50" | "cpu" | "perSecond") =>
    of(server[pace], figure) / of(echo[pace], figure);
  const both = (pace: Pace, figure: "p50" | "cpu" | "perSecond") =>
    `${ratio(bestOf, pace, figure).toFixed(2)} (${ratio(medianOf, pace, figure).toFixed(2)})`;
  const cpu = goalMark(ratio(medianOf, "flatOut", "cpu") <= 5, "at most 5");
  console.log(
    `  server over bare room, processor time an action, flat out: ${both("flatOut", "cpu")}  ${cpu}`,
  );
  const most = ratio(medianOf, "flatOut", "perSecond");
  console.log(
    `  server over bare room, actions a second, flat out: ${both("flatOut", "perSecond")}  ${goalMark(most >= 0.3, "at least 0.3")}`,
  );
  for (const pace of STEADY) {
    const goal = goalMark(ratio(medianOf, pace, "p50") <= 2, "at most 2");
    console.log(`  server over bare room, p50 at ${PACES[pace]} a second: ${both(pace, "p50")}  ${goal}`);
  }
  const alone = medianOf(echo.brisk, "p50") + flush;
  console.log(
    `  a write and flush of the same disk, alone, ${PACES.brisk} a second: p50 ${flush.toFixed(2)} ms; server over bare room and it: ${(medianOf(server.brisk, "p50") / alone).toFixed(2)}`,
  );
}
