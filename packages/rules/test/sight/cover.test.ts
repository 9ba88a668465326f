import { describe, expect, test } from "vitest";
import { coverInWords } from "../../src/words/reasons.ts";
import { rectangle } from "../support/build.ts";
import { cover, coverRule, type Stand, table } from "./table.ts";

/** A at (10,10) looks at B; features stand between x = 14 and 16 unless said otherwise. Bases of one inch. */
const A: Stand = { at: [10, 10] };
const B: Stand = { at: [20, 10] };
const feature = (kind: string, polygon = rectangle(14, 0, 16, 20), ...tags: readonly string[]) => ({
  T: { kind, polygon, tags },
});
const around = rectangle(15, 5, 25, 15); // B stands wholly within this
const half = rectangle(19, 5, 20, 15); // B stands in it with its left half, which looks at A
const back = rectangle(20, 5, 25, 15); // B stands in it with its right half only

describe("ruins", () => {
  test("CV-3 a model wholly within has cover", () => {
    expect(coverRule(table({ A, B }, feature("ruins", around)))).toBe("CV-3");
    expect(cover(table({ A, B }, feature("ruins", around)), "A")).toEqual({
      terrain_id: "T",
      rule: "CV-3",
      how: "WITHIN",
      kind: "ruins",
      number: 1,
    });
  });

  test("CV-3 even against a model in the same ruin", () => {
    expect(coverRule(table({ A: { at: [17, 10] }, B }, feature("ruins", around)))).toBe("CV-3");
  });

  test("CV-3 so has one that a firing model sees only in part because of them", () => {
    // The ruin ends at y = 10: the lower half of B is seen past it.
    expect(coverRule(table({ A, B }, feature("ruins", rectangle(14, 0, 16, 10))))).toBe("CV-3");
    const found = cover(table({ A, B }, feature("ruins", rectangle(14, 0, 16, 10))), "A")!;
    expect(coverInWords(found, "NUMBERED")).toBe("behind Ruins 1");
  });

  test("CV-3 not one that is fully visible beside or before them", () => {
    expect(coverRule(table({ A, B }, feature("ruins", rectangle(14, 0, 16, 9))))).toBeUndefined();
    expect(coverRule(table({ A, B }, feature("ruins", rectangle(21, 0, 25, 20))))).toBeUndefined();
  });

  test("CV-3 partly within gives nothing by itself, only what is hidden", () => {
    // Its facing half stands in the open.
    expect(coverRule(table({ A, B }, feature("ruins", back)))).toBeUndefined();
    // Its facing half stands in the ruin, and is seen only across it.
    expect(coverRule(table({ A, B }, feature("ruins", half)))).toBe("CV-3");
  });

  test("CV-3 LS-3 ruins that touch along an edge hide together what neither hides alone", () => {
    const upper = { polygon: rectangle(14, 10, 16, 10.2) };
    const lower = { polygon: rectangle(14, 9.8, 16, 10) };
    // Past the one every point of B is seen over the other.
    expect(coverRule(table({ A, B }, { U: upper }))).toBeUndefined();
    expect(coverRule(table({ A, B }, { L: lower }))).toBeUndefined();
    expect(coverRule(table({ A, B }, { U: upper, L: lower }))).toBe("CV-3");
  });

  test("CV-9 a model's own base hides nothing of its facing edge", () => {
    // The lowest facing point of B, (20, 9.5), faces the lowest of A only; its top sees it over 9.5 + 4 / 10 = 9.9.
    expect(coverRule(table({ A, B }, feature("ruins", rectangle(14, 0, 16, 9.6))))).toBeUndefined();
    expect(coverRule(table({ A, B }, feature("ruins", rectangle(14, 0, 16, 9.95))))).toBe("CV-3");
  });

  test("CV-3 a model wholly within sees out: nothing it looks at is hidden by its own ruin", () => {
    expect(coverRule(table({ A: { at: [15, 10] }, B }, feature("ruins")))).toBeUndefined();
  });

  test("CV-3 a TOWERING model partly within looks past its ruin", () => {
    expect(coverRule(table({ A: { at: [14, 10], kind: "TOWERING" }, B }, feature("ruins")))).toBeUndefined();
  });

  test("CV-3 AIRCRAFT hide from nobody behind ruins, and look past them", () => {
    const part = feature("ruins", rectangle(14, 0, 16, 10));
    expect(coverRule(table({ A, B: { ...B, kind: "AIRCRAFT" } }, part))).toBeUndefined();
    expect(coverRule(table({ A: { ...A, kind: "AIRCRAFT" }, B }, part))).toBeUndefined();
  });

  test.each(["crater", "hill"])(
    "CV-3 an obscuring %s hides as ruins do, save for being wholly within",
    (kind) => {
      const vehicle = { ...B, kind: "VEHICLE" };
      const part = rectangle(14, 0, 16, 10);
      expect(coverRule(table({ A, B: vehicle }, feature("crater", part)))).toBeUndefined();
      expect(coverRule(table({ A, B: vehicle }, feature("crater", part, "obscuring")))).toBe("CV-3");
      // Both stand in it, so nothing is hidden; in a ruin B would have cover.
      const within = { at: [17, 10] as const };
      expect(coverRule(table({ A: within, B: vehicle }, feature(kind, around, "obscuring")))).toBeUndefined();
    },
  );
});

