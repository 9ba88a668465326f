import { create } from "zustand";

interface Hand {
  /** The model that a pointer holds; while it does, the dear question of base contact waits. */
  readonly holding: string | null;
  /** The model that is being turned: however many steps of a wheel are one change. */
  readonly turning: string | null;
  /** What a person should hear about the last thing they asked for; empty: nothing. */
  readonly notice: string;
}

const EMPTY: Hand = { holding: null, turning: null, notice: "" };

export const useHand = create<Hand>(() => EMPTY);

/** The hand does only this now, and what was said before is over. */
export function handle(doing: Partial<Hand> = {}): void {
  useHand.setState({ ...EMPTY, ...doing });
}
