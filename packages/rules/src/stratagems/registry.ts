import type { WindowId } from "../game/window.ts";
import { fireOverwatch } from "./fire-overwatch.ts";
import type { Stratagem } from "./stratagem.ts";

/** Every stratagem that the referee knows. */
export const STRATAGEMS: readonly Stratagem[] = [fireOverwatch];

export function stratagemOf(id: string): Stratagem | undefined {
  return STRATAGEMS.find((one) => one.id === id);
}

/** Those that can be used in a window. */
export function stratagemsOf(window: WindowId): readonly Stratagem[] {
  return STRATAGEMS.filter(({ windows }) => windows.includes(window));
}
