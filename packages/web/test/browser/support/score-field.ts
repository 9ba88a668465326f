import type { Game, missions, PlayerId } from "@gunline/rules";
import { beforeBattle } from "./battle-field.ts";
import { column, documentOf } from "./documents.ts";

/** H1 and H2 at home, C in the middle, N and S in no man's land. */
const PLACES = { H1: [6, 22], H2: [54, 22], C: [30, 22], N: [30, 6], S: [30, 38] } as const;
type Place = keyof typeof PLACES;

interface Wanted {
  readonly mission?: NonNullable<Game["mission"]>["id"];
  readonly turn?: Partial<Game["turn"]>;
  readonly held?: Readonly<Partial<Record<Place, PlayerId>>>;
  /** Tactical cards in play, and left to be drawn. */
  readonly cards?: Readonly<
    Partial<Record<PlayerId, readonly [active: readonly missions.CardId[], left: readonly missions.CardId[]]>>
  >;
}

/**
 * Round 2 of a battle over five objectives. Bases are an inch wide and count 1 each: three of the Guard and one of the Mob
 * are in range of C, the three Runners of N, nobody else of anything.
 */
export function scoreField(wanted: Wanted = {}): Game {
  const { mission = "take-and-hold", turn = {}, held = {}, cards = {} } = wanted;
  const game = documentOf({
    seed: "score field",
    phase: "SHOOTING",
    guns: { rifle: { name: "Bolt rifle", range: 12, attacks: "1", strength: 4 } },
    units: {
      GUARD: { owner: "p1", name: "Guard", at: column(3, [28, 22], 1.5), weapons: ["rifle"] },
      RUNNERS: { owner: "p1", name: "Runners", at: column(3, [31, 4], 1.5) },
      REST: { owner: "p1", name: "Rest", at: [[5, 40]] },
      SCOUTS: { owner: "p1", name: "Scouts", at: [[8, 4]] },
      MOB: { owner: "p2", name: "Mob", at: [[33, 20]] },
      RUNTS: { owner: "p2", name: "Runts", at: column(2, [50, 30]) },
      LADZ: { owner: "p2", name: "Ladz", at: column(2, [50, 36]) },
      BOSS: { owner: "p2", name: "Boss", at: [[55, 8]] },
    },
  });
  const objectives = Object.entries(PLACES).map(([id, [x, y]]) => {
    const home_of = id === "H1" ? "p1" : id === "H2" ? "p2" : null;
    return [id, { id, position: { x, y }, home_of, controlled_by: held[id as Place] ?? null, sticky: false }];
  });
  const player = (id: PlayerId) => {
    const [active, left] = cards[id] ?? [[], []];
    const played = active.map((card) => ({ card, vp: 0, turn_vp: 0 }));
    const secondaries = { mode: "TACTICAL" as const, active: played, left, aside: [] };
    return { ...game.players[id], ...(cards[id] !== undefined && { secondaries }) };
  };
  return {
    ...game,
    mission: { id: mission, attacker: "p1" },
    objectives: Object.fromEntries(objectives),
    zones: beforeBattle().zones,
    turn: { ...game.turn, round: 2, first_player: "p1", ...turn },
    players: { p1: player("p1"), p2: player("p2") },
  };
}
