import { gameRecord, type TableClient } from "@gunline/link";
import {
  type Action,
  choices,
  type Game,
  hashOf,
  type PlayerId,
  parseGame,
  parseRecord,
  replay,
} from "@gunline/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildGame, type GameOptions, row } from "../../rules/test/support/build.ts";
import { readAction } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { agree, isHere, leaveAll, seatedGame, sit, sitAll, until } from "./support/table.ts";

/** Every core stratagem once at a table on a server: whose moment it is, who waits, and what all hold afterwards. */

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
}, 120_000);
afterEach(leaveAll);
afterAll(() => ServerProcess.stopAll());

interface Case {
  readonly stratagem: string;
  readonly game: Game;
  /** What leads to its moment, all of it by p1. */
  readonly before: readonly object[];
  readonly by: PlayerId;
  /** Null: in one's own time. */
  readonly window: string | null;
  readonly cost: number;
  /** What has come of it, whatever the dice show. */
  readonly after: (game: Game) => void;
}

/** Dice are the server's own: nobody dies of them whose death would change what a test looks at. */
const TOUGH = { wounds: 50 };

function table(options: GameOptions): Game {
  const game = buildGame(options);
  const { p1, p2 } = game.players;
  return { ...game, players: { p1: { ...p1, cp: 2 }, p2: { ...p2, cp: 2 } } };
}

const acts = (type: string, unit?: string, payload?: object): object => ({
  type,
  ...(unit !== undefined && { actor_unit_id: unit }),
  ...(payload !== undefined && { payload }),
});

const SHOOT = acts("SHOOT", "A", { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] });

const volley = table({
  weapons: { gun: { attacks: "2" } },
  units: {
    A: { models: row(3, [5, 2], { weapons: ["gun"] }) },
    B: { owner: "p2", stats: TOUGH, keywords: ["INFANTRY", "SMOKE"], models: row(3, [15, 2]) },
  },
});

/** A, a vehicle 1.5" from B, reaches it whatever the charge roll is; C stands near by. */
const ramming = table({
  turn: { phase: "CHARGE" },
  weapons: { gun: {} },
  units: {
    A: { stats: TOUGH, keywords: ["VEHICLE"], models: { m1: { at: [10, 10] } } },
    B: { owner: "p2", stats: TOUGH, models: { m1: { at: [12.5, 10], weapons: ["gun"] } } },
    C: { owner: "p2", models: { m1: { at: [15, 12] } } },
  },
});
const RAM = [
  acts("DECLARE_CHARGE", "A", { target_unit_ids: ["B"] }),
  acts("CHARGE_ROLL", "A"),
  acts("APPLY_CHARGE_MOVE", "A", {
    per_model_paths: {
      m1: [
        [10, 10],
        [11.5, 10],
      ],
    },
  }),
];

/** Chargers of p1, first A and then C, with a hero in A; B, who has a leader, stands against A and D against C. */
const brawl = table({
  turn: { phase: "FIGHT" },
  units: {
    A: {
      stats: TOUGH,
      flags: { charged_this_turn: true, fights_first: true },
      models: { m1: { at: [10, 10], keywords: ["CHARACTER"] } },
    },
    C: { flags: { charged_this_turn: true, fights_first: true }, models: { m1: { at: [30, 10] } } },
    B: {
      owner: "p2",
      stats: TOUGH,
      models: { m1: { at: [11, 10] }, m2: { at: [12, 10], keywords: ["CHARACTER"] } },
    },
    D: { owner: "p2", models: { m1: { at: [31, 10] } } },
  },
});

const reserves = table({
  turn: { phase: "MOVEMENT", round: 2 },
  units: {
    A: { models: { m1: { at: [30, 22] } } },
    B: { owner: "p2", reserve: "DEEP_STRIKE", abilities: ["DEEP STRIKE"], models: { m1: {} } },
    C: { owner: "p2", models: { m1: { at: [50, 40] } } },
  },
});

const walking = table({
  turn: { phase: "MOVEMENT" },
  units: { A: { models: { m1: { at: [10, 10] } } }, B: { owner: "p2", models: { m1: { at: [50, 40] } } } },
});

