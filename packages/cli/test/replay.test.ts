import { readFileSync } from "node:fs";
import {
  apply,
  type Checked,
  makeRecord,
  parseAction,
  parseGame,
  recordStep,
  rewindStep,
  rewound,
  sealedSeed,
  seededDice,
  seedHash,
} from "@gunline/rules";
import { afterAll, describe, expect, test } from "vitest";
import { duel, shoot, TWO_SLAIN } from "./support/duel.ts";
import { documentOf, gunline, Scratch } from "./support/run.ts";

afterAll(Scratch.removeAll);

interface Replayed {
  readonly ok: boolean;
  readonly errors: readonly Record<string, unknown>[];
}

// biome-ignore lint/suspicious/noExplicitAny: tests spoil the record at will
async function recorded(scratch: Scratch, options: readonly string[], code = 0): Promise<any> {
  const actions = code === 0 ? [shoot(), { type: "END_PHASE" }] : [shoot(), shoot()];
  const files = [scratch.file("game.json", duel()), scratch.file("actions.json", actions)];
  const record = scratch.path("record.json");
  const ran = await gunline(["apply", ...files, ...options, "--record", record, "--json"]);
  expect(ran).toMatchObject({ code, err: "" });
  expect(scratch.files()).toEqual(["actions.json", "game.json", "record.json"]);
  return JSON.parse(readFileSync(record, "utf8"));
}

describe.concurrent("gunline replay", () => {
  test("RC-2: a game recorded under another seed plays again as it was", async () => {
    const scratch = new Scratch();
    const record = await recorded(scratch, ["--seed", "another"]);
    expect(record.start.rng).toEqual({ seed: "another", cursor: 7 });
    expect(record).not.toHaveProperty("scripted_dice");
    const [json, text] = await Promise.all([
      gunline(["replay", scratch.path("record.json"), "--json"]),
      gunline(["replay", "-"], JSON.stringify(record)),
    ]);
    const last = record.steps[1];
    expect(json.code).toBe(0);
    expect(documentOf(json)).toEqual({
      ok: true,
      steps: 2,
      cursor: last.cursor,
      state_hash: last.state_hash,
      // The SHA-256 of "another", by sha256sum.
      seed_hash: "ae448ac86c4e8e4dec645729708ef41873ae79c6dff84eff73360989487f08e5",
    });
    expect(text.out).toContain(`✓ 2 steps played again, all as recorded. Cursor ${last.cursor}`);
    expect(text.out).toContain("The dice were of the seed whose SHA-256 is ae448ac86c4e");
  });

  test("RC-2: scripted dice and refusals are part of the record", async () => {
    const scratch = new Scratch();
    const record = await recorded(scratch, ["--dice", TWO_SLAIN], 1);
    expect(record.scripted_dice).toEqual(TWO_SLAIN.split(",").map(Number));
    expect(record.steps.map(({ success }: { success: boolean }) => success)).toEqual([true, false]);
    const ran = await gunline(["replay", scratch.path("record.json"), "--json"]);
    expect(ran.code).toBe(0);
    expect(documentOf(ran)).toMatchObject({ ok: true, steps: 2, cursor: 15, seed_hash: null });
  });

  test("RC-2: a record that was tampered with names the first step that differs", async () => {
    const scratch = new Scratch();
    const record = await recorded(scratch, ["--dice", TWO_SLAIN]);
    const zeros = "0".repeat(64);
    // biome-ignore lint/suspicious/noExplicitAny: tests spoil the record at will
    const tampered: [string, number, (record: any) => void][] = [
      ["generator", 0, (spoilt) => (spoilt.generator = "dice of lead")],
      ["success", 1, (spoilt) => (spoilt.steps[1].success = false)],
      ["cursor", 0, (spoilt) => spoilt.steps[0].cursor++],
      ["state_hash", 1, (spoilt) => (spoilt.steps[1].state_hash = zeros)],
      ["result_hash", 0, (spoilt) => (spoilt.steps[0].result_hash = zeros)],
      ["state_hash", 0, (spoilt) => (spoilt.start.units.B.stats.leadership = 8)],
      ["result_hash", 0, (spoilt) => (spoilt.scripted_dice[2] = 2)],
      ["dice", 0, (spoilt) => spoilt.scripted_dice.pop()],
    ];
    await Promise.all(
      tampered.map(async ([field, step, spoil]) => {
        const spoilt = structuredClone(record);
        spoil(spoilt);
        const ran = await gunline(["replay", "-", "--json"], JSON.stringify(spoilt));
        const { ok, errors } = documentOf<Replayed>(ran);
        expect({ code: ran.code, ok, errors: errors.length }).toEqual({ code: 1, ok: false, errors: 1 });
        expect(errors[0]).toMatchObject({ code: "REPLAY_DIFFERS", rule: "RC-2", step, field });
        expect(errors[0]!["message"]).toContain(field);
      }),
    );
  });

  test("RC-3, RC-4: a server's game proves its dice by the seed that was published, takebacks included", async () => {
    const read = <T>(checked: Checked<T>): T => (checked.ok ? checked.value : expect.fail());
    const start = read(parseGame({ ...duel(), rng: { seed: sealedSeed("secret"), cursor: 0 } }));
    const action = read(parseAction(shoot()));
    const first = apply(start, action, seededDice("secret", 0));
    const back = rewound(start, first.game);
    const second = apply(back, action, seededDice("secret", back.rng.cursor));
    const steps = [
      recordStep(action, first.game, first.result),
      rewindStep(0, back),
      recordStep(action, second.game, second.result),
    ];
    const record = makeRecord(start, steps, undefined, "secret");
    const [right, wrong, late] = await Promise.all([
      gunline(["replay", "-", "--json"], JSON.stringify(record)),
      gunline(["replay", "-"], JSON.stringify({ ...record, seed: "other" })),
      gunline(["replay", "-"], JSON.stringify({ ...record, steps: [steps[0], { ...steps[1], cursor: 0 }] })),
    ]);
    expect(right.code).toBe(0);
    expect(documentOf(right)).toMatchObject({ ok: true, steps: 3, seed_hash: seedHash("secret") });
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain(`seed is ${sealedSeed("secret")} in the record`);
    expect(late.code).toBe(1);
    expect(late.out).toContain("steps[1] (rewind): cursor is 0 in the record");
  });

  test("RC-2: a malformed record is bad input, with the path of the fault", async () => {
    const scratch = new Scratch();
    const record = await recorded(scratch, []);
    const noHash = structuredClone(record);
    noHash.steps[1].state_hash = "short";
    const badStart = structuredClone(record);
    badStart.start.units.B.models.m1.weapons = ["nothing"];
    const [one, two, text] = await Promise.all([
      gunline(["replay", "-", "--json"], JSON.stringify(noHash)),
      gunline(["replay", "-", "--json"], JSON.stringify(badStart)),
      gunline(["replay", scratch.path("game.json")]),
    ]);
    for (const ran of [one, two, text]) expect(ran).toMatchObject({ code: 2, out: "" });
    expect(one.err).toContain("gunline: RECORD: steps[1].state_hash: ");
    expect(two.err).toContain("gunline: RECORD: start.units.B.models.m1.weapons[0]: ");
    expect(text.err).toContain("gunline: RECORD: format: ");
  });
});
