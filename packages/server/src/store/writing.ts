import { LIMITS } from "../limits.ts";
import type { Match } from "../match/match.ts";
import type { Statement } from "./database.ts";
import type { Change, MatchToWrite, NewGame, TokenRow } from "./store.ts";

/** A change as the statements that make it. */

export function creation({ match, tokens, address }: NewGame): readonly Statement[] {
  const { id, revision, seq, version, since, chatted, seed, about, head, created, updated } = match;
  const [aboutText, headText] = [JSON.stringify(about), JSON.stringify(head)];
  return [
    {
      sql: `INSERT INTO games
              (id, revision, seq, version, since, chatted, seed, about, head, address, created, updated)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      values: [
        id,
        revision,
        seq,
        version,
        since,
        chatted,
        seed,
        aboutText,
        headText,
        address,
        created,
        updated,
      ],
    },
    ...tokens.map((token) => tokenOf(id, token)),
    snapshotOf(match),
  ];
}

/** In this order: a command that was carried out before is a repeat even if the match has moved on. */
export function changing(change: Change): {
  readonly statements: readonly Statement[];
  /** Which of them tells a repeat; the others that must change a row tell a conflict. */
  readonly repeat: number;
} {
  const { match, revision, step, stepText, snapshot, chat, command, spawn, claim, reseeded, texts } = change;
  const statements: Statement[] = [];
  if (command !== undefined) {
    statements.push({
      sql: "INSERT INTO commands (game, id, outcome) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
      values: [match.id, command.id, JSON.stringify(command.outcome)],
      must: true,
    });
  }
  const { id, seq, chatted, head, updated } = match;
  statements.push({
    sql: `UPDATE games SET revision = ?, seq = ?, chatted = ?, head = ?, updated = ?
          WHERE id = ? AND revision = ?`,
    values: [revision + 1, seq, chatted, JSON.stringify(head), updated, id, revision],
    must: true,
  });
  if (step !== undefined) {
    statements.push({
      sql: "INSERT INTO steps (game, seq, body) VALUES (?, ?, ?)",
      values: [id, step.seq, stepText ?? JSON.stringify(step)],
    });
  }
  if (reseeded === true) {
    statements.push({ sql: "UPDATE games SET seed = ? WHERE id = ?", values: [match.seed, id] });
  }
  if (snapshot === true) statements.push(snapshotOf(match));
  if (chat !== undefined) {
    statements.push(
      {
        sql: "INSERT INTO chat (game, n, body) VALUES (?, ?, ?)",
        values: [id, chat.n, JSON.stringify(chat)],
      },
      { sql: "DELETE FROM chat WHERE game = ? AND n <= ?", values: [id, chat.n - LIMITS.chatLines] },
    );
  }
  if (claim !== undefined) {
    statements.push(
      { sql: "DELETE FROM tokens WHERE game = ? AND hash = ?", values: [id, claim.invite], must: true },
      tokenOf(id, claim.token),
      // The name of whoever came enters the first document.
      { sql: "DELETE FROM snapshots WHERE game = ?", values: [id] },
      snapshotOf(match),
    );
  }
  if (texts !== undefined) {
    statements.push({
      sql: `INSERT INTO texts (game, seat, body) VALUES (?, ?, ?)
            ON CONFLICT (game, seat) DO UPDATE SET body = excluded.body`,
      values: [id, texts.seat, texts.body],
    });
  }
  // Nobody reads them after the game: they stay with the armies they belong to.
  if (head.status.state === "over" && head.texts !== undefined) {
    statements.push({ sql: "DELETE FROM texts WHERE game = ?", values: [id] });
  }
  if (spawn !== undefined) statements.push(...creation(spawn));
  return { statements, repeat: command === undefined ? -1 : 0 };
}

/** The document in another version in place of the last one. */
export function upgrading(match: Match, revision: number): readonly Statement[] {
  const { id, seq, version, since, head } = match;
  return [
    {
      sql: "UPDATE games SET revision = ?, version = ?, since = ?, head = ? WHERE id = ? AND revision = ?",
      values: [revision + 1, version, since, JSON.stringify(head), id, revision],
      must: true,
    },
    { sql: "DELETE FROM snapshots WHERE game = ? AND seq = ?", values: [id, seq] },
    snapshotOf(match),
  ];
}

/** Another seed for a game in which nothing was played. */
export function reseeding(match: Match, revision: number): readonly Statement[] {
  const { id, seed } = match;
  return [
    {
      sql: "UPDATE games SET revision = ?, seed = ? WHERE id = ? AND revision = ?",
      values: [revision + 1, seed, id, revision],
      must: true,
    },
    { sql: "DELETE FROM snapshots WHERE game = ?", values: [id] },
    snapshotOf(match),
  ];
}

function snapshotOf({ id, seq, document }: MatchToWrite): Statement {
  return {
    sql: "INSERT INTO snapshots (game, seq, document) VALUES (?, ?, ?)",
    values: [id, seq, typeof document === "string" ? document : JSON.stringify(document)],
  };
}

function tokenOf(game: string, { hash, role }: TokenRow): Statement {
  return { sql: "INSERT INTO tokens (hash, game, role) VALUES (?, ?, ?)", values: [hash, game, role] };
}
