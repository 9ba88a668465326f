import { type Action, apply, choices, type Game, waiting } from "@gunline/rules";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keyOf, offersNow } from "../../src/panels/reaction/offers.ts";
import { ATTACKS } from "../../src/phases/attacks.tsx";
import { CARD_QUESTION } from "../../src/phases/card-question.tsx";
import { CHARGE_UNDER_WAY } from "../../src/phases/charge-under-way.tsx";
import { FIGHT_UNDER_WAY } from "../../src/phases/fight-under-way.tsx";
import { REACTION } from "../../src/phases/reaction.tsx";
import { momentOf, PHASES } from "../../src/phases/rows.ts";
import { modelKey } from "../../src/table/model-key.ts";
import { type Seen, seenOf } from "../../src/table/moment.ts";
import type { MomentState } from "../../src/table/moment-state.ts";
import { recalled } from "../../src/table/recalled.ts";
import { useView, type View } from "../../src/table/view.ts";
import { beforeBattle, movingField } from "../browser/support/battle-field.ts";
import { chargeField } from "../browser/support/charge-field.ts";
import { fightField } from "../browser/support/fight-field.ts";
import { firingRange } from "../browser/support/firing-range.ts";
import { reactionField } from "../browser/support/reaction-field.ts";
import { scoreField } from "../browser/support/score-field.ts";

/** The board keeps marks, what hands may take and lines of sight until something changes that they were made of. */

const FIELDS: readonly Game[] = [
  beforeBattle(),
  movingField(),
  firingRange(),
  chargeField("marks"),
  fightField("marks"),
  reactionField("marks"),
  scoreField({ turn: { phase: "COMMAND" } }),
  scoreField({ turn: { phase: "FIGHT" }, cards: { p2: [[], ["marked-for-death", "a-tempting-target"]] } }),
].map((game) => ({ ...game, settings: { ...game.settings, fast_dice: false } }));

/** Tables at as many moments as play comes to, a few of each. */
const TABLES: readonly Game[] = (() => {
  const found = new Map<unknown, Game[]>();
  for (const field of FIELDS) {
    let game = field;
    for (let step = 0; step < 150 && game.result === null; step++) {
      const moment = momentOf(game);
      const seen = found.get(moment) ?? [];
      if (seen.length < 3) found.set(moment, [...seen, game]);
      const action = different(game)[step % different(game).length];
      if (action === undefined) break;
      game = apply(game, action).game;
    }
  }
  return [...found.values()].flat();
})();

/** One choice of each type of action, so that play goes everywhere; the end of the phase only where nothing else is left. */
function different(game: Game): readonly Action[] {
  const types = new Set(waiting(game).flatMap(({ actions }) => actions));
  const found = [...types].flatMap((type) => {
    const [first] = choices(game, type);
    return first === undefined || first.type === "UNDO" || first.type === "CHANGE_SETTINGS" ? [] : [first];
  });
  const others = found.filter(({ type }) => type !== "END_PHASE");
  return others.length > 0 ? others : found;
}

/** All that the board keeps of a table, in a form that can be compared. */
function shownOf(game: Game, view: Seen): unknown {
  const moment = momentOf(game);
  const mark = moment.marks(game, view);
  const units = Object.values(game.units);
  return {
    marks: units.map((unit) => mark(unit)),
    takes: units.map((unit) => moment.drag?.takes(game, unit, view) === true),
    rays: moment.overlays.rays(game, view, mark),
  };
}

const startOf = (game: Game): Seen => seenOf(game, useView.getInitialState());

/** Every field that a row may be given, at whatever moment. */
type Fields = View &
  Omit<MomentState<"shooting">, "at"> &
  Omit<MomentState<"charge">, "at"> &
  Omit<MomentState<"command">, "at"> &
  Omit<MomentState<"card">, "at"> &
  Omit<MomentState<"fighting">, "at">;

