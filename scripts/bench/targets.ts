import { targetsOf } from "@gunline/rules";
import { crowdedField } from "./field.ts";
import { goalMark, heading, measureCold } from "./measure.ts";

/** Everything that may be shot at, from a position that no cache has seen. */
export function benchTargets(): void {
  heading("targets: 20 firing models against 10 units of 10 with 12 ruins, cold");
  for (const times of [1, 2, 4, 8]) {
    const { best, median } = measureCold(
      times > 4 ? 7 : 15,
      (round) => crowdedField(times, 7 + round * 13),
      (game) => {
        targetsOf(game, game.units["A"]!);
      },
    );
    const goal = times === 1 ? `  ${goalMark(median <= 16, "16 ms")}` : "";
    const size = `${10 * times} units, ${12 * times} ruins`;
    console.log(`${size}: median ${median.toFixed(1)} ms, best ${best.toFixed(1)} ms${goal}`);
  }
}
