import { demoScenario, SCENARIOS } from "@gunline/armies";
import { apply } from "@gunline/rules";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { followTable, isSaved, lastTable, loadSoon, renameSaved } from "../../src/table/autosave.ts";
import { begin, beginAgain, play, useBlockedTable } from "../../src/table/play.ts";
import { SAVED_GAMES_LIMITS, savedGames, writeSavedGame } from "../../src/table/saved-games.ts";
import { isSlow, noteSlow, SLOW_MS } from "../../src/table/slow-games.ts";
import { freshTable, openTable, type Table, useTable } from "../../src/table/table.ts";
import { words } from "../../src/words/english.ts";
import { FakeStorage } from "./storage.ts";

const warn = vi.fn();
let local: FakeStorage;

beforeAll(() => followTable(warn));
beforeEach(() => {
  local = new FakeStorage();
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", new FakeStorage());
  vi.stubGlobal("window", { location: { hash: "" }, scrollTo: () => undefined });
});
afterEach(() => {
  useTable.setState({ table: null });
  useBlockedTable.setState({ waiting: null });
  vi.unstubAllGlobals();
  warn.mockClear();
});

/** The demo after its first volley. */
function played(title = "Through the gap"): Table {
  const { game: start, volleys } = demoScenario();
  const action = volleys[0]!;
  const { game, result } = apply(start, action);
  return { ...freshTable(title, "Get one model into the ruin.", start), game, entries: [{ action, result }] };
}

const titles = () => savedGames().map(({ kept }) => kept?.title);
const scenario = (id: string) => SCENARIOS.find((one) => one.id === id)!;
const shown = () => useTable.getState().table!;

describe("the game on the table", () => {
  it("is given back as it was left, with its name, its task and its log", () => {
    const table = played();
    openTable(table);
    useTable.setState({ table: null });
    expect(lastTable(warn)).toEqual({ ...table, offered: false });
    expect(warn).not.toHaveBeenCalled();
  });

  it("is kept by its tab: another one's game, played later, is not put in its place", () => {
    const first = played("First");
    openTable(first);
    const [game] = savedGames();
    writeSavedGame("elsewhere", JSON.stringify({ ...game!.kept, title: "Later", saved: Date.now() + 1_000 }));
    expect(lastTable(warn)?.title).toBe("First");
    vi.stubGlobal("sessionStorage", new FakeStorage());
    expect(lastTable(warn)?.title).toBe("Later");
  });

  it("that another tab has played on goes on beside that tab's", () => {
    openTable(played());
    const { id, kept } = savedGames()[0]!;
    writeSavedGame(id, JSON.stringify({ ...kept, title: "Played there" }));
    renameSaved(id, "Played here");
    expect(titles().sort()).toEqual(["Played here (2)", "Played there"]);
    expect(shown().kept).not.toBe(id);
    expect(isSaved(shown())).toBe(true);
    expect(warn).toHaveBeenCalledOnce();
  });

  it("says once that there is no room to keep it, and is not given up for another without a question", () => {
    local.room = 1_000;
    openTable(played("Too large"));
    expect(warn).toHaveBeenCalledOnce();
    begin(played("Another"));
    expect(shown().title).toBe("Too large");
    expect(useBlockedTable.getState().waiting).toMatchObject({
      because: "unkept",
      table: { title: "Another" },
    });
  });
});

describe("a game that was played by an earlier edition of the rules", () => {
  /** A round of a game under the rules before the whole battle, which gave no command points. */
  const early = () => {
    const { game } = demoScenario();
    const start = { ...game, turn: { ...game.turn, edition: 2 as const } };
    const action = { type: "END_PHASE" } as const;
    let now = start as typeof game;
    const entries = [];
    for (let ends = 0; ends < 12; ends++) {
      const applied = apply(now, action);
      expect(applied.result.success).toBe(true);
      now = applied.game;
      entries.push({ action, result: applied.result });
    }
    return { ...freshTable("Early", "", start), game: now, entries };
  };

  it("goes on by it, with its log", () => {
    const table = early();
    openTable(table);
    useTable.setState({ table: null });
    expect(lastTable(warn)).toEqual({ ...table, offered: false });
  });

  it("goes on by it, with its log, though it was kept before documents named their edition", () => {
    const table = early();
    openTable(table);
    const { id, kept } = savedGames()[0]!;
    useTable.setState({ table: null });
    const bare = (raw: unknown) => {
      const { turn, ...rest } = raw as typeof table.game;
      const { edition: _, ...unnamed } = turn;
      return { ...rest, turn: unnamed };
    };
    writeSavedGame(id, JSON.stringify({ ...kept, start: bare(kept!.start), game: bare(kept!.game) }));
    expect(loadSoon(id)).toMatchObject({
      ok: true,
      value: { isCut: false, table: { start: { turn: { edition: 2 } }, game: table.game } },
    });
  });
});

