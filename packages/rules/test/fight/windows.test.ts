import { describe, expect, test } from "vitest";
import { parseGame } from "../../src/index.ts";
import { blocks, play } from "../support/build.ts";
import { enemy, melee, readyToStrike, strike, unit } from "./table.ts";

const CHARGED = { flags: { charged_this_turn: true, fights_first: true } };
const WISH = { weapon_id: "blade", target_unit_id: "E" };

describe("FI-26 reactions", () => {
  const weapons = { blade: { type: "MELEE", attacks: "1", ap: -2 } };
  const game = melee({ A: unit([[10, 10]], CHARGED), E: enemy([[11, 10]]) }, { weapons });

  test("to the targets come before the dice, and what they change counts for these", () => {
    const ready = readyToStrike(game, "A");
    const event = { type: "fight_targets_chosen", unit_id: "A", target_unit_ids: ["E"] };
    // As a game is saved while the defender is asked, and has used something.
    const effect = {
      effect: "ARMOUR_OF_CONTEMPT",
      source: "STRATAGEM",
      player: "p2",
      until: "ATTACKS",
      unit_id: "A",
    };
    const saved = parseGame({
      ...ready,
      units: { ...ready.units, E: { ...ready.units["E"], effects: [effect] } },
      tasks: [
        { type: "fight", unit_id: "A", stage: "ATTACKS", assignments: [WISH] },
        { type: "window", window: "W-FIGHT-TARGETS", player: "p2", event },
      ],
    });
    if (!saved.ok) expect.fail(saved.refusals[0]!.message);
    const { result, game: after } = play(saved.value, { type: "PASS" }, [6, 6, 1]);
    expect(blocks(result, "save")[0]).toMatchObject({ threshold: 4 });
    expect(after.tasks).toEqual([{ type: "fight", unit_id: "A", stage: "CONSOLIDATE" }]);
    expect(after.units["E"]!.effects).toBeUndefined();
  });

  test("are not asked for where nobody can use anything", () => {
    const ready = readyToStrike(game, "A");
    expect(strike(ready, "A", [WISH], [1]).game.tasks.map(({ type }) => type)).toEqual(["fight"]);
  });

  test("a saved fight must be something that the rules allow", () => {
    const ready = readyToStrike(game, "A");
    const read = (task: object) => {
      const parsed = parseGame({ ...ready, tasks: [{ type: "fight", unit_id: "A", ...task }] });
      return parsed.ok ? [] : parsed.refusals.map(({ path }) => path);
    };
    expect(read({ stage: "TARGETS" })).toEqual([]);
    expect(read({ stage: "ATTACKS" })).toEqual(["tasks[0].assignments"]);
    expect(read({ stage: "TARGETS", assignments: [WISH] })).toEqual(["tasks[0].assignments"]);
    expect(read({ stage: "ATTACKS", assignments: [{ ...WISH, target_unit_id: "A" }] })).toEqual([
      "tasks[0].assignments",
    ]);
    expect(read({ stage: "PILE_IN", unit_id: "X" })).toEqual(["tasks[0].unit_id"]);
  });
});
