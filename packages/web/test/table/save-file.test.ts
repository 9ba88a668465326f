import { demoScenario } from "@gunline/armies";
import { apply, parseRecord, replay } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { makeSaveFile, readSaveFile } from "../../src/table/save-file.ts";
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

describe("save files", () => {
  it("are records that anybody can replay", () => {
    const record = parseRecord(JSON.parse(makeSaveFile(played())));
    expect(record.ok && replay(record.value).ok).toBe(true);
  });

  it("come back as the same game with the same log", async () => {
    const table = played();
    const read = await readSaveFile(file(makeSaveFile(table), "my game.json"));
    expect(read.ok && read.value.kind === "table" && read.value.table).toMatchObject({
      title: "Demo",
      task: "",
      game: table.game,
      entries: table.entries,
    });
  });

  it("of an earlier edition go on by it, and say so when they are saved again", async () => {
    const record = { ...JSON.parse(makeSaveFile(played())), edition: 3 };
    const read = await readSaveFile(file(JSON.stringify(record)));
    const table = read.ok && read.value.kind === "table" ? read.value.table : expect.fail();
    expect([table.start.turn.edition, table.game.turn.edition]).toEqual([3, 3]);
    expect(JSON.parse(makeSaveFile(table))).toEqual({ ...record, about: { title: "Demo", task: "" } });
  });

  it("keep what the game is called and what is to be tried in it", async () => {
    const table = { ...played(), title: "Through the gap", task: "Get one model into the ruin." };
    const read = await readSaveFile(file(makeSaveFile(table), "another name.json"));
    const { title, task } = table;
    expect(read.ok && read.value.kind === "table" && read.value.table).toMatchObject({ title, task });
  });

  it("are called after their file where they do not say what they are about", async () => {
    const { about: _, ...silent } = JSON.parse(makeSaveFile(played()));
    const read = await readSaveFile(file(JSON.stringify(silent), "my game.json"));
    expect(read.ok && read.value.kind === "table" && read.value.table).toMatchObject({
      title: "my game",
      task: "",
    });
  });

  it.each([
    ["a title", { title: "x".repeat(201), task: "" }, "about.title"],
    ["a task", { title: "", task: "x".repeat(2_001) }, "about.task"],
  ])("refuse %s without end", async (_, about, path) => {
    const record = { ...JSON.parse(makeSaveFile(played())), about };
    const read = await readSaveFile(file(JSON.stringify(record)));
    expect(!read.ok && read.refusals[0]!.path).toBe(path);
  });

  it("may be a plain game document", async () => {
    const { game } = demoScenario();
    const read = await readSaveFile(file(JSON.stringify(game)));
    expect(read.ok && read.value.kind === "table" && read.value.table.game).toEqual(game);
  });

  it.each([
    ["not JSON at all", "{oops", /game\.json is not JSON/],
    ["a JSON of something else", "[1,2,3]", /no Gunline game/],
    ["nothing", "", /is not JSON/],
    ["an unknown format", '{"format":"gunline-game/99"}', /format/],
    ["a record without a start", '{"format":"gunline-record/2","generator":"x","steps":[]}', /start/],
    ["a polluted object", '{"format":"gunline-game/1","__proto__":{"x":1}}', /./],
  ])("refuse %s by name", async (_, text, message) => {
    const read = await readSaveFile(file(text));
    expect(read.ok).toBe(false);
    expect(!read.ok && read.refusals[0]!.message).toMatch(message);
  });

  it("refuse a game with a fault and say where", async () => {
    const { game } = demoScenario();
    const broken = { ...game, board: { width: -5, height: 44 } };
    const read = await readSaveFile(file(JSON.stringify(broken)));
    expect(!read.ok && read.refusals[0]!.path).toBe("board.width");
  });

  it("refuse a record in which a step was changed, and name the step", async () => {
    const record = JSON.parse(makeSaveFile(played()));
    record.steps[0].state_hash = "0".repeat(64);
    const read = await readSaveFile(file(JSON.stringify(record)));
    expect(!read.ok && read.refusals[0]!.message).toBe(
      "Step 1 of the record does not come out as recorded (state_hash).",
    );
  });

  it("refuse what is too large before reading it", async () => {
    const read = await readSaveFile(file("x".repeat(16 * 1024 * 1024 + 1)));
    expect(!read.ok && read.refusals[0]!.message).toMatch(/larger than 16 MB/);
  });
});
