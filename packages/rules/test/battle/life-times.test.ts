import { describe, expect, test } from "vitest";
import { STRATAGEMS } from "../../src/books/stratagems.ts";
import { FLAGS } from "../../src/game/flags.ts";
import type { Game } from "../../src/index.ts";
import type { UnitOptions } from "../support/build.ts";
import { on } from "../support/effects.ts";
import { at, battle, end } from "../support/mission.ts";

/** Which mark ends when: the table of the rules, written down by hand and compared with two full rounds of play. */

type LastsUntil = "PHASE" | "TURN" | "OWN_COMMAND" | "ROUND" | "BATTLE";

const UNIT_MARKS: Readonly<Record<string, LastsUntil>> = {
  battle_shock_tested: "PHASE",
  moved: "TURN",
  advanced: "TURN",
  fell_back: "TURN",
  remained_stationary: "TURN",
  disembarked: "TURN",
  arrived: "TURN",
  has_shot: "TURN",
  charged_this_turn: "TURN",
  fights_first: "TURN",
  cannot_charge: "TURN",
  has_fought: "TURN",
  performing_action: "TURN",
  battle_shocked: "OWN_COMMAND",
  // Beside `arrived`: who was set up before the battle is bound in the own first turn (DE-8).
  overhangs: "TURN",
  left_table: "BATTLE",
};

/** Effects by who would give them; those of nobody's own time are given for it. */
const EFFECTS: Readonly<Record<string, LastsUntil>> = {
  GO_TO_GROUND: "PHASE",
  SMOKESCREEN: "PHASE",
  ERE_WE_GO: "TURN",
  OATH_OF_MOMENT: "OWN_COMMAND",
  WAAAGH: "OWN_COMMAND",
};

const USED: Readonly<Record<string, LastsUntil>> = {
  COMMAND_RE_ROLL: "PHASE",
  EPIC_CHALLENGE: "PHASE",
  HEROIC_INTERVENTION: "PHASE",
  FIRE_OVERWATCH: "TURN",
  RITES_OF_BATTLE: "ROUND",
  INSANE_BRAVERY: "BATTLE",
  WAAAGH: "BATTLE",
};

const inDocument = (lasts: LastsUntil) => (lasts === "OWN_COMMAND" ? "OWN_COMMAND_PHASE" : lasts);

/** The marks that a unit and its player have, by name. */
function marksOf({ units, players, allocated, spent }: Game, owner: "p1" | "p2"): readonly string[] {
  const unit = units[`${owner}_marked`]!;
  const { used, passing, extra_cp } = players[owner];
  return [
    ...Object.keys(unit.flags),
    ...(unit.effects ?? []).map(({ effect }) => `effect ${effect}`),
    ...used.map(({ stratagem }) => `used ${stratagem}`),
    ...(passing ? ["passing"] : []),
    ...(extra_cp === undefined ? [] : ["extra_cp"]),
    ...(allocated[unit.id] === undefined ? [] : ["allocated"]),
    ...(spent[unit.id] === undefined ? [] : ["spent"]),
  ];
}

const LASTS: Readonly<Record<string, LastsUntil>> = {
  ...UNIT_MARKS,
  ...Object.fromEntries(Object.entries(EFFECTS).map(([id, lasts]) => [`effect ${id}`, lasts])),
  ...Object.fromEntries(Object.entries(USED).map(([id, lasts]) => [`used ${id}`, lasts])),
  allocated: "PHASE",
  passing: "PHASE",
  extra_cp: "ROUND",
  spent: "BATTLE",
};

const SIDES = ["p1", "p2"] as const;
const weapons = { gun: { keywords: ["ONE SHOT"] } };

/** Two that shoot and charge, so that no phase in which they could is passed over; two that carry the marks. */
const UNITS: Readonly<Record<string, UnitOptions>> = {
  p1_shoots: { models: { m1: { at: [28, 20], weapons: ["gun2"] } } },
  p2_shoots: { owner: "p2", models: { m1: { at: [34, 20], weapons: ["gun2"] } } },
  p1_marked: at("N", "p1", { models: { m1: { at: [4, 40], weapons: ["gun"] } } }),
  p2_marked: at("S", "p2", { models: { m1: { at: [56, 4], weapons: ["gun"] } } }),
};

