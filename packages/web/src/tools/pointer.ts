import type { BoardControls } from "../board/controls.ts";
import type { Point } from "../board/scene.ts";
import { look } from "./look.ts";
import { measure } from "./measure.ts";
import type { PointerDrag } from "./pointer-drag.ts";
import { dragOf, labelUnder, type Press, pressOn } from "./press.ts";
import { tap } from "./tap.ts";

/** A press that moves farther than this is no click. */
const SLIP = { mouse: 4, touch: 10 };
const LONG_PRESS_MS = 450;
const DEGREES = { coarse: 5, fine: 1 };

/** Turns the pointer events of the board into clicks, drags, pinches and measurements. Returns how to let go. */
export function followPointers(root: HTMLElement, board: BoardControls): () => void {
  const pointers = new Map<number, Point>();
  const eye = look(root, board);
  const tape = measure(board);
  let press: Press | undefined;
  let pinch: readonly [Point, Point] | undefined;
  let longPress: ReturnType<typeof setTimeout> | undefined;
  let corner: Point = [0, 0];

  function findCorner(): void {
    const { left, top } = root.getBoundingClientRect();
    corner = [left, top];
  }

  const place = (event: MouseEvent): Point => [event.clientX - corner[0], event.clientY - corner[1]];

  let pointed: Point | undefined;
  let frame = 0;

  /** A mouse reports more often than the screen is drawn. */
  function pointAt(at: Point): void {
    if (board.events().onPoint === undefined) return;
    pointed = at;
    if (frame === 0) {
      frame = requestAnimationFrame(() => {
        frame = 0;
        if (pointed !== undefined) board.events().onPoint?.(board.camera.toBoard(pointed));
      });
    }
  }

  function drop(): void {
    clearTimeout(longPress);
    press?.grip?.cancel();
    press = undefined;
    delete root.dataset["grip"];
  }

  function drag(held: Press, by: PointerDrag): void {
    held.grip = by;
    root.dataset["grip"] = "";
    board.card.set(undefined);
  }

  function down(event: PointerEvent): void {
    if (!(event.target instanceof Element) || event.target.closest("[data-chip]")) return;
    if (event.button > 1) return;
    if (event.button === 1) event.preventDefault();
    findCorner();
    const from = place(event);
    pointers.set(event.pointerId, from);
    root.setPointerCapture(event.pointerId);
    if (pointers.size === 2) {
      drop();
      pinch = twoOf(pointers);
      return;
    }
    if (pointers.size > 2) return;
    press = pressOn(event, event.target, from, board);
    const held = press;
    if (held.touch) {
      longPress = setTimeout(() => {
        if (press === held && !held.grip) drag(held, tape.pull(held.from));
      }, LONG_PRESS_MS);
    }
  }

  function move(event: PointerEvent): void {
    if (pointers.size === 0) findCorner();
    const at = place(event);
    if (pointers.has(event.pointerId)) pointers.set(event.pointerId, at);
    if (pinch) {
      const now = twoOf(pointers);
      if (now !== undefined) {
        board.camera.pinch(pinch, now);
        pinch = now;
      }
      return;
    }
    if (!press) {
      if (event.pointerType === "touch") return;
      if (tape.busy()) tape.hover(at);
      eye.at(at, labelUnder(event));
      pointAt(at);
      return;
    }
    if (event.pointerId !== press.pointer) return;
    if (!press.grip) {
      const slip = press.touch ? SLIP.touch : SLIP.mouse;
      if (Math.hypot(at[0] - press.from[0], at[1] - press.from[1]) <= slip) return;
      clearTimeout(longPress);
      drag(press, dragOf(press, board, tape));
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
    else if (done.button === 0) tap(done, event, { board, tape, eye });
    letKeysGo(root);
  }

  function lost(event: PointerEvent): void {
    pointers.delete(event.pointerId);
    if (pointers.size < 2) pinch = undefined;
    if (press?.pointer === event.pointerId) drop();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    if (press?.grip?.turn) {
      const step = event.shiftKey ? DEGREES.fine : DEGREES.coarse;
      press.grip.turn(Math.sign(event.deltaY || event.deltaX) * step);
      return;
    }
    const step = Math.sign(event.deltaY || event.deltaX);
    if (board.events().onWheel?.(step, { shift: event.shiftKey }) === true) return;
    findCorner();
    board.camera.zoomAt(place(event), zoomOf(event));
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
    } else if (event.key === "Escape" && board.rulers().some((ruler) => !ruler.pinned)) {
      board.events().onRulersChange?.(board.rulers().filter((ruler) => ruler.pinned));
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
    if (event.pointerType === "touch") return;
    eye.away();
    pointed = undefined;
    board.events().onPoint?.(null);
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
    cancelAnimationFrame(frame);
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

/** Where two fingers are; undefined where it is not two. */
function twoOf(pointers: ReadonlyMap<number, Point>): readonly [Point, Point] | undefined {
  const [a, b, ...more] = pointers.values();
  return a === undefined || b === undefined || more.length > 0 ? undefined : [a, b];
}

/** Lines and pages are steps of a wheel, pixels come from touchpads; a pinch there comes with Ctrl and small steps. */
function zoomOf({ deltaMode, deltaY, ctrlKey }: WheelEvent): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * 33;
  return Math.exp(-Math.max(-120, Math.min(120, pixels)) * (ctrlKey ? 0.01 : 0.0016));
}

/** What was pointed at is no place for the keys: the next Enter means the board, not this unit once more. */
function letKeysGo(root: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement?.matches("[data-unit]") && root.contains(activeElement))
    (activeElement as SVGElement).blur();
}
