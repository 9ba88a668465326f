import { describe, expect, it } from "vitest";
import { apart, discsOf } from "../../src/board/discs.ts";
import type { ChosenLabel, Former } from "../../src/board/label-choice.ts";
import { labelWords, textOf } from "../../src/board/label-text.ts";
import { placeUnitLabels } from "../../src/board/labels.ts";
import { around } from "../../src/board/placement.ts";
import type { Footprint, Mark, UnitToken } from "../../src/board/scene.ts";
import { circle, long, unit } from "./support.ts";

const SCALE = 14;
const table = { left: -1, top: -1, right: 61, bottom: 45 };
const measure = (text: string) => text.length * 6;
const placed = (units: readonly UnitToken[], former?: Former) =>
  placeUnitLabels(units, [], SCALE, measure, table, former);
const byId = (labels: readonly ChosenLabel[]) => new Map(labels.map((label) => [label.id, label]));
const named = (name: string, footprints: readonly Footprint[], mark: Mark = "none", badge = "") => ({
  ...unit(name, footprints, mark),
  badge,
});

/** How far the label is from the unit's nearest base, in pixels. */
function gap(label: ChosenLabel, { models }: UnitToken): number {
  const bar = { x: label.x, y: label.y, half: label.width / 2 - 10, radius: 10 };
  return Math.min(
    ...models.flatMap(({ footprint }) => discsOf(footprint, SCALE).map((disc) => apart(bar, disc))),
  );
}

const row = (x: number, y: number, count: number, step = 1.4) =>
  Array.from({ length: count }, (_, at) => circle(x + at * step, y, 0.63));
const block = (x: number, y: number, wide: number, deep: number) =>
  Array.from({ length: deep }, (_, at) => row(x, y + at * 1.4, wide)).flat();

/** A melee: a walker between two mobs, a tank behind, a squad across. */
const CLUSTER = [
  named("Terminators", block(27, 30, 3, 2), "acting"),
  named("Deff Dread", [circle(33, 33, 1.2)], "eligible", "1.7″"),
  named("Burna Boyz", block(33.5, 35, 2, 3), "eligible", "3.4″"),
  named("Boyz with Warboss", block(36.5, 34.5, 6, 4), "eligible", "6.7″"),
  named("Stormboyz", block(29, 39, 3, 2), "eligible", "3.8″"),
  named("Eradicators", row(22, 34, 3, 2), "none"),
  named("Trukk", [long("box", 44, 30.5, 3, 2, 75)], "ineligible", "11.3″"),
  named("Nobz", block(33, 20, 2, 3), "ineligible", "9.5″"),
];

/** Two mobs shoulder to shoulder, three deep, along both edges. */
const DEPLOYED = Array.from({ length: 12 }, (_, at) =>
  named(`Mob Number ${at}`, block(1 + (at % 6) * 9.6, at < 6 ? 1 : 39, 6, 4)),
);

