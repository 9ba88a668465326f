import { type Action, apply, choices, type Game, PLAYER_IDS, placement, waiting } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import type { BuiltArmy, BuiltUnit } from "../../src/builder/army.ts";
import type { ArmyBook } from "../../src/builder/book.ts";
import { armyFaults } from "../../src/builder/faults.ts";
import { armyOfList } from "../../src/builder/from-list.ts";
import { packArmy, unpackArmy } from "../../src/builder/link.ts";
import { pointsOfArmy } from "../../src/builder/points.ts";
import { readArmy } from "../../src/builder/read.ts";
import { textOfArmy } from "../../src/builder/text.ts";
import { fieldArmy } from "../../src/builder/to-list.ts";
import { carriedBy, ofUnit } from "../../src/builder/wargear.ts";
import { DEPLOYMENTS, LAYOUTS, newBattle } from "../../src/index.ts";
import { readList } from "../../src/lists/index.ts";
import { chance } from "../soak.ts";
import { randomArmy } from "./random-army.ts";

/** What an army comes to, whichever options lead there: a text does not name options. */
function plain(army: BuiltArmy, book: ArmyBook) {
  const nameOf = ({ sheet }: BuiltUnit) => book.sheets.get(sheet)!.name;
  const numbered = (id: string | null | undefined): string | null => {
    const unit = army.units.find((one) => one.id === id);
    if (unit === undefined) return null;
    const same = army.units.filter(({ sheet }) => sheet === unit.sheet);
    return `${nameOf(unit)} ${same.indexOf(unit) + 1}`;
  };
  const units = army.units.map((unit) => {
    const sheet = book.sheets.get(unit.sheet)!;
    const models = unit.models.flatMap((group) => {
      const carried = [...carriedBy(sheet, group)!].map(([name, number]) => `${number} ${name}`).sort();
      return Array.from({ length: group.count }, () => `${group.kind}: ${carried.join(", ")}`);
    });
    return {
      unit: numbered(unit.id),
      models: models.sort(),
      items: ofUnit(sheet, unit),
      enhancement: unit.enhancement ?? null,
      leads: numbered(unit.leads),
    };
  });
  return {
    name: army.name,
    faction: army.faction,
    detachment: army.detachment,
    limit: army.limit,
    warlord: numbered(army.warlord),
    units: units.sort((a, b) => (a.unit! < b.unit! ? -1 : 1)),
  };
}

const done = (game: Game, action: Action): Game => apply(game, action).game;

/** Both sides set up as the button does it, drop by drop. */
function setUp(game: Game): Game {
  let now = PLAYER_IDS.map(
    (player): Action => ({ type: "CHOOSE_SECONDARIES", player, payload: { mode: "TACTICAL" } }),
  ).reduce(done, game);
  const places = new Map(PLAYER_IDS.flatMap((player) => [...placement.placesForRest(now, player)]));
  for (let drops = 0; drops < places.size; drops++) {
    const next = placement.unitsToDrop(now, now.turn.active_player).find(({ id }) => places.has(id));
    if (next === undefined) break;
    const { positions, facings } = places.get(next.id)!;
    const payload = { positions, ...(facings !== undefined && { facings }) };
    now = done(now, { type: "SET_UP", actor_unit_id: next.id, payload });
  }
  return now;
}

const SEEDS = Array.from({ length: Number(process.env["GUNLINE_ARMIES"] ?? 34) }, (_, seed) => seed);

/** Phases that some army has come to. */
const reached = new Set<string>();

describe("random legal armies", () => {
  test.each(SEEDS)("army %i comes back from text, JSON and link", async (seed) => {
    const { army, book } = await randomArmy(seed);
    expect(armyFaults(army, book)).toEqual([]);
    expect(readArmy(JSON.stringify(army))).toEqual(army);
    const packed = packArmy(army);
    expect(unpackArmy(packed)).toEqual(army);
    expect(packed.length).toBeLessThan(4_000);
    const text = textOfArmy(army, book);
    const read = readList(new TextEncoder().encode(text));
    if (!read.ok) throw new Error(`${read.fault.message}\n${text}`);
    const back = await armyOfList(read.value);
    expect(back?.notes, text).toEqual([]);
    expect(plain(back!.army, back!.book), text).toEqual(plain(army, book));
    expect(pointsOfArmy(back!.army, back!.book)).toBe(pointsOfArmy(army, book));
  });

  test.each(SEEDS.filter((seed) => seed % 3 === 0))(
    "army %i is played",
    { timeout: 60_000 },
    async (seed) => {
      const [one, other] = [await randomArmy(seed), await randomArmy(seed + 1)];
      const armies = { p1: await fieldArmy(one.army), p2: await fieldArmy(other.army) };
      for (const { questions } of Object.values(armies))
        expect(questions.filter(({ kind }) => kind === "weapon" || kind === "numbers")).toEqual([]);
      const points = armies.p1.army.points;
      expect(points).toBe(pointsOfArmy(one.army, one.book));
      const made = newBattle({
        armies: { p1: armies.p1.army, p2: armies.p2.army },
        layout: LAYOUTS[seed % LAYOUTS.length]!,
        deployment: DEPLOYMENTS[seed % DEPLOYMENTS.length]!,
        seed: `${seed}`,
        mission: { id: "only-war", attacker: "p1" },
      });
      if (!made.ok) throw new Error(JSON.stringify(made.refusals));
      // Every leader is with its unit; what joins a unit without leading it is named.
      const joined = Object.values(made.value.game.units).filter(
        ({ models }) => Object.keys(models).length > 0,
      );
      const notJoined = armies.p1.questions.filter(({ message }) =>
        message.includes("a unit of its own"),
      ).length;
      const leading = one.army.units.filter(({ leads }) => leads !== undefined).length - notJoined;
      expect(joined.filter(({ owner }) => owner === "p1").length).toBe(one.army.units.length - leading);
      let game = setUp(made.value.game);
      const next = chance(seed);
      const phases = new Set<string>();
      // Phases in which nobody can do anything pass by themselves.
      const isOver = () => game.turn.round > 1;
      for (let step = 0; step < 600 && !isOver() && waiting(game).length > 0; step++) {
        phases.add(game.turn.phase);
        // Ending phases now and then brings every phase of the turn on the table.
        const wanted = Math.floor(next() * 12);
        const found: Action[] = [];
        for (const action of next() < (step < 100 ? 0.2 : 0.7)
          ? [...choices(game, "END_PHASE"), ...choices(game).take(1)]
          : choices(game))
          if (found.push(action) > wanted) break;
        const action = found[wanted % found.length];
        if (action === undefined) throw new Error("nothing to choose from");
        const { game: after, result } = apply(game, action);
        const isRefused = !result.success && action.type !== "APPLY_CHARGE_MOVE";
        expect(isRefused ? result.errors : [], JSON.stringify(action)).toEqual([]);
        game = after;
      }
      expect(isOver()).toBe(true);
      // A rule may set units up once more before the first turn.
      phases.delete("DEPLOYMENT");
      expect([...phases].slice(0, 2)).toEqual(["COMMAND", "MOVEMENT"]);
      for (const phase of phases) reached.add(phase);
    },
  );

  test("their turns have come to every phase in which something could be chosen", () => {
    expect([...reached]).toEqual(expect.arrayContaining(["COMMAND", "MOVEMENT", "SHOOTING"]));
  });
});
