import type { MouseEvent } from "react";

/** After a click by hand Enter is the next step of the game again, not the same click once more. */
export function letGo({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  // Keys that press a button come without a count of clicks, and keep their place.
  if (detail > 0) currentTarget.blur();
}
