import { ARMIES, DEPLOYMENTS, LAYOUTS, newBattle } from "@gunline/armies";
import type { missions } from "@gunline/rules";
import { expect, it } from "vitest";
import { setUpByReferee } from "../../src/screens/army-list/set-up.ts";

function setUp(mission: missions.MissionId) {
  const [p1, p2] = [ARMIES[0]!, ARMIES.find(({ id }) => id !== ARMIES[0]!.id)!];
  const made = newBattle({
    armies: { p1, p2 },
    layout: LAYOUTS[0]!,
    deployment: DEPLOYMENTS[0]!,
    mission: { id: mission, attacker: "p1" },
    seed: "set up",
  });
  if (!made.ok) throw new Error(made.refusals[0]?.message);
  return setUpByReferee(made.value);
}

it("a battle that is set up by the referee has tactical cards where its mission has cards", () => {
  const { players, turn } = setUp("take-and-hold");
  expect(turn.phase).toBe("COMMAND");
  expect([players.p1.secondaries?.mode, players.p2.secondaries?.mode]).toEqual(["TACTICAL", "TACTICAL"]);
  expect(setUp("only-war").players.p1.secondaries).toBeUndefined();
});
