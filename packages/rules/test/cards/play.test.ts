import { describe, expect, test } from "vitest";
import { CARDS } from "../../src/books/chapter-approved/cards.ts";
import { CARD_IDS } from "../../src/game/secondaries.ts";
import { choices, type Game, parseGame, waiting } from "../../src/index.ts";
import { codes, play } from "../support/build.ts";
import { at, battle, end } from "../support/mission.ts";
import { holding } from "./hand.ts";

const hand = (game: Game) => game.players.p1.secondaries!;
const active = (game: Game) => hand(game).active.map(({ card }) => card);
const discard = (card: string, player?: string) => ({
  type: "DISCARD_CARD",
  ...(player && { player }),
  payload: { card },
});

/** p2's turn ends, and p1's Command phase begins with so many cards left. */
const beforeDraw = (left: readonly (typeof CARD_IDS)[number][], turn = {}, units = {}) => {
  const game = holding(
    "sabotage",
    { units, turn: { active_player: "p2", first_player: "p2", round: 2, ...turn } },
    { left },
  );
  const secondaries = { ...hand(game), active: [] };
  return { ...game, players: { ...game.players, p1: { ...game.players.p1, secondaries } } } as Game;
};

describe("choosing", () => {
  const before = battle({ units: { A: at("H1", "p1") }, turn: { phase: "DEPLOYMENT" } });
  const choose = (mode: string, cards?: readonly string[]) =>
    play(before, { type: "CHOOSE_SECONDARIES", player: "p1", payload: { mode, ...(cards && { cards }) } });

  test("SC-10 nineteen cards: tactical, or exactly two that may be fixed", () => {
    expect(CARD_IDS).toHaveLength(19);
    expect(hand(choose("TACTICAL").game)).toMatchObject({ active: [], left: [...CARD_IDS] });
    const fixed = choose("FIXED", ["cleanse", "bring-it-down"]).game;
    expect(active(fixed)).toEqual(["cleanse", "bring-it-down"]);
    for (const cards of [
      ["cleanse"],
      ["cleanse", "cleanse"],
      ["cleanse", "sabotage"],
      ["cleanse", "no-prisoners"],
    ]) {
      expect(codes(choose("FIXED", cards).result)).toEqual(["BAD_CARDS"]);
    }
    expect(Object.values(CARDS).filter(({ fixed }) => fixed)).toHaveLength(8);
  });

  test("SC-10 not in Only War", () => {
    const game = battle({ mission: "only-war", turn: { phase: "DEPLOYMENT" } });
    const { result } = play(game, {
      type: "CHOOSE_SECONDARIES",
      player: "p1",
      payload: { mode: "TACTICAL" },
    });
    expect(codes(result)).toEqual(["NO_SECONDARIES"]);
  });
});

