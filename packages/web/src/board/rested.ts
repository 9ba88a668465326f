import { useEffect, useState } from "react";

/** The value once it has been still for so long: what follows a drag only when it pauses. */
export function useRested<Value>(value: Value, stillMs: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), stillMs);
    return () => clearTimeout(timer);
  }, [value, stillMs]);
  return rested;
}
