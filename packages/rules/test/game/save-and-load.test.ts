import fc from "fast-check";
import { expect, test } from "vitest";
import { campaign } from "../../../../scripts/test/campaign.ts";
import { type Action, apply, choices, type Game, hashOfGame, parseGame } from "../../src/index.ts";
import { type Chance, chance } from "../support/arena.ts";
import { attachedBattle } from "../support/attached.ts";

const SETTINGS = [{}, { fast_dice: false }, { allocation: "DEFENDER" }, { reroll_windows: "ON" }];
const STEPS = 30;
/** They come type by type in turn, so that none is left out. */
const LOOKED_AT = 12;
/** `FC_SEED=7 npm run soak:tests` looks further; `npm run soak` does the same with whole battles. */
const RUNS = campaign(25, 2_000);

/** Of each type of action the same chance, stratagems more often, and the phase goes on now and then. */
function anyChoice(game: Game, random: Chance): Action {
  const byType = Map.groupBy(choices(game).take(LOOKED_AT), ({ type }) => type);
  const uses = byType.get("USE_STRATAGEM");
  if (uses !== undefined && random.happens(0.6)) return random.pick(uses);
  const types = [...byType.keys()].filter(
    (type) => type !== "END_PHASE" || byType.size === 1 || random.happens(0.5),
  );
  return random.pick(byType.get(types.length === 0 ? "END_PHASE" : random.pick(types))!);
}

/** Through the same door as a file. */
function saved(game: Game, action: Action): Game {
  const read = parseGame(JSON.parse(JSON.stringify(game)));
  if (!read.ok) return expect.fail(JSON.stringify({ action, refusals: read.refusals }));
  expect(read.value).toEqual(game);
  expect(hashOfGame(read.value)).toBe(hashOfGame(game));
  return read.value;
}

test("GD-1 RC-1 OB-7 a battle of Attached units can be saved and opened after every action, and goes on from the file", () => {
  const seen = { split: 0, used: new Set<string>(), actions: new Set<string>() };
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom(...SETTINGS), (seed, settings) => {
      const random = chance(seed);
      let game = attachedBattle(seed, settings);
      for (let n = 0; n < STEPS && game.result === null; n++) {
        const action = anyChoice(game, random);
        const { game: after, result } = apply(game, action);
        expect({ action, errors: result.errors }).toEqual({ action, errors: [] });
        seen.actions.add(action.type);
        if (action.type === "USE_STRATAGEM") seen.used.add(action.payload.stratagem);
        if (result.events.some(({ type }) => type === "unit_split")) seen.split++;
        game = saved(after, action);
        for (const { effects } of Object.values(game.units)) expect(effects).not.toEqual([]);
      }
    }),
    { numRuns: RUNS },
  );
  // What the battles have to contain to be worth anything.
  expect(seen.split).toBeGreaterThan(4);
  expect([...seen.used]).toEqual(expect.arrayContaining(["EPIC_CHALLENGE", "FINEST_HOUR", "OATH_OF_MOMENT"]));
  expect(seen.actions.size).toBeGreaterThan(14);
});
