import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Game } from "@gunline/rules";
import { claimed, createMatch } from "../../src/match/create.ts";
import { digest, makeToken } from "../../src/secret.ts";
import { SqlStore } from "../../src/store/sql-store.ts";
import { openSqlite } from "../../src/store/sqlite.ts";
import type { Store } from "../../src/store/store.ts";
import { waits } from "./referee.ts";
import { skirmish } from "./scene.ts";

const folder = mkdtempSync(join(tmpdir(), "gunline-seated-"));
let matches = 0;
// Files of a worker share it.
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** A match in a store of its own at which Ann and Bob have sat down. */
export async function seatedMatch(
  document: Game = skirmish(),
): Promise<{ readonly store: Store; readonly id: string }> {
  const store = new SqlStore(openSqlite(join(folder, `${++matches}.db`)));
  const { game, invite } = createMatch(document, "p1", "Ann", "home", 1);
  await store.create(game);
  const claim = { invite: digest(invite), token: { hash: digest(makeToken()), role: "p2" as const } };
  await store.commit({ match: claimed(game.match, "p2", "Bob", 2, waits(game.match)), revision: 0, claim });
  return { store, id: game.match.id };
}
