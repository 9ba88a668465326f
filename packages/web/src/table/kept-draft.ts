import { type Action, type Game, type MoveDraft, type MoveKind, moves, parseAction } from "@gunline/rules";
import { chargeUnderWay } from "./under-way.ts";

/** A move draft, which lives as long as the window: a reload must not cost what took a minute to make. */

const KEY = "gunline.draft";

/** A move that is drafted, of whatever kind. */
interface KeptDraft {
  /** The unit that was chosen to move; null where the game says who moves. */
  readonly mover: string | null;
  /** As chosen; null where it is made as the unit usually moves. */
  readonly moveKind: MoveKind | null;
  /** The action that would send it. */
  readonly action: Action;
  readonly waypoints: MoveDraft["per_model_paths"];
}

export interface TakenUpDraft {
  readonly unitId: string;
  readonly mover: string | null;
  readonly moveKind: MoveKind | null;
  readonly draft: MoveDraft;
  readonly waypoints: Readonly<Record<string, readonly (readonly [number, number, number])[]>>;
}

/** Keeps the draft under what it belongs to. */
export function keepDraft(game: Game, kept: KeptDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ of: belonging(game, kept.action), ...kept }));
  } catch {
    // Without a place to keep it, it lives as long as the page.
  }
}

/** The draft that was being made at this very point of the game; undefined where there was none. */
export function keptDraft(game: Game): TakenUpDraft | undefined {
  const found = read();
  const action = parseAction(found?.["action"]);
  if (found === undefined || !action.ok || !("actor_unit_id" in action.value)) return undefined;
  if (found["of"] !== belonging(game, action.value)) return undefined;
  const { actor_unit_id: unitId } = action.value;
  const draft = draftIn(action.value);
  if (unitId === undefined || draft === undefined) return undefined;
  const { mover, moveKind } = found;
  return {
    unitId,
    mover: mover === unitId ? unitId : null,
    moveKind: moves.MOVE_KINDS.find((kind) => kind === moveKind) ?? null,
    draft,
    waypoints: waypointsIn(found, unitId),
  };
}

function draftIn(action: Action): MoveDraft | undefined {
  switch (action.type) {
    case "MOVE":
    case "APPLY_CHARGE_MOVE":
    case "PILE_IN":
    case "CONSOLIDATE": {
      const { per_model_paths = {}, facings } = action.payload;
      return { per_model_paths, ...(facings !== undefined && { facings }) };
    }
    default:
      return undefined;
  }
}

/** Waypoints are paths, and come past the same border. */
function waypointsIn(found: Readonly<Record<string, unknown>>, unitId: string): TakenUpDraft["waypoints"] {
  const payload = { per_model_paths: found["waypoints"] };
  const parsed = parseAction({ type: "PILE_IN", actor_unit_id: unitId, payload });
  if (!parsed.ok || parsed.value.type !== "PILE_IN") return {};
  const paths = Object.entries(parsed.value.payload.per_model_paths ?? {});
  return Object.fromEntries(
    paths.map(([id, path]) => [id, path.map(([x, y, z = 0]) => [x, y, z] as const)] as const),
  );
}

/** A table that is begun again forgets it, as a posed problem comes with the same dice every time. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without a place to keep it there is nothing to forget.
  }
}

function read(): Readonly<Record<string, unknown>> | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** No other point of a game has the same: the unit as it stands, the charge if it is one, and the next die. */
function belonging(game: Game, action: Action): string {
  const { seed, cursor } = game.rng;
  const { round, active_player, phase } = game.turn;
  const unit = "actor_unit_id" in action ? game.units[action.actor_unit_id ?? ""] : undefined;
  const charge = chargeUnderWay(game) ?? null;
  return JSON.stringify([seed, cursor, round, active_player, phase, action.type, charge, unit?.models]);
}
