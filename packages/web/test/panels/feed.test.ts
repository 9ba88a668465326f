import type { ActionResult, Game, StoryLine } from "@gunline/rules";
import { beforeEach, describe, expect, it } from "vitest";
import { bannerOf } from "../../src/panels/feed/banner.ts";
import { eventsIn, recapOf } from "../../src/panels/feed/event.ts";
import { followFeed, useFeed } from "../../src/panels/feed/feed.ts";
import { type Entry, freshTable, openTable, type Table, useTable } from "../../src/table/table.ts";
import { field } from "./field.ts";

const GAME: Game = field(
  { id: "SQUAD", owner: "p1", models: [{ at: [5, 10] }] },
  { id: "NEAR", owner: "p2", models: [{ at: [15, 10] }] },
);

function entry(...log: readonly StoryLine[]): Entry {
  const result = {
    success: true,
    errors: [],
    log,
    dice: [],
    events: [],
    diffs: [{ op: "set", path: "x", value: 1 }],
  };
  return { action: { type: "END_PHASE" }, result: result as unknown as ActionResult };
}

const scored = (player: "p1" | "p2", vp: number, of: readonly string[]): StoryLine =>
  ({ line: "points_scored", player, source: "PRIMARY", vp, of }) as StoryLine;
const used: StoryLine = {
  line: "stratagem_used",
  player: "p2",
  stratagem: "GRENADE",
  unit_id: "NEAR",
  cost: 1,
};
const gone: StoryLine = { line: "unit_destroyed", unit_id: "SQUAD" };
const turnEnds: StoryLine = { line: "turn_ended", player: "p2", next: "p1" };

describe("events of a step", () => {
  it("put all points of a player on one card, with what each was for", () => {
    const events = eventsIn(
      entry(scored("p2", 5, ["O2"]), scored("p2", 7, ["O4", "O5"]), scored("p1", 2, [])),
      GAME,
    );
    expect(events.map(({ side, vp }) => [side, vp])).toEqual([
      ["p2", 12],
      ["p1", 2],
    ]);
    expect(events[0]?.title).toContain("+12 VP");
    expect(events[0]?.lines).toHaveLength(2);
    expect(events[0]?.lines[1]).toMatch(/^\+7 .*: O4, O5$/);
  });

  it("name stratagems by who uses them and losses by who has them", () => {
    expect(eventsIn(entry(used, gone), GAME).map(({ kind, side }) => [kind, side])).toEqual([
      ["used", "p2"],
      ["destroyed", "p1"],
    ]);
  });

  it("are recalled for the last turn only", () => {
    const entries = [
      entry(used),
      entry(turnEnds),
      entry(gone),
      entry(scored("p2", 5, []), turnEnds),
      entry(used),
    ];
    expect(recapOf(entries, GAME)?.map(({ kind }) => kind)).toEqual(["destroyed", "points"]);
    expect(recapOf([entry(used)], GAME)).toBeNull();
  });
});

describe("the banner", () => {
  const at = (active_player: "p1" | "p2", round: number, phase: Game["turn"]["phase"] = "COMMAND"): Game => ({
    ...GAME,
    turn: { ...GAME.turn, active_player, round, phase },
  });

  it("says whose turn begins, and in which round", () => {
    expect(bannerOf(at("p2", 1), at("p1", 2), entry(), "p1")).toEqual({
      side: "p1",
      title: "Your turn",
      note: "Round 2",
    });
    expect(bannerOf(at("p1", 2), at("p2", 2), entry(), "p1")?.title).toMatch(/’s turn$/);
  });

  it("is silent within a turn, and while units are set up", () => {
    expect(bannerOf(at("p1", 2), at("p1", 2, "SHOOTING"), entry(), "p1")).toBeNull();
    expect(bannerOf(at("p1", 1, "DEPLOYMENT"), at("p2", 1, "DEPLOYMENT"), entry(), "p1")).toBeNull();
  });
});

describe("the feed", () => {
  followFeed();
  const table: Table = { ...freshTable("", "", GAME), computer: { p2: "turn" } };
  const add = (...steps: readonly Entry[]) => {
    const now = useTable.getState().table!;
    openTable({ ...now, entries: [...now.entries, ...steps] });
  };
  beforeEach(() => {
    useTable.setState({ table: null });
    openTable(table);
  });

  it("shows what the computer uses, and not what the player has just pressed", () => {
    add(entry(used), entry({ ...used, player: "p1" } as StoryLine));
    expect(useFeed.getState().cards.map(({ side }) => side)).toEqual(["p2"]);
  });

  it("is empty at another table, and after a step was taken back", () => {
    add(entry(used));
    openTable({ ...table, entries: [] });
    expect(useFeed.getState().cards).toEqual([]);
  });
});
