import type { BoardControls } from "../board/controls.ts";
import { type Direction, middleOf, nearestTowards } from "../board/direction.ts";
import { centroid } from "../board/polygon.ts";
import { STOPS } from "../board/rove.ts";
import type { Point } from "../board/scene.ts";
import { highlight } from "./look.ts";

const ARROWS: Partial<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** Listens for the keys and for focus on units and terrain. Returns how to stop. */
export function listenToKeys(root: HTMLElement, board: BoardControls): () => void {
  function places(kind: "unit" | "terrain"): { key: string; at: Point }[] {
    const { units, terrain } = board.scene();
    if (kind === "terrain") return terrain.map((piece) => ({ key: piece.id, at: centroid(piece.polygon) }));
    return units.flatMap((unit) => {
      const at = middleOf(unit);
      return at ? [{ key: unit.id, at }] : [];
    });
  }

  function keydown(event: KeyboardEvent): void {
    const target = named(event.target);
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    if (target.kind === "unit" && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      event.stopPropagation();
      board.events().onUnitClick?.(target.id, { shift: event.shiftKey });
      return;
    }
    const direction = ARROWS[event.key];
    const all = places(target.kind);
    const from = all.find((one) => one.key === target.id)?.at;
    if (!direction || !from) return;
    event.preventDefault();
    event.stopPropagation();
    const next = nearestTowards(from, direction, all);
    if (next !== undefined)
      root.querySelector<SVGElement>(`[data-${target.kind}="${CSS.escape(next)}"]`)?.focus();
  }

  function focus(event: FocusEvent): void {
    const target = named(event.target);
    if (!target) return;
    for (const one of root.querySelectorAll(`[data-${target.kind}][tabindex="0"]`)) {
      one.setAttribute("tabindex", "-1");
    }
    (event.target as SVGElement).setAttribute("tabindex", "0");
    // Under the mouse it is hover that tells what is looked at.
    if (!(event.target as Element).matches(":focus-visible")) return;
    const at = places(target.kind).find((one) => one.key === target.id)?.at;
    if (at) board.camera.reveal(at);
    if (target.kind === "terrain")
      board.card.set(board.scene().terrain.find((piece) => piece.id === target.id));
    else {
      highlight(root, target.id, true, "focus");
      board.events().onUnitHover?.(target.id);
    }
  }

  function blur(event: FocusEvent): void {
    const target = named(event.target);
    if (target?.kind === "terrain") board.card.set(undefined);
    if (target?.kind !== "unit" || !root.querySelector(`[data-unit="${CSS.escape(target.id)}"][data-focus]`))
      return;
    highlight(root, target.id, false, "focus");
    board.events().onUnitHover?.(null);
  }

  /** Assistive technology clicks without a pointer. */
  function click(event: MouseEvent): void {
    const target = named(event.target);
    if (event.detail === 0 && target?.kind === "unit")
      board.events().onUnitClick?.(target.id, { shift: event.shiftKey });
  }

  root.addEventListener("keydown", keydown);
  root.addEventListener("focusin", focus);
  root.addEventListener("focusout", blur);
  root.addEventListener("click", click);
  return () => {
    root.removeEventListener("keydown", keydown);
    root.removeEventListener("focusin", focus);
    root.removeEventListener("focusout", blur);
    root.removeEventListener("click", click);
  };
}

function named(target: EventTarget | null): { kind: "unit" | "terrain"; id: string } | undefined {
  if (!(target instanceof SVGElement)) return undefined;
  for (const kind of STOPS) {
    const id = target.getAttribute(`data-${kind}`);
    if (id !== null) return { kind, id };
  }
  return undefined;
}
