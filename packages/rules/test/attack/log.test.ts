import { describe, expect, test } from "vitest";
import { buildGame, play, row, type UnitOptions } from "../support/build.ts";

/** The lines that the documents quote, with the names that they use. */
function intercessors(
  more: {
    settings?: Record<string, unknown>;
    gun?: Record<string, unknown>;
    target?: Partial<UnitOptions>;
  } = {},
) {
  return buildGame({
    units: {
      A: { name: "Intercessors", models: row(1, [5, 2], { weapons: ["gun"] }) },
      B: { name: "Ork Boyz", owner: "p2", models: row(10, [16, 2]), ...more.target },
    },
    weapons: { gun: { name: "Bolt Rifles", attacks: 6, ...more.gun } },
    ...(more.settings === undefined ? {} : { settings: more.settings }),
  });
}

function logOf(game: ReturnType<typeof intercessors>, faces: readonly number[]): string {
  const assignments = [{ weapon_id: "gun", target_unit_id: "B" }];
  return play(game, { type: "SHOOT", actor_unit_id: "A", payload: { assignments } }, faces).result.log_text;
}

describe("The log", () => {
  // 6 5 4 3 hit at 3+; 5 and 4 wound at 4+; both are saved.
  const FACES = [6, 5, 4, 3, 2, 1, 5, 4, 3, 2, 6, 6];

  test.each([
    "Bolt Rifles: 6 attacks total",
    "Hit Rolls: [6,5,4,3,2,1] vs BS 3+ → 4 hits",
    "Wound Rolls: [5,4,3,2] vs T4 (S4 = 4+) → 2 wounds",
    "Bolt Rifles → Ork Boyz: 6 shots, 4 hits, 2 wounds",
    "Intercessors → Ork Boyz: 6 shots, 4 hits, 2 wounds",
  ])("AT-2 AT-6 says as document 000: %s", (line) => {
    expect(logOf(intercessors(), FACES)).toContain(line);
  });

  test("AT-11 AT-13 says as document 002: hits, wounds, failed saves and the slain", () => {
    // 6 5 4 hit; 6 wounds; the save of 2 fails.
    const game = intercessors({ gun: { attacks: 5 } });
    const log = logOf(game, [6, 5, 4, 2, 1, 6, 2, 3, 2]);
    expect(log).toContain("3 hits, 1 wound, 1 failed save → 1 slain.");
  });

  test("KW-5 says as document 003", () => {
    const game = intercessors({ gun: { attacks: 3, keywords: ["BLAST"] } });
    expect(logOf(game, [1, 1, 1, 1, 1])).toContain("Blast: +2 attacks (10 models in target)");
  });

  test("KW-2 says as document 001", () => {
    const game = intercessors({ gun: { attacks: 1, keywords: ["RAPID FIRE 2"] } });
    const log = logOf(game, [1, 1, 1]);
    expect(log).toContain("Rapid Fire: +2 attacks (1 model in half range)");
    expect(log).toContain("Bolt Rifles: 3 attacks total = 1 + 2 Rapid Fire");
  });

  test("AT-5 a die that was rolled again shows both faces", () => {
    const game = intercessors({ gun: { attacks: 2, keywords: ["TORRENT", "TWIN-LINKED"] } });
    expect(logOf(game, [1, 5, 2, 6])).toContain("Wound Rolls: [1→2,5] vs T4 (S4 = 4+) → 1 wound");
  });

  test("AT-11 a save says who, what it needed and why", () => {
    const game = intercessors({ gun: { attacks: 1, ap: -1, keywords: ["TORRENT"] } });
    expect(logOf(game, [4, 3])).toContain("Save: m1 rolls 3 (4+: Sv 3+, AP −1), failed: 1 damage, slain");
  });

  test("AT-13 the compact log has the summary only", () => {
    const game = intercessors({ settings: { log: "COMPACT" }, gun: { attacks: 1, keywords: ["TORRENT"] } });
    expect(logOf(game, [4, 1])).toBe(
      "Intercessors → Ork Boyz: 1 shot, 1 hit, 1 wound, 1 failed save → 1 slain. [Bolt Rifles]",
    );
  });
});
