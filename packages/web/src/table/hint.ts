import type { Decision } from "@gunline/computer";
import type { Game } from "@gunline/rules";
import { create } from "zustand";
import { submit } from "./authority.ts";
import { askForHint } from "./computer-player.ts";
import { useTable } from "./table.ts";
import { chooseMover, look } from "./view.ts";

/** What the computer would do at this moment, for whoever asks. */
interface Hint {
  readonly game: Game;
  /** Undefined while it thinks; null where it has nothing to say. */
  readonly decision: Decision | null | undefined;
}

const useHints = create<{ readonly hint: Hint | null }>(() => ({ hint: null }));

/** For as long as the table is as it was when it was asked. */
export function useHint(): Hint | null {
  const hint = useHints((state) => state.hint);
  const game = useTable(({ table }) => table?.game);
  return hint?.game === game ? hint : null;
}

export async function showHint(): Promise<void> {
  const game = useTable.getState().table?.game;
  if (game === undefined) return;
  useHints.setState({ hint: { game, decision: undefined } });
  const decision = (await askForHint()) ?? null;
  if (useHints.getState().hint?.game !== game || useTable.getState().table?.game !== game) return;
  useHints.setState({ hint: { game, decision } });
  if (decision !== null) lookAt(decision);
}

/** Who would act, and a move as it would be made: it can be changed, confirmed or let go like any other. */
function lookAt({ action }: Decision): void {
  const unitId = "actor_unit_id" in action ? action.actor_unit_id : undefined;
  if (unitId === undefined) return;
  look({ hovered: unitId });
  if (action.type !== "MOVE" || action.payload.per_model_paths === undefined) return;
  const { kind, per_model_paths, facings } = action.payload;
  if (kind === "SCOUT") return;
  chooseMover(unitId);
  look({ moveKind: kind, draft: { per_model_paths, ...(facings !== undefined && { facings }) } });
}

export function closeHint(): void {
  useHints.setState({ hint: null });
}

/** Does what the hint says. */
export function takeHint(): void {
  const { hint } = useHints.getState();
  if (hint?.decision === null || hint?.decision === undefined) return;
  const { action } = hint.decision;
  closeHint();
  chooseMover(null);
  submit(action);
}
