import { type Game, parseGame } from "@gunline/rules";
import { column, documentOf, type Written } from "./documents.ts";

/** One small table for each core stratagem, a step or two before its moment. Blue is p1 and acts unless it says otherwise. */

const GUNS: NonNullable<Written["guns"]> = {
  rifle: { name: "Rifle", range: 24, attacks: "2", strength: 4, ap: -1 },
  blade: { name: "Blade", attacks: "2", strength: 4 },
};

function field(seed: string, written: Omit<Written, "seed" | "guns">): Game {
  return documentOf({ seed, guns: GUNS, cp: [2, 2], ...written });
}

/** The Guard aims at the Scouts, who are Infantry with Smoke. */
export const underFire = (settings: Partial<Game["settings"]> = {}): Game =>
  field("under fire", {
    phase: "SHOOTING",
    settings,
    units: {
      GUARD: { owner: "p1", name: "Guard", at: column(5, [15, 12]), weapons: ["rifle"] },
      SCOUTS: {
        owner: "p2",
        name: "Scouts",
        at: column(5, [27, 12]),
        keywords: ["INFANTRY", "SMOKE"],
        stats: { save: 5 },
      },
    },
  });

/** The Throwers are 5″ from the Mob. */
export const grenades = (): Game =>
  field("grenades", {
    phase: "SHOOTING",
    units: {
      THROWERS: {
        owner: "p1",
        name: "Throwers",
        at: column(3, [15, 20]),
        weapons: ["rifle"],
        keywords: ["INFANTRY", "GRENADES"],
      },
      MOB: { owner: "p2", name: "Mob", at: column(8, [21, 14], 1.5) },
    },
  });

/** Of ten Guards four are left: they have to test. */
export const shaken = (): Game =>
  field("shaken", {
    phase: "COMMAND",
    units: {
      GUARD: { owner: "p1", name: "Guard", at: column(4, [15, 12]), strength: 10 },
      MOB: { owner: "p2", name: "Mob", at: column(5, [45, 12]) },
    },
  });

/** The Tank is 3″ from the Mob; the Kin stand 5″ beside. */
export const ramming = (): Game =>
  field("ramming", {
    phase: "CHARGE",
    units: {
      TANK: {
        owner: "p1",
        name: "Tank",
        at: [[15, 20]],
        keywords: ["VEHICLE"],
        stats: { toughness: 9, wounds: 10 },
      },
      MOB: { owner: "p2", name: "Mob", at: column(8, [19, 16], 1.1) },
      KIN: { owner: "p2", name: "Kin", at: column(3, [22, 24], 1.1), weapons: ["blade"] },
    },
  });

/** The Raiders wait above; Blue's Movement phase is about to end. */
export const above = (): Game =>
  field("above", {
    phase: "MOVEMENT",
    round: 2,
    units: {
      GUARD: {
        owner: "p1",
        name: "Guard",
        at: column(3, [15, 12]),
        weapons: ["rifle"],
        flags: { moved: true },
      },
      RAIDERS: {
        owner: "p2",
        name: "Raiders",
        at: column(3, [0, 0]),
        off: true,
        reserve: "DEEP_STRIKE",
        abilities: ["DEEP STRIKE"],
      },
      MOB: { owner: "p2", name: "Mob", at: column(3, [55, 40], 1.1) },
    },
  });

/** Blue's Captain, picked first in Orange's turn, stands against a mob and its boss; Orange's Nobz wait beside their own fight. */
export const duel = (): Game =>
  field("duel", {
    phase: "FIGHT",
    active: "p2",
    units: {
      CAPTAIN: {
        owner: "p1",
        name: "Captain",
        at: [[20, 20]],
        weapons: ["blade"],
        keywords: ["INFANTRY", "CHARACTER"],
        stats: { wounds: 5 },
      },
      GUARD: { owner: "p1", name: "Guard", at: column(3, [40, 20], 1.1), weapons: ["blade"] },
      LED: {
        owner: "p2",
        name: "Led Mob",
        at: [
          [21, 20],
          [20, 21],
          [20, 19],
        ],
        weapons: ["blade"],
        leaders: { m3: ["CHARACTER"] },
        stats: { wounds: 4 },
        wounds: { m1: 1, m2: 1 },
      },
      NOBZ: { owner: "p2", name: "Nobz", at: column(3, [41, 20], 1.1), weapons: ["blade"] },
    },
  });

/** Blue has a tactical card that may be changed for another. */
export function orders(): Game {
  const game = field("orders", {
    phase: "COMMAND",
    round: 2,
    zones: { p1: square(0), p2: square(48) },
    units: {
      GUARD: { owner: "p1", name: "Guard", at: column(3, [5, 12]) },
      MOB: { owner: "p2", name: "Mob", at: column(3, [55, 12]) },
    },
  });
  const secondaries = {
    mode: "TACTICAL",
    active: [{ card: "sabotage", vp: 0, turn_vp: 0 }],
    left: ["cleanse"],
    aside: [],
  };
  const read = parseGame({
    ...game,
    mission: { id: "take-and-hold", attacker: "p1" },
    turn: { ...game.turn, first_player: "p1" },
    players: { ...game.players, p1: { ...game.players.p1, secondaries } },
  });
  if (!read.ok) throw new Error(read.refusals[0]!.message);
  return read.value;
}

function square(x: number): readonly (readonly [number, number])[] {
  return [
    [x, 0],
    [x + 12, 0],
    [x + 12, 44],
    [x, 44],
  ];
}
