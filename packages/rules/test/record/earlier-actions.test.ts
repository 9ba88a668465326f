import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hashOfResult } from "../../src/flow/hashed.ts";
import { type Action, hashOfGame, parseGame } from "../../src/index.ts";
import { play } from "../support/build.ts";

/**
 * Actions of armies that were played when each was code of its own, with the documents of then: rows do the same, to the
 * same hashes. The names of fields that were named after one rule are read as those of today.
 */
interface EarlierAction {
  readonly name: string;
  readonly game: object;
  readonly action: Action;
  readonly faces: readonly number[];
  readonly result_hash: string;
  readonly state_hash: string;
}

const ACTIONS = JSON.parse(
  readFileSync(new URL("earlier-actions.json", import.meta.url), "utf8"),
) as readonly EarlierAction[];

test.each(ACTIONS.map((one) => [one.name, one] as const))(
  "RC-2 AB-1 %s is played to its hashes",
  (_, one) => {
    const read = parseGame(one.game);
    if (!read.ok) return expect.fail(JSON.stringify(read.refusals));
    const { game, result } = play(read.value, one.action, one.faces);
    expect(result.errors).toEqual([]);
    expect(hashOfGame(game)).toBe(one.state_hash);
    expect(hashOfResult(result)).toBe(one.result_hash);
  },
);
