import { create } from "zustand";

/** Whether the question that the game waits with is shown: it may still be looked at, or be too new to be answered. */
type Asking = "open" | "fresh" | "checking";

export const useAsking = create<{ readonly asking: Asking }>(() => ({ asking: "open" }));

export function askingNow(): Asking {
  return useAsking.getState().asking;
}
