import {
  type Dial,
  type Down,
  type LineEvents,
  type MatchView,
  NotAdmitted,
  TableClient,
  type TableStep,
} from "@gunline/link";
import { applyDiffs, hashOf, hashOfGame } from "@gunline/rules";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { claimed, createMatch } from "../src/match/create.ts";
import { type Match, viewChange, viewOf } from "../src/match/match.ts";
import { play } from "../src/match/play.ts";
import { waits } from "./support/referee.ts";
import { readAction, skirmish } from "./support/scene.ts";

function seated(): Match {
  const { match } = createMatch(skirmish(), "p1", "Ann", "home", 1).game;
  return claimed(match, "p2", "Bob", 2, waits(match));
}

/** A server's end of the line, with everything that the client said. */
class FakeServer {
  readonly said: [type: string, body: Record<string, unknown>][] = [];
  dials = 0;
  mood: "open" | "away" | "shut" | "hung" | "full" = "open";
  line!: LineEvents;
  match: Match = seated();

  readonly client: TableClient;

  constructor(pause?: (tries: number) => number) {
    this.client = new TableClient({
      game: "game",
      token: "token",
      ...(pause !== undefined && { pause }),
      dial: this.#dial,
    });
  }

  readonly #dial: Dial = async (_game, _token, events) => {
    this.dials++;
    if (this.mood === "away") throw new Error("nobody there");
    if (this.mood === "full")
      throw Object.assign(new Error("no room: try again in half a minute"), { code: 503 });
    if (this.mood === "hung") await new Promise(() => {});
    if (this.mood === "shut") throw new NotAdmitted("no such seat");
    this.line = events;
    return {
      send: (type, body) => this.said.push([type, body as Record<string, unknown>]),
      close: () => {},
    };
  };

  get view(): MatchView {
    return viewOf(this.match);
  }

  async welcome(change: Partial<Down["welcome"]> = {}): Promise<void> {
    await vi.advanceTimersByTimeAsync(60);
    const { document } = this.match;
    const presence = { p1: true, p2: true, watchers: 0 };
    const all = {
      you: "p1",
      view: this.view,
      document,
      hash: hashOfGame(document),
      steps: [],
      chat: [],
      presence,
      watch: "w",
    };
    this.line.onMessage(["welcome", { ...all, ...change } as Down["welcome"]]);
  }

  /** The next step of the match; `altered` lets the server tell something else. */
  step(altered: (step: Down["step"]["step"]) => Down["step"]["step"] = (step) => step): void {
    const action = readAction({ type: "CHANGE_SETTINGS", payload: { fast_dice: this.match.seq % 2 === 0 } });
    const { document, seed, head } = this.match;
    const seq = this.match.seq + 1;
    const asked = { seat: "p1", id: "by-somebody", seq, at: 3, action, seed, byHand: false } as const;
    const played = play(document, [], asked);
    if (!played.ok) throw new Error("no step");
    const { step, status, waiting } = played.outcome;
    const next = {
      ...this.match,
      seq,
      document: played.game,
      head: { ...head, status, waiting },
      updated: 3,
    };
    const changed = viewChange(this.match, next);
    this.match = next;
    this.line.onMessage(["step", { step: altered(step), changed }]);
  }
}

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer(() => 50);
});
afterEach(() => {
  server.client.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a client", () => {
  test("applies what it is told and checks every hash", async () => {
    await server.welcome();
    for (let i = 0; i < 3; i++) server.step();
    const { client } = server;
    expect(client.state).toMatchObject({ link: "here", you: "p1", seq: 3, watch: "w" });
    expect(client.state.document).toEqual(server.match.document);
    expect(client.state.view).toEqual(server.view);
    expect(client.state.steps.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect([client.mismatches, server.said]).toEqual([0, []]);
  });

  test("does without what a server of before does not say", async () => {
    await server.welcome();
    expect(server.client.state.about).toEqual({ title: "", task: "", objectives: [] });
    const about = { title: "The gap", task: "", objectives: [] };
    await server.welcome({ about });
    expect(server.client.state.about).toEqual(about);
  });

  test("keeps the document at hand where a welcome brings the same one: what was begun on it stays", async () => {
    await server.welcome();
    server.step();
    const { document } = server.client.state;
    server.line.onClosed();
    await server.welcome({ document: structuredClone(server.match.document) });
    expect(server.client.state).toMatchObject({ link: "here", seq: 1 });
    expect(server.client.state.document).toBe(document);
    // Another one is taken, though its place in the game is the same.
    const other = applyDiffs(server.match.document, [{ op: "set", path: "turn.round", value: 2 }]);
    await server.welcome({ document: other, hash: hashOfGame(other) });
    expect(server.client.state.document).toBe(other);
    expect(server.client.mismatches).toBe(0);
  });

  test("asks for the whole document where a hash differs, and goes on with it", async () => {
    await server.welcome();
    server.step((step) => ({ ...step, result: { ...step.result, diffs: [] } }));
    const { client } = server;
    expect([client.mismatches, server.said]).toEqual([1, [["sync", {}]]]);
    const { document } = server.match;
    server.line.onMessage(["document", { document, hash: hashOfGame(document), view: server.view }]);
    server.step();
    expect(client.state.document).toEqual(server.match.document);
    expect(client.mismatches).toBe(1);
  });

  test("says so after two whole documents that differ, and stops asking", async () => {
    const other = { hash: "0".repeat(64) };
    await server.welcome(other);
    const { client } = server;
    expect([client.state.differs, server.said]).toEqual([false, [["sync", {}]]]);
    const { document } = server.match;
    server.line.onMessage(["document", { document, ...other, view: server.view }]);
    expect([client.state.differs, server.said]).toEqual([true, [["sync", {}]]]);
    // A step whose hash is another one, too, is no reason to ask again.
    server.step((step) => ({ ...step, ...other }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.said).toEqual([["sync", {}]]);
    // The page was loaded again, or the server was: all is well again.
    server.line.onClosed();
    await server.welcome();
    expect(client.state).toMatchObject({ link: "here", differs: false });
  });

  describe("on a line that says nothing", () => {
    const beats = () => server.said.filter(([type]) => type === "beat").length;

    test("asks whether the server is there, tells that it is silent, and tries another line", async () => {
      await server.welcome();
      const { client } = server;
      const answer = client.send({ type: "chat", text: "anyone?" });
      await vi.advanceTimersByTimeAsync(13_000);
      expect([beats(), client.state.link, client.state.isSilent]).toEqual([1, "here", false]);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(client.state).toMatchObject({ link: "here", isSilent: true });
      await vi.advanceTimersByTimeAsync(9_000);
      expect([beats(), server.dials]).toEqual([1, 2]);
      expect(client.state).toMatchObject({ link: "away", isSilent: false, unanswered: 1 });
      server.said.splice(0);
      await server.welcome();
      expect(server.said).toMatchObject([["chat", { text: "anyone?" }]]);
      server.line.onMessage(["done", { id: server.said[0]![1]["id"] as string, repeat: false, step: null }]);
      expect(await answer).toMatchObject({ ok: true });
    });

    test("stays where whatever is heard, and asks no more often than it must", async () => {
      await server.welcome();
      for (let i = 0; i < 20; i++) {
        await vi.advanceTimersByTimeAsync(5_000);
        server.line.onMessage(["presence", { p1: true, p2: true, watchers: i }]);
      }
      expect([beats(), server.dials]).toEqual([0, 1]);
      for (let i = 0; i < 20; i++) {
        await vi.advanceTimersByTimeAsync(5_000);
        if (beats() > 0) server.line.onMessage(["beat", {}]);
      }
      expect(server.dials).toBe(1);
      expect(server.client.state).toMatchObject({ link: "here", isSilent: false });
    });

    test("tries another line where a command is not answered, though all else is", async () => {
      await server.welcome();
      const answer = server.client.send({ type: "resign" });
      for (let i = 0; i < 9; i++) {
        await vi.advanceTimersByTimeAsync(4_000);
        if (server.dials === 1) server.line.onMessage(["presence", { p1: true, p2: true, watchers: i }]);
      }
      expect(server.dials).toBe(2);
      server.said.splice(0);
      await server.welcome();
      expect(server.said.map(([type]) => type)).toEqual(["resign"]);
      server.client.close();
      await answer;
    });

    test("hears nothing more of a line that it gave up", async () => {
      await server.welcome();
      const old = server.line;
      await vi.advanceTimersByTimeAsync(30_000);
      expect(server.dials).toBe(2);
      const { state } = server.client;
      old.onMessage(["presence", { p1: true, p2: true, watchers: 9 }]);
      old.onClosed();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(server.dials).toBe(2);
      expect(server.client.state).toBe(state);
    });
  });

  test("tries again where the table does not come, whether or not the line does", async () => {
    server.mood = "hung";
    server.line?.onClosed();
    await vi.advanceTimersByTimeAsync(100);
    const before = server.dials;
    await vi.advanceTimersByTimeAsync(8_000);
    expect(server.dials).toBe(before + 1);
    // The line came, and no welcome with it.
    server.mood = "open";
    await vi.advanceTimersByTimeAsync(8_000);
    expect(server.dials).toBe(before + 2);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(server.dials).toBe(before + 3);
    await server.welcome();
    expect(server.client.state.link).toBe("here");
  });

  describe("whose server was away for long", () => {
    const TEN_SECONDS = 10_000;
    const TEN_MINUTES = 600_000;

    test.each([0, 0.5, 0.999_999])("is back within ten seconds, whatever the jitter (%d)", async (random) => {
      vi.spyOn(Math, "random").mockReturnValue(random);
      for (const mood of ["away", "hung"] as const) {
        server.client.close();
        server = new FakeServer();
        await server.welcome();
        server.mood = mood;
        server.line.onClosed();
        await vi.advanceTimersByTimeAsync(TEN_MINUTES);
        const before = server.dials;
        server.mood = "open";
        await vi.advanceTimersByTimeAsync(TEN_SECONDS);
        expect([mood, server.dials]).toEqual([mood, before + 1]);
      }
    });

    test("says why, where a server that was reached has no table for it just now", async () => {
      await server.welcome();
      server.mood = "full";
      server.line.onClosed();
      await vi.advanceTimersByTimeAsync(60);
      expect(server.client.state).toMatchObject({
        link: "away",
        reason: "no room: try again in half a minute",
      });
      server.mood = "open";
      await server.welcome();
      expect(server.client.state).toMatchObject({ link: "here", reason: null });
    });

    test("does not ask at the same moments as all others", async () => {
      const waits = new Set<number>();
      for (const random of [0, 0.25, 0.5, 0.75, 1]) {
        vi.spyOn(Math, "random").mockReturnValue(random);
        server.client.close();
        server = new FakeServer();
        await server.welcome();
        server.mood = "away";
        server.line.onClosed();
        await vi.advanceTimersByTimeAsync(TEN_MINUTES);
        const before = server.dials;
        let ms = 0;
        for (; server.dials < before + 2; ms += 10) await vi.advanceTimersByTimeAsync(10);
        waits.add(ms);
      }
      expect(waits.size).toBe(5);
    });

    test("waits longer for a table on a slow line than for an answer", async () => {
      server.line.onClosed();
      await vi.advanceTimersByTimeAsync(60);
      const before = server.dials;
      // The line is there: what is large takes its time.
      await vi.advanceTimersByTimeAsync(12_000);
      expect(server.dials).toBe(before);
      await server.welcome();
      expect(server.client.state.link).toBe("here");
    });
  });

  test("asks for the document where a step is missing, and ignores one that it knows", async () => {
    await server.welcome();
    let held: (() => void) | undefined;
    const { onMessage } = server.line;
    const line = server.line;
    server.line = { ...line, onMessage: (message) => (held = () => onMessage(message)) };
    server.step();
    server.line = line;
    server.step();
    expect(server.said).toEqual([["sync", {}]]);
    const { document } = server.match;
    line.onMessage(["document", { document, hash: hashOfGame(document), view: server.view }]);
    held!();
    expect(server.client.state).toMatchObject({ seq: 2 });
    expect(hashOf(server.client.state.document)).toBe(hashOf(document));
  });

  test("takes a rewind as the document that it brings", async () => {
    await server.welcome();
    server.step();
    const document = applyDiffs(server.match.document, [
      { op: "set", path: "settings.fast_dice", value: false },
    ]);
    const step = {
      kind: "rewind",
      seq: 2,
      id: "x",
      seat: "p2",
      at: 4,
      hash: hashOfGame(document),
      cursor: 0,
      to: 0,
    } as const;
    server.line.onMessage(["rewound", { step, document, view: { ...server.view, seq: 2 } }]);
    expect(server.client.state).toMatchObject({
      seq: 2,
      document,
      steps: [{ seq: 1 }, { seq: 2, kind: "rewind" }],
    });
    expect(server.client.mismatches).toBe(0);
  });

  test("sends what was not answered again when it is back, under the same id and in order", async () => {
    await server.welcome();
    const { client } = server;
    const answers = [client.send({ type: "chat", text: "one" }), client.send({ type: "chat", text: "two" })];
    server.mood = "away";
    server.line.onClosed();
    expect(client.state).toMatchObject({ link: "away", unanswered: 2, presence: { p1: false } });
    answers.push(client.send({ type: "chat", text: "three" }));
    await vi.advanceTimersByTimeAsync(500);
    expect(server.dials).toBeGreaterThan(3);
    const before = server.said.splice(0);
    server.mood = "open";
    await server.welcome();
    expect(server.said.map(([, { text }]) => text)).toEqual(["one", "two", "three"]);
    expect(server.said.slice(0, 2)).toEqual(before);
    for (const [, { id }] of server.said) {
      server.line.onMessage(["done", { id: id as string, repeat: true, step: null }]);
    }
    for (const answer of answers) expect(await answer).toMatchObject({ ok: true, repeat: true });
    expect(client.state.unanswered).toBe(0);
  });

  test("tries again what the server could not do just then, and gives up nothing else", async () => {
    await server.welcome();
    const { client } = server;
    const answer = client.send({ type: "resign" });
    const [[, { id }]] = server.said as [[string, { id: string }]];
    const refuse = (code: string) =>
      server.line.onMessage(["refused", { id, errors: [{ code, message: code }], seq: 0 }]);
    refuse("TOO_FAST");
    await vi.advanceTimersByTimeAsync(1_500);
    refuse("NOT_SAVED");
    await vi.advanceTimersByTimeAsync(1_500);
    expect(server.said).toHaveLength(3);
    refuse("OVER");
    expect(await answer).toEqual({ ok: false, errors: [{ code: "OVER", message: "OVER" }] });
  });

  test("that is not admitted stays away, and one that was closed answers what is left", async () => {
    await server.welcome();
    const answer = server.client.send({ type: "resign" });
    server.mood = "shut";
    server.line.onClosed();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.client.state).toMatchObject({ link: "shut", reason: "no such seat" });
    expect(await answer).toMatchObject({ ok: false, errors: [{ code: "SHUT" }] });
    expect(await server.client.send({ type: "resign" })).toMatchObject({ errors: [{ code: "SHUT" }] });
    expect(server.dials).toBe(2);
  });

  describe("that fetches the story", () => {
    const seqs = () => server.client.state.steps.map(({ seq }) => seq);
    const pages = () => server.said.filter(([type]) => type === "history").map(([, { before }]) => before);
    const page = (from: number, to: number) => server.line.onMessage(["history", { steps: steps(from, to) }]);
    const welcome = (from: number, to: number, run = "") =>
      server.welcome({ view: { ...server.view, seq: to }, steps: steps(from, to, run) });

    test("asks for one page at a time, in peace, and shows them in order", async () => {
      server.client.fetchStory();
      await welcome(301, 350);
      expect([pages(), seqs()]).toEqual([[301], range(301, 350)]);
      page(251, 300);
      expect([pages(), seqs()]).toEqual([[301], range(251, 350)]);
      await vi.advanceTimersByTimeAsync(200);
      page(201, 250);
      await vi.advanceTimersByTimeAsync(200);
      // Shown when it is worth it: as many as are shown already, or all.
      expect([pages(), seqs()]).toEqual([[301, 251, 201], range(251, 350)]);
      page(151, 200);
      expect(seqs()).toEqual(range(151, 350));
      await vi.advanceTimersByTimeAsync(200);
      for (const from of [101, 51, 1]) {
        page(from, from + 49);
        await vi.advanceTimersByTimeAsync(200);
      }
      expect([pages(), seqs()]).toEqual([[301, 251, 201, 151, 101, 51], range(1, 350)]);
    });

    test("takes no page that it did not ask for, and ends where the server has no more", async () => {
      server.client.fetchStory();
      await welcome(101, 150);
      page(1, 50);
      page(61, 110);
      expect(seqs()).toEqual(range(101, 150));
      page(51, 100);
      await vi.advanceTimersByTimeAsync(200);
      server.line.onMessage(["history", { steps: [] }]);
      await vi.advanceTimersByTimeAsync(5_000);
      expect([pages(), seqs()]).toEqual([[101, 51], range(51, 150)]);
    });

    test("goes on after a refusal for haste and after a lost connection, with what it has", async () => {
      server.client.fetchStory();
      await welcome(101, 150);
      const errors = [{ code: "TOO_FAST", message: "" }];
      server.line.onMessage(["refused", { id: null, errors, seq: 150 }]);
      await vi.advanceTimersByTimeAsync(1_500);
      expect(pages()).toEqual([101, 101]);
      page(51, 100);
      server.line.onClosed();
      await welcome(111, 160);
      expect([pages().at(-1), seqs()]).toEqual([51, range(51, 160)]);
    });

    test("begins again where a welcome does not go on from what it has", async () => {
      server.client.fetchStory();
      await welcome(51, 100);
      page(1, 50);
      server.line.onClosed();
      await welcome(161, 210);
      expect([pages().at(-1), seqs()]).toEqual([161, range(161, 210)]);
      // The same numbers, and other steps: of a server that was restored from a backup, say.
      server.line.onClosed();
      await welcome(161, 210, "another");
      expect(server.client.state.steps.every(({ id }) => id.startsWith("another"))).toBe(true);
    });

    test("keeps as many as a game may have, and no more", async () => {
      server.client.fetchStory();
      await welcome(40_001, 40_050);
      page(1, 40_000);
      expect(seqs()).toEqual(range(51, 40_050));
      await vi.advanceTimersByTimeAsync(5_000);
      expect(pages()).toEqual([40_001]);
    });
  });
});

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Steps of no meaning: what matters is their order. */
function steps(from: number, to: number, run = ""): readonly TableStep[] {
  return range(from, to).map(
    (seq): TableStep => ({
      kind: "rewind",
      seq,
      id: `${run}step-${seq}`,
      seat: "p1",
      at: 0,
      hash: "",
      cursor: 0,
      to: 0,
    }),
  );
}
