import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";

const GAP = 4;
const MARGIN = 8;
/** Lists lower than this open upwards where there is more room. */
const COMFORT = 220;

/** Where a list goes that belongs to a button: under it, or over it near the bottom of the window. */
export function usePlace(anchor: RefObject<HTMLElement | null>, open: boolean): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({ visibility: "hidden" });
  useLayoutEffect(() => {
    if (!open) return;
    const put = () => {
      const box = anchor.current?.getBoundingClientRect();
      if (box === undefined) return;
      const under = window.innerHeight - box.bottom - GAP - MARGIN;
      const over = box.top - GAP - MARGIN;
      const up = under < COMFORT && over > under;
      setPlace({
        left: box.left,
        width: box.width,
        maxHeight: Math.min(420, up ? over : under),
        ...(up ? { bottom: window.innerHeight - box.top + GAP } : { top: box.bottom + GAP }),
      });
    };
    put();
    window.addEventListener("resize", put);
    window.addEventListener("scroll", put, true);
    return () => {
      window.removeEventListener("resize", put);
      window.removeEventListener("scroll", put, true);
    };
  }, [anchor, open]);
  return place;
}