/** One change of what is looked at: any field, to a value that means something on this table. */
function changesOn(game: Game): fc.Arbitrary<Partial<Seen>> {
  const units = Object.values(game.units);
  const unitId = fc.constantFrom(null, ...units.map(({ id }) => id));
  const listed = fc.subarray(units.map(({ id }) => id));
  const use = fc.constantFrom(null, ...offersNow(game).flatMap(({ uses }) => uses.map(keyOf)));
  const model = fc.constantFrom(
    null,
    ...units.flatMap(({ id, models }) => Object.keys(models).map((one) => modelKey(id, one))),
  );
  const modelId = fc.constantFrom(...units.flatMap(({ models }) => Object.keys(models)));
  const weapon = fc.constantFrom(
    null,
    ...Object.keys(game.weapons),
    ...Object.values(game.weapons).map(({ name }) => name),
  );
  const draft = fc.dictionary(modelId, fc.constant([[20, 20, 0] as const])).map((paths) => ({
    per_model_paths: Object.fromEntries(
      Object.entries(paths).map(([id, path]) => [id, path.map((at) => [...at])]),
    ),
  })) as unknown as fc.Arbitrary<View["draft"]>;
  const placing = fc.option(
    fc.record({
      unitId: fc.constantFrom(...units.map(({ id }) => id)),
      at: fc.constant([20, 20] as const),
      facing: fc.constant(0),
      places: fc.constant({ positions: {} }),
      isDown: fc.boolean(),
    }),
  );
  const strikes = fc.dictionary(
    modelId,
    fc.record({ target: fc.constantFrom(...units.map(({ id }) => id)) }),
  );
  const only = <Field extends keyof Fields>(field: Field, value: fc.Arbitrary<Fields[Field]>) =>
    value.map((one): Partial<Seen> => ({ [field]: one }));
  return fc.oneof(
    only("hovered", unitId),
    only("weapon", weapon),
    only("armed", weapon),
    only("charger", unitId),
    only("chargeTargets", listed),
    only("tester", unitId),
    only("chosenUse", fc.oneof(use, unitId)),
    only("mover", unitId),
    only("moveKind", fc.constantFrom(null, "NORMAL", "ADVANCE", "FALL_BACK", "STATIONARY")),
    only("picked", fc.subarray(Object.keys(units[0]!.models))),
    only("dragMode", fc.constantFrom(null, "unit", "model")),
    only("placing", placing),
    only("named", listed),
    only("strikes", strikes),
    only("draft", draft),
    only("dragged", modelId),
    only("numbered", unitId),
    only("pointed", model),
    only("looked", unitId),
    only("tool", fc.constantFrom("select", "ruler")),
  );
}

afterEach(() => vi.restoreAllMocks());

describe("what the board keeps of what is looked at", () => {
  it("comes of play at every phase and at what happens in the middle of them", () => {
    const reached = new Set(TABLES.map((game) => momentOf(game)));
    expect(PHASES.every((row) => reached.has(row))).toBe(true);
    const between = [ATTACKS, REACTION, CARD_QUESTION, CHARGE_UNDER_WAY, FIGHT_UNDER_WAY];
    expect(between.every((moment) => reached.has(moment))).toBe(true);
  });

  it("reads what is looked at from what it is given, and nowhere else", () => {
    vi.spyOn(useView, "getState").mockImplementation(() => {
      throw new Error("read behind the board's back");
    });
    for (const game of TABLES) expect(() => shownOf(game, startOf(game))).not.toThrow();
  });

  it("follows every change, whatever was looked at before", () => {
    for (const game of TABLES) {
      const kept = recalled((view: Seen) => shownOf(game, view));
      const marks = recalled((view: Seen) => momentOf(game).marks(game, view));
      fc.assert(
        fc.property(fc.array(changesOn(game), { minLength: 1, maxLength: 8 }), (changes) => {
          let view = startOf(game);
          for (const change of changes) {
            view = { ...view, ...change } as Seen;
            const fresh = shownOf(game, view);
            expect(kept(view)).toEqual(fresh);
            // Marks are asked for unit by unit, also later than they were made.
            const mark = marks(view);
            expect(Object.values(game.units).map((unit) => mark(unit))).toEqual(
              (fresh as { marks: unknown }).marks,
            );
          }
        }),
        { numRuns: 12 },
      );
    }
  });
});
