import { join } from "node:path";
import { claimed, createMatch } from "../src/match/create.ts";
import { waitingWhile } from "../src/match/waiting.ts";
import { digest, makeToken } from "../src/secret.ts";
import { openSqlite } from "../src/store/sqlite.ts";
import type { NewGame } from "../src/store/store.ts";
import { creation } from "../src/store/writing.ts";
import { field } from "./field.ts";

export interface BenchGame {
  readonly id: string;
  readonly tokens: Readonly<Record<"p1" | "p2", string>>;
}

/** Beyond those that are asked for: to warm up with. */
export const SPARE = 40;
const PER_TRANSACTION = 500;

/** Games with both seats taken, written straight into the store before the server starts: nobody waits for HTTP. */
export async function writeGames(folder: string, wanted: number): Promise<readonly BenchGame[]> {
  const database = openSqlite(join(folder, "gunline.db"));
  const document = field();
  const count = wanted + SPARE;
  const games: BenchGame[] = [];
  for (let done = 0; done < count; done += PER_TRANSACTION) {
    const made = Array.from({ length: Math.min(PER_TRANSACTION, count - done) }, () => makeGame(document));
    await database.batch(made.flatMap(({ stored }) => creation(stored)));
    games.push(...made.map(({ game }) => game));
  }
  await database.close();
  return games;
}

function makeGame(document: ReturnType<typeof field>): {
  readonly stored: NewGame;
  readonly game: BenchGame;
} {
  const created = createMatch(document, "p1", "Ann", "", Date.now());
  const waiting = waitingWhile({ state: "running" }, document);
  const match = claimed(created.game.match, "p2", "Bob", Date.now(), waiting);
  const tokens = { p1: created.token, p2: makeToken() };
  const rows = (["p1", "p2"] as const).map((role) => ({ hash: digest(tokens[role]), role }));
  return { stored: { match, tokens: rows, address: null }, game: { id: match.id, tokens } };
}
