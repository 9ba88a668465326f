import type { ArmyList, Counts, ListModel, ListUnit } from "@gunline/armies/lists";
import type { Arguments } from "./arguments.ts";
import { readListFile } from "./lists.ts";
import { badInput, done, type Outcome } from "./outcome.ts";
import { jsonChunks, printable } from "./output.ts";
import { count } from "./text.ts";

export async function run({ positionals, switches }: Arguments): Promise<Outcome> {
  const [file] = positionals as [string];
  const read = await readListFile(file);
  if (!read.ok) return badInput(...read.faults);
  const { list } = read.value;
  return done(switches.has("json") ? jsonChunks(list) : [printable(`${describeList(list).join("\n")}\n`)]);
}

function describeList(list: ArmyList): readonly string[] {
  const { name, faction, detachment, points, units, unresolved } = list;
  const title = [name, faction, detachment].filter((part) => part !== null).join(" · ");
  const models = units.flatMap((unit) => unit.models).reduce((sum, model) => sum + model.count, 0);
  return [
    title === "" ? "An army list" : title,
    `${points} points, ${count(units.length, "unit")}, ${count(models, "model")}; read as ${list.format}`,
    ...unresolved.map((one) => `! ${one}`),
    ...units.flatMap(describeUnit),
  ];
}

function describeUnit(unit: ListUnit): readonly string[] {
  const { name, points, models, enhancements, warlord, items, notes, unresolved } = unit;
  const marks = [...(warlord ? ["Warlord"] : []), ...enhancements, ...notes];
  return [
    "",
    `${name}, ${points} points${marks.length === 0 ? "" : ` (${marks.join(", ")})`}`,
    ...models.map(describeModel),
    ...(Object.keys(items).length === 0 ? [] : [`  the unit: ${inWords(items)}`]),
    ...unresolved.map((one) => `  ! ${one}`),
  ];
}

function describeModel({ name, count: number, weapons, items, split }: ListModel): string {
  const carried = [inWords(weapons), inWords(items)].filter((part) => part !== "").join("; ");
  return `  ${number} ${name}: ${carried === "" ? "nothing told" : carried}${split === "one of several" ? " (chosen)" : ""}`;
}

function inWords(counts: Counts): string {
  return Object.entries(counts)
    .map(([name, number]) => (number === 1 ? name : `${number}× ${name}`))
    .join(", ");
}
