import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hashOfGame, parseRecord, replay } from "../../src/index.ts";

/**
 * Records that were made once and stay: the engine of the day replays every one of them to the same hashes. The number
 * in a file's name is the edition of the rules that it was played by.
 */
const FOLDER = new URL("fixtures/", import.meta.url);

/** What is done in each. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  // Choices, undo, dice stage by stage, a defender's choice, a reaction, charges, refusals, turns.
  "charge-under-fire.2.json": [
    "ALLOCATE_WOUND",
    "APPLY_CHARGE_MOVE",
    "CHANGE_SETTINGS",
    "CHARGE_ROLL",
    "CONFIRM_TARGETS",
    "DECLARE_CHARGE",
    "END_PHASE",
    "FAIL_CHARGE",
    "RESOLVE_NEXT",
    "SELECT_SHOOTER",
    "SET_ASSIGNMENTS",
    "SHOOT",
    "UNDO",
    "USE_STRATAGEM",
  ],
  // From the first drop to the end: formations, moves, an arrival, Actions, cards, tests, fights, stratagems and the rules of armies.
  "whole-battle.3.json": [
    "ADVANCE_ROLL",
    "ALLOCATE_WOUND",
    "APPLY_CHARGE_MOVE",
    "ATTACH",
    "CHARGE_ROLL",
    "CHOOSE_FOR_CARD",
    "CHOOSE_SECONDARIES",
    "CONSOLIDATE",
    "DECLARE_CHARGE",
    "END_PHASE",
    "FAIL_CHARGE",
    "FIGHT",
    "MOVE",
    "PASS",
    "PILE_IN",
    "RESERVE",
    "SELECT_FIGHTER",
    "SET_UP",
    "SHOOT",
    "SKIP_CHARGE",
    "SKIP_UNIT",
    "START_ACTION",
    "TEST_BATTLE_SHOCK",
    "USE_STRATAGEM",
  ],
};

test.each(readdirSync(FOLDER))("RC-2 %s is replayed to the hashes that it was made with", (name) => {
  const parsed = parseRecord(JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")));
  if (!parsed.ok) return expect.fail(JSON.stringify(parsed.refusals));
  const { steps } = parsed.value;
  const played = replay(parsed.value);
  if (!played.ok) return expect.fail(JSON.stringify(played.difference));
  expect(hashOfGame(played.game)).toBe(steps.at(-1)!.state_hash);
  const types = new Set(steps.flatMap((step) => ("action" in step ? [step.action.type] : [])));
  expect([...types].sort()).toEqual(TYPES[name]);
});
