import { type Action, hashOf, parseRecord, replay } from "@gunline/rules";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { groupsOf } from "../../src/panels/log/groups.ts";
import { submit } from "../../src/table/authority.ts";
import { followTable, lastTable } from "../../src/table/autosave.ts";
import { undo } from "../../src/table/commands.ts";
import { goBack } from "../../src/table/go-back.ts";
import { openFile } from "../../src/table/reading.ts";
import { makeSaveFile } from "../../src/table/save-file.ts";
import { freshTable, openTable, storyOf, tableNow, useTable } from "../../src/table/table.ts";
import { stepsMade, takeBacks } from "../../src/table/take-backs.ts";
import { firingRange } from "../browser/support/firing-range.ts";
import { FakeStorage } from "./storage.ts";

/** Taking back at one screen: the last volley is fired again with new dice, and the log keeps the first. */

beforeAll(() => followTable(() => undefined));
beforeEach(() => {
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("sessionStorage", new FakeStorage());
  vi.stubGlobal("window", { location: { hash: "" }, scrollTo: () => undefined });
});
afterEach(() => {
  useTable.setState({ table: null });
  vi.unstubAllGlobals();
});

const now = () => tableNow()!;
const select: Action = { type: "SELECT_SHOOTER", actor_unit_id: "RIFLES" };
const assignments = [{ weapon_id: "rifle", target_unit_id: "NEAR" }];
const fire: Action = { type: "SHOOT", actor_unit_id: "RIFLES", payload: { assignments } };

/** Selected, fired, and gone back to before the volley. */
function wentBack() {
  openTable(freshTable("Range", "", firingRange("take back")));
  submit(select);
  const selected = now().game;
  submit(fire);
  const fired = now();
  expect(fired.game.rng.cursor).toBeGreaterThan(selected.rng.cursor);
  goBack(1, "p1", "forgot the tank");
  return { selected, fired };
}

it("offers the step, the activation and the phase, in words", () => {
  openTable(freshTable("Range", "", firingRange("take back")));
  submit(select);
  submit(fire);
  expect(takeBacks(stepsMade(now()), null, now().game).map(({ label, to }) => [label, to])).toEqual([
    ["The last step", 1],
    ["All that Riflemen did last", 0],
  ]);
});

it("RC-3 gives the game as it was with the dice spent, and one's own choices can be undone as ever", () => {
  const { selected, fired } = wentBack();
  expect(now().game).toEqual({ ...selected, rng: fired.game.rng });
  submit(fire);
  const faces = (entry = now().entries.at(-1)!) => entry.result.dice.flatMap(({ rolls_raw }) => rolls_raw);
  expect(now().game.rng.cursor).toBeGreaterThan(fired.game.rng.cursor);
  expect(faces()).not.toEqual(faces(fired.entries.at(-1)));
  goBack(1, "p1", "");
  undo();
  expect(now().game.shooting.active_shooter_id).toBeNull();
});

it("keeps in the log what was", () => {
  wentBack();
  const groups = groupsOf(storyOf(now()), now().game);
  expect(groups.map(({ kind, isTakenBack = false }) => [kind, isTakenBack])).toEqual([
    ["choice", false],
    ["volley", true],
    ["deed", false],
  ]);
  expect(groups.at(-1)!.parts[0]!.lines[0]!.text).toBe(
    "Blue takes back Riflemen’s volley at Boyz. “forgot the tank”",
  );
  submit(fire);
  expect(groupsOf(storyOf(now()), now().game).map(({ kind }) => kind)).toEqual([
    "choice",
    "volley",
    "deed",
    "volley",
  ]);
});

it("is kept by the browser and by files, which replay", async () => {
  wentBack();
  submit(fire);
  const table = now();
  expect(lastTable(() => undefined)).toEqual({ ...table, offered: false });
  const text = makeSaveFile(table);
  const record = parseRecord(JSON.parse(text));
  if (!record.ok) return expect.fail(record.refusals[0]!.message);
  const again = replay(record.value);
  expect(again.ok && hashOf(again.game)).toBe(hashOf(table.game));
  const opened = await openFile(new File([text], "range.json"), new AbortController().signal);
  if (!opened.ok || opened.value.kind !== "table") return expect.fail();
  const { game, entries, story, choices } = opened.value.table;
  expect({ game, entries, story, choices }).toEqual({
    game: table.game,
    entries: table.entries,
    story: table.story,
    choices: table.choices,
  });
});
