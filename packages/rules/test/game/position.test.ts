import { describe, expect, test } from "vitest";
import { rememberedAnswers } from "../../src/game/position.ts";
import { type Game, prepare } from "../../src/index.ts";
import { buildGame, row } from "../support/build.ts";

const game = buildGame({
  weapons: { gun: { attacks: "2", range: 36 } },
  units: {
    A: { models: row(2, [10, 10], { weapons: ["gun"] }) },
    B: { owner: "p2", models: row(2, [20, 10]) },
  },
});

function withActive(from: Game): Game {
  const { p1 } = from.players;
  const active = [{ id: "FURY", until: "TURN" as const }];
  return { ...from, players: { ...from.players, p1: { ...p1, active } } };
}

const CHANGED: readonly (readonly [string, (game: Game) => Game])[] = [
  ["units", (from) => ({ ...from, units: { ...from.units } })],
  ["weapons", (from) => ({ ...from, weapons: { ...from.weapons } })],
  ["terrain", (from) => ({ ...from, terrain: { ...from.terrain } })],
  ["what is spent", (from) => ({ ...from, spent: { ...from.spent } })],
  ["turns", (from) => ({ ...from, turn: { ...from.turn, active_player: "p2" } })],
  ["rounds", (from) => ({ ...from, turn: { ...from.turn, round: from.turn.round + 1 } })],
  ["phases", (from) => ({ ...from, turn: { ...from.turn, phase: "CHARGE" } })],
  ["rules that are active", (from) => withActive(from)],
  ["rows", (from) => ({ ...from, settings: { ...from.settings, rows: {} } })],
  ["the ruleset", (from) => ({ ...from, ruleset: from.ruleset === "spec" ? "published" : "spec" })],
];

describe("what is remembered of a position", () => {
  const never = () => expect.fail("was to be remembered");

  test("stands while the position does, whatever else changes", () => {
    const answer = rememberedAnswers<number>(1_000, () => 1);
    expect(answer(game, "question", () => 1)).toBe(1);
    expect(answer(game, "question", never)).toBe(1);
    const rolled = { ...game, rng: { ...game.rng, cursor: 7 }, settings: { ...game.settings } };
    expect(answer(rolled, "question", never)).toBe(1);
    // Points of the players, and who was skipped, are questions of the moment and asked each time.
    const { p1 } = game.players;
    const later: Game = {
      ...game,
      players: { ...game.players, p1: { ...p1, cp: p1.cp + 1 } },
      shooting: { ...game.shooting, skipped_unit_ids: ["A"] },
    };
    expect(answer(later, "question", never)).toBe(1);
  });

  test.each(CHANGED)("is forgotten when it is about other %s", (_, change) => {
    const answer = rememberedAnswers<number>(1_000, () => 1);
    answer(game, "question", () => 1);
    expect(answer(change(game), "question", () => 2)).toBe(2);
  });

  test("is at most so many bytes, of all positions together", () => {
    const answer = rememberedAnswers<number>(1_000, () => 300);
    const other = { ...game, units: { ...game.units } };
    answer(game, "a", () => 1);
    answer(other, "b", () => 2);
    expect(answer(game, "a", never)).toBe(1);
    // The third does not fit beside them.
    answer(game, "c", () => 3);
    expect(answer(game, "c", never)).toBe(3);
    expect(answer(game, "a", () => 4)).toBe(4);
    expect(answer(other, "b", () => 5)).toBe(5);
  });

  test("SH-16 plans of the same volley are one, and others are others", () => {
    const planOf = (from: Game, extra: object = {}) => {
      const wish = { weapon_id: "gun", target_unit_id: "B", ...extra };
      const prepared = prepare(from, from.units["A"]!, [wish]);
      return prepared.ok ? prepared.value[0]!.plan : expect.fail(JSON.stringify(prepared.refusals));
    };
    expect(planOf(game)).toBe(planOf(game));
    expect(planOf(game, { model_ids: ["m1"] }).guns).toHaveLength(1);
    expect(planOf(game).guns).toHaveLength(2);
    expect(planOf(game, { modifiers: { hit: { plus_one: true } } }).hit.modifier).toBe(1);
    expect(planOf(game).hit.modifier).toBe(0);
    // The same units among other terrain: a wood between them gives cover.
    const wood = {
      id: "wood",
      kind: "woods" as const,
      polygon: [
        [14, 5],
        [16, 5],
        [16, 15],
        [14, 15],
      ] as [number, number][],
      height: 5,
      tags: [],
    };
    expect(planOf({ ...game, terrain: { wood } }).profiles[0]!.cover).toMatchObject({
      kind: "woods",
      number: 1,
    });
    expect(planOf(game).profiles[0]!.cover).toBeNull();
  });
});
