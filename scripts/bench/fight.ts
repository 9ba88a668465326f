import { fights, type Game, parseGame } from "@gunline/rules";
import { melee } from "./charge.ts";
import { goalMark, heading, measureCold } from "./measure.ts";

/** Pile-ins and the odds of picks, from positions that nothing has seen before. */

const BLADE = {
  id: "blade",
  name: "Blade",
  type: "MELEE",
  attacks: "3",
  skill: 3,
  strength: 4,
  ap: -1,
  damage: "1",
  keywords: ["SUSTAINED HITS 1"],
  special_rules: "",
  profile_of: null,
};

/** The lines of the charge bench brought together: a move of 3" from each other. */
function pileInTable(shift: number): Game {
  const start = melee(1, shift);
  const units = Object.fromEntries(
    Object.values(start.units).map((unit) => [
      unit.id,
      unit.id === "A"
        ? { ...unit, flags: { charged_this_turn: true }, models: nearer(unit.models, -4.2) }
        : unit,
    ]),
  );
  return read({ ...start, terrain: {}, units, turn: { ...start.turn, phase: "FIGHT" } });
}

function nearer(models: Game["units"][string]["models"], dy: number): Game["units"][string]["models"] {
  return Object.fromEntries(
    Object.values(models).map((model) => [
      model.id,
      { ...model, position: { ...model.position!, y: model.position!.y + dy } },
    ]),
  );
}

/** Five pairs of units of ten models, each base to base with the other. */
function tenUnits(shift: number): Game {
  const start = melee(1, shift);
  const base = start.units["A"]!;
  const side = (id: string, owner: "p1" | "p2", x: number, y: number) => ({
    ...base,
    id,
    name: id,
    owner,
    starting_strength: 10,
    stats: { ...base.stats, wounds: 2, save: 3 + (shift % 3) },
    models: Object.fromEntries(
      Array.from({ length: 10 }, (_, i) => [
        `m${i}`,
        {
          ...base.models["m0"]!,
          id: `m${i}`,
          wounds: 2,
          weapons: ["blade"],
          position: { x: x + i * 1.5, y, z: 0 },
        },
      ]),
    ),
  });
  const units = Array.from({ length: 5 }, (_, i) => [
    side(`A${i}`, "p1", 5 + i * 20, 20),
    side(`B${i}`, "p2", 5 + i * 20, 21.5 + (shift % 7) / 100),
  ]).flat();
  return read({
    ...start,
    terrain: {},
    weapons: { blade: BLADE },
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    turn: { ...start.turn, phase: "FIGHT" },
  });
}

function read(raw: object): Game {
  const game = parseGame(JSON.parse(JSON.stringify(raw)));
  if (!game.ok) throw new Error(game.refusals[0]!.message);
  return game.value;
}

export function benchFights(): void {
  heading("Fights, cold");
  let moved = 0;
  const piles = measureCold(15, pileInTable, (game) => {
    const { models } = game.units["A"]!;
    const after = fights.piledIn(game, game.units["A"]!).units["A"]!.models;
    moved = Object.keys(models).filter((id) => after[id] !== models[id]).length;
  });
  console.log(
    `auto pile-in of 20 models against 40, ${moved} moved: median ${piles.median.toFixed(0)} ms, best ${piles.best.toFixed(0)} ms  ${goalMark(piles.median <= 50, "50 ms")}`,
  );
  let attacks = 0;
  const picks = measureCold(15, tenUnits, (game) => {
    const ids = fights.fightOrder(game).flatMap(({ units }) => [...units.p1, ...units.p2]);
    attacks = ids.reduce((sum, id) => {
      const after = fights.piledIn(game, game.units[id]!);
      return sum + fights.pickOdds(after, after.units[id]!).does.length;
    }, 0);
  });
  console.log(
    `odds of all picks in a melee of ten units, ${attacks} blows: median ${picks.median.toFixed(0)} ms, best ${picks.best.toFixed(0)} ms  ${goalMark(picks.median <= 100, "100 ms")}`,
  );
  let waits = 0;
  const waited = measureCold(7, tenUnits, (game) => {
    waits = fights.pickOf(game)!.units.filter((unit) => fights.ifWaited(game, unit) !== null).length;
  });
  console.log(
    `the same picks if the enemy's came first, ${waits} of them: median ${waited.median.toFixed(0)} ms, best ${waited.best.toFixed(0)} ms`,
  );
}
