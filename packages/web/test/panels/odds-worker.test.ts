import { afterEach, describe, expect, it, vi } from "vitest";
import { buildGame, row } from "../../../rules/test/support/build.ts";
import { OddsWorker, type WorkerQuestion } from "../../src/panels/odds-worker/odds-worker.ts";
import { answerTo } from "../../src/panels/odds-worker/topics.ts";

const game = buildGame({
  weapons: { gun: { attacks: "2", range: 24 } },
  units: {
    A: { models: row(2, [10, 10], { weapons: ["gun"] }) },
    B: { owner: "p2", models: row(2, [20, 10]) },
  },
});
const volley = { unitId: "A", targetId: "B", wishes: [{ weapon_id: "gun", target_unit_id: "B" }] };
const charge = { unitId: "A", targets: ["B"] };

/** A worker that notes what it is asked, and answers or falls when the test says so. */
class Noted {
  static readonly all: Noted[] = [];
  readonly asked: WorkerQuestion[] = [];
  onmessage: (message: { data: unknown }) => void = () => {};
  onerror: () => void = () => {};
  constructor() {
    Noted.all.push(this);
  }
  postMessage(asked: WorkerQuestion) {
    this.asked.push(asked);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  Noted.all.length = 0;
});

describe("questions worked out beside the page", () => {
  it("are answered by the page where there is no worker", async () => {
    vi.stubGlobal("Worker", undefined);
    const answer = await new OddsWorker().ask(game, "volley", volley);
    // Four attacks at most slay two: the distribution has the chances of none, one and two.
    expect(answer).toMatchObject({ slain: { pmf: { length: 3 } } });
    expect(answer).toEqual(answerTo(game, "volley", volley));
  });

  it("go to one worker with the table sent once, and each gets its own answer", async () => {
    vi.stubGlobal("Worker", Noted);
    const aside = new OddsWorker();
    const first = aside.ask(game, "volley", volley);
    const second = aside.ask(game, "charge", charge);
    const other = { ...game };
    const third = aside.ask(other, "charge", charge);
    const [worker] = Noted.all;
    expect(Noted.all).toHaveLength(1);
    expect(worker!.asked.map((asked) => asked.game)).toEqual([game, undefined, other]);
    const [one, two, three] = worker!.asked;
    worker!.onmessage({ data: { id: three!.id, answer: "third" } });
    worker!.onmessage({ data: { id: one!.id, answer: "first" } });
    worker!.onmessage({ data: { id: two!.id, answer: "second" } });
    expect(await Promise.all([first, second, third])).toEqual(["first", "second", "third"]);
  });

  it("are answered by the page when the worker has fallen, those under way and those after", async () => {
    vi.stubGlobal("Worker", Noted);
    const aside = new OddsWorker();
    const underWay = aside.ask(game, "volley", volley);
    Noted.all[0]!.onerror();
    expect(await underWay).toEqual(answerTo(game, "volley", volley));
    expect(await aside.ask(game, "charge", charge)).toEqual(answerTo(game, "charge", charge));
    expect(Noted.all).toHaveLength(1);
  });
});
