import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ActionStep } from "../../src/flow/record.ts";
import { topTask } from "../../src/flow/tasks/under-way.ts";
import {
  type Action,
  apply,
  choices,
  type Game,
  makeRecord,
  opponentOf,
  parseGame,
  parseRecord,
  recordStep,
  replay,
  waiting,
} from "../../src/index.ts";
import { type Chance, chance, randomGame } from "../support/arena.ts";
import { withCp } from "../support/command-points.ts";
import { fightingAs } from "../support/effects.ts";

/** Battles at random in which every stratagem that can be used is used now and then. */

const PHASES = ["COMMAND", "MOVEMENT", "SHOOTING", "CHARGE", "FIGHT"] as const;
const KEYWORDS = ["INFANTRY", "GRENADES", "SMOKE"];
const ARMIES = [
  { detachment: "gladius-task-force", keywords: ["ADEPTUS ASTARTES"] },
  { detachment: "war-horde", keywords: ["ORKS", "MOB"] },
] as const;
/** What units can do by an ability, and what abilities ask about. */
const ABILITIES = [
  "OATH OF MOMENT",
  "WAAAGH!",
  "TARGET ELIMINATION",
  "AMMO RUNT",
  "PULSA ROKKIT",
  "FINEST HOUR",
  "SHOOTY POWER TRIP",
  "BOMB SQUIG",
  "HAMMER OF WRATH",
  "PISTON-DRIVEN BRUTALITY",
  "RITES OF BATTLE",
  "ARMORIUM CHERUB",
  "AQUILON OPTICS",
  "REPOSITION UNDER COVERING FIRE",
  "FIRE DISCIPLINE",
  "ADEPT OF THE CODEX",
  "GUN-CRAZY SHOW-OFFS",
  "THIEVIN' SCAVENGERS",
  "DEADLY DEMISE D3",
];

function battle(seed: number, settings: Record<string, unknown>): Game {
  const drawn = withCp(randomGame(seed, settings), 3, 3);
  const random = chance(seed + 1);
  const [first, second] = random.happens(0.5) ? ARMIES : ARMIES.toReversed();
  const armies = { p1: first!, p2: second! };
  const units = Object.fromEntries(
    Object.entries(drawn.units).map(([id, unit]) => {
      const keywords = [...new Set([...unit.keywords, ...KEYWORDS, ...armies[unit.owner].keywords])];
      const abilities = [...unit.abilities, ...ABILITIES.filter(() => random.happens(0.3))];
      return [id, { ...unit, starting_strength: 12, keywords, abilities }];
    }),
  );
  const weapons = {
    ...drawn.weapons,
    sniper: { ...drawn.weapons["sniper"]!, name: "Instigator bolt carbine" },
  };
  const game = { ...fightingAs(drawn, armies.p1.detachment, armies.p2.detachment), weapons };
  const turn = { ...game.turn, round: 2, phase: PHASES[seed % PHASES.length]! };
  const mission = { id: "only-war", attacker: "p1" } as const;
  const read = parseGame(JSON.parse(JSON.stringify({ ...game, units, turn, mission })));
  return read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
}

/** Stratagems first, then anything; the turn goes on now and then. */
function anyChoice(game: Game, random: Chance): Action {
  const byType = Map.groupBy([...choices(game)], ({ type }) => type);
  const uses = byType.get("USE_STRATAGEM");
  if (uses !== undefined && random.happens(0.5)) return random.pick(uses);
  const types = [...byType.keys()].filter(
    (type) => type !== "END_PHASE" || byType.size === 1 || random.happens(0.25),
  );
  return random.pick(byType.get(types.length === 0 ? "END_PHASE" : random.pick(types))!);
}

/** When each effect that is in force was first seen. */
type Seen = Map<string, Pick<Game["turn"], "round" | "active_player" | "phase">>;

