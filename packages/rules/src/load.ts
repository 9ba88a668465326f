import { prepare } from "./attack/prepare.ts";
import { selectionRefusals } from "./eligibility/units.ts";
import { fault } from "./game/border.ts";
import type { Game } from "./game/document.ts";
import { readGame } from "./game/parse.ts";
import { accept, type Checked, type Refusal } from "./refusal.ts";

/**
 * Reads a game document from JSON: refused with the path of each fault, or complete with its defaults filled in. A
 * selection that was saved half-way must still be one that the rules allow.
 */
export function parseGame(raw: unknown): Checked<Game> {
  const read = readGame(raw);
  if (!read.ok) return read;
  const faults = selectionFaults(read.value);
  return faults.length > 0 ? { ok: false, refusals: faults } : accept(read.value);
}

function selectionFaults(game: Game): readonly Refusal[] {
  const { active_shooter_id, pending_assignments, resolution_state } = game.shooting;
  if (active_shooter_id === null || resolution_state !== null) return [];
  const unit = game.units[active_shooter_id]!;
  const at = (field: string) => (one: Refusal) =>
    fault("BAD_DOCUMENT", one.rule, ["shooting", field], one.message);
  const unable = selectionRefusals(game, unit);
  if (unable.length > 0) return unable.map(at("active_shooter_id"));
  const wanted = pending_assignments.map(({ automatic: _, ...assignment }) => assignment);
  const prepared = wanted.length === 0 ? accept([]) : prepare(game, unit, wanted);
  return prepared.ok ? [] : prepared.refusals.map(at("pending_assignments"));
}
