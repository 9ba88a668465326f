/** What a hand does at once may be several actions: they belong together when they are undone. */

let last = 0;
let depth = 0;

/** All that is submitted within is one gesture. */
export function gesture(act: () => void): void {
  if (depth === 0) last++;
  depth++;
  try {
    act();
  } finally {
    depth--;
  }
}

/** The number of the gesture that an action is part of; outside of any, one of its own. */
export function gestureNow(): number {
  if (depth === 0) last++;
  return last;
}
