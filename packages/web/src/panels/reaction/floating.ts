import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Box, Corner } from "../../ui/box.ts";
import { placeFor } from "./place.ts";

interface Floating {
  /** Null where it would hide what it speaks of: then it takes the place of the panel. Undefined until it is measured. */
  readonly corner: Corner | null | undefined;
  /** For what the card is dragged by. */
  readonly onPointerDown: (event: ReactPointerEvent) => void;
}

const boardArea = () => document.querySelector(".board-area > .board");

/**
 * Places a card over the board where it hides none of these units, and lets it be dragged. What is asked next has its own
 * place; where the board or the card changes its size, it is looked for again, unless a hand has put the card somewhere.
 */
export function useFloating(
  card: RefObject<HTMLElement | null>,
  question: string,
  unitIds: readonly string[],
): Floating {
  const [corner, setCorner] = useState<Corner | null>();
  const isDragged = useRef(false);
  const spoken = unitIds.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is placed again
  useLayoutEffect(() => {
    const area = boardArea();
    const own = card.current;
    if (own === null || area === null) return;
    isDragged.current = false;
    const place = () => {
      if (!isDragged.current) setCorner(findPlace(own, area, spoken.split(" ")) ?? null);
    };
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(area);
    watcher.observe(own);
    return () => watcher.disconnect();
  }, [question, spoken]);
  const onPointerDown = (event: ReactPointerEvent) => {
    if (card.current === null || corner == null) return;
    isDragged.current = followPointer(event, card.current, corner, setCorner) || isDragged.current;
  };
  return { corner, onPointerDown };
}

/** As large as it would be over the board, wherever it lies now. */
function sizeOf(card: HTMLElement) {
  const { dataset } = card;
  const before = dataset["placed"];
  dataset["placed"] = "over";
  const { offsetWidth: width, offsetHeight: height } = card;
  if (before === undefined) delete dataset["placed"];
  else dataset["placed"] = before;
  return { width, height };
}

function findPlace(card: HTMLElement, area: Element, unitIds: readonly string[]): Corner | undefined {
  const { left, top, width, height } = area.getBoundingClientRect();
  const boxes = (selector: string): readonly Box[] =>
    unitIds.flatMap((id) =>
      [...area.querySelectorAll(selector.replaceAll("ID", id))].map((one) => {
        const box = one.getBoundingClientRect();
        return {
          left: box.left - left,
          top: box.top - top,
          right: box.right - left,
          bottom: box.bottom - top,
        };
      }),
    );
  const spoken = { models: boxes('[data-unit="ID"] .base'), labels: boxes('[data-label="ID"]') };
  return placeFor(sizeOf(card), { width, height }, spoken);
}

/** Whether it is taken up: its buttons are for pressing. */
function followPointer(
  event: ReactPointerEvent,
  card: HTMLElement,
  from: Corner,
  move: (corner: Corner) => void,
): boolean {
  if (event.button !== 0 || getComputedStyle(card).position !== "absolute") return false;
  const handle = event.currentTarget;
  const { clientX, clientY, pointerId } = event;
  handle.setPointerCapture(pointerId);
  const area = boardArea()?.getBoundingClientRect();
  const within = (value: number, most: number) => Math.max(0, Math.min(value, most));
  const follow = (moved: Event) => {
    const { clientX: x, clientY: y } = moved as PointerEvent;
    move({
      left: within(from.left + x - clientX, (area?.width ?? 0) - card.offsetWidth),
      top: within(from.top + y - clientY, (area?.height ?? 0) - HANDLE),
    });
  };
  const end = () => {
    handle.removeEventListener("pointermove", follow);
    handle.removeEventListener("pointerup", end);
    handle.removeEventListener("pointercancel", end);
  };
  handle.addEventListener("pointermove", follow);
  handle.addEventListener("pointerup", end);
  handle.addEventListener("pointercancel", end);
  event.preventDefault();
  return true;
}

/** So much of the card stays in reach. */
const HANDLE = 48;
