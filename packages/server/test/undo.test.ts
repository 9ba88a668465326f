import type { Command, Down, Wish } from "@gunline/link";
import { type Choice, hashOfGame, type PlayerId } from "@gunline/rules";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { chance } from "../../rules/test/support/arena.ts";
import { beforeBattle, setUp } from "../../rules/test/support/deployment.ts";
import { decide } from "../src/match/decide.ts";
import type { Match } from "../src/match/match.ts";
import { after, recall } from "../src/match/recall.ts";
import { restore } from "../src/match/restore.ts";
import type { Store } from "../src/store/store.ts";
import { openHost } from "./support/host.ts";
import { asksFor, startReferee } from "./support/referee.ts";
import { player } from "./support/scene.ts";
import { seatedMatch } from "./support/seated.ts";

const referee = startReferee();
let store: Store;
let id: string;
beforeEach(async () => {
  ({ store, id } = await seatedMatch());
});
afterEach(() => store.close());

const documentAfter = async (seq: number) => restore(id, (await store.saved(id, seq))!);

async function recalled(match: Match): Promise<readonly Choice[]> {
  const { from, steps } = await recall(match, (first, last) => store.steps(id, first, last), documentAfter);
  const there = after(from, [], steps);
  expect(hashOfGame(there.game)).toBe(hashOfGame(match.document));
  return there.choices!;
}

const named = (choices: readonly Choice[]) =>
  choices.map(({ player: by, before }) => [by, hashOfGame(before)]);

/** Plays on the store as a host does, and keeps the choices that can be taken back. */
class Player {
  match!: Match;
  choices: readonly Choice[] = [];
  /** Those after each number of steps. */
  readonly #known: (readonly Choice[])[] = [[]];
  #next: readonly Choice[] = [];
  #commands = 0;

  async read(): Promise<void> {
    const { match, saved } = (await store.load(id))!;
    this.match = { ...match, document: restore(id, saved) };
  }

  /** Whether it made a step. */
  async send(seat: PlayerId, wish: Wish): Promise<boolean> {
    const { match } = this;
    const command = { ...wish, id: `command-${++this.#commands}` } as Command;
    const decision = await decide(match, seat, command, {
      now: 3,
      ...asksFor(match, this.choices, ({ choices }) => {
        this.#next = choices!;
      }),
      documentAfter,
      tokens: () => store.tokens(id),
    });
    if (!decision.ok) return false;
    const { match: next, step } = decision;
    const snapshot = step?.kind === "rewind" || (step !== undefined && step.seq % 7 === 0);
    const change = { match: next, revision: match.revision, snapshot };
    expect(await store.commit(step === undefined ? change : { ...change, step })).toBe("done");
    this.match = { ...next, revision: match.revision + 1 };
    if (step === undefined) return false;
    // After going back they are those of then, with the dice of now.
    const { rng } = next.document;
    this.choices =
      step.kind === "rewind"
        ? this.#known[step.to]!.map((one) => ({ ...one, before: { ...one.before, rng } }))
        : this.#next;
    this.#known[step.seq] = this.choices;
    return true;
  }

  act(seat: PlayerId, action: object): Promise<boolean> {
    return this.send(seat, { type: "act", base: this.match.seq, action });
  }
}

describe("the choices that can be taken back", () => {
  test.each([1, 2, 3, 4, 5, 6])("are the same from the disk as from memory (%i)", async (seed) => {
    const host = new Player();
    await host.read();
    const random = chance(seed);
    const think = player(seed);
    let most = 0;
    let went = 0;
    for (let turn = 0; turn < 150 && host.match.head.status.state === "running"; turn++) {
      const { seq, document, head } = host.match;
      const seat = head.waiting[0]!.player;
      if (random.happens(0.03) && seq > 3) {
        const to = seq - 1 - random.below(3);
        await host.send("p1", { type: "offer_undo", base: seq, to });
        expect(await host.send("p2", { type: "answer_undo", to, accept: true })).toBe(true);
        went++;
      } else if (random.happens(0.1)) {
        const log = random.pick(["COMPACT", "VERBOSE"]);
        await host.act(random.pick(["p1", "p2"]), { type: "CHANGE_SETTINGS", payload: { log } });
      } else await host.act(seat, think(document));
      most = Math.max(most, host.choices.length);
      expect(named(await recalled(host.match))).toEqual(named(host.choices));
    }
    expect(most).toBeGreaterThan(1);
    expect(went).toBeGreaterThan(0);
  });

  test("are found as far as they were made in the last hundred steps", async () => {
    const host = new Player();
    await host.read();
    const aim = (weapon_id: string, target_unit_id: string) => ({
      type: "ASSIGN_TARGET",
      actor_unit_id: "A2",
      payload: { weapon_id, target_unit_id },
    });
    await host.act("p1", { type: "SELECT_SHOOTER", actor_unit_id: "A2" });
    for (let i = 0; i < 60; i++) await host.act("p1", aim("gun", i % 2 === 0 ? "B1" : "B2"));
    for (let i = 0; i < 30; i++) {
      await host.act("p1", { type: "UNDO" });
      await host.act("p1", aim("cannon", i % 2 === 0 ? "B1" : "B2"));
    }
    expect(host.match.seq).toBe(121);
    expect(host.choices).toHaveLength(61);
    const found = await recalled(host.match);
    expect(found).toHaveLength(40);
    expect(named(found)).toEqual(named(host.choices).slice(-40));
  });
});

