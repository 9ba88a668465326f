import { type Game, oddsOf } from "@gunline/rules";
import { mixedField, motleyField, oddsField } from "./field.ts";
import { goalMark, heading, measure } from "./measure.ts";

const ASSIGNMENT = { weapon_id: "gun", target_unit_id: "B" };

/** Cases with known answers: mean damage by hand. */
const KNOWN: readonly (readonly [name: string, mean: number, game: Game])[] = [
  ["10 attacks 3+, S4 AP−1 D1 on T4 Sv 3+", 1.6667, oddsField({ attacks: "10", ap: -1 }, {}, { models: 10 })],
  [
    "20 attacks 3+, S4, Lethal and Sustained Hits 1 on T8 Sv 3+",
    1.8519,
    oddsField(
      { attacks: "20", keywords: ["LETHAL HITS", "SUSTAINED HITS 1"] },
      { toughness: 8, wounds: 1_000 },
    ),
  ],
  [
    "10 attacks 3+, S4 D2, Anti 4+ and Devastating Wounds on T8 Sv 2+",
    6.6667,
    oddsField(
      { attacks: "10", damage: "2", keywords: ["ANTI-INFANTRY 4+", "DEVASTATING WOUNDS"] },
      { toughness: 8, save: 2, wounds: 1_000 },
    ),
  ],
  [
    "10 attacks 4+, Heavy, Twin-linked, S4 AP−1 on T5 Sv 4+",
    2.4691,
    oddsField(
      { attacks: "10", skill: 4, ap: -1, keywords: ["HEAVY", "TWIN-LINKED"] },
      { toughness: 5, save: 4, wounds: 1_000 },
      { stationary: true },
    ),
  ],
  [
    "4 attacks 3+, S12 AP−3 D6+1 on T10 Sv 2+, 5++, Feel No Pain 5+",
    3.5556,
    oddsField(
      { attacks: "4", strength: 12, ap: -3, damage: "D6+1" },
      { toughness: 10, save: 2, invulnerable_save: 5, wounds: 1_000 },
      { abilities: ["FEEL NO PAIN 5+"] },
    ),
  ],
];

/** The exact odds of a volley, from the action to all distributions: checked, compiled and calculated. */
export function benchOdds(): void {
  heading("Exact odds, warm, from the assignment on a known position to every distribution");
  for (const [name, mean, game] of KNOWN) {
    const found = oddsOf(game, game.units["A"]!, [ASSIGNMENT]);
    const damage = found.ok ? found.value.targets["B"]!.damage : undefined;
    if (damage === undefined || !("mean" in damage) || Math.abs(damage.mean - mean) > 5e-5) {
      throw new Error(`${name}: mean damage is not ${mean}`);
    }
    const { best, median } = measure(40, 100, () => oddsOf(game, game.units["A"]!, [ASSIGNMENT]));
    console.log(`${name}: ${show(best, median)}  ${goalMark(best <= 0.04, "0.04 ms")}`);
  }
  console.log(
    "\nVolleys of five models that all carry every weapon: calls in rounds of 2, of which 30 count",
  );
  benchVolley("6 weapon groups at a mixed unit of 10", 5, mixedField(6));
  benchVolley("12 weapon groups at a mixed unit of 10", 10, mixedField(12));
  benchVolley("32 weapon groups of 16 profiles at 16 models of different profiles", 30, motleyField());
  console.log("");
  for (const times of [1, 2, 4]) {
    for (const keywords of [[], ["DEVASTATING WOUNDS"]]) {
      const size = { models: 20 * times, attackers: 20 };
      const game = oddsField({ attacks: String(6 * times), damage: "2", keywords }, { wounds: 2 }, size);
      const { best, median } = measure(20, 2, () => oddsOf(game, game.units["A"]!, [ASSIGNMENT]));
      const goal = times === 1 ? `  ${goalMark(best <= 20, "20 ms")}` : "";
      const what = keywords.length > 0 ? " with Devastating Wounds" : "";
      console.log(
        `${120 * times} attacks${what} at ${20 * times} models of 2 wounds: ${show(best, median)}${goal}`,
      );
    }
  }
}

/** Wall clock for the milliseconds, and the processor time of the cheapest call, which other work disturbs less. */
function benchVolley(name: string, goal: number, { game, assignments }: ReturnType<typeof mixedField>): void {
  const shooter = game.units["A"]!;
  const found = oddsOf(game, shooter, assignments);
  if (!found.ok || !found.value.exact) throw new Error(`${name}: the odds are not exact`);
  let cheapest = Infinity;
  const { best, median } = measure(30, 2, () => {
    const before = process.cpuUsage();
    oddsOf(game, shooter, assignments);
    const { user, system } = process.cpuUsage(before);
    cheapest = Math.min(cheapest, (user + system) / 1000);
  });
  const goalReached = goalMark(best <= goal, `${goal} ms`);
  console.log(`${name}: ${show(best, median)}, processor ${cheapest.toFixed(1)} ms  ${goalReached}`);
}

function show(best: number, median: number): string {
  return `${best.toFixed(3)} (${median.toFixed(3)}) ms`;
}
