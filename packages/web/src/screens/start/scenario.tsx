import { SCENARIOS, type Scenario } from "@gunline/armies";
import { play } from "../../table/play.ts";
import { words } from "../../words/english.ts";
import { MiniMap } from "../mini-map.tsx";

function scenarioOf(id: string): Scenario {
  return SCENARIOS.find((one) => one.id === id)!;
}

/** Puts the scenario with this id on the table. */
export function playOffer(id: string): void {
  play(scenarioOf(id));
}

export function ScenarioMap({ id }: { readonly id: string }) {
  const { board, terrain, units } = scenarioOf(id).game();
  return <MiniMap {...board} terrain={Object.values(terrain)} units={Object.values(units)} />;
}

export function Facts({ id }: { readonly id: string }) {
  const scenario = scenarioOf(id);
  const { units, turn } = scenario.game();
  const models = Object.values(units).reduce((sum, unit) => sum + Object.keys(unit.models).length, 0);
  const [mine, theirs] = scenario.points;
  return words.start.facts(models, mine, theirs, turn.phase);
}
