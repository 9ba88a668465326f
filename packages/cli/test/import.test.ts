import { writeFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { documentOf, gunline, Scratch } from "./support/run.ts";

afterAll(Scratch.removeAll);

const LIST = `Green tide (85 Points)

Orks
War Horde
Incursion (1000 Points)

BATTLELINE

Boyz (85 Points)
  • 1x Boss Nob
     ◦ 1x Slugga
  • 9x Boy
     ◦ 9x Choppa
`;

describe("gunline import", () => {
  test("a list as JSON, by its content", async () => {
    const ran = await gunline(["import", "-", "--json"], LIST);
    expect(ran).toMatchObject({ code: 0, err: "" });
    expect(documentOf(ran)).toMatchObject({
      format: "app",
      name: "Green tide",
      faction: "Orks",
      detachment: "War Horde",
      points: 85,
      units: [
        {
          name: "Boyz",
          points: 85,
          models: [
            { name: "Boss Nob", count: 1, weapons: { Slugga: 1 }, base: { shape: "round", mm: 32 } },
            { name: "Boy", count: 9, weapons: { Choppa: 1 } },
          ],
          leader_of: null,
          enhancements: [],
          warlord: false,
          unresolved: [],
        },
      ],
      unresolved: [],
    });
    const shown = await gunline(["import", "-"], LIST);
    expect(shown.out).toContain("  9 Boy: Choppa");
  });

  test("what is no list exits 2 and says why", async () => {
    const ran = await gunline(["import", "-"], "Dear all");
    expect(ran).toMatchObject({ code: 2, out: "" });
    expect(ran.err).toContain("NO_LIST");
    const scratch = new Scratch();
    const large = scratch.path("large.ros");
    writeFileSync(large, Buffer.alloc(20 * 1024 * 1024, 0x61));
    expect(await gunline(["import", large])).toMatchObject({ code: 2 });
    expect(await gunline(["import", scratch.path("none")])).toMatchObject({ code: 2 });
  });
});