describe("woods", () => {
  test("CV-4 a model wholly within or not fully visible because of them", () => {
    expect(coverRule(table({ A, B }, feature("woods", around)))).toBe("CV-4");
    expect(coverRule(table({ A, B }, feature("woods")))).toBe("CV-4");
    expect(coverRule(table({ A, B }, feature("woods", rectangle(14, 0, 16, 10))))).toBe("CV-4");
  });

  test("CV-4 not one beside them, nor one that is seen from within them", () => {
    expect(coverRule(table({ A, B }, feature("woods", rectangle(14, 0, 16, 9))))).toBeUndefined();
    expect(coverRule(table({ A, B }, feature("woods", back)))).toBeUndefined();
    expect(coverRule(table({ A: { at: [15, 10] }, B }, feature("woods")))).toBeUndefined();
  });

  test.each(["AIRCRAFT", "TOWERING"])("CV-4 %s see and are seen over the trees", (kind) => {
    expect(coverRule(table({ A, B: { ...B, kind } }, feature("woods", around)))).toBe("CV-4");
    expect(coverRule(table({ A, B: { ...B, kind } }, feature("woods")))).toBeUndefined();
    expect(coverRule(table({ A: { ...A, kind }, B }, feature("woods")))).toBeUndefined();
    // From above, too, a model wholly within has the trees around it.
    expect(coverRule(table({ A: { ...A, kind }, B }, feature("woods", around)))).toBe("CV-4");
  });
});

describe("craters", () => {
  test("CV-5 INFANTRY wholly within", () => {
    expect(coverRule(table({ A, B }, feature("crater", around)))).toBe("CV-5");
    expect(
      coverRule(
        table({ A, B: { ...B, kind: "MONSTER", keywords: ["Infantry"] } }, feature("crater", around)),
      ),
    ).toBe("CV-5");
  });

  test("CV-5 nobody else, not in part, not behind", () => {
    expect(coverRule(table({ A, B: { ...B, kind: "VEHICLE" } }, feature("crater", around)))).toBeUndefined();
    expect(coverRule(table({ A, B: { ...B, kind: "BEASTS" } }, feature("crater", around)))).toBeUndefined();
    expect(coverRule(table({ A, B }, feature("crater", half)))).toBeUndefined();
    expect(coverRule(table({ A, B }, feature("crater")))).toBeUndefined();
  });
});

describe("barricades", () => {
  const at = (x: number, more: Partial<Stand> = {}) =>
    table({ A, B: { at: [x, 10], ...more } }, feature("barricade"));

  test.each([
    [16.5, true],
    [17, true],
    // The far edge of its base is exactly 3" behind the barricade, or a little further.
    [18.5, true],
    [18.51, false],
    [20, false],
  ])("CV-6 INFANTRY at x = %d, wholly within 3 inches: %s", (x, covered) => {
    expect(coverRule(at(x))).toBe(covered ? "CV-6" : undefined);
  });

  test("CV-6 nobody else", () => {
    expect(coverRule(at(17, { kind: "VEHICLE" }))).toBeUndefined();
    expect(coverRule(at(17, { kind: "BEASTS" }))).toBeUndefined();
  });

  test("CV-6 not on the near side of it, nor beside it", () => {
    expect(coverRule(at(13))).toBeUndefined();
    const beside = feature("barricade", rectangle(14, 0, 16, 9));
    expect(coverRule(table({ A, B: { at: [17, 10] } }, beside))).toBeUndefined();
  });

  test("CV-6 a part hidden is enough", () => {
    const low = feature("barricade", rectangle(14, 0, 16, 10));
    expect(coverRule(table({ A, B: { at: [17, 10] } }, low))).toBe("CV-6");
  });
});

