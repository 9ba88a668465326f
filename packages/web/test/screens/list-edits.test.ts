import { editionBook, type ListedArmy, readList } from "@gunline/armies/lists";
import { expect, test } from "vitest";
import { armyOfDraft, type Draft, draftOf, leaveOut } from "../../src/screens/army-list/draft.ts";
import {
  addable,
  broughtBack,
  editedDraft,
  type PreviewEdit,
  renamed,
  withAdded,
} from "../../src/screens/army-list/edits.ts";

const TEXT = `Test (225 Points)

Necrons
Awakened Dynasty
Incursion (1000 Points)

CHARACTERS

Overlord (85 Points)
  • Warlord
  • 1x Tachyon arrow
  • 1x Overlord's blade

BATTLELINE

Immortals (70 Points)
  • 5x Immortal
     ◦ 5x Close combat weapon
     ◦ 5x Gauss blaster
`;

async function draft(): Promise<Draft> {
  const read = readList(new TextEncoder().encode(TEXT));
  if (!read.ok) throw new Error(read.fault.message);
  return draftOf(read.value, await editionBook(read.value.list), null);
}

function after(one: Draft, edit: PreviewEdit, place = 1): Draft {
  return editedDraft(one, armyOfDraft(one, null), place, edit);
}

/** What each model of a unit carries on the table. */
function carried({ army, places }: ListedArmy, place = 1): readonly string[] {
  const unit = army.units[places[place]!]!;
  return Object.values(unit.models).map(({ weapons }) =>
    weapons
      .map((id) => army.weapons[id]!.name)
      .sort()
      .join(" + "),
  );
}

const GAUSS = "Close combat weapon + Gauss blaster";

test("more models cost what the datasheet says, and what is added to the list's price stays", async () => {
  const one = await draft();
  expect(carried(armyOfDraft(one, null))).toEqual(Array(5).fill(GAUSS));
  // Five Immortals cost 70 points, ten 150; six are paid as ten.
  const six = after(one, { type: "COUNT", model: 0, count: 6 });
  const listed = armyOfDraft(six, null);
  expect(carried(listed)).toEqual(Array(6).fill(GAUSS));
  expect(listed.army.units[1]!.points).toBe(150);
  expect(armyOfDraft(after(six, { type: "COUNT", model: 0, count: 5 }), null).army.units[1]!.points).toBe(70);
  // The last group stays: a unit without models is left out instead.
  expect(after(one, { type: "COUNT", model: 0, count: 0 })).toBe(one);
});

test("one model apart has weapons of its own, whatever the sheet allows", async () => {
  const apart = after(await draft(), { type: "APART", model: 0 });
  const without = after(apart, { type: "WEAPON", model: 1, name: "Gauss blaster", number: 0 });
  const tesla = after(without, { type: "WEAPON", model: 1, name: "Tesla carbine", number: 2 });
  const listed = armyOfDraft(tesla, null);
  expect(carried(listed).toSorted()).toEqual([
    ...Array(4).fill(GAUSS),
    "Close combat weapon + Tesla carbine + Tesla carbine",
  ]);
  expect(listed.questions.filter(({ kind }) => kind !== "leader" && kind !== "note")).toEqual([]);
});

test("a name of its player's, out and back", async () => {
  const one = renamed(await draft(), 1, "  The Unmoved ");
  expect(armyOfDraft(one, null).army.units.map(({ name }) => name)).toEqual(["Overlord", "The Unmoved"]);
  expect(armyOfDraft(renamed(one, 1, ""), null).army.units[1]!.name).toBe("Immortals");
  const out = leaveOut(one, [1]);
  expect(armyOfDraft(out, null).army.units.length).toBe(1);
  expect(armyOfDraft(broughtBack(out, 1), null).army.units.length).toBe(2);
});

test("a unit that the list has not, of its own book or another", async () => {
  const one = await draft();
  expect(addable(one)[0]).toMatchObject({ name: "Annihilation Barge" });
  const more = await withAdded(await withAdded(one, "necron-warriors"), "boyz");
  const { army, places, leaders } = armyOfDraft(more, null);
  expect(army.units.map(({ name }) => name)).toEqual(["Overlord", "Immortals", "Necron Warriors", "Boyz"]);
  expect(places).toEqual([0, 1, 2, 3]);
  // The Overlord may now lead the Warriors as well.
  expect(leaders[0]).toEqual([1, 2]);
  expect(Object.keys(army.units[2]!.models).length).toBe(10);
});
