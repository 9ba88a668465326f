import { type Direction, middleOf, nearestTowards } from "../board/direction.ts";
import { centroid } from "../board/polygon.ts";
import type { Point } from "../board/scene.ts";
import { highlight } from "./look.ts";
import type { Table } from "./table.ts";

const ARROWS: Partial<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const KINDS = ["unit", "terrain"] as const;

/** One stop for the Tab key among the units and one among the terrain; arrows go from one to the next. */
export function rove(root: HTMLElement): void {
  for (const kind of KINDS) {
    // Attributes, because to ask an element for its tabIndex makes the browser lay out the page at once.
    const [current, ...others] = root.querySelectorAll(`[data-${kind}][tabindex="0"]`);
    for (const one of others) one.setAttribute("tabindex", "-1");
    if (current === undefined) root.querySelector(`[data-${kind}]`)?.setAttribute("tabindex", "0");
  }
}

/** Listens for the keys and for focus on units and terrain. Returns how to stop. */
export function listenToKeys(root: HTMLElement, table: Table): () => void {
  function places(kind: "unit" | "terrain"): { key: string; at: Point }[] {
    const { units, terrain } = table.scene();
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
      table.events().onUnitClick?.(target.id, { shift: event.shiftKey });
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
    if (at) table.camera.reveal(at);
    if (target.kind === "terrain")
      table.card.set(table.scene().terrain.find((piece) => piece.id === target.id));
    else {
      highlight(root, target.id, true, "focus");
      table.events().onUnitHover?.(target.id);
    }
  }

  function blur(event: FocusEvent): void {
    const target = named(event.target);
    if (target?.kind === "terrain") table.card.set(undefined);
    if (target?.kind !== "unit" || !root.querySelector(`[data-unit="${CSS.escape(target.id)}"][data-focus]`))
      return;
    highlight(root, target.id, false, "focus");
    table.events().onUnitHover?.(null);
  }

  /** Assistive technology clicks without a pointer. */
  function click(event: MouseEvent): void {
    const target = named(event.target);
    if (event.detail === 0 && target?.kind === "unit")
      table.events().onUnitClick?.(target.id, { shift: event.shiftKey });
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
  for (const kind of KINDS) {
    const id = target.getAttribute(`data-${kind}`);
    if (id !== null) return { kind, id };
  }
  return undefined;
}
