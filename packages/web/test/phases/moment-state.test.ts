import { type Action, apply, choices, type Game, type WaitingFor, waiting } from "@gunline/rules";
import { beforeEach, describe, expect, it } from "vitest";
import { MORTAL } from "../../src/phases/mortal.tsx";
import { ALL_MOMENTS, momentOf, rowOf } from "../../src/phases/rows.ts";
import { confirmTargets, rollNext, selectShooter, setTargets } from "../../src/table/commands.ts";
import { atOf, choose, chooseUse, seenNow, seenOf, stateNow } from "../../src/table/moment.ts";
import { FRESH } from "../../src/table/moment-state.ts";
import { currentGame, freshTable, openTable } from "../../src/table/table.ts";
import { resetView, useView } from "../../src/table/view.ts";
import { beforeBattle, movingField } from "../browser/support/battle-field.ts";
import { chargeField } from "../browser/support/charge-field.ts";
import { fightField } from "../browser/support/fight-field.ts";
import { firingRange } from "../browser/support/firing-range.ts";
import { reactionField } from "../browser/support/reaction-field.ts";
import { scoreField } from "../browser/support/score-field.ts";
import { field } from "../panels/field.ts";

const FIELDS: readonly Game[] = [
  beforeBattle(),
  movingField(),
  firingRange(),
  chargeField("moments"),
  fightField("moments"),
  reactionField("moments"),
  scoreField({ turn: { phase: "FIGHT" }, cards: { p2: [[], ["marked-for-death"]] } }),
].map((game) => ({ ...game, settings: { ...game.settings, fast_dice: false } }));

/** Plays on from each table, with another type of action every time. */
function* played(): Generator<Game> {
  for (const start of FIELDS) {
    let game = start;
    for (let step = 0; step < 120 && game.result === null; step++) {
      yield game;
      const types = [...new Set(waiting(game).flatMap(({ actions }) => actions))];
      const found = types.flatMap((type): Action[] => {
        const [first] = choices(game, type);
        return first === undefined || first.type === "UNDO" || first.type === "CHANGE_SETTINGS"
          ? []
          : [first];
      });
      const others = found.filter(({ type }) => type !== "END_PHASE");
      const action = others[step % Math.max(others.length, 1)] ?? found[0];
      if (action === undefined) break;
      game = apply(game, action).game;
    }
  }
}

describe("the row of a moment", () => {
  it("is given the state of its own moment, and no other", () => {
    const seen = new Set<string>();
    for (const game of played()) {
      const row = momentOf(game);
      const view = seenOf(game, useView.getInitialState());
      expect([row.at, atOf(game)]).toEqual([view.at, view.at]);
      seen.add(view.at);
    }
    expect([...seen].sort()).toEqual(
      [
        "card",
        "charge",
        "command",
        "deployment",
        "fight",
        "fighting",
        "movement",
        "other",
        "shooting",
      ].sort(),
    );
  });

  /** The compiler asks for a line for everything that the game can wait for. */
  const AWAITED: Readonly<Record<WaitingFor["what"], number>> = {
    phase_to_end: 0,
    nothing_left: 0,
    battle_shock_tests: 1,
    roll_off: 1,
    units_to_set_up: 1,
    scouts: 1,
    side_move: 1,
    shooter: 1,
    targets: 1,
    attack_dice: 1,
    // Of an attack, or of anything else.
    allocation: 2,
    placing: 1,
    escape_wreck: 1,
    charge: 1,
    charge_roll: 1,
    charge_move: 1,
    fighter: 1,
    pile_in: 1,
    melee_targets: 1,
    consolidation: 1,
    last_shots: 1,
    mover: 1,
    arrival: 1,
    escape_dice: 1,
    escape_loss: 1,
    coherency_loss: 1,
    card: 1,
    discard: 1,
    reaction: 1,
    by_hand: 1,
  };

  it.each(Object.entries(AWAITED))("is there for %s", (what, rows) => {
    const found = ALL_MOMENTS.filter(({ awaits }) => (awaits as readonly string[]).includes(what));
    expect(found).toHaveLength(rows);
    if (rows > 1) for (const row of found) expect(row.isIt).toBeDefined();
  });

  it("is that of the phase once the battle is over", () => {
    const [game] = FIELDS;
    const over: Game = { ...game!, result: { winner: "p1", reason: "SURRENDER" } as Game["result"] };
    expect(momentOf(over)).toBe(rowOf(over));
  });

  it("can be each of those whose keys the help lists, each once", () => {
    expect(new Set(ALL_MOMENTS).size).toBe(ALL_MOMENTS.length);
    expect(ALL_MOMENTS).toContain(MORTAL);
    for (const game of played()) expect(ALL_MOMENTS).toContain(momentOf(game));
  });
});

/** Two squads that can shoot, and one to be shot at. */
const TABLE: Game = (() => {
  const game = field(
    {
      id: "SQUAD",
      owner: "p1",
      models: [
        { at: [5, 10], weapons: ["rifle"] },
        { at: [5, 12], weapons: ["rifle"] },
      ],
    },
    {
      id: "GUARD",
      owner: "p1",
      models: [
        { at: [5, 20], weapons: ["rifle"] },
        { at: [5, 22], weapons: ["rifle"] },
      ],
    },
    { id: "BOYZ", owner: "p2", models: [{ at: [15, 10] }] },
  );
  return { ...game, settings: { ...game.settings, fast_dice: false } };
})();

const openAt = (game: Game) => openTable(freshTable("", "", game));

describe("the state of a moment", () => {
  beforeEach(() => {
    resetView();
    openAt(TABLE);
  });

  it("is gone with the unit whose weapon was chosen", () => {
    selectShooter("SQUAD");
    choose("shooting", { armed: "rifle" });
    expect(seenNow()).toMatchObject({ at: "shooting", armed: "rifle" });
    selectShooter("GUARD");
    expect(stateNow("shooting")).toBe(FRESH.shooting);
  });

  it("is gone with the phase", () => {
    openAt({ ...TABLE, turn: { ...TABLE.turn, phase: "COMMAND" } });
    choose("command", { tester: "SQUAD" });
    expect(stateNow("command").tester).toBe("SQUAD");
    openAt({ ...TABLE, turn: { ...TABLE.turn, phase: "COMMAND", round: TABLE.turn.round + 1 } });
    expect(stateNow("command").tester).toBeNull();
  });

  it("a charge that was chosen stays through what comes in the middle, until it was tried", () => {
    const charging: Game = { ...TABLE, turn: { ...TABLE.turn, phase: "CHARGE" } };
    openAt(charging);
    choose("charge", { charger: "SQUAD", chargeTargets: ["BOYZ"] });
    openAt({ ...charging, charges: { ...charging.charges, tried_unit_ids: ["GUARD"] } });
    expect(stateNow("charge").charger).toBe("SQUAD");
    openAt({ ...charging, charges: { ...charging.charges, tried_unit_ids: ["SQUAD"] } });
    expect(stateNow("charge")).toBe(FRESH.charge);
  });

  it("a die that was chosen is chosen of one roll only", () => {
    selectShooter("SQUAD");
    setTargets([{ weapon_id: "rifle", target_unit_id: "BOYZ" }]);
    confirmTargets();
    expect(currentGame().tasks.length).toBeGreaterThan(0);
    chooseUse("COMMAND_REROLL 1");
    expect(seenNow().chosenUse).toBe("COMMAND_REROLL 1");
    rollNext();
    expect(seenNow().chosenUse).toBeNull();
  });
});