/** A host that may be replaced by another one at any moment. */
const open = () => openHost(store, id, referee);

const select = { type: "SELECT_SHOOTER", actor_unit_id: "A2" };
const aimGun = {
  type: "ASSIGN_TARGET",
  actor_unit_id: "A2",
  payload: { weapon_id: "gun", target_unit_id: "B1" },
};
const undo = { type: "UNDO" };
const refused = (code: string) => ["refused", { errors: [{ code }] }];

describe("UNDO at a table", () => {
  test("goes back one choice after the other, for whoever made them, through a restart and another host", async () => {
    const first = await open();
    const start = hashOfGame(first.table.match.document);
    await first.act("p1", select);
    const selected = hashOfGame(first.table.match.document);
    await first.act("p1", aimGun);
    expect(await first.act("p2", undo)).toMatchObject(refused("NOT_YOUR_DECISION"));
    const second = await open();
    expect(await second.act("p2", undo)).toMatchObject(refused("NOT_YOUR_DECISION"));
    const [, { step }] = (await second.act("p1", undo)) as ["step", Down["step"]];
    expect(step).toMatchObject({ hash: selected, action: { type: "UNDO", player: "p1" } });
    // The first host has missed that, and looks.
    await first.table.catchUp();
    expect(await first.act("p1", undo)).toMatchObject(["step", { step: { hash: start } }]);
    expect(await first.act("p1", undo)).toMatchObject(refused("NOTHING_TO_UNDO"));
  });

  test("RC-3 goes on from where the players went back to by agreement, in memory and from the disk", async () => {
    const host = await open();
    await host.act("p1", select);
    await host.act("p1", aimGun);
    await host.act("p1", { type: "CONFIRM_TARGETS", actor_unit_id: "A2" });
    expect(await host.act("p1", undo)).toMatchObject(refused("CONFIRMED"));
    const { table } = host;
    const silent = () => {};
    await table.command("p1", { type: "offer_undo", id: "the-offer", base: 3, to: 2, why: "forgot" }, silent);
    await table.command("p2", { type: "answer_undo", id: "the-answer", to: 2, accept: true }, silent);
    expect(table.match).toMatchObject({ seq: 4, document: { shooting: { active_shooter_id: "A2" } } });
    expect(await store.steps(id, 3, 4)).toMatchObject([{ kind: "rewind", to: 2, why: "forgot" }]);
    // One's own choices can be undone as ever, at this host and at another one.
    expect(await (await open()).act("p1", undo)).toMatchObject([
      "step",
      { step: { action: { type: "UNDO", player: "p1" } } },
    ]);
    await table.catchUp();
    expect(table.match.document.shooting.pending_assignments).toEqual([]);
    expect(await host.act("p1", undo)).toMatchObject(["step", {}]);
    expect(table.match.document.shooting.active_shooter_id).toBeNull();
    expect(await host.act("p1", undo)).toMatchObject(refused("NOTHING_TO_UNDO"));
  });

  test("DE-7 takes a unit that was set up back until the other side has set one up, although it is its turn", async () => {
    const one = (owner: "p1" | "p2") => ({ owner, models: { m1: { at: [1, 1] as const } } });
    await store.close();
    ({ store, id } = await seatedMatch(
      beforeBattle({ units: { A1: one("p1"), A2: one("p1"), B1: one("p2"), B2: one("p2") } }),
    ));
    const host = await open();
    for (const seat of ["p1", "p2"] as const) await host.send(seat, { type: "seal", formations: [] });
    const { seq } = host.table.match;
    const [first, second] = [setUp("A1", { m1: [2, 10] }), setUp("B1", { m1: [58, 10] })];
    expect(await host.act("p1", first)).toMatchObject(["step", {}]);
    // The other side is awaited, and cannot take back what is not its own.
    expect(host.table.match.head.waiting[0]!.player).toBe("p2");
    expect(await host.act("p2", undo)).toMatchObject(refused("NOT_YOUR_DECISION"));
    expect(await host.act("p1", undo)).toMatchObject(["step", {}]);
    // What it was about to answer is there no longer: its answer is refused as stale, and changes nothing.
    const late = await host.send("p2", { type: "act", base: seq + 1, action: second });
    expect(late).toMatchObject(refused("STALE"));
    await host.act("p1", first);
    expect(await host.act("p2", second)).toMatchObject(["step", {}]);
    const [, { errors }] = (await host.act("p1", undo)) as ["refused", Down["refused"]];
    const { name } = host.table.match.head.seats.p2;
    expect(errors).toMatchObject([
      {
        code: "NOT_YOUR_DECISION",
        message: `The last choice was made by ${name}, who alone can undo it.`,
      },
    ]);
  });

  test("leaves settings as they are now", async () => {
    const host = await open();
    await host.act("p1", select);
    await host.act("p2", { type: "CHANGE_SETTINGS", payload: { log: "COMPACT" } });
    const other = await open();
    expect(await other.act("p1", undo)).toMatchObject(["step", {}]);
    expect(other.table.match.document).toMatchObject({
      settings: { log: "COMPACT" },
      shooting: { active_shooter_id: null },
    });
  });
});
