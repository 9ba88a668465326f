import { demoScenario } from "@gunline/armies";
import { apply, parseRecord, replay } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { openFile } from "../../src/table/reading.ts";
import { makeSaveFile } from "../../src/table/save-file.ts";
import { type Entry, freshTable, type Table } from "../../src/table/table.ts";

/** The demo after its first volley. */
function played(): Table {
  const { game: start, volleys } = demoScenario();
  const entries: Entry[] = [];
  let game = start;
  for (const action of volleys.slice(0, 1)) {
    const applied = apply(game, action);
    game = applied.game;
    entries.push({ action, result: applied.result });
  }
  return { ...freshTable("Demo", "", start), game, entries };
}

const file = (text: string, name = "game.json") => new File([text], name);
const read = (given: File) => openFile(given, new AbortController().signal);

describe("save files", () => {
  it("are records that anybody can replay", () => {
    const record = parseRecord(JSON.parse(makeSaveFile(played())));
    expect(record.ok && replay(record.value).ok).toBe(true);
  });

  it("come back as the same game with the same log", async () => {
    const table = played();
    const opened = await read(file(makeSaveFile(table), "my game.json"));
    expect(opened.ok && opened.value.kind === "table" && opened.value.table).toMatchObject({
      title: "Demo",
      task: "",
      game: table.game,
      entries: table.entries,
    });
  });

  it("of an earlier edition go on by it, and say so when they are saved again", async () => {
    const record = { ...JSON.parse(makeSaveFile(played())), edition: 3 };
    const opened = await read(file(JSON.stringify(record)));
    const table = opened.ok && opened.value.kind === "table" ? opened.value.table : expect.fail();
    expect([table.start.turn.edition, table.game.turn.edition]).toEqual([3, 3]);
    expect(JSON.parse(makeSaveFile(table))).toEqual({ ...record, about: { title: "Demo", task: "" } });
  });

  it("keep what the game is called and what is to be tried in it", async () => {
    const table = { ...played(), title: "Through the gap", task: "Get one model into the ruin." };
    const opened = await read(file(makeSaveFile(table), "another name.json"));
    const { title, task } = table;
    expect(opened.ok && opened.value.kind === "table" && opened.value.table).toMatchObject({ title, task });
  });

  it("are called after their file where they do not say what they are about", async () => {
    const { about: _, ...silent } = JSON.parse(makeSaveFile(played()));
    const opened = await read(file(JSON.stringify(silent), "my game.json"));
    expect(opened.ok && opened.value.kind === "table" && opened.value.table).toMatchObject({
      title: "my game",
      task: "",
    });
  });

  it.each([
    ["a title", { title: "x".repeat(201), task: "" }, "about.title"],
    ["a task", { title: "", task: "x".repeat(2_001) }, "about.task"],
  ])("refuse %s without end", async (_, about, path) => {
    const record = { ...JSON.parse(makeSaveFile(played())), about };
    const opened = await read(file(JSON.stringify(record)));
    expect(!opened.ok && opened.refusals[0]!.path).toBe(path);
  });

  it("may be a plain game document", async () => {
    const { game } = demoScenario();
    const opened = await read(file(JSON.stringify(game)));
    expect(opened.ok && opened.value.kind === "table" && opened.value.table.game).toEqual(game);
  });

  it.each([
    ["not JSON at all", "{oops", /game\.json is not JSON/],
    ["a JSON of something else", "[1,2,3]", /no Gunline game/],
    ["nothing", "", /is not JSON/],
    ["an unknown format", '{"format":"gunline-game/99"}', /format/],
    ["a record without a start", '{"format":"gunline-record/2","generator":"x","steps":[]}', /start/],
    ["a polluted object", '{"format":"gunline-game/1","__proto__":{"x":1}}', /./],
  ])("refuse %s by name", async (_, text, message) => {
    const opened = await read(file(text));
    expect(opened.ok).toBe(false);
    expect(!opened.ok && opened.refusals[0]!.message).toMatch(message);
  });

  it("refuse a game with a fault and say where", async () => {
    const { game } = demoScenario();
    const broken = { ...game, board: { width: -5, height: 44 } };
    const opened = await read(file(JSON.stringify(broken)));
    expect(!opened.ok && opened.refusals[0]!.path).toBe("board.width");
  });

  it("refuse a record in which a step was changed, and name the step", async () => {
    const record = JSON.parse(makeSaveFile(played()));
    record.steps[0].state_hash = "0".repeat(64);
    const opened = await read(file(JSON.stringify(record)));
    expect(!opened.ok && opened.refusals[0]!.message).toBe(
      "Step 1 of the record does not come out as recorded (state_hash).",
    );
  });

  it("refuse a record of more steps than any battle has, before a single one is played", async () => {
    const record = JSON.parse(makeSaveFile(played()));
    record.steps = Array.from({ length: 20_001 }, () => record.steps[0]);
    const opened = await read(file(JSON.stringify(record)));
    expect(!opened.ok && opened.refusals[0]!.message).toMatch(/20001 steps/);
  });

  it("refuse what is too large before reading it", async () => {
    const opened = await read(file("x".repeat(16 * 1024 * 1024 + 1)));
    expect(!opened.ok && opened.refusals[0]!.message).toMatch(/larger than 16 MB/);
  });
});
