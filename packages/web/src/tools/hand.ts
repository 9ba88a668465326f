import { type Hit, modelAt, terrainAt } from "../board/hit.ts";
import type { Point } from "../board/scene.ts";
import { drag } from "./drag.ts";
import { look } from "./look.ts";
import { measure } from "./measure.ts";
import { pan } from "./pan.ts";
import { reach } from "./reach.ts";
import type { Grip, Table } from "./table.ts";
import { turn } from "./turn.ts";

/** A press that moves farther than this is no click. */
const SLIP = { mouse: 4, touch: 10 };
const LONG_PRESS_MS = 450;
const DEGREES = { coarse: 5, fine: 1 };

interface Press {
  readonly pointer: number;
  readonly from: Point;
  readonly touch: boolean;
  readonly button: number;
  readonly hit: Hit | undefined;
  readonly label: string | undefined;
  readonly handle: string | undefined;
  grip: Grip | undefined;
}

/** Turns the pointer events of the board into clicks, drags, pinches and measurements. Returns how to let go. */
export function holdTable(root: HTMLElement, table: Table): () => void {
  const pointers = new Map<number, Point>();
  const eye = look(root, table);
  const tape = measure(table);
  let press: Press | undefined;
  let pinch: readonly [Point, Point] | undefined;
  let longPress: ReturnType<typeof setTimeout> | undefined;
  let corner: Point = [0, 0];

  const place = (event: MouseEvent): Point => [event.clientX - corner[0], event.clientY - corner[1]];

  function drop(): void {
    clearTimeout(longPress);
    press?.grip?.cancel();
    press = undefined;
    delete root.dataset["grip"];
  }

  function seize(held: Press): Grip {
    if (held.button === 1) return pan(table, held.from);
    if (held.handle !== undefined) return turn(table, held.handle);
    if (table.tool() === "ruler") return tape.pull(held.from);
    if (held.hit?.model.pick === "drag") return drag(table, held.hit, held.from);
    return pan(table, held.from);
  }

  function grip(held: Press, by: Grip): void {
    held.grip = by;
    root.dataset["grip"] = "";
    table.card.set(undefined);
  }

  function down(event: PointerEvent): void {
    if (!(event.target instanceof Element) || event.target.closest("[data-chip]")) return;
    if (event.button > 1) return;
    if (event.button === 1) event.preventDefault();
    const box = root.getBoundingClientRect();
    corner = [box.left, box.top];
    const from = place(event);
    pointers.set(event.pointerId, from);
    root.setPointerCapture(event.pointerId);
    if (pointers.size === 2) {
      drop();
      pinch = [...pointers.values()] as unknown as readonly [Point, Point];
      return;
    }
    if (pointers.size > 2) return;
    const touch = event.pointerType === "touch";
    press = {
      pointer: event.pointerId,
      from,
      touch,
      button: event.button,
      hit: modelAt(table.scene(), table.camera.toBoard(from), reach(table.camera, touch)),
      label: labelUnder(event),
      handle: event.target.closest("[data-turn]")?.getAttribute("data-turn") ?? undefined,
      grip: undefined,
    };
    const held = press;
    if (touch) {
      longPress = setTimeout(() => {
        if (press === held && !held.grip) grip(held, tape.pull(held.from));
      }, LONG_PRESS_MS);
    }
  }

  function move(event: PointerEvent): void {
    if (pointers.size === 0) {
      const box = root.getBoundingClientRect();
      corner = [box.left, box.top];
    }
    const at = place(event);
    if (pointers.has(event.pointerId)) pointers.set(event.pointerId, at);
    if (pinch) {
      const now = [...pointers.values()] as unknown as readonly [Point, Point];
      if (now.length === 2) {
        table.camera.pinch(pinch, now);
        pinch = now;
      }
      return;
    }
    if (!press) {
      if (event.pointerType === "touch") return;
      if (tape.busy()) tape.hover(at);
      eye.at(at, labelUnder(event));
      return;
    }
    if (event.pointerId !== press.pointer) return;
    if (!press.grip) {
      const slip = press.touch ? SLIP.touch : SLIP.mouse;
      if (Math.hypot(at[0] - press.from[0], at[1] - press.from[1]) <= slip) return;
      clearTimeout(longPress);
      grip(press, seize(press));
    }
    press.grip?.move(at);
  }

  function up(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return;
    if (pinch) {
      if (pointers.size < 2) pinch = undefined;
      return;
    }
    if (!press || event.pointerId !== press.pointer) return;
    clearTimeout(longPress);
    const { grip: held } = press;
    const done = press;
    press = undefined;
    delete root.dataset["grip"];
    if (held) held.end(place(event));
    else if (done.button === 0) tap(done, event);
    letKeysGo(root);
  }

  function tap(done: Press, event: PointerEvent): void {
    if (table.tool() === "ruler") {
      tape.tap(done.from, event.timeStamp);
      return;
    }
    const { hit, label } = done;
    const events = table.events();
    if (hit && hit.model.pick !== "none" && label === undefined)
      events.onModelClick?.(hit.unit.id, hit.model.id);
    else if (hit || label !== undefined)
      events.onUnitClick?.(label ?? hit!.unit.id, { shift: event.shiftKey });
    else if (done.handle === undefined) events.onBackgroundClick?.();
    if (done.touch) {
      // A finger cannot hover: its tap inspects.
      eye.over(label ?? hit?.unit.id ?? null);
      const piece = hit || label ? undefined : terrainAt(table.scene(), table.camera.toBoard(done.from));
      table.card.set(piece);
    }
  }

  function lost(event: PointerEvent): void {
    pointers.delete(event.pointerId);
    if (pointers.size < 2) pinch = undefined;
    if (press?.pointer === event.pointerId) drop();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const box = root.getBoundingClientRect();
    if (press?.grip?.turn) {
      const step = event.shiftKey ? DEGREES.fine : DEGREES.coarse;
      press.grip.turn(Math.sign(event.deltaY || event.deltaX) * step);
      return;
    }
    // Lines and pages are steps of a wheel, pixels come from touchpads; a pinch there comes with Ctrl and small steps.
    const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * 33;
    const factor = Math.exp(-Math.max(-120, Math.min(120, pixels)) * (event.ctrlKey ? 0.01 : 0.0016));
    table.camera.zoomAt([event.clientX - box.left, event.clientY - box.top], factor);
  }

  /** Before anyone else's keys: while something is held, Escape lets go of it and Enter ends the tape. */
  function key(event: KeyboardEvent): void {
    const typing =
      event.target instanceof HTMLElement && event.target.closest("input,textarea,select") !== null;
    if (typing) return;
    const taken = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.key === "Escape" && (press?.grip || tape.busy())) {
      drop();
      tape.cancel();
      taken();
    } else if (event.key === "Escape" && table.rulers().some((ruler) => !ruler.pinned)) {
      table.events().onRulersChange?.(table.rulers().filter((ruler) => ruler.pinned));
      taken();
    } else if (event.key === "Enter" && tape.busy()) {
      tape.finish();
      taken();
    } else if (press?.grip?.turn && (event.key === "q" || event.key === "e")) {
      press.grip.turn(event.key === "q" ? -15 : 15);
      taken();
    }
  }

  // A finger leaves with every tap; what it asked for stays.
  const away = (event: PointerEvent) => {
    if (event.pointerType !== "touch") eye.away();
  };
  root.addEventListener("pointerdown", down);
  root.addEventListener("pointermove", move);
  root.addEventListener("pointerup", up);
  root.addEventListener("pointercancel", lost);
  root.addEventListener("lostpointercapture", lost);
  root.addEventListener("pointerleave", away);
  root.addEventListener("wheel", wheel, { passive: false });
  window.addEventListener("keydown", key, { capture: true });
  return () => {
    drop();
    clearTimeout(longPress);
    tape.cancel();
    root.removeEventListener("pointerdown", down);
    root.removeEventListener("pointermove", move);
    root.removeEventListener("pointerup", up);
    root.removeEventListener("pointercancel", lost);
    root.removeEventListener("lostpointercapture", lost);
    root.removeEventListener("pointerleave", away);
    root.removeEventListener("wheel", wheel);
    window.removeEventListener("keydown", key, { capture: true });
  };
}

/** What was pointed at is no place for the keys: the next Enter means the table, not this unit once more. */
function letKeysGo(root: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement?.matches("[data-unit]") && root.contains(activeElement))
    (activeElement as SVGElement).blur();
}

function labelUnder(event: Event): string | undefined {
  const target = event.target instanceof Element ? event.target.closest("[data-label]") : null;
  return target?.getAttribute("data-label") ?? undefined;
}
