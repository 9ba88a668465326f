import { ARMIES, DEPLOYMENTS, LAYOUTS, newBattle, pointsOf } from "@gunline/armies";
import { type Action, apply, type Game, placement } from "@gunline/rules";
import { goalMark, heading } from "../../../scripts/bench/measure.ts";

/** Two armies of about 2,000 points set up by button: places found for both, and every drop judged. */
export function benchSetUp(): void {
  heading("Setting up both armies by button");
  const largest = (faction: string) =>
    ARMIES.filter((army) => army.faction === faction).reduce((a, b) => (pointsOf(a) > pointsOf(b) ? a : b));
  const [first, second] = [...new Set(ARMIES.map(({ faction }) => faction))] as [string, string];
  const armies = { p1: largest(first), p2: largest(second) };
  const times = [0, 1, 2].map((round) => {
    const layout = LAYOUTS[round % LAYOUTS.length]!;
    const made = newBattle({
      armies,
      layout,
      deployment: DEPLOYMENTS.find(({ id }) => id === "dawn-of-war")!,
      seed: `bench ${round}`,
      mission: { id: "only-war", attacker: "p2" },
    });
    if (!made.ok) throw new Error(made.refusals[0]!.message);
    const from = performance.now();
    drop(made.value.game);
    return performance.now() - from;
  });
  const worst = Math.max(...times);
  const points = `${pointsOf(armies.p1)} and ${pointsOf(armies.p2)} points`;
  console.log(
    `${points}: ${times.map((time) => time.toFixed(0)).join(", ")} ms  ${goalMark(worst <= 1_000, "1 s")}`,
  );
}

function drop(start: Game): void {
  const rest = new Map([...placement.placesForRest(start, "p1"), ...placement.placesForRest(start, "p2")]);
  let game = start;
  while (rest.size > 0) {
    const next = [...rest].find(([id]) => game.units[id]!.owner === game.turn.active_player);
    if (next === undefined) return;
    const [actor_unit_id, payload] = next;
    rest.delete(actor_unit_id);
    const action: Action = { type: "SET_UP", actor_unit_id, payload };
    const { result, game: after } = apply(game, action);
    if (!result.success) throw new Error(result.errors[0]!.message);
    game = after;
  }
}
