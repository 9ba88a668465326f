import { useRef } from "react";

/** The value as it was first seen for as long as it stays the same by this measure, so that memos hold. */
export function useStable<Value>(value: Value, same: (a: Value, b: Value) => boolean): Value {
  const kept = useRef(value);
  if (!same(kept.current, value)) kept.current = value;
  return kept.current;
}
