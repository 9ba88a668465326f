import { describe, expect, test } from "vitest";
import { type Game, hashedResult, hashOfGame, hashOfResult } from "../../src/index.ts";
import { duel, play, shoot } from "../support/build.ts";

/** A volley in the middle: confirmed, and the hit dice rolled. */
function underWay(): Game {
  const game = duel({ gun: { keywords: ["HEAVY"] }, shooter: { flags: { remained_stationary: true } } });
  const step = (from: Game, type: string, faces: readonly number[] = []) =>
    play({ ...from, settings: { ...from.settings, fast_dice: false } }, { type, actor_unit_id: "A" }, faces)
      .game;
  return step(step(step(game, "SELECT_SHOOTER"), "CONFIRM_TARGETS"), "RESOLVE_NEXT", [5]);
}

/** The same text with every word put otherwise. */
const reworded = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value).replaceAll("Heavy +1", "Standing still").replaceAll("BS 3+", "skill of 3"),
  );

describe("what hashes are made of", () => {
  test("RC-2 the words beside the numbers of a volley may be put otherwise, and the hash stays", () => {
    const game = underWay();
    expect(reworded(game)).not.toEqual(game);
    expect(hashOfGame(reworded(game))).toBe(hashOfGame(game));
  });

  test("RC-2 a number may not", () => {
    const game = underWay();
    const other = JSON.parse(JSON.stringify(game).replace('"threshold":2', '"threshold":3')) as Game;
    expect(hashOfGame(other)).not.toBe(hashOfGame(game));
  });

  test("RC-2 a refusal is hashed by its code and rule, not by its sentence", () => {
    const { result } = shoot(duel({ inches: 30 }), "A", "gun", "B");
    const [error] = result.errors;
    const other = { ...result, errors: [{ ...error!, message: "Too far away." }] };
    expect(hashOfResult(other)).toBe(hashOfResult(result));
    expect(hashOfResult({ ...result, errors: [{ ...error!, code: "ENGAGED" }] })).not.toBe(
      hashOfResult(result),
    );
    expect(JSON.stringify(hashedResult(result))).not.toContain("message");
  });
});
