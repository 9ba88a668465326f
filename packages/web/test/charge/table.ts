import { type Game, type Phase, parseGame, scriptedDice, step } from "@gunline/rules";
import type { DragPhase } from "../../src/board/controls.ts";
import { dragModels } from "../../src/panels/moving/drag.ts";
import { followDraft } from "../../src/panels/moving/keeping.ts";
import { currentTable, freshTable, openTable, receive } from "../../src/table/table.ts";
import { resetView } from "../../src/table/view.ts";

/** A table with bases of one inch, so that gaps are easy to work out, past the same border as a player's. */

type Place = readonly [x: number, y: number];

interface Troop {
  readonly owner?: "p1" | "p2";
  readonly models: readonly Place[];
  readonly base?: object;
  readonly facing?: number;
  readonly keywords?: readonly string[];
  readonly flags?: object;
}

function unit(
  id: string,
  { owner = "p1", models, base, facing = 0, keywords = ["INFANTRY"], flags = {} }: Troop,
) {
  const placed = models.map(([x, y], i) => ({
    id: `m${i + 1}`,
    name: "Model",
    wounds: 1,
    position: { x, y, z: 0 },
    facing,
    base: base ?? { shape: "round", mm: 25.4 },
    weapons: [],
  }));
  return {
    id,
    name: id,
    owner,
    keywords,
    abilities: [],
    stats: {
      move: 6,
      toughness: 4,
      save: 3,
      invulnerable_save: null,
      wounds: 1,
      leadership: 6,
      objective_control: 1,
    },
    starting_strength: placed.length,
    flags,
    models: Object.fromEntries(placed.map((model) => [model.id, model])),
  };
}

// The page does so as long as it shows a table.
followDraft();

/** Opens a table in a phase of p1, which is the Charge phase by default. */
export function open(
  troops: Readonly<Record<string, Troop>>,
  charges: object = {},
  phase: Phase = "CHARGE",
): Game {
  const parsed = parseGame({
    format: "gunline-game/1",
    ruleset: "spec",
    board: { width: 60, height: 44 },
    players: { p1: { name: "Blue" }, p2: { name: "Green" } },
    turn: { round: 1, active_player: "p1", phase },
    units: Object.fromEntries(Object.entries(troops).map(([id, troop]) => [id, unit(id, troop)])),
    weapons: {},
    terrain: {},
    rng: { seed: "charge", cursor: 0 },
    charges,
  });
  if (!parsed.ok) throw new Error(parsed.refusals[0]!.message);
  resetView();
  openTable(freshTable("", "", parsed.value));
  return parsed.value;
}

/** The dice of the unit's declared charge fall so. */
export function fall(unitId: string, faces: readonly [number, number]): void {
  const before = currentTable();
  const action = { type: "CHARGE_ROLL", actor_unit_id: unitId } as const;
  const { timeline, result } = step(before, action, scriptedDice(faces, before.game.rng.cursor));
  receive({ action, result }, timeline);
}

/** A pointer drags a model of A. */
export function drag(modelId: string, phase: DragPhase, at: Place): void {
  dragModels("A", modelId, phase, at, { shift: false });
}
