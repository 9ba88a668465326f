import { useEffect, useRef } from "react";
import { notify } from "../../ui/notices.tsx";

/**
 * Tells whoever asked that the answer was no: nothing else would change on the screen. `moment` is what changes where
 * the question was settled in another way. Gives how to withdraw in peace.
 */
export function useDeclined(asking: boolean, moment: string, no: string): () => void {
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asking) asked.current = moment;
    else {
      if (asked.current === moment) notify(no);
      asked.current = null;
    }
  }, [asking, moment, no]);
  return () => {
    asked.current = null;
  };
}