describe("drawing", () => {
  test("SC-10 two cards as the own Command phase begins, by two dice each", () => {
    const left = ["area-denial", "cleanse", "sabotage"] as const;
    // 0 to 35, the rest of the division by 3 is 1; then by 2 of the two that are left: 0.
    const { game, result } = end(beforeDraw(left), [1, 2, 1, 1]);
    expect(active(game)).toEqual(["cleanse", "area-denial"]);
    expect(hand(game).left).toEqual(["sabotage"]);
    expect(result.dice.map(({ context, rolls_raw }) => [context, rolls_raw])).toEqual([
      ["mission", [1, 2]],
      ["mission", [1, 1]],
    ]);
  });

  test("SC-10 what is past the last whole multiple is rolled again; an empty deck gives no more", () => {
    const five = [
      "area-denial",
      "cleanse",
      "sabotage",
      "extend-battle-lines",
      "engage-on-all-fronts",
    ] as const;
    // 35 is past the seventh multiple of five.
    const { game } = end(beforeDraw(five), [6, 6, 1, 3, 1, 1]);
    expect(active(game)).toEqual(["sabotage", "area-denial"]);
    expect(active(end(beforeDraw(["cleanse"]), [1, 1]).game)).toEqual(["cleanse"]);
    expect(active(end(beforeDraw([])).game)).toEqual([]);
  });

  test("SC-11 what must be drawn again in round 1 goes back by itself", () => {
    const round1 = { active_player: "p1", first_player: "p2", round: 1 };
    const game = beforeDraw(["defend-stronghold", "cleanse"]);
    const first = { ...game, turn: { ...game.turn, phase: "DEPLOYMENT", round: 1 } } as Game;
    expect(round1.round).toBe(1);
    // Roll-off, the stronghold, cleanse instead of it, and it again as the only one left.
    const after = end(first, [6, 1, 1, 1, 1, 1, 1, 1]).game;
    expect(active(after)).toEqual(["cleanse", "defend-stronghold"]);
  });

  test("SC-11 what may be drawn again is asked; the question survives saving", () => {
    const game = beforeDraw(["bring-it-down", "cleanse", "sabotage"]);
    const asked = end(game, [1, 1]).game;
    expect(waiting(asked)).toMatchObject([
      {
        player: "p1",
        for: { what: "card", ask: "REDRAW", card: "bring-it-down" },
        actions: ["DISCARD_CARD", "PASS"],
      },
    ]);
    const loaded = parseGame(JSON.parse(JSON.stringify(asked)));
    expect(loaded.ok && loaded.value).toEqual(asked);
    expect(active(play(asked, { type: "PASS" }, [1, 1]).game)).toEqual(["bring-it-down", "cleanse"]);
    const redrawn = play(asked, discard("bring-it-down"), [1, 1, 1, 1]).game;
    expect(active(redrawn)).toEqual(["cleanse", "sabotage"]);
    expect(hand(redrawn).left).toEqual(["bring-it-down"]);
  });

  test("SC-11 Recover Assets may be drawn again in a battle of 1,000 points, or with fewer than three units", () => {
    const more = Object.fromEntries(
      [1, 2, 3].map((i) => [`A${i}`, { models: { m1: { at: [5, 5 + 4 * i] as const } } }]),
    );
    /** Anyone who is not asked draws the second card at once. */
    const asks = (dice: readonly number[], units: object, points?: number) => {
      const game = beforeDraw(["recover-assets", "cleanse", "sabotage"], {}, units);
      const armies = Object.entries(game.units).map(([id, unit]) => [
        id,
        points === undefined || !id.startsWith("far") ? unit : { ...unit, points },
      ]);
      const { tasks } = end({ ...game, units: Object.fromEntries(armies) }, dice).game;
      return tasks.some((task) => task.type === "card" && task.card === "recover-assets");
    };
    expect(asks([1, 1], more, 1000)).toBe(true);
    expect(asks([1, 1, 1, 1], more, 1001)).toBe(false);
    // Armies without points are of no size.
    expect(asks([1, 1, 1, 1], more)).toBe(false);
    expect(asks([1, 1], {})).toBe(true);
  });

  test("SC-11 Marked for Death: the opponent names three, or all; then its player one more", () => {
    const units = Object.fromEntries(
      [1, 2, 3].map((i) => [`E${i}`, { owner: "p2", models: { m1: { at: [50, 5 + 4 * i] as const } } }]),
    );
    const asked = end(beforeDraw(["marked-for-death"], {}, units), [1, 1]).game;
    expect(waiting(asked)).toMatchObject([{ player: "p2", for: { what: "card", ask: "ALPHA" } }]);
    const name = (unit_ids: readonly string[]) => ({ type: "CHOOSE_FOR_CARD", payload: { unit_ids } });
    expect(codes(play(asked, name(["E1", "E2"])).result)).toEqual(["BAD_CHOICE"]);
    expect(codes(play(asked, name(["E1", "E2", "far1"])).result)).toEqual(["BAD_CHOICE"]);
    for (const choice of choices(asked)) expect(play(asked, choice).result.success).toBe(true);
    const gamma = play(asked, name(["E1", "E2", "E3"])).game;
    expect(waiting(gamma)).toMatchObject([{ player: "p1", for: { ask: "GAMMA" } }]);
    const done = play(gamma, name(["far2"])).game;
    expect(hand(done).active).toMatchObject([{ alpha: ["E1", "E2", "E3"], gamma: "far2" }]);
    expect(done.tasks).toEqual([]);
  });

  test("SC-11 A Tempting Target: the opponent names an objective in no man's land", () => {
    const asked = end(beforeDraw(["a-tempting-target"]), [1, 1]).game;
    const name = (objective_id: string) =>
      play(asked, { type: "CHOOSE_FOR_CARD", player: "p2", payload: { objective_id } });
    expect(codes(name("H1").result)).toEqual(["BAD_CHOICE"]);
    expect(hand(name("S").game).active).toMatchObject([{ objective_id: "S" }]);
  });
});

describe("discarding", () => {
  test("SC-10 what scored is discarded; others may be, for a command point in the own turn", () => {
    const scored = end(holding("secure-no-mans-land", { units: { A: at("C", "p1") } })).game;
    expect(hand(scored).aside).toEqual([{ card: "secure-no-mans-land", vp: 2, round: 2 }]);
    const asked = end(holding("sabotage")).game;
    expect(waiting(asked)).toMatchObject([
      { player: "p1", for: { what: "discard" }, actions: ["DISCARD_CARD", "PASS"] },
    ]);
    const before = asked.players.p1.cp;
    const after = play(asked, discard("sabotage")).game;
    // One for the card, one for the Command phase of the next turn.
    expect(after.players.p1.cp).toBe(before + 2);
    expect(after.turn.active_player).toBe("p2");
    expect(play(asked, { type: "PASS" }).game.players.p1.cp).toBe(before + 1);
  });

  test("SC-10 CO-2 no point in the opponent's turn, nor a second one in the round", () => {
    const theirs = end(holding("sabotage", { turn: { active_player: "p2", first_player: "p2" } })).game;
    expect(play(theirs, discard("sabotage", "p1")).game.players.p1.cp).toBe(1);
    const game = holding("sabotage");
    const had = { ...game, players: { ...game.players, p1: { ...game.players.p1, extra_cp: 1 } } };
    expect(play(end(had).game, discard("sabotage")).game.players.p1.cp).toBe(1);
  });

  test("SC-10 fixed cards stay, and nobody is asked", () => {
    const after = end(holding("cleanse", {}, { mode: "FIXED" })).game;
    expect(active(after)).toEqual(["cleanse"]);
    expect(after.turn.active_player).toBe("p2");
  });

  test("ST-20 New Orders at the end of the Command phase: another card for a command point", () => {
    const game = holding("sabotage", { turn: { phase: "COMMAND" } }, { left: ["cleanse"] });
    const rich = { ...game, players: { ...game.players, p1: { ...game.players.p1, cp: 1 } } };
    const asked = end(rich).game;
    expect(waiting(asked)).toMatchObject([{ player: "p1", window: "W-CMD-END" }]);
    const use = {
      type: "USE_STRATAGEM",
      player: "p1",
      payload: { stratagem: "NEW_ORDERS", card: "sabotage" },
    };
    expect([...choices(asked)].filter(({ type }) => type === "USE_STRATAGEM")).toHaveLength(1);
    const { game: after, result } = play(asked, use, [1, 1]);
    expect(codes(result)).toEqual([]);
    expect(active(after)).toEqual(["cleanse"]);
    expect(after.players.p1.cp).toBe(0);
    expect(after.turn.phase).toBe("MOVEMENT");
  });
});