describe("several games", () => {
  it("lie beside each other, whichever way they were begun", () => {
    openTable(played("A battle"));
    begin(played("Opened file"));
    play(scenario("first-shots"));
    expect(titles().sort()).toEqual(["A battle", "First shots", "Opened file"]);
    expect(useBlockedTable.getState().waiting).toBeNull();
    for (const { id, kept } of savedGames()) {
      expect(loadSoon(id)).toMatchObject({
        ok: true,
        value: { isCut: false, table: { title: kept!.title } },
      });
    }
  });

  it("a table of the start page at which nothing was done makes room for the next", () => {
    play(scenario("first-shots"));
    play(scenario("crossfire"));
    expect(titles()).toEqual(["Crossfire"]);
    // One that was set up by hand does not: nobody could have it again by one press.
    begin(freshTable("Set up by hand", "", scenario("crossfire").game()));
    play(scenario("first-shots"));
    expect(titles().sort()).toEqual(["First shots", "Set up by hand"].sort());
  });

  it("a battle that is begun again stays beside the new one; a posed problem has one place", () => {
    openTable({ ...played("Battle"), task: "" });
    beginAgain();
    expect(titles()).toEqual(["Battle", "Battle"]);
    openTable(played("Problem"));
    beginAgain();
    expect(titles().filter((title) => title === "Problem")).toHaveLength(1);
    expect(shown().entries).toEqual([]);
  });

  it("are given other names, on the table or off it", () => {
    openTable(played("A"));
    begin(played("B"));
    for (const { id, kept } of savedGames()) renameSaved(id, `${kept!.title} named`);
    expect(titles().sort()).toEqual(["A named", "B named"]);
    expect(shown().title).toBe("B named");
  });

  it(`are ${SAVED_GAMES_LIMITS.games} at the most, and then another one is not begun`, () => {
    openTable(played("On the table"));
    const { kept } = savedGames()[0]!;
    for (let n = 1; n < SAVED_GAMES_LIMITS.games; n++) writeSavedGame(`${n}`, JSON.stringify(kept));
    begin(played("One too many"));
    expect(useBlockedTable.getState().waiting?.because).toBe("places");
    expect(shown().title).toBe("On the table");
    expect(savedGames()).toHaveLength(SAVED_GAMES_LIMITS.games);
  });

  it("are not begun where all of them together would take more than they may", () => {
    openTable(played("On the table"));
    writeSavedGame("large", "x".repeat(SAVED_GAMES_LIMITS.characters - savedGames()[0]!.text.length - 10));
    begin(played("One too large"));
    expect(useBlockedTable.getState().waiting?.because).toBe("room");
    expect(shown().title).toBe("On the table");
  });
});

describe("what was kept before", () => {
  const old = (change: object = {}) => {
    const { title, task, start, game, entries } = played();
    const actions = entries.map(({ action }) => action);
    return JSON.stringify({ title, task, start, game, actions, ...change });
  };

  it("the one game of an earlier version of the page is taken over", () => {
    local.setItem("gunline.table", old());
    expect(lastTable(warn)).toMatchObject({ title: "Through the gap", entries: [{}] });
    expect(titles()).toEqual(["Through the gap"]);
    expect(local.getItem("gunline.table")).toBeNull();
    expect(Math.abs(savedGames()[0]!.kept!.saved - Date.now())).toBeLessThan(60_000);
  });

  it("where there is no room to take it over it stays where it is", () => {
    const text = old();
    local.setItem("gunline.table", text);
    local.room = text.length;
    expect(lastTable(warn)).toBeNull();
    expect(local.getItem("gunline.table")).toBe(text);
  });

  it("a document of an earlier version is brought up to date", () => {
    const { game } = played();
    const shooting = { ...game.shooting, history: [], allocated: {} };
    writeSavedGame("old", old({ game: { ...game, shooting } }));
    expect(loadSoon("old")).toMatchObject({ ok: true, value: { table: { title: "Through the gap" } } });
  });

  it("a log that the rules of today do not tell stays on the shelf, and the game goes on without it", () => {
    const { game } = played();
    writeSavedGame("old", old({ game: { ...game, turn: { ...game.turn, round: game.turn.round + 1 } } }));
    const table = lastTable(warn)!;
    expect(warn).toHaveBeenCalledOnce();
    expect(table.entries).toEqual([]);
    openTable(table);
    expect(savedGames().map(({ kept }) => kept!.actions.length)).toEqual([0, 1]);
  });

  it("a game that the rules of today refuse stays on the shelf, and the refusal says why", () => {
    writeSavedGame("old", old({ game: { format: "gunline-game/1" } }));
    const loaded = loadSoon("old");
    expect(loaded !== "slow" && !loaded.ok && loaded.refusals.length).toBeGreaterThan(0);
    expect(lastTable(warn)).toBeNull();
    expect(savedGames()).toHaveLength(1);
  });
});

describe("a game that is slow to open", () => {
  /** The clock goes on by so much at each look at it. */
  function slowClock(ms: number): void {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += ms));
  }
  afterEach(() => void vi.restoreAllMocks());

  const leave = () => {
    openTable(played());
    useTable.setState({ table: null });
    return savedGames()[0]!.id;
  };

  it("is given up when its time is over, and not tried again by itself", () => {
    const id = leave();
    slowClock(SLOW_MS + 1);
    expect(lastTable(warn)).toBeNull();
    expect(isSlow(id)).toBe(true);
    expect(warn).toHaveBeenCalledWith(words.keptGames.slow.notOpened);
    vi.restoreAllMocks();
    const read = vi.spyOn(performance, "now");
    expect(lastTable(warn)).toBeNull();
    // Not a step of it was played.
    expect(read).not.toHaveBeenCalled();
  });

  it("is opened when its player says so, and by itself again once it was quick", () => {
    const id = leave();
    noteSlow(id);
    expect(lastTable(warn)).toBeNull();
    expect(loadSoon(id)).toMatchObject({ ok: true, value: { table: { title: "Through the gap" } } });
    expect(isSlow(id)).toBe(false);
    expect(lastTable(warn)?.title).toBe("Through the gap");
  });

  it("is known also where the page was closed before it had opened it", () => {
    const id = leave();
    local.setItem("gunline.opening", `${Date.now() - SLOW_MS - 1} ${id}`);
    expect(lastTable(warn)).toBeNull();
    expect(isSlow(id)).toBe(true);
  });

  it("is no game that another tab is opening right now", () => {
    const id = leave();
    local.setItem("gunline.opening", `${Date.now()} ${id}`);
    expect(lastTable(warn)?.title).toBe("Through the gap");
    expect(isSlow(id)).toBe(false);
  });
});
