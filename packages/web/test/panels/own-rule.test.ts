import { apply, choices, type Game, inForce, oddsOf, parseGame, rows, type Unit } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { effectsWanted, MODIFIERS, NOTHING_WANTED, sentenceFor } from "../../src/panels/by-hand/modifiers.ts";
import { MOMENTS, type OwnRule, rowOfOwn } from "../../src/panels/by-hand/own-rule.ts";
import { firingRange } from "../browser/support/firing-range.ts";

const HIT = [{ attacks: "MADE", do: [{ hit: 1 }] }];

const rule = (more: Partial<OwnRule>): OwnRule => ({
  name: "Volley Fire",
  kind: "ABILITY",
  cost: 1,
  moment: "always",
  effects: HIT,
  until: "PHASE",
  left: "",
  ...more,
});

/** The firing range with a rule of one's own, which the Riflemen have. */
function ranged(row: rows.Row): Game {
  const game = firingRange();
  const rifles: Unit = { ...game.units["RIFLES"]!, abilities: ["Volley Fire"] };
  const players = { ...game.players, p1: { ...game.players.p1, cp: 2, detachment: "our-own" } };
  const settings = { ...game.settings, rows: { [row.id]: row } };
  const read = parseGame({ ...game, players, settings, units: { ...game.units, RIFLES: rifles } });
  return read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
}

describe("modifiers by hand", () => {
  it.each(MODIFIERS.map((one) => [`${one.group} ${one.id}`, one] as const))(
    "%s is one that the referee reads, with a sentence of its own",
    (key) => {
      const effects = effectsWanted({ ...NOTHING_WANTED, on: new Set([key]) });
      expect(sentenceFor(effects)).toMatch(/\.$/);
    },
  );

  it("say against whom, and with which weapons", () => {
    const mark = { id: "BY_HAND_1", name: "spotted" };
    expect(sentenceFor(effectsWanted({ on: new Set(["MADE hit+"]), with: "RANGED", mark }))).toBe(
      "Each time a model in this unit makes a ranged attack, if the target is under spotted, add 1 to the hit roll.",
    );
  });
});

describe("a rule of one's own", () => {
  it("is one that the referee reads, of either kind and at every moment", () => {
    for (const kind of ["ABILITY", "STRATAGEM"] as const) {
      for (const moment of MOMENTS) {
        const row = rowOfOwn(rule({ kind, moment }), "our-own");
        expect(row, `${kind} ${moment}`).toBeDefined();
        expect(rows.sentenceOf(row!)).toMatch(/\.$/);
      }
    }
    expect(rowOfOwn(rule({ effects: [], left: "Read it out." }), undefined)).toMatchObject({
      does: [],
      left: "Read it out.",
    });
    expect(rowOfOwn(rule({ effects: [{ hit: 1 }] }), undefined)).toBeUndefined();
  });

  it("counts in the odds as a built-in one does", () => {
    const game = ranged(rowOfOwn(rule({}), undefined)!);
    const assignments = [{ weapon_id: "rifle", target_unit_id: "FAR" }];
    const odds = oddsOf(game, game.units["RIFLES"]!, assignments);
    // Five rifles, 19″ away: one attack each, 3+ and one better: five sixths hit.
    expect(odds.ok && odds.value.assignments[0]!.hits).toMatchObject({ mean: expect.closeTo(25 / 6, 10) });
  });

  it("is a stratagem also where it is just a text: it costs its points, and marks the unit for its time", () => {
    const said = "Each model may step back an inch.";
    const row = rowOfOwn(rule({ kind: "STRATAGEM", moment: "shoot", effects: [], left: said }), "our-own")!;
    expect(row).toMatchObject({ name: "Volley Fire", left: said });
    const game = ranged(row);
    const use = [...choices(game, "USE_STRATAGEM")].find(
      (one) => one.type === "USE_STRATAGEM" && one.payload.stratagem === "OWN_VOLLEY_FIRE",
    )!;
    expect(use).toBeDefined();
    const { game: after, result } = apply(game, use);
    expect(result.errors).toEqual([]);
    expect(after.players.p1.cp).toBe(1);
    expect(after.units["RIFLES"]!.effects).toMatchObject([{ until: "PHASE" }]);
    expect(inForce.effectsOn(after, after.units["RIFLES"]!).map(({ name }) => name)).toEqual(["Volley Fire"]);
    expect(rows.statusOfUse(after, "OWN_VOLLEY_FIRE")).toEqual({ status: "partial", left: said });
  });

  it("is offered as a stratagem at its moment, for its points", () => {
    const row = rowOfOwn(rule({ kind: "STRATAGEM", moment: "shoot", cost: 2 }), "our-own")!;
    const uses = [...choices(ranged(row), "USE_STRATAGEM")];
    expect(uses).toContainEqual(
      expect.objectContaining({ actor_unit_id: "RIFLES", payload: { stratagem: "OWN_VOLLEY_FIRE" } }),
    );
  });
});
