import { readList } from "@gunline/armies/lists";
import { expect, test } from "vitest";
import {
  alike,
  armyOfDraft,
  blockedUnits,
  draftOf,
  keep,
  lineOf,
  openQuestions,
} from "../../src/screens/army-list/draft.ts";

const TEXT = `Hi all,
Test (335 Points)

Orks
War Horde
Incursion (1000 Points)

BATTLELINE

Boyz (85 Points)
  • 5x Boy
     ◦ 5x Slugga
     ◦ 1x Big shoota
     ◦ 2x Power klaw

Boyz (85 Points)
  • 5x Boy
     ◦ 5x Slugga
     ◦ 1x Big shoota
     ◦ 2x Power klaw

OTHER DATASHEETS

Squighog Boyz (80 Points)
  • 3x Squighog Boy
     ◦ 3x Stikka

Squighog Boyz (85 Points)
  • 3x Squighog Boy
     ◦ 3x Stikka
`;

function draft() {
  const read = readList(new TextEncoder().encode(TEXT));
  if (!read.ok) throw new Error(read.fault.message);
  return draftOf(read.value, null);
}

test("what is open of units of one name is one row; what there is only to know comes last", () => {
  const one = draft();
  const open = openQuestions(one, armyOfDraft(one, null));
  expect(open.map(({ kind, unit }) => [kind, unit])).toEqual([
    ["split", 0],
    ["numbers", 2],
    ["note", null],
  ]);
  expect(blockedUnits(armyOfDraft(one, null))).toEqual([2, 3]);
  expect(alike(one, 3)).toEqual([2, 3]);
});

test("a row that is kept is open no more, of any unit of its name", () => {
  const one = draft();
  const [split, , shown] = openQuestions(one, armyOfDraft(one, null));
  const kept = keep(one, [split!, shown!]);
  expect(openQuestions(kept, armyOfDraft(kept, null)).map(({ kind }) => kind)).toEqual(["numbers"]);
});

test("the line that a doubt comes from is that of its own unit", () => {
  expect(lineOf(draft(), 1, "Power klaw")).toEqual({ number: 20, text: "◦ 2x Power klaw" });
  expect(lineOf(draft(), 2, "Squighog Boyz")).toEqual({ number: 24, text: "Squighog Boyz (80 Points)" });
});
