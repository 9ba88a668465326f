import type { Command, Down, DownType, Message, Wish } from "@gunline/link";
import { hashOfGame, inProgress, type PlayerId } from "@gunline/rules";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LIMITS } from "../src/limits.ts";
import { makeLog } from "../src/log.ts";
import { decide } from "../src/match/decide.ts";
import type { Store } from "../src/store/store.ts";
import { TableMemory } from "../src/table/memory.ts";
import { Table } from "../src/table/table.ts";
import { asksFor, startReferee } from "./support/referee.ts";
import { player, readAction, TO_THE_CHOICE } from "./support/scene.ts";
import { seatedMatch } from "./support/seated.ts";

const log = makeLog("silent");
const referee = startReferee();
const noted = readAction({ type: "CHANGE_SETTINGS", payload: { log: "COMPACT" } });

let store: Store;
let id: string;
beforeEach(async () => {
  ({ store, id } = await seatedMatch());
});
afterEach(() => store.close());

/** A host with everything that it said. */
class Host {
  readonly heard: Message[] = [];
  anew = 0;
  readonly announced: number[] = [];
  table!: Table;
  #commands = 0;

  static async open(over: Store = store, memory = new TableMemory(Number.POSITIVE_INFINITY)): Promise<Host> {
    const host = new Host();
    const around = {
      store: over,
      referee,
      log,
      now: () => 1000,
      announce: (_: string, revision: number) => host.announced.push(revision),
      memory,
      address: "home",
    };
    const audience = { send: (message: Message) => host.heard.push(message), anew: () => host.anew++ };
    host.table = (await Table.open(id, around, audience))!;
    return host;
  }

  async send(seat: PlayerId, command: Wish, name?: string): Promise<Message> {
    const replies: Message[] = [];
    const full = { id: name ?? `command-${++this.#commands}-${Math.random()}`, ...command } as Command;
    const before = this.heard.length;
    await this.table.command(seat, full, (message) => replies.push(message));
    // A step answers the command whose id it bears.
    const steps = this.heard.slice(before).filter(([, body]) => "step" in body && body.step?.id === full.id);
    const answers = [...steps, ...replies];
    expect(answers).toHaveLength(1);
    return answers[0]!;
  }

  act(seat: PlayerId, action: unknown, name?: string): Promise<Message> {
    return this.send(seat, { type: "act", base: this.table.match.seq, action }, name);
  }

  /** What was told to all, of one type. */
  messages<Type extends DownType>(type: Type): Down[Type][] {
    return this.heard.filter(([one]) => one === type).map(([, body]) => body as Down[Type]);
  }
}

const refused = (...codes: string[]) => ["refused", { errors: codes.map((code) => ({ code })) }];

