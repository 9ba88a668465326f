import { expect, test } from "vitest";
import { armyFromList, carriedTogether, readList } from "../../src/lists/index.ts";

function readText(lines: string) {
  const text = `Orks\nWar Horde\nIncursion (1000 Points)\n\nBATTLELINE\n\nBoyz (85 Points)\n${lines}`;
  const read = readList(new TextEncoder().encode(text));
  if (!read.ok) throw new Error(read.fault.message);
  return read.value;
}

const rows = (models: readonly { count: number; weapons: object }[]) =>
  models.map(({ count, weapons }) => `${count}: ${Object.keys(weapons).join(", ")}`);

test("special weapons are spread over the models, or together on as few as can be; nothing is lost", () => {
  const read = readText("  • 5x Boy\n     ◦ 5x Slugga\n     ◦ 1x Big shoota\n     ◦ 2x Power klaw\n");
  const [boyz] = read.list.units;
  expect(rows(boyz!.models)).toEqual(["1: Slugga, Big shoota", "2: Slugga, Power klaw", "2: Slugga"]);
  expect(rows(carriedTogether(boyz!).models)).toEqual([
    "1: Slugga, Big shoota, Power klaw",
    "1: Slugga, Power klaw",
    "3: Slugga",
  ]);
  const settled = { arms: {}, bases: {}, joins: {}, leftOut: [], together: [0] };
  const numbers = Object.values(armyFromList(read, { settled }).army.units[0]!.models).map(
    ({ weapons }) => weapons.length,
  );
  expect(numbers).toEqual([3, 2, 1, 1, 1]);
});

test("models whose weapons fit one way are left as they are", () => {
  const [boyz] = readText("  • 4x Boy\n     ◦ 4x Slugga\n     ◦ 3x Choppa\n     ◦ 1x Big shoota\n").list
    .units;
  expect(carriedTogether(boyz!)).toEqual(boyz);
});

test("only the remark about the weapons asks how they are carried, whatever others quote", () => {
  const read = readText(
    "  • 5x Boy\n     ◦ 5x Slugga\n     ◦ 1x Big shoota\n     ◦ 2x Power klaw\n     ◦ Glory in several ways\n",
  );
  const { questions } = armyFromList(read);
  const quoted = questions.filter(({ message }) => message.includes("several ways"));
  expect(quoted.map(({ kind }) => kind).sort()).toEqual(["note", "split"]);
  expect(questions.find(({ kind }) => kind === "split")).toMatchObject({ unit: 0, name: "Boy" });
});

test("a question about a unit also stands without its name, for where that is said already", () => {
  const read = readText("  • 3x Boy\n     ◦ 3x Slugga\n\nSquighog Boyz (80 Points)\n  • 3x Squighog Boy\n");
  expect(armyFromList(read).questions.find(({ kind }) => kind === "numbers")).toMatchObject({
    message: "Squighog Boyz has no numbers here: load a catalogue, bring New Recruit's JSON, or enter them.",
    says: "has no numbers here: load a catalogue, bring New Recruit's JSON, or enter them.",
  });
});
