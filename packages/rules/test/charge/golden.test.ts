import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type GameRecord, hashOfGame, parseRecord, replay } from "../../src/index.ts";
import { logText } from "../../src/words/log.ts";

/** A recorded Charge phase of three charges: one falls short, one succeeds, one engages two units at once. */
const raw: unknown = JSON.parse(readFileSync(new URL("three-charges.record.json", import.meta.url), "utf8"));

function read(): GameRecord {
  const parsed = parseRecord(raw);
  return parsed.ok ? parsed.value : expect.fail(parsed.refusals[0]!.message);
}

describe("the golden record of three charges", () => {
  test("RC-2 CH-24 CH-25 is replayed to the same dice, log and state", () => {
    const record = read();
    const played = replay(record);
    if (!played.ok) expect.fail(JSON.stringify(played.difference));
    expect(hashOfGame(played.game)).toBe(record.steps.at(-1)!.state_hash);
    expect(played.results.map(({ success }) => success)).toEqual([
      ...[true, true, false],
      ...[true, true, true],
      ...[true, true, true],
      true,
    ]);
    const logged = played.results.map((result) => logText(result, played.game));
    expect(logged.map((text) => text.split("\n").at(-1))).toEqual([
      "Blades declare charge on Boyz.",
      'Dice 0 and 1 of the seed "a136".',
      'No model ends within Engagement Range of Boyz: m1 is 2" short. (CH-19)',
      "Guards declare charge on Gretchin.",
      'Dice 2 and 3 of the seed "a136".',
      "Guards have Fights First until the turn ends.",
      "Riders declare charge on Nobz, Lootas.",
      'Dice 4 and 5 of the seed "a136".',
      "Riders have Fights First until the turn ends.",
      "Charge phase ends; Fight phase begins.",
    ]);
    expect(logged[8]).toContain(
      "Riders charge: 3 models moved, in base contact with Nobz; in base contact with Lootas.",
    );
    const { units, charges } = played.game;
    expect(
      Object.values(units).map(({ id, flags }) => `${id} ${Object.keys(flags).join(" ")}`.trim()),
    ).toEqual([
      "A1",
      "A2 charged_this_turn fights_first",
      "A3 charged_this_turn fights_first",
      "B1",
      "B2",
      "B3",
      "B4",
    ]);
    expect(charges.failures).toEqual({ TARGET_NOT_ENGAGED: 1 });
  });
});
