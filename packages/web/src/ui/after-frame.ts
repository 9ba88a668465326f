import { startTransition, useEffect, useRef, useState } from "react";

/** Calls when the next picture is drawn. Returns how to call it off. */
function afterFrame(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(then);
  };
  // A page that nobody sees draws no pictures.
  const frame = document.hidden ? undefined : requestAnimationFrame(soon);
  if (frame === undefined) soon();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The value, but not before the picture is drawn in which everything else has it. */
export function useAfterFrame<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  const isChanging = useRef(false);
  useEffect(() => {
    const change = (to: Value) => startTransition(() => show(() => to));
    // Anyone who is quicker than a change need not wait for what nobody looks at any more.
    if (isChanging.current) change(shown);
    isChanging.current = false;
    if (Object.is(shown, value)) return undefined;
    return afterFrame(() => {
      isChanging.current = true;
      change(value);
    });
  }, [shown, value]);
  return shown;
}
