import { apply, choices, type Game, waiting } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { demoScenario } from "../../armies/src/index.ts";
import { decide } from "../src/index.ts";
import { smallBattle } from "./support.ts";

function taken(game: Game, action: Parameters<typeof apply>[1]): Game {
  const { game: next, result } = apply(game, action);
  expect(result.errors).toEqual([]);
  return next;
}

describe("moments that a computer must not get wrong", () => {
  test.each(["random", "turn", "battle"] as const)("%s decides nothing for the other player", (strength) => {
    // Before the battle both players may settle who leads and who waits.
    let game = smallBattle("both");
    for (let n = 0; n < 6; n++) {
      const { player } = waiting(game)[0]!;
      const { action } = decide(game, strength, `${n}`);
      const unit = "actor_unit_id" in action ? game.units[action.actor_unit_id ?? ""] : undefined;
      expect(action.player ?? unit?.owner ?? player).toBe(player);
      game = taken(game, action);
    }
  });

  test.each(["random", "turn", "battle"] as const)(
    "%s goes on with a unit that somebody else has chosen to shoot",
    (strength) => {
      let game = demoScenario().game;
      const chosen = [...choices(game, "SELECT_SHOOTER")][0]!;
      game = taken(game, chosen);
      for (let n = 0; n < 3 && waiting(game).length > 0; n++) {
        game = taken(game, decide(game, strength, `${n}`).action);
      }
    },
  );

  test.each(["random", "turn", "battle"] as const)("%s answers who goes for coherency", (strength) => {
    const asked = outOfCoherency();
    expect(waiting(asked)[0]!.actions).toEqual(["REMOVE_MODELS"]);
    const { action } = decide(asked, strength, "coherency");
    expect(action.type).toBe("REMOVE_MODELS");
    // Anyone who thinks takes what costs least.
    if (strength !== "random") expect(action).toEqual([...choices(asked, "REMOVE_MODELS")][0]);
    expect(waiting(taken(asked, action))[0]!.actions).not.toContain("REMOVE_MODELS");
  });
});

/** The end of a turn with DEFENDER, at which the last model of a unit stands far from the others. */
function outOfCoherency(): Game {
  const { game } = demoScenario();
  const unit = Object.values(game.units).find(
    ({ owner, models }) => owner === game.turn.active_player && Object.keys(models).length === 5,
  )!;
  const last = Object.values(unit.models).at(-1)!;
  const away = { ...last, position: { x: 2, y: 2, z: 0 } };
  const split = { ...unit, models: { ...unit.models, [last.id]: away } };
  const ending: Game = {
    ...game,
    mission: { id: "only-war", attacker: "p1" },
    settings: { ...game.settings, allocation: "DEFENDER" },
    turn: { ...game.turn, phase: "FIGHT" },
    units: { ...game.units, [unit.id]: split },
  };
  return taken(ending, { type: "END_PHASE" });
}