describe("a table", () => {
  test("says how long a command kept the process busy, whether or not the rules were asked", async () => {
    const { table } = await Host.open();
    const chat = { type: "chat", id: "command-of-chat", text: "hello" } as const;
    expect(await table.command("p1", chat, () => {})).toBeGreaterThan(0);
  });

  test("tells a step to all, its sender too, and keeps it", async () => {
    const host = await Host.open();
    const answer = await host.act("p1", noted, "the-command");
    const [{ step, changed }] = host.messages("step") as [Down["step"]];
    expect(answer).toEqual(["step", { step, changed }]);
    expect(step).toMatchObject({ seq: 1, seat: "p1", id: "the-command", at: 1000, action: noted });
    expect(step.hash).toBe(hashOfGame(host.table.match.document));
    // Nothing else is another than before.
    expect(changed).toEqual({});
    expect(host.announced).toEqual([2]);
    const other = await Host.open();
    expect(other.table.match).toEqual(host.table.match);
    expect(other.table.welcome("p2", { p1: true, p2: true, watchers: 0 }).steps).toEqual([step]);
  });

  test("tells with a step what it has changed of the view, so that everybody knows all of it", async () => {
    const host = await Host.open();
    const presence = { p1: true, p2: true, watchers: 0 };
    let known = host.table.welcome("watch", presence).view;
    const hear = () => {
      for (const [type, body] of host.heard.splice(0)) {
        if (type === "status") known = body.view;
        if (type !== "step") continue;
        const { step, changed } = body;
        known = { ...known, ...changed, seq: step.seq, updated: step.at };
      }
      expect(JSON.stringify(known)).toBe(JSON.stringify(host.table.welcome("watch", presence).view));
    };
    await host.send("p2", { type: "offer_end" });
    hear();
    // It makes the offer void.
    await host.act("p1", noted);
    expect(host.heard).toMatchObject([["step", { changed: { offers: { end: null } } }]]);
    hear();
    for (const action of TO_THE_CHOICE) {
      await host.act("p1", action);
      hear();
    }
    expect(known.waiting[0]!.player).toBe("p2");
  });

  test("refuses what is stale, foolish, malformed or not for that seat, and changes nothing", async () => {
    const host = await Host.open();
    await host.act("p1", noted);
    const before = host.table.match;
    const end = { type: "END_PHASE" };
    expect(await host.send("p1", { type: "act", base: 0, action: end })).toMatchObject(refused("STALE"));
    expect(await host.send("p1", { type: "act", base: 2, action: end })).toMatchObject(refused("STALE"));
    expect(await host.act("p2", end)).toMatchObject(refused("NOT_YOUR_DECISION"));
    expect(await host.act("p1", { type: "WIN" })).toMatchObject(refused("BAD_ACTION"));
    expect(await host.act("p1", { type: "SELECT_SHOOTER", actor_unit_id: "B1" })).toMatchObject([
      "refused",
      { seq: 1, errors: [{ rule: expect.any(String) }] },
    ]);
    expect(await host.act("p1", { type: "RESOLVE_NEXT", actor_unit_id: "A1" })).toMatchObject([
      "refused",
      {},
    ]);
    expect(host.table.match).toBe(before);
    expect(host.messages("step")).toHaveLength(1);
    expect((await Host.open()).table.match).toEqual(before);
  });

  test("asks the defender where the rules do, in the middle of a volley", async () => {
    const host = await Host.open();
    for (const action of TO_THE_CHOICE) expect(await host.act("p1", action)).toMatchObject(["step", {}]);
    const { head, document } = host.table.match;
    const { unit_id, model_ids } = inProgress.topTask(document, "allocation")!;
    expect(head.waiting).toEqual([{ player: "p2", for: { what: "allocation", unit_id }, window: null }]);
    const choice = { type: "ALLOCATE_WOUND", actor_unit_id: unit_id, payload: { model_id: model_ids[1]! } };
    expect(await host.act("p1", choice)).toMatchObject(refused("NOT_YOUR_DECISION"));
    expect(await host.act("p1", { type: "RESOLVE_NEXT", actor_unit_id: "A1" })).toMatchObject(
      refused("NOT_YOUR_DECISION"),
    );
    // Another host goes on from the very same place.
    const other = await Host.open();
    expect(await other.act("p2", choice)).toMatchObject(["step", { step: { seat: "p2", action: choice } }]);
  });

  test("leaves the choice of who falls to the side that is shot at", async () => {
    const host = await Host.open();
    for (const action of TO_THE_CHOICE) await host.act("p1", action);
    const { unit_id, model_ids } = inProgress.topTask(host.table.match.document, "allocation")!;
    const choice = { type: "ALLOCATE_WOUND", actor_unit_id: unit_id, payload: { model_id: model_ids[1]! } };
    const automatic = { type: "CHANGE_SETTINGS", payload: { allocation: "AUTOMATIC" } };
    expect(await host.act("p1", automatic)).toMatchObject(refused("NOT_YOUR_DECISION"));
    expect(await host.act("p1", { type: "CHANGE_SETTINGS", payload: { log: "COMPACT" } })).toMatchObject([
      "step",
      {},
    ]);
    // Left to the referee by the defender, it is nobody's.
    expect(await host.act("p2", automatic)).toMatchObject(["step", {}]);
    for (const seat of ["p1", "p2"] as const) expect((await host.act(seat, choice))[0]).toBe("refused");
    expect(await host.act("p1", { type: "RESOLVE_NEXT", actor_unit_id: "A1" })).toMatchObject(["step", {}]);
  });

  test("lets nobody change the way of rolling under the hand of whoever rolls", async () => {
    const host = await Host.open();
    const dice = (fast_dice: boolean) => ({ type: "CHANGE_SETTINGS", payload: { fast_dice } });
    // Before a volley, and after it, it is for both to say.
    expect(await host.act("p2", dice(true))).toMatchObject(["step", {}]);
    expect(await host.act("p2", dice(false))).toMatchObject(["step", {}]);
    for (const action of TO_THE_CHOICE) await host.act("p1", action);
    expect(host.table.match.document.tasks).not.toEqual([]);
    expect(await host.act("p2", dice(true))).toMatchObject(refused("NOT_YOUR_DECISION"));
    expect(await host.act("p2", { type: "CHANGE_SETTINGS", payload: { log: "COMPACT" } })).toMatchObject([
      "step",
      {},
    ]);
    expect(await host.act("p1", dice(true))).toMatchObject(["step", {}]);
  });

  test("cannot be filled by one seat alone", async () => {
    const host = await Host.open();
    const { match } = host.table;
    const full = { ...match, head: { ...match.head, chatAndOffers: { p1: LIMITS.chatAndOffers, p2: 0 } } };
    const by = (seat: PlayerId, command: Wish) =>
      decide(full, seat, { id: "a-command", ...command } as Command, {
        now: 1,
        ...asksFor(full),
        documentAfter: () => Promise.reject(new Error("not asked for")),
        tokens: () => Promise.reject(new Error("not asked for")),
      });
    const tooLong = { ok: false, errors: [{ code: "TOO_LONG" }] };
    expect(await by("p1", { type: "chat", text: "more" })).toMatchObject(tooLong);
    expect(await by("p1", { type: "offer_end" })).toMatchObject(tooLong);
    expect(await by("p1", { type: "act", base: 0, action: noted })).toMatchObject(tooLong);
    expect(await by("p1", { type: "act", base: 0, action: { type: "END_PHASE" } })).toMatchObject({
      ok: true,
    });
    expect(await by("p1", { type: "resign" })).toMatchObject({ ok: true });
    const said = await by("p2", { type: "chat", text: "hello" });
    expect(said).toMatchObject({
      ok: true,
      match: { head: { chatAndOffers: { p1: LIMITS.chatAndOffers, p2: 1 } } },
    });
    expect(await by("p2", { type: "act", base: 0, action: noted })).toMatchObject({
      match: { head: { chatAndOffers: { p2: 20 } } },
    });
  });

  test("answers a command that is sent again with what came of it, and carries it out once", async () => {
    const host = await Host.open();
    const command = { type: "act", base: 0, action: noted } as const;
    const [first] = await Promise.all([
      host.send("p1", command, "the-command"),
      host.act("p1", { type: "END_PHASE" }),
    ]);
    const [, { step }] = first as ["step", Down["step"]];
    expect(await host.send("p1", command, "the-command")).toEqual([
      "done",
      { id: "the-command", repeat: true, step },
    ]);
    const later = await Host.open();
    expect(await later.send("p1", command, "the-command")).toMatchObject(["done", { repeat: true, step }]);
    expect(host.messages("step").filter(({ step: { id: by } }) => by === "the-command")).toHaveLength(1);
    await host.send("p1", { type: "chat", text: "once" }, "the-chat");
    expect(await host.send("p1", { type: "chat", text: "once" }, "the-chat")).toEqual([
      "done",
      { id: "the-chat", repeat: true, step: null },
    ]);
    expect(await store.chat(id)).toHaveLength(1);
  });

  test("goes back by agreement, with the dice still spent, and can be read again from there", async () => {
    const host = await Host.open();
    const start = host.table.match.document;
    await host.act("p2", { type: "CHANGE_SETTINGS", payload: { fast_dice: true, allocation: "AUTOMATIC" } });
    const assignments = [{ weapon_id: "gun", target_unit_id: "B1" }];
    await host.act("p1", { type: "SHOOT", actor_unit_id: "A1", payload: { assignments } });
    const { cursor } = host.table.match.document.rng;
    expect(cursor).toBeGreaterThan(0);
    await host.send("p2", { type: "offer_undo", base: 2, to: 0 });
    await host.send("p1", { type: "answer_undo", to: 0, accept: true });
    expect(host.table.match.document).toEqual({ ...start, rng: { ...start.rng, cursor } });
    const [{ step, document }] = host.messages("rewound") as [Down["rewound"]];
    expect([step.seq, step.to, hashOfGame(document)]).toEqual([3, 0, step.hash]);
    for (let i = 0; i < 5; i++) await host.act("p1", noted);
    const other = await Host.open();
    expect(other.table.match).toEqual(host.table.match);
    // And back over the rewind, to what had been taken back.
    await other.send("p1", { type: "offer_undo", base: 8, to: 2 });
    await other.send("p2", { type: "answer_undo", to: 2, accept: true });
    expect(other.table.match.document.units["A1"]!.flags.has_shot).toBe(true);
  });

  test("that another host has overtaken reads again, and nobody acts on what is past", async () => {
    const [one, two] = [await Host.open(), await Host.open()];
    await one.act("p1", noted);
    expect(await two.act("p1", { type: "END_PHASE" })).toMatchObject(refused("STALE"));
    expect(two.anew).toBe(1);
    expect(two.table.match).toEqual(one.table.match);
    expect(await two.act("p1", { type: "END_PHASE" })).toMatchObject(["step", {}]);
    await one.table.refresh(two.announced.at(-1)!);
    expect(one.anew).toBe(1);
    expect(one.table.match).toEqual(two.table.match);
    await one.table.refresh(1);
    expect(one.anew).toBe(1);
  });

  test("that has missed what another host did looks before it refuses", async () => {
    const [one, two] = [await Host.open(), await Host.open()];
    await two.act("p1", noted);
    const later = { type: "act", base: 1, action: noted } as const;
    await two.send("p1", later, "the-command");
    // Its answer was lost, and it comes again where nothing is known of either.
    expect(await one.send("p1", later, "the-command")).toMatchObject([
      "done",
      { repeat: true, step: { seq: 2 } },
    ]);
    expect(one.table.match).toEqual(two.table.match);
    // A line of chat elsewhere is no reason against an action.
    await two.send("p2", { type: "chat", text: "well" });
    expect(await one.act("p1", { type: "END_PHASE" })).toMatchObject(["step", { step: { seq: 3 } }]);
    expect(await two.send("p2", { type: "resign" })).toMatchObject(["done", {}]);
  });

  test("catches up with what was announced to nobody", async () => {
    const [one, two] = [await Host.open(), await Host.open()];
    await two.act("p1", noted);
    await one.table.catchUp();
    expect([one.anew, one.table.match.seq]).toEqual([1, 1]);
    await one.table.catchUp();
    expect(one.anew).toBe(1);
  });

  test("that gets the same command as another host answers it as that one did", async () => {
    const [one, two] = [await Host.open(), await Host.open()];
    const command = { type: "act", base: 0, action: noted } as const;
    const answers = await Promise.all([
      one.send("p1", command, "the-command"),
      two.send("p1", command, "the-command"),
    ]);
    const repeats = answers.map(([type, body]) => type === "done" && (body as Down["done"]).repeat);
    expect(repeats.sort()).toEqual([false, true]);
    expect(await store.steps(id, 0, 10)).toHaveLength(1);
  });

  test("whose store fails tells nobody, and goes on with what is on disk", async () => {
    let fail: "no" | "before" | "after" | "reading" = "no";
    const shaky = new Proxy(store, {
      get(target, name) {
        const value = Reflect.get(target, name, target) as unknown;
        if (name === "load" && fail === "reading") return () => Promise.reject(new Error("restarting"));
        if (name !== "commit") return typeof value === "function" ? value.bind(target) : value;
        return async (change: Parameters<Store["commit"]>[0]) => {
          if (fail === "before") throw new Error("disk full");
          const committed = await target.commit(change);
          if (fail === "after") throw new Error("connection lost while committing");
          return committed;
        };
      },
    });
    const host = await Host.open(shaky);
    fail = "before";
    expect(await host.act("p1", noted, "the-command")).toMatchObject(refused("NOT_SAVED"));
    expect(host.heard).toEqual([]);
    fail = "no";
    expect(await host.act("p1", noted, "the-command")).toMatchObject(["step", { step: { seq: 1 } }]);
    // Written, but nobody was told: the client sends again and learns it.
    fail = "after";
    expect(await host.act("p1", noted, "the-other")).toMatchObject(refused("NOT_SAVED"));
    expect(host.table.match.seq).toBe(1);
    fail = "no";
    const again = { type: "act", base: 1, action: noted } as const;
    expect(await host.send("p1", again, "the-other")).toMatchObject([
      "done",
      { repeat: true, step: { seq: 2 } },
    ]);
    expect(host.table.match.seq).toBe(2);
    expect(host.anew).toBe(1);
    // The same, and the store cannot even be read when the command comes again: it is in doubt, never refused for good.
    fail = "after";
    const line = { type: "chat", text: "once" } as const;
    expect(await host.send("p1", line, "the-line")).toMatchObject(refused("NOT_SAVED"));
    fail = "reading";
    expect(await host.send("p1", line, "the-line")).toMatchObject(refused("NOT_SAVED"));
    fail = "no";
    expect(await host.send("p1", line, "the-line")).toMatchObject(["done", { repeat: true }]);
    expect(await store.chat(id)).toHaveLength(1);
  });

  test("may leave memory while nothing is done at it, and goes on from the disk as if it had not", async () => {
    // Room for one of them.
    const memory = new TableMemory(1);
    const first = await Host.open(store, memory);
    await first.act("p1", { type: "SELECT_SHOOTER", actor_unit_id: "A2" });
    const other = await Host.open(store, memory);
    expect([first.table.isLoaded, other.table.isLoaded, memory.tables]).toEqual([false, true, 1]);
    expect([first.table.seq, await first.table.history(2)]).toMatchObject([1, { steps: [{ seq: 1 }] }]);
    // What the other one does meanwhile is told to all at this one when it is back.
    await other.act("p1", { type: "UNDO" });
    expect(first.anew).toBe(0);
    await first.table.refresh(other.table.match.revision);
    expect([first.anew, first.table.isLoaded, other.table.isLoaded]).toEqual([1, true, false]);
    expect(first.table.match).toMatchObject({ seq: 2, document: { shooting: { active_shooter_id: null } } });
    // Nothing is to be told where nothing has changed.
    await other.table.catchUp();
    expect([other.anew, other.table.match.seq]).toEqual([0, 2]);
    let seen: number | undefined;
    await first.table.attend("watch", () => {
      seen = first.table.welcome("watch", { p1: true, p2: true, watchers: 1 }).view.seq;
    });
    expect([seen, first.anew]).toEqual([2, 1]);
    await first.table.close();
    expect(memory.bytes).toBe(0);
  });

  test("whose players leave in the middle of an action ends it before it leaves memory", async () => {
    const memory = new TableMemory(Number.POSITIVE_INFINITY);
    const host = await Host.open(store, memory);
    const acted = host.act("p1", { type: "SELECT_SHOOTER", actor_unit_id: "A2" });
    const closed = host.table.close();
    expect(await acted).toMatchObject(["step", { step: { seq: 1 } }]);
    await closed;
    expect([host.table.isLoaded, memory.tables]).toEqual([false, 0]);
  });

  test("never shows the seed before the game is over", async () => {
    const host = await Host.open();
    const { seed } = host.table.match;
    const think = player(5);
    for (let turn = 0; turn < 120; turn++) {
      const { document, head } = host.table.match;
      const [awaited] = head.waiting;
      if (awaited === undefined) break;
      await host.act(awaited.player, think(document));
    }
    const said = JSON.stringify([
      host.heard,
      host.table.welcome("p1", { p1: true, p2: true, watchers: 1 }),
      host.table.document(),
      await host.table.history(50),
    ]);
    expect(host.table.match.document.rng.cursor).toBeGreaterThan(0);
    if (host.table.match.head.status.state !== "over") {
      expect(said).not.toContain(seed);
      await host.send("p2", { type: "resign" });
    }
    expect(host.messages("status").at(-1)?.view ?? host.messages("step").at(-1)!.changed).toMatchObject({
      seed,
    });
  });
});