/** That nothing is in force whose time is over; gives what is. */
function inForce({ units, turn }: Game, before: Seen): Seen {
  const now: Seen = new Map();
  for (const unit of Object.values(units)) {
    for (const { effect, player, until, model_id = "" } of unit.effects ?? []) {
      const key = `${unit.id} ${effect} ${player} ${model_id} ${until}`;
      const { round, active_player, phase } = before.get(key) ?? turn;
      now.set(key, { round, active_player, phase });
      const sameTurn = round === turn.round && active_player === turn.active_player;
      const isOver = {
        ATTACKS: !sameTurn || phase !== turn.phase,
        PHASE: !sameTurn || phase !== turn.phase,
        TURN: !sameTurn,
        OWN_COMMAND_PHASE: turn.active_player === player && !sameTurn,
        ROUND: round !== turn.round,
        OWN_MOVEMENT_PHASE: turn.active_player === player && !sameTurn && turn.phase !== "COMMAND",
        OWN_SHOOTING_PHASE:
          turn.active_player === player && !sameTurn && !["COMMAND", "MOVEMENT"].includes(turn.phase),
        OWN_TURN: turn.active_player === player && !sameTurn,
        BATTLE: false,
      }[until];
      expect({ key, isOver }).toEqual({ key, isOver: false });
    }
  }
  return now;
}

const copy = (game: Game): Game => {
  const read = parseGame(JSON.parse(JSON.stringify(game)));
  return read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
};

const SETTINGS = [
  {},
  { fast_dice: false },
  { reroll_windows: "ON" },
  { allocation: "DEFENDER", reroll_windows: "ON" },
];
const STEPS = 30;
const RUNS = Number(process.env["STRATAGEM_RUNS"] ?? 6);

describe("stratagems over random battles", () => {
  test("ST-1 ST-6 ST-9 EF-1 AR-10 AR-11 AR-14 points never run below nothing, limits hold, no effect outlives its end, only its player answers a window, and each can be saved; the record replays", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.constantFrom(...SETTINGS), (seed, settings) => {
        const random = chance(seed);
        const start = battle(seed, settings);
        const steps: ActionStep[] = [];
        let game = start;
        let effects = inForce(start, new Map());
        for (let n = 0; n < STEPS && game.result === null; n++) {
          const window = topTask(game, "window");
          if (window !== undefined) {
            expect(copy(game)).toEqual(game);
            const [answer] = choices(game);
            const other = apply(game, { ...answer!, player: opponentOf(window.player) });
            expect(other.result.errors.map(({ code }) => code)).toEqual(["WINDOW_OPEN"]);
            expect(waiting(game)[0]).toMatchObject({ player: window.player, window: window.window });
            // A pass always closes it, unless something has to be used: on the stack there is one window less, or another.
            const passed = apply(game, { type: "PASS" });
            const must = passed.result.errors.some(({ code }) => code === "MUST_USE");
            expect(passed.result.errors.map(({ code }) => code)).toEqual(must ? ["MUST_USE"] : []);
            if (!must) expect(passed.game.tasks).not.toContain(window);
          }
          const action = anyChoice(game, random);
          if (action.type === "USE_STRATAGEM") seen.add(action.payload.stratagem);
          const { game: after, result } = apply(game, action);
          expect({ action, errors: result.errors }).toEqual({ action, errors: [] });
          for (const { cp, used } of Object.values(after.players)) {
            expect(cp).toBeGreaterThanOrEqual(0);
            const names = used.map(({ stratagem, unit_id = "" }) => `${stratagem} ${unit_id}`);
            expect(new Set(names).size).toBe(names.length);
          }
          effects = inForce(after, effects);
          steps.push(recordStep(action, after, result));
          game = after;
        }
        const record = parseRecord(JSON.parse(JSON.stringify(makeRecord(start, steps))));
        if (!record.ok) return expect.fail(JSON.stringify(record.refusals));
        expect(replay(record.value)).toMatchObject({ ok: true });
      }),
      { numRuns: RUNS },
    );
    expect(seen.size).toBeGreaterThan(9);
  });
});