describe("the label of a unit", () => {
  for (const [title, units] of [
    ["in a melee", CLUSTER],
    ["in a deployment", DEPLOYED],
  ] as const) {
    it(`is never nearer to a foreign token than to its own, unless a line leads to it, ${title}`, () => {
      for (const label of placed(units).filter((one) => !one.crowded)) {
        const own = gap(label, units.find(({ id }) => id === label.id)!);
        const foreign = Math.min(
          ...units.filter(({ id }) => id !== label.id).map((other) => gap(label, other)),
        );
        if (label.leader === undefined) expect(own, label.id).toBeLessThanOrEqual(foreign);
      }
    });

    it(`covers neither token nor label ${title}`, () => {
      const shown = placed(units).filter((one) => !one.crowded);
      expect(shown.length).toBeGreaterThan(units.length / 2);
      for (const [at, label] of shown.entries()) {
        for (const other of units)
          expect(gap(label, other), `${label.id} on ${other.id}`).toBeGreaterThan(-1);
        const a = around(label.x, label.y, label.width, 20);
        for (const second of shown.slice(at + 1)) {
          const b = around(second.x, second.y, second.width, 20);
          const free = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          expect(free, `${label.id} and ${second.id}`).toBe(true);
        }
      }
    });

    it(`is chosen alike each time ${title}`, () => {
      expect(placed(units)).toEqual(placed(units));
    });
  }

  it("has a line to the nearest of its models where it stands apart", () => {
    // Walled in on all sides by a ring of others.
    const wall = [...row(20, 18, 9), ...row(20, 22, 9), circle(20, 20, 0.63), circle(31.2, 20, 0.63)];
    const units = [named("Captain", [circle(25.6, 20, 0.63)], "acting"), named("Guard", wall, "ready")];
    const label = byId(placed(units)).get("Captain")!;
    expect(gap(label, units[0]!)).toBeGreaterThan(15);
    const [x, y] = label.leader!.to;
    expect(Math.hypot(x - 25.6 * SCALE, y - 20 * SCALE)).toBeLessThanOrEqual(0.63 * SCALE);
  });

  it("needs no line beside its unit", () => {
    expect(placed([named("Nobz", row(20, 20, 3))])[0]).toMatchObject({ leader: undefined, crowded: false });
  });

  it("stays where it was when only marks and badges change", () => {
    const before = placed(CLUSTER);
    const after = byId(
      placed(
        CLUSTER.map((one) => ({
          ...one,
          mark: one.name === "Eradicators" ? "acting" : one.mark === "acting" ? "none" : one.mark,
          badge: one.badge === "" ? "" : "10.2″",
        })),
        byId(before),
      ),
    );
    const moved = before.filter(({ id, spot }) => after.get(id)?.spot !== spot);
    expect(moved.length).toBeLessThanOrEqual(1);
    expect(placed(CLUSTER, byId(before)).map(({ spot }) => spot)).toHaveLength(CLUSTER.length);
    expect(byId(placed(CLUSTER, byId(before)))).toEqual(byId(before));
  });

  it("stays in sight whatever is chosen, once it was shown", () => {
    const before = placed(CLUSTER);
    const shown = before.filter(({ crowded }) => !crowded).map(({ id }) => id);
    for (const chosen of CLUSTER) {
      const marks = CLUSTER.map((one) => ({
        ...one,
        mark: one === chosen ? ("acting" as const) : ("ineligible" as const),
        badge: one === chosen ? "" : "10.2″",
      }));
      const after = byId(placed(marks, byId(before)));
      expect(shown.filter((id) => after.get(id)!.crowded)).toEqual([]);
    }
  });

  it("goes where it is better off when its place is taken", () => {
    const units = [named("Nobz", row(20, 20, 3))];
    const before = placed(units);
    const crowd = [...units, named("Boyz", block(18, 16.4, 5, 3))];
    const after = byId(placed(crowd, byId(before))).get("Nobz")!;
    expect(after.spot).not.toBe(before[0]!.spot);
    expect(gap(after, crowd[1]!)).toBeGreaterThan(gap(after, crowd[0]!));
  });

  it("drops its note first, then abbreviates its name, then says how many there are, then waits for the pointer", () => {
    // A pocket between two walls of tokens, ever narrower; nothing fits beyond them.
    const texts = [30, 15, 12, 10, 6, 3].map((pocket) => {
      const walls = [0, 1].flatMap((side) =>
        Array.from({ length: 32 }, (_, at) =>
          row(side === 0 ? 30 - pocket / 2 - 16 * 1.4 : 30 + pocket / 2, at * 1.4, 17),
        ).flat(),
      );
      const units = [
        named("Burna Specialists", [circle(30, 22, 0.63)], "none", "12.4″"),
        named("Walls", walls),
      ];
      const label = byId(placed(units)).get("Burna Specialists")!;
      return label.crowded ? "" : label.text;
    });
    expect(texts).toEqual(["Burna Specialists 1 12.4″", "Burna Specialists 1", "Burna Spe. 1", "1", "1", ""]);
  });

  it("gives way to those that matter", () => {
    // A table so small that only one label fits, above the two bases.
    const small = { left: 24.5, right: 33.5, top: 16.2, bottom: 19.4 };
    const shown = (first: Mark, second: Mark) =>
      placeUnitLabels(
        [
          named("Leftmost", [circle(28, 18.7, 0.63)], first),
          named("Righthand", [circle(30, 18.7, 0.63)], second),
        ],
        [],
        SCALE,
        measure,
        small,
      )
        .filter((label) => !label.crowded)
        .map(({ id }) => id);
    expect(shown("none", "eligible")).toEqual(["Righthand"]);
    expect(shown("ready", "ineligible")).toEqual(["Leftmost"]);
    expect(shown("eligible", "acting")).toEqual(["Righthand"]);
  });
});

describe("the words of a label", () => {
  const labelled = (...units: readonly UnitToken[]) => labelWords(units).map((all) => all.map(textOf));
  const texts = (...names: string[]) =>
    labelled(...names.map((name) => named(name, row(5, 5, 5), "none", "8″")));

  it("run from all of it to the number of models, and never to initials", () => {
    expect(texts("Burna Boyz")).toEqual([["Burna Boyz 5 8″", "Burna Boyz 5", "Burna Boyz 5", "5"]]);
    expect(texts("Boyz with Warboss")[0]).toEqual([
      "Boyz with Warboss 5 8″",
      "Boyz with Warboss 5",
      "Boyz War. 5",
      "5",
    ]);
  });

  it("leave a short single word alone and cut a long one", () => {
    expect(texts("Boyz")[0]?.slice(1, 3)).toEqual(["Boyz 5", "Boyz 5"]);
    expect(texts("Hellblasters")[0]?.slice(1, 3)).toEqual(["Hellblasters 5", "Hellbl. 5"]);
  });

  it("never could mean another unit", () => {
    expect(texts("Assault Intercessors", "Assault Inceptors").map((all) => all[2])).toEqual([
      "Assault Int. 5",
      "Assault Inc. 5",
    ]);
    expect(texts("Boyz A", "Boyz B").map((all) => all[2])).toEqual(["Boyz A 5", "Boyz B 5"]);
  });

  it("name the player where both have such a unit", () => {
    const mine = { ...named("Hellblasters", row(5, 5, 5)), whose: "Ann" };
    const yours = { ...named("Hellblasters", row(5, 9, 4)), whose: "Bob" };
    expect(labelled(mine, yours).map((all) => all.slice(1, 3))).toEqual([
      ["Hellblasters (Ann) 5", "Hellbl. (Ann) 5"],
      ["Hellblasters (Bob) 4", "Hellbl. (Bob) 4"],
    ]);
  });
});