describe.each(["debris", "hill", "container"])("%s", (kind) => {
  test("CV-7 gives cover to any model not fully visible because of it", () => {
    for (const who of ["INFANTRY", "VEHICLE", "MONSTER"]) {
      expect(coverRule(table({ A, B: { ...B, kind: who } }, feature(kind)))).toBe("CV-7");
      expect(coverRule(table({ A, B: { ...B, kind: who } }, feature(kind, rectangle(14, 0, 16, 10))))).toBe(
        "CV-7",
      );
    }
  });

  test("CV-7 not to one that is fully visible", () => {
    expect(coverRule(table({ A, B }, feature(kind, rectangle(14, 0, 16, 9))))).toBeUndefined();
    expect(coverRule(table({ A, B }, feature(kind, rectangle(22, 0, 25, 20))))).toBeUndefined();
    expect(coverRule(table({ A, B }, feature(kind, rectangle(2, 0, 8, 20))))).toBeUndefined();
  });
});

describe("light cover", () => {
  // A crater gives a Vehicle nothing by itself, so that what it has is the tag's.
  const vehicle = { ...B, kind: "VEHICLE" };
  const light = (polygon: ReturnType<typeof rectangle>) => feature("crater", polygon, "light_cover");

  test("CV-8 a model whose centre is inside", () => {
    expect(coverRule(table({ A, B: vehicle }, light(around)))).toBe("CV-8");
    expect(coverRule(table({ A, B: vehicle }, light(rectangle(19.9, 5, 25, 15))))).toBe("CV-8");
    expect(coverRule(table({ A, B: vehicle }, light(rectangle(20.1, 5, 25, 15))))).toBeUndefined();
  });

  test("CV-8 or the line between the centres crosses it", () => {
    expect(coverRule(table({ A, B: vehicle }, light(rectangle(14, 0, 16, 10.1))))).toBe("CV-8");
    // Part of the base is hidden, but the line between the centres passes.
    expect(coverRule(table({ A, B: vehicle }, light(rectangle(14, 0, 16, 9.9))))).toBeUndefined();
    // Along the edge it does not cross.
    expect(coverRule(table({ A, B: vehicle }, light(rectangle(14, 0, 16, 10))))).toBeUndefined();
    expect(coverRule(table({ A, B: vehicle }, light(rectangle(22, 0, 25, 20))))).toBeUndefined();
  });

  test("CV-8 whatever the kind, and only with the tag", () => {
    for (const kind of ["ruins", "woods", "crater", "barricade", "debris", "hill", "container"]) {
      expect(
        coverRule(table({ A, B: vehicle }, feature(kind, rectangle(14, 0, 16, 20), "light_cover"))),
      ).toBeDefined();
    }
    expect(coverRule(table({ A, B: vehicle }, feature("crater", around)))).toBeUndefined();
  });
});

describe("who looks", () => {
  // The ruin hides B from C, at (10,4), in part; A sees all of it.
  const game = table({ A, B, C: { at: [10, 4] } }, feature("debris", rectangle(14, 4, 16, 8)));

  test("CV-9 cover is seen from the models named, and one is enough", () => {
    expect(cover(game, "A")).toBeUndefined();
    expect(cover(game, "C")).toMatchObject({ rule: "CV-7" });
    expect(cover(game, "A", "C")).toMatchObject({ rule: "CV-7" });
  });

  test("CV-9 light cover too", () => {
    const light = table(
      { A, B: { ...B, kind: "VEHICLE" }, C: { at: [10, 4] } },
      feature("crater", rectangle(14, 4, 16, 8), "light_cover"),
    );
    expect(cover(light, "A")).toBeUndefined();
    expect(cover(light, "C")).toMatchObject({ rule: "CV-8" });
  });
});
