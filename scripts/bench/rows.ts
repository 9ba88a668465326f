import { apply, type Game, parseAction, parseGame } from "@gunline/rules";
import { afresh, volleyField } from "./field.ts";
import { goalMark, heading, measurePair } from "./measure.ts";

const MOST = 1.2;

/** What attacks, saves and rolls are changed by, as rows of armies do it; half of it asks about the other unit. */
const EFFECTS: readonly object[] = [
  { attacks: "MADE", do: [{ hit: 1 }] },
  { attacks: "MADE", if: { keyword: "VEHICLE", of: "TARGET" }, do: [{ wound: 1 }] },
  { attacks: "MADE", if: { keyword: "INFANTRY", of: "TARGET" }, do: [{ reroll: "HIT", of: "ONES" }] },
  { attacks: "MADE", with: "MELEE", do: [{ strength: 1 }] },
  { attacks: "MADE", with: "RANGED", if: { is: "STATIONARY" }, do: [{ ap: 1 }] },
  { attacks: "MADE", if: { attackWithin: 12 }, do: [{ attacks: 1 }] },
  { attacks: "SUFFERED", do: [{ hit: -1 }] },
  { attacks: "SUFFERED", if: { keyword: "MONSTER", of: "ATTACKER" }, do: [{ wound: -1 }] },
  { attacks: "SUFFERED", with: "RANGED", if: { is: "BELOW_HALF_STRENGTH" }, do: [{ damage: -1 }] },
  { attacks: "SUFFERED", with: "MELEE", do: [{ ap: -1 }] },
  { characteristic: "TOUGHNESS", add: 1 },
  { characteristic: "LEADERSHIP", add: -1 },
  { characteristic: "OBJECTIVE_CONTROL", add: 1 },
  { feelNoPain: 6 },
  { invulnerable: 5, against: "RANGED" },
  { may: ["SHOOT_AFTER_ADVANCE"] },
  { may: ["CHARGE_AFTER_FALL_BACK"] },
  { roll: "CHARGE_ROLL", add: 1 },
  { ability: "STEALTH" },
  { attacks: "MADE", if: { under: "NOTHING", of: "TARGET" }, do: [{ reroll: "WOUND" }] },
];

/** The same with conditions that look at the whole table in the place of the last ones, and an aura. */
const WIDE: readonly object[] = [
  ...EFFECTS.slice(0, -3),
  { attacks: "MADE", if: { is: "ON_OBJECTIVE", of: "TARGET" }, do: [{ reroll: "WOUND", of: "ONES" }] },
  { attacks: "MADE", if: { within: 6, side: "FRIENDLY", keyword: "PSYKER" }, do: [{ wound: 1 }] },
  { attacks: "SUFFERED", if: { closest: true }, do: [{ hit: 1 }] },
];

/** The field on which both units have a rule for each of these effects. */
function withRows(game: Game, effects: readonly object[], aura: boolean): Game {
  const ids = effects.map((_, index) => `ROW_${index + 1}`);
  const rows = Object.fromEntries(
    effects.map((effect, index) => {
      const on = aura && index === effects.length - 4 ? { aura: 6, units: "FRIENDLY" } : "UNIT";
      const [id, name] = [ids[index]!, `Rule ${index + 1}`];
      return [id, { id, name, ability: id, source: "DATASHEET", does: [{ on, do: [effect] }] }];
    }),
  );
  const units = Object.fromEntries(
    Object.values(game.units).map((unit) => [unit.id, { ...unit, abilities: ids }]),
  );
  const parsed = parseGame({ ...game, units, settings: { ...game.settings, rows } });
  if (!parsed.ok) throw new Error(parsed.refusals[0]!.message);
  return parsed.value;
}

/** A volley where both units have twenty rules in force, beside the same volley without any. */
export function benchRows(): void {
  heading("A 10-attack volley with twenty rows in force on both sides, beside one with none; both in turns");
  const plain = withRows(volleyField(1), [], false);
  const local = withRows(volleyField(1), EFFECTS, false);
  const wide = withRows(volleyField(1), WIDE, true);
  for (const [name, table] of [
    ["rows about the two units", local],
    ["of them four that look around the table", wide],
  ] as const) {
    bench(`${name}, on a new position`, table, plain, afresh);
    bench(`${name}, after a preview`, table, plain, (game) => game);
  }
}

function bench(name: string, game: Game, plain: Game, position: (game: Game) => Game): void {
  const action = parseAction({
    type: "SHOOT",
    actor_unit_id: "A",
    payload: { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] },
  });
  if (!action.ok) throw new Error(action.refusals[0]!.message);
  let round = 0;
  const many = (table: Game) => {
    round++;
    for (let i = 0; i < 50; i++) {
      const { result } = apply(
        { ...position(table), rng: { seed: "bench", cursor: (50 * round + i) * 20 } },
        action.value,
      );
      if (!result.success) throw new Error(result.errors[0]!.message);
    }
    return 0;
  };
  const { first, second } = measurePair(
    200,
    () => many(game),
    () => many(plain),
  );
  const ratio = first.best / second.best;
  const median = first.median / second.median;
  const figures = `${ratio.toFixed(3)} (${median.toFixed(3)}) of the time`;
  console.log(`${name}: ${figures}  ${goalMark(ratio <= MOST, `at most ${MOST}`)}`);
}
