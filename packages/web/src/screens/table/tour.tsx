import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { prefer } from "../../table/preferences.ts";
import type { Corner } from "../../ui/box.ts";
import { Button } from "../../ui/button.tsx";
import { FINGERS, useMedia } from "../../ui/media.ts";
import { words } from "../../words/english.ts";
import { besideOf } from "./beside.ts";

const text = words.table.tour;

const STOPS = [
  { at: ".board-area", ...text.stops.board },
  { at: ".side-panel", ...text.stops.panel },
  { at: "#next-step", ...text.stops.next },
  { at: ".action-always", ...text.stops.always },
] as const;

/** A few words for a newcomer beside what they are about; everything stays usable, and one press ends it. */
export function Tour({ onClose }: { readonly onClose: () => void }) {
  const [at, setAt] = useState(0);
  const stop = STOPS[at]!;
  const hands = useMedia(FINGERS) ? "fingers" : "mouse";
  const ref = useRef<HTMLElement>(null);
  const corner = useCorner(stop.at, ref);
  useEffect(() => {
    const spot = document.querySelector(stop.at);
    spot?.classList.add("tour-spot");
    return () => spot?.classList.remove("tour-spot");
  }, [stop]);
  const end = () => {
    prefer({ tourSeen: true });
    onClose();
  };
  const last = at === STOPS.length - 1;
  useEffect(() => {
    const onEscape = (event: KeyboardEvent) => event.key === "Escape" && end();
    // Before the table hears of it, which has its own use for the key.
    window.addEventListener("keydown", onEscape, true);
    return () => window.removeEventListener("keydown", onEscape, true);
  });
  return (
    <section className="tour" aria-label={text.title} ref={ref} style={corner}>
      <p className="heading">{text.at(at + 1, STOPS.length)}</p>
      <h2>{stop.title}</h2>
      <p>{stop[hands]}</p>
      <div className="tour-actions">
        <Button onPress={() => (last ? end() : setAt(at + 1))}>{last ? text.play : text.next}</Button>
        {!last && (
          <Button kind="quiet" onPress={end}>
            {text.skip}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Follows what it speaks of, whatever grows or turns the screen. */
function useCorner(selector: string, card: { readonly current: HTMLElement | null }): Corner {
  const [corner, setCorner] = useState<Corner>({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const place = () => {
      const spot = document.querySelector(selector)?.getBoundingClientRect();
      if (spot === undefined || card.current === null) return;
      const { offsetWidth: width, offsetHeight: height } = card.current;
      const next = besideOf(
        spot,
        { width, height },
        { width: window.innerWidth, height: window.innerHeight },
      );
      setCorner((now) => (now.left === next.left && now.top === next.top ? now : next));
    };
    const observer = new ResizeObserver(place);
    for (const element of [document.body, card.current, document.querySelector(selector)])
      if (element !== null) observer.observe(element);
    place();
    return () => observer.disconnect();
  }, [selector, card]);
  return corner;
}
