import { useEffect, useRef, useState } from "react";

interface Shown {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly below: boolean;
}

const MARGIN = 8;
const WIDTH = 300;

/** One layer for all tips: it follows whatever element with `data-tip` is hovered or in focus. */
export function TipLayer() {
  const [shown, show] = useState<Shown | null>(null);
  const current = useRef<Element | null>(null);
  useEffect(() => {
    const showTip = (element: Element | null) => {
      current.current = element;
      const text = element?.getAttribute("data-tip");
      if (element === null || text === null || text === undefined) return show(null);
      const box = element.getBoundingClientRect();
      const below = box.top < 120;
      const middle = box.left + box.width / 2;
      const left = Math.min(Math.max(middle, MARGIN + WIDTH / 2), window.innerWidth - MARGIN - WIDTH / 2);
      show({ text, left, top: below ? box.bottom + MARGIN : box.top - MARGIN, below });
    };
    const open = (event: Event) => {
      const element = (event.target as Element | null)?.closest?.("[data-tip]") ?? null;
      if (element !== current.current) showTip(element);
    };
    const close = () => showTip(null);
    let pointer: readonly [x: number, y: number] | undefined;
    const follow = (event: PointerEvent) => {
      pointer = [event.clientX, event.clientY];
    };
    // A list that scrolls under the pointer brings another entry to it, which no event tells.
    const scroll = () => {
      if (current.current === null || pointer === undefined) return close();
      showTip(document.elementFromPoint(...pointer)?.closest("[data-tip]") ?? null);
    };
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && close();
    document.addEventListener("pointerover", open);
    document.addEventListener("focusin", open);
    document.addEventListener("focusout", close);
    document.addEventListener("pointerdown", close);
    document.addEventListener("pointermove", follow, { passive: true });
    document.addEventListener("scroll", scroll, true);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerover", open);
      document.removeEventListener("focusin", open);
      document.removeEventListener("focusout", close);
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("pointermove", follow);
      document.removeEventListener("scroll", scroll, true);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  // The words may change under the pointer: a button that was blocked is not any more.
  useEffect(() => {
    const element = current.current;
    if (shown === null || element === null) return;
    const observer = new MutationObserver(() => {
      const text = element.getAttribute("data-tip");
      show((now) => (now === null || text === null ? null : { ...now, text }));
    });
    observer.observe(element, { attributes: true, attributeFilter: ["data-tip"] });
    return () => observer.disconnect();
  }, [shown]);
  if (shown === null) return null;
  return (
    // The words are on the element itself for screen readers; this is for eyes.
    <div
      className={`tip ${shown.below ? "tip-below" : ""}`}
      aria-hidden="true"
      style={{ left: shown.left, top: shown.top }}
    >
      {shown.text}
    </div>
  );
}