const shaken = table({
  turn: { phase: "COMMAND" },
  units: {
    A: { starting_strength: 10, models: row(4, [10, 10]) },
    B: { owner: "p2", models: { m1: { at: [50, 40] } } },
  },
});

const throwing = table({
  units: {
    A: { keywords: ["INFANTRY", "GRENADES"], models: { m1: { at: [10, 10] } } },
    B: { owner: "p2", stats: TOUGH, models: { m1: { at: [15, 10] } } },
  },
});

/** p1 holds one card, and there is another to be drawn. */
function cards(): Game {
  const { players, turn, ...game } = table({
    turn: { phase: "COMMAND", round: 2 },
    units: { A: { models: { m1: { at: [5, 5] } } }, B: { owner: "p2", models: { m1: { at: [50, 40] } } } },
  });
  const square = (x: number) => [
    [x, 0],
    [x + 12, 0],
    [x + 12, 44],
    [x, 44],
  ];
  const active = [{ card: "sabotage", vp: 0, turn_vp: 0 }];
  const secondaries = { mode: "TACTICAL", active, left: ["cleanse"], aside: [] };
  const read = parseGame({
    ...game,
    turn: { ...turn, first_player: "p1" },
    zones: { p1: square(0), p2: square(48) },
    mission: { id: "take-and-hold", attacker: "p1" },
    players: { ...players, p1: { ...players.p1, secondaries } },
  });
  return read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
}

const hasEffect = (unit: string, effect: string) => (game: Game) =>
  expect(game.units[unit]!.effects).toMatchObject([{ effect, until: "PHASE" }]);

const CASES: readonly Case[] = [
  {
    stratagem: "COMMAND_RE_ROLL",
    game: walking,
    before: [acts("ADVANCE_ROLL", "A")],
    by: "p1",
    window: null,
    cost: 1,
    after: ({ turn, rng }) => expect([turn.standing, rng.cursor]).toEqual([undefined, 2]),
  },
  {
    stratagem: "COUNTER_OFFENSIVE",
    game: brawl,
    before: [
      acts("SELECT_FIGHTER", "C"),
      acts("PILE_IN", "C", { per_model_paths: {} }),
      acts("FIGHT", "C", { assignments: [] }),
      acts("CONSOLIDATE", "C", { per_model_paths: {} }),
    ],
    by: "p2",
    window: "W-FIGHT-AFTER",
    cost: 2,
    // Before A, who has Fights First too.
    after: ({ tasks }) => expect(tasks.at(-1)).toMatchObject({ type: "fight", unit_id: "B" }),
  },
  {
    stratagem: "EPIC_CHALLENGE",
    game: brawl,
    before: [acts("SELECT_FIGHTER", "A")],
    by: "p1",
    window: "W-FIGHT-SELECT",
    cost: 1,
    after: hasEffect("A", "EPIC_CHALLENGE"),
  },
  {
    stratagem: "INSANE_BRAVERY",
    game: shaken,
    before: [],
    by: "p1",
    window: null,
    cost: 1,
    after: ({ units, rng }) => expect([units["A"]!.flags.battle_shocked, rng.cursor]).toEqual([undefined, 0]),
  },
  {
    stratagem: "FIRE_OVERWATCH",
    game: ramming,
    before: RAM.slice(0, 1),
    by: "p2",
    window: "W-CHARGE-DECLARED",
    cost: 1,
    after: ({ tasks }) => expect(tasks).toMatchObject([{ type: "charge", unit_id: "A" }]),
  },
  {
    stratagem: "GO_TO_GROUND",
    game: volley,
    before: [SHOOT],
    by: "p2",
    window: "W-SHOOT-TARGETS",
    cost: 1,
    after: hasEffect("B", "GO_TO_GROUND"),
  },
  {
    stratagem: "SMOKESCREEN",
    game: volley,
    before: [SHOOT],
    by: "p2",
    window: "W-SHOOT-TARGETS",
    cost: 1,
    after: hasEffect("B", "SMOKESCREEN"),
  },
  {
    stratagem: "GRENADE",
    game: throwing,
    before: [],
    by: "p1",
    window: null,
    cost: 1,
    after: ({ rng, tasks }) => expect([rng.cursor, tasks]).toEqual([6, []]),
  },
  {
    stratagem: "TANK_SHOCK",
    game: ramming,
    // Overwatch is passed over.
    before: [RAM[0]!, { type: "PASS", player: "p2" }, ...RAM.slice(1)],
    by: "p1",
    window: "W-CHARGE-END",
    cost: 1,
    // The two dice of the charge, and one for each point of Toughness.
    after: ({ rng, units }) => expect(rng.cursor).toBe(2 + units["A"]!.stats.toughness),
  },
  {
    stratagem: "HEROIC_INTERVENTION",
    game: ramming,
    before: [RAM[0]!, { type: "PASS", player: "p2" }, ...RAM.slice(1), { type: "PASS" }],
    by: "p2",
    window: "W-CHARGE-END",
    cost: 1,
    after: ({ charges }) => expect(charges.pending).toMatchObject({ C: { targets: ["A"] } }),
  },
  {
    stratagem: "RAPID_INGRESS",
    game: reserves,
    before: [{ type: "END_PHASE" }],
    by: "p2",
    window: "W-MOVE-PHASE-END",
    cost: 1,
    after: ({ units }) => expect(units["B"]).toMatchObject({ reserve: null, flags: { arrived: true } }),
  },
  {
    stratagem: "NEW_ORDERS",
    game: cards(),
    before: [{ type: "END_PHASE" }],
    by: "p1",
    window: "W-CMD-END",
    cost: 1,
    after: ({ players }) => expect(players.p1.secondaries).toMatchObject({ active: [{ card: "cleanse" }] }),
  },
];

