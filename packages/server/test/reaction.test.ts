import { gameRecord, type TableClient } from "@gunline/link";
import { type Action, choices, type Game, hashOf, type PlayerId, parseRecord, replay } from "@gunline/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildGame, row } from "../../rules/test/support/build.ts";
import { type Postgres, startPostgres } from "./support/postgres.ts";
import { readAction } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { agree, leaveAll, seatedGame, sitAll, until } from "./support/table.ts";

/** A window in which the other player may react, at a table on a server that is killed while it is open. */

let postgres: Postgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterEach(leaveAll);
afterAll(async () => {
  await ServerProcess.stopAll();
  await postgres?.stop();
}, 120_000);

const WINDOW = {
  player: "p2",
  for: { what: "reaction", window: "W-CHARGE-DECLARED", unit_id: "A" },
  window: "W-CHARGE-DECLARED",
};

/** A can charge B, which can fire Overwatch: few dice of it hit, and none kills. */
function charge(fast_dice: boolean): Game {
  const game = buildGame({
    turn: { phase: "CHARGE" },
    weapons: { gun: { attacks: "6" } },
    units: {
      A: { stats: { wounds: 50 }, models: row(3, [14, 10]) },
      B: { owner: "p2", models: row(4, [20, 10], { weapons: ["gun"] }) },
    },
    settings: { fast_dice, allocation: "DEFENDER" },
  });
  return { ...game, players: { ...game.players, p2: { ...game.players.p2, cp: 2 } } };
}

const DECLARE = readAction({
  type: "DECLARE_CHARGE",
  actor_unit_id: "A",
  payload: { target_unit_ids: ["B"] },
});
const ROLL = readAction({ type: "CHARGE_ROLL", actor_unit_id: "A" });
const PASS = readAction({ type: "PASS" });
const OVERWATCH = readAction({
  type: "USE_STRATAGEM",
  actor_unit_id: "B",
  payload: { stratagem: "FIRE_OVERWATCH" },
});

/** A table with both players and somebody who watches, on a server that can be killed. */
async function seated(server: ServerProcess, document: Game) {
  const game = await seatedGame(server.base, document);
  const clients = await sitAll(server.base, game);
  const all = Object.values(clients);
  const at = (seat: PlayerId): TableClient => clients[seat];
  return {
    ...clients,
    /** Everybody holds the same document after it. */
    async act(seat: PlayerId, action: Action): Promise<void> {
      const answered = await at(seat).act(action);
      if (!answered.ok) expect.fail(JSON.stringify(answered.errors));
      await agree(all, answered.step!.seq, answered.step!.hash);
    },
    async refused(seat: PlayerId, code: string, ...actions: readonly Action[]): Promise<void> {
      for (const action of actions) {
        expect(await at(seat).act(action)).toMatchObject({ ok: false, errors: [{ code }] });
      }
    },
    /** Nothing is lost, and everybody is back. */
    async powerCut(): Promise<void> {
      const { seq, document: before, view } = clients.p1.state;
      await server.kill();
      for (const client of all) await until(client, ({ link }) => link === "away");
      await server.start();
      for (const client of all) await until(client, ({ link, presence }) => link === "here" && presence.p1);
      for (const { state } of all) {
        expect([state.seq, hashOf(state.document)]).toEqual([seq, hashOf(before)]);
        expect(state.view!.waiting).toEqual(view!.waiting);
      }
    },
    async prove(): Promise<void> {
      const record = parseRecord(await gameRecord(server.base, game.id, game.watch));
      const replayed = record.ok ? replay(record.value) : expect.fail(JSON.stringify(record.refusals));
      expect(replayed.ok && hashOf(replayed.game)).toBe(hashOf(clients.p1.state.document));
    },
  };
}

describe.each(["SQLite", "PostgreSQL"])("a reaction window over %s", (kind) => {
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    if (kind === "SQLite") server = await ServerProcess.start();
    else if (postgres !== undefined) {
      server = await ServerProcess.start({ DATABASE_URL: await postgres.database() });
    }
  }, 120_000);

  test.for([
    ["fires Overwatch with fast dice", OVERWATCH, true],
    ["fires Overwatch stage by stage", OVERWATCH, false],
    ["passes", PASS, true],
  ] as const)(
    "holds a charge until the other player %s, through kill -9",
    async ([, answer, fast], { skip }) => {
      if (server === undefined) return skip("not to be had here");
      const table = await seated(server, charge(fast));
      await table.act("p1", DECLARE);
      expect(table.watch.state.view!.waiting).toEqual([WINDOW]);
      const others = [ROLL, PASS, OVERWATCH, readAction({ type: "END_PHASE" })];
      await table.refused("p1", "WINDOW_OPEN", ...others);
      await table.refused("p1", "NOTHING_TO_UNDO", readAction({ type: "UNDO" }));
      await table.powerCut();
      expect(table.p2.state.view!.waiting).toEqual([WINDOW]);
      await table.refused("p1", "WINDOW_OPEN", ...others);
      await table.refused("p1", "NOTHING_TO_UNDO", readAction({ type: "UNDO" }));
      await table.act("p2", answer);
      // What is left of the volley, by whoever is awaited; the charge has to wait for it.
      for (let turn = 0; table.p1.state.document!.tasks.length > 1 && turn < 50; turn++) {
        const { document, view } = table.p1.state;
        if (turn === 0) await table.powerCut();
        const { player } = view!.waiting[0]!;
        await table.refused("p1", player === "p1" ? "RESOLUTION_PENDING" : "NOT_YOUR_DECISION", ROLL);
        const [next] = choices(document!);
        await table.act(player, next!);
      }
      const cp = answer === OVERWATCH ? 1 : 2;
      expect(table.watch.state.document).toMatchObject({
        players: { p2: { cp } },
        tasks: [{ type: "charge", unit_id: "A" }],
      });
      expect(table.watch.state.view!.waiting).toEqual([
        { player: "p1", for: { what: "charge_roll", unit_id: "A" }, window: null },
      ]);
      await table.refused("p2", "NOT_YOUR_DECISION", PASS, OVERWATCH);
      await table.act("p1", ROLL);
      await table.prove();
    },
  );
});
