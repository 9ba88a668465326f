import { missions } from "@gunline/rules";
import { expect, test } from "vitest";
import { ARMIES, pointsOf } from "../src/index.ts";
import { checkRecord, soakBattle } from "./soak.ts";

/** The short form of `npm run soak`: a battle of every mission. */
const [one, other] = [...ARMIES].sort((a, b) => pointsOf(a) - pointsOf(b));

test.each(missions.MISSIONS.map(({ id }, index) => [id, index] as const))(
  "OB-9 RC-2 a battle of %s by random choices ends, and is replayed to the same hash",
  (mission, index) => {
    const ruleset = index % 2 === 0 ? "published" : "spec";
    const soaked = soakBattle(index + 1, { armies: { p1: one!, p2: other! }, mission, ruleset });
    expect(soaked.game.result).not.toBeNull();
    checkRecord(soaked);
  },
  60_000,
);