/** Everything set on both sides, by hand. */
function marked(game: Game): Game {
  const flags = Object.fromEntries(Object.keys(UNIT_MARKS).map((flag) => [flag, true]));
  const units = { ...game.units };
  const players = { ...game.players };
  for (const side of SIDES) {
    const id = `${side}_marked`;
    const effects = Object.entries(EFFECTS).map(([effect, lasts]) =>
      on(effect, inDocument(lasts), { player: side }),
    );
    units[id] = { ...units[id]!, flags, effects } as unknown as Game["units"][string];
    const used = Object.entries(USED).map(([stratagem, lasts]) => ({ stratagem, until: inDocument(lasts) }));
    players[side] = { ...players[side], used, passing: true, extra_cp: 1 } as Game["players"]["p1"];
  }
  const of = <T>(value: T) => Object.fromEntries(SIDES.map((side) => [`${side}_marked`, value]));
  return { ...game, units, players, allocated: of(["m1"]), spent: of({ m1: ["gun"] }) } as Game;
}

const here = ({ turn }: Game) => `${turn.round} ${turn.active_player} ${turn.phase}`;

const START = battle({
  units: UNITS,
  weapons: { ...weapons, gun2: {} },
  turn: { phase: "COMMAND", first_player: "p1" },
});

/** Stops of two full rounds. */
const STOPS = [1, 2].flatMap((round) =>
  SIDES.flatMap((side) =>
    ["COMMAND", "MOVEMENT", "SHOOTING", "CHARGE"].map((phase) => `${round} ${side} ${phase}`),
  ),
);

/** Where each mark is gone that was set in p1's or in p2's first Shooting phase; by the rules, worked out by hand. */
const GONE: Readonly<Record<"p1" | "p2", (lasts: LastsUntil, owner: "p1" | "p2") => string>> = {
  p1: (lasts, owner) =>
    ({
      PHASE: "1 p1 CHARGE",
      TURN: "1 p2 COMMAND",
      OWN_COMMAND: owner === "p1" ? "2 p1 COMMAND" : "1 p2 COMMAND",
      ROUND: "2 p1 COMMAND",
      BATTLE: "never",
    })[lasts],
  p2: (lasts, owner) =>
    ({
      PHASE: "1 p2 CHARGE",
      TURN: "2 p1 COMMAND",
      OWN_COMMAND: owner === "p1" ? "2 p1 COMMAND" : "2 p2 COMMAND",
      ROUND: "2 p1 COMMAND",
      BATTLE: "never",
    })[lasts],
};

describe("how long marks last, over two full rounds", () => {
  test("BR-15 the table names every mark of a unit", () => {
    expect(Object.keys(UNIT_MARKS).sort()).toEqual([...FLAGS].sort());
  });

  test("ST-1 BR-15 how long a stratagem is used up", () => {
    const known = STRATAGEMS.filter(({ id }) => id in USED).map(({ id, once }) => [id, once]);
    expect(known.length).toBeGreaterThan(4);
    for (const [id, once] of known) expect([id, once]).toEqual([id, USED[id!]]);
  });

  test.each(SIDES)("BR-3 flag by flag, for both players, those set in the turn of %s", (setter) => {
    const gone: Record<string, string> = {};
    const stops: string[] = [];
    let game = START;
    let isMarked = false;
    while (game.turn.round < 3) {
      stops.push(here(game));
      if (isMarked) {
        for (const side of SIDES) {
          const left = marksOf(game, side);
          for (const mark of Object.keys(LASTS)) {
            if (!left.includes(mark)) gone[`${side} ${mark}`] ??= here(game);
          }
        }
      }
      if (here(game) === `1 ${setter} SHOOTING`) {
        game = marked(game);
        isMarked = true;
      }
      const { game: next, result } = end(game);
      expect(result.errors).toEqual([]);
      game = next;
    }
    expect(stops).toEqual(STOPS);
    for (const side of SIDES) {
      for (const [mark, lasts] of Object.entries(LASTS)) {
        expect([side, mark, gone[`${side} ${mark}`] ?? "never"]).toEqual([
          side,
          mark,
          GONE[setter](lasts, side),
        ]);
      }
    }
  });

  test("BR-3 after two rounds every unit may act again", () => {
    let game = marked({ ...START });
    while (game.turn.round < 3) game = end(game).game;
    for (const side of SIDES) expect(game.units[`${side}_marked`]!.flags).toEqual({ left_table: true });
  });
});