const ofStratagem = (game: Game, stratagem: string): Action => {
  const found = [...choices(game, "USE_STRATAGEM")].find(
    ({ payload }) => (payload as { stratagem: string }).stratagem === stratagem,
  );
  return found ?? expect.fail(`${stratagem} is not offered`);
};

describe("core stratagems far apart", () => {
  test.for(CASES)("$stratagem", async ({ stratagem, game, before, by, window, cost, after }) => {
    const seated = await seatedGame(server.base, game);
    const clients: Record<PlayerId | "watch", TableClient> = await sitAll(server.base, seated);
    const other: PlayerId = by === "p1" ? "p2" : "p1";
    const act = async (seat: PlayerId, action: Action) => {
      const answered = await clients[seat].act(action);
      if (!answered.ok) expect.fail(JSON.stringify(answered.errors));
      await agree(Object.values(clients), answered.step!.seq, answered.step!.hash);
    };
    for (const one of before) {
      const { player = "p1", ...action } = one as { player?: PlayerId };
      await act(player, readAction(action));
    }
    const use = ofStratagem(clients[by].state.document!, stratagem);
    if (window !== null) {
      // Both know whose answer is awaited; whoever waits can do nothing, and whoever is asked may lose the line.
      for (const { state } of Object.values(clients)) {
        expect(state.view!.waiting).toMatchObject([{ player: by, window }]);
      }
      for (const action of [use, readAction({ type: "PASS" })]) {
        const answered = await clients[other].act(action);
        expect(answered).toMatchObject({ ok: false, errors: [{ code: "WINDOW_OPEN" }] });
      }
      clients[by].close();
      await until(clients[other], ({ presence }) => !presence[by], "the other seat to be empty");
      clients[by] = sit(server.base, seated.id, seated.tokens[by]);
      await until(clients[by], isHere, "the seat to be taken again");
      expect(clients[by].state.view!.waiting).toMatchObject([{ player: by, window }]);
      expect(clients[by].state.document).toEqual(clients[other].state.document);
    }
    const { cp } = clients[by].state.document!.players[by];
    await act(by, use);
    const now = clients.watch.state.document!;
    expect(now.players[by].cp).toBe(cp - cost);
    after(now);
    // Once a phase, or a turn, or a battle.
    expect(await clients[by].act(use)).toMatchObject({ ok: false });
    const record = parseRecord(await gameRecord(server.base, seated.id, seated.watch));
    const replayed = record.ok ? replay(record.value) : expect.fail(JSON.stringify(record.refusals));
    expect(replayed.ok && hashOf(replayed.game)).toBe(hashOf(now));
  });
});
