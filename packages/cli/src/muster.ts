import { COMBINATIONS, DEPLOYMENTS, LAYOUTS, type NewBattle, newBattle } from "@gunline/armies";
import {
  armyFromList,
  bookOf,
  editionBook,
  type FieldArmy,
  type ListedArmy,
  type ListQuestion,
  type SheetBook,
} from "@gunline/armies/lists";
import { type Game, inForce, missions } from "@gunline/rules";
import type { Arguments } from "./arguments.ts";
import { readCatalogue } from "./catalogue-files.ts";
import { describeState } from "./describe.ts";
import { readListFile } from "./lists.ts";
import { badInput, badUsage, done, faulty, found, type Outcome, type Read } from "./outcome.ts";
import { faultLine, jsonChunks, printable, writeAll } from "./output.ts";
import { seedFaults } from "./seed.ts";
import { streams } from "./streams.ts";
import { turnedDown } from "./volley.ts";

export async function run({ positionals, text, switches }: Arguments): Promise<Outcome> {
  const table = readTable(text);
  if (!table.ok) return badUsage(...table.faults);
  if (positionals.length > 2) return badUsage(`one argument too many: "${positionals[2]}"`);
  const book = await readBook(text["catalogue"]);
  if (!book.ok) return badInput(...book.faults);
  const armies: FieldArmy[] = [];
  for (const file of positionals) {
    const read = await readListFile(file);
    if (!read.ok) return badInput(...read.faults);
    const edition = await editionBook(read.value.list);
    const listed = armyFromList(read.value, {
      edition,
      ...(book.value !== undefined && { book: book.value }),
    });
    await printNotes(file, listed);
    const unknown = listed.questions.filter(({ kind }) => kind === "numbers").map(({ message }) => message);
    if (unknown.length > 0 || listed.army.units.length === 0)
      return badInput(...new Set(unknown.map((message) => `LIST: ${file}: ${message}`)));
    armies.push(listed.army);
  }
  const [p1, p2 = nobody()] = armies as [FieldArmy, FieldArmy?];
  const made = newBattle({ ...table.value, armies: { p1, p2 } });
  const json = switches.has("json");
  if (!made.ok) return turnedDown(made.refusals, json);
  const game = withSomebodyToDrop(made.value.game);
  return done(json ? jsonChunks(game) : [printable(`${describeState(game)}\n`)]);
}

async function readBook(path: string | undefined): Promise<Read<SheetBook | undefined>> {
  if (path === undefined) return found(undefined);
  const catalogue = await readCatalogue(path);
  return catalogue.ok ? found(bookOf(catalogue.value)) : catalogue;
}

/** One list is an army alone on the table. */
function nobody(): FieldArmy {
  const none = {
    name: "Nobody",
    faction: null,
    detachment: null,
    points: 0,
    units: [],
    weapons: {},
    joins: [],
  };
  return { format: "gunline-army/1", ...none };
}

/** Who has nothing to set up does not drop first. */
function withSomebodyToDrop(game: Game): Game {
  const owners = new Set(Object.values(game.units).map(({ owner }) => owner));
  const [owner] = owners;
  if (owner === undefined || owners.has(game.turn.active_player)) return game;
  return { ...game, turn: { ...game.turn, active_player: owner } };
}

/** What is not taken over, and what the referee does not play, goes to standard error: the document has no place for it. */
async function printNotes(file: string, { questions, army }: ListedArmy): Promise<void> {
  const notes = questions.filter(isPrinted).map(({ message }) => message);
  const rows = Object.fromEntries((army.rows ?? []).map((row) => [row.id, row]));
  const rules = { settings: { rows } };
  const unplayed = army.units.flatMap((unit) => {
    const names = inForce.notAutomated(rules, { ...unit, id: unit.kind, owner: "p1" });
    return names.length === 0 ? [] : [`${unit.name}: not played by the referee: ${names.join(", ")}`];
  });
  await writeAll(streams().stderr, [
    ...new Set([...notes, ...unplayed].map((one) => faultLine(`${file}: ${one}`))),
  ]);
}

/** Whom a leader joins is asked at the table, and nothing is lost by it; unknown names are the command's own fault. */
function isPrinted({ kind }: ListQuestion): boolean {
  return kind !== "leader" && kind !== "numbers";
}

type Table = Omit<NewBattle, "armies">;

const RULESETS = [{ id: "spec" }, { id: "published" }] as const;

function readTable(text: Arguments["text"]): Read<Table> {
  const layout = named("layout", byNumber(text["layout"]), LAYOUTS);
  const deployment = named("deployment", text["deployment"], DEPLOYMENTS);
  const mission = named("mission", text["mission"] ?? "only-war", missions.MISSIONS);
  const ruleset = named("ruleset", text["ruleset"] ?? "spec", RULESETS);
  const faults = [
    ...[layout, deployment, mission, ruleset].flatMap((one) => (one.ok ? [] : one.faults)),
    ...seedFaults(text["seed"]),
  ];
  if (!layout.ok || !deployment.ok || !mission.ok || !ruleset.ok || faults.length > 0)
    return faulty(...faults);
  const { id } = mission.value!;
  const usual = usualFor(id, layout.value, deployment.value);
  return found({
    layout: layout.value ?? usual.layout,
    deployment: deployment.value ?? usual.deployment,
    mission: { id, attacker: "p1" },
    ruleset: ruleset.value!.id,
    seed: text["seed"] ?? "muster",
  });
}

/** What is played with what was chosen (MI-4, MI-11): the first that fits, or the first of the mission where nothing does. */
function usualFor(
  mission: Table["mission"]["id"],
  layout: Table["layout"] | undefined,
  deployment: Table["deployment"] | undefined,
) {
  const all = COMBINATIONS.filter((one) => one.mission === mission);
  const fits = all.find(
    (one) =>
      one.layout.id === (layout ?? one.layout).id && one.deployment.id === (deployment ?? one.deployment).id,
  );
  return fits ?? all[0]!;
}

/** Tables of the pack are known by their numbers too, from 1: as `3`, or `gw-ca2025-3`. */
function byNumber(wanted: string | undefined): string | undefined {
  const number = /^(?:gw-ca2025-)?(\d)$/.exec(wanted ?? "")?.[1];
  return number === undefined ? wanted : (LAYOUTS[Number(number) - 1]?.id ?? wanted);
}

/** Undefined: nothing was asked for. */
function named<T extends { readonly id: string }>(
  option: string,
  wanted: string | undefined,
  known: readonly T[],
): Read<T | undefined> {
  if (wanted === undefined) return found(undefined);
  const one = known.find(({ id }) => id === wanted);
  if (one !== undefined) return found(one);
  return faulty(`--${option}: "${wanted}" is none of ${known.map(({ id }) => id).join(", ")}`);
}
