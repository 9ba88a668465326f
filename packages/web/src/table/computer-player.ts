import type { Decision, Strength } from "@gunline/computer";
import { type Game, sealedSeed, step } from "@gunline/rules";
import { computerToMove, endStandIn, useComputer } from "./computer.ts";
import { COMPUTER_PAUSE, usePreferences } from "./preferences.ts";
import { useShow } from "./show.ts";
import { currentTable, type Entry, receive, useTable } from "./table.ts";

/** Plays for the seats that the computer has: thinks in a worker, and acts at a speed that can be followed. */

/** What shows nothing on the table, as passing does, is soon over. */
const UNSEEN = 0.2;
/** What is shown of a step ends by itself; should it not, the game goes on all the same. */
const LONGEST_SHOW_MS = 6_000;

interface Answer {
  readonly id: number;
  /** Null: it found nothing to do. */
  readonly decision: Decision | null;
}

/** The worker that decides, started with the first question, and again after an error. */
class Thinker {
  #worker: Worker | undefined;
  #questions = 0;
  readonly #asked = new Map<
    number,
    { resolve: (decision: Decision) => void; reject: (why: unknown) => void }
  >();

  /** It gets nothing of the dice to come: only the hash of the seed is sent. */
  think(game: Game, strength: Strength, seed = "table"): Promise<Decision> {
    return new Promise((resolve, reject) => {
      const id = this.#questions++;
      this.#asked.set(id, { resolve, reject });
      const seen = { ...game, rng: { ...game.rng, seed: sealedSeed(game.rng.seed) } };
      this.#worker ??= this.#started();
      this.#worker.postMessage({ id, game: seen, strength, seed });
    });
  }

  #started(): Worker {
    const worker = new Worker(new URL("../worker.ts", import.meta.url), { type: "module", name: "computer" });
    worker.onmessage = ({ data: { id, decision } }: MessageEvent<Answer>) => {
      const question = this.#asked.get(id);
      this.#asked.delete(id);
      if (decision === null) question?.reject(decision);
      else question?.resolve(decision);
    };
    worker.onerror = (why) => {
      this.#worker = undefined;
      for (const { reject } of this.#asked.values()) reject(why);
      this.#asked.clear();
    };
    return worker;
  }
}

const thinker = new Thinker();

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Until what has just happened was seen. */
function shown(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      forget();
      resolve();
    };
    const timer = setTimeout(end, LONGEST_SHOW_MS);
    const forget = useShow.subscribe(({ show }) => show === null && end());
    if (useShow.getState().show === null) end();
  });
}

/** As long as the step before has to be looked at: one that moved or rolled something, longer than one that did not. */
async function lookedAt(entries: readonly Entry[]): Promise<void> {
  const last = entries.at(-1);
  const isSeen = last !== undefined && (last.result.dice.length > 0 || useShow.getState().show !== null);
  const long = COMPUTER_PAUSE[usePreferences.getState().computer];
  if (long === 0) return;
  await Promise.all([pause(isSeen ? long : long * UNSEEN), shown()]);
}

/** Any legal choice will do where the better player has failed: the game must never wait for nobody. */
const STOPGAPS: readonly (readonly [Strength, string])[] = [
  ["random", "table"],
  ["random", "again"],
  ["random", "oncemore"],
];

/** Acts whenever it is the computer's turn, from now on; `fail` is told when it cannot. */
export function followComputer(fail: () => void): void {
  let thinksOf: Game | undefined;
  let failedAt: Game | undefined;
  const follow = async () => {
    const { table } = useTable.getState();
    endStandIn();
    const strength = computerToMove(table);
    if (table === null || strength === undefined || useComputer.getState().paused) return;
    if (table.game === thinksOf || table.game === failedAt || !isAtTable()) return;
    const { game } = table;
    thinksOf = game;
    const isMade = await actAt(game, strength, table.entries);
    if (thinksOf === game) thinksOf = undefined;
    if (!isMade && useTable.getState().table?.game === game && computerToMove(table) !== undefined) {
      if (!useComputer.getState().paused && isAtTable()) {
        failedAt = game;
        fail();
      }
    }
    void follow();
  };
  useTable.subscribe(() => void follow());
  useComputer.subscribe(() => void follow());
  window.addEventListener("hashchange", () => void follow());
  void follow();
}

/** Anyone who has gone to another page does not want to miss what happens here. */
function isAtTable(): boolean {
  return window.location.hash === "#/table";
}

/** Whether the game has gone on, by the computer or by anybody else. */
async function actAt(game: Game, strength: Strength, entries: readonly Entry[]): Promise<boolean> {
  for (const [how, seed] of [[strength, "table"] as const, ...STOPGAPS]) {
    const decided = await Promise.all([thinker.think(game, how, seed), lookedAt(entries)]).catch(
      () => undefined,
    );
    // The seat may have been taken back meanwhile, or another table opened.
    const now = useTable.getState().table;
    if (now?.game !== game || computerToMove(now) === undefined) return true;
    if (useComputer.getState().paused || !isAtTable()) return true;
    if (decided === undefined) continue;
    const [{ action, why }] = decided;
    const { timeline, result } = step(currentTable(), action);
    if (timeline.game === game) continue;
    receive({ action, result, why }, timeline);
    return true;
  }
  return false;
}

/** What the strongest of them would do for whoever is to decide. */
export async function askForHint(): Promise<Decision | undefined> {
  const { table } = useTable.getState();
  if (table === null || table.game.result !== null) return undefined;
  return await thinker.think(table.game, "battle").catch(() => undefined);
}
