/** A piece of work is begun only where so many milliseconds are left until the page has something to do. */
const ROOM_MS = 8;
/** Nobody who waits for something waits longer than this for the page to be idle. */
const LATEST_MS = 250;
/** Where the browser does not tell when it is idle: long enough for a click to be drawn. */
const PAUSE_MS = 30;

/** Goes on with the work, piece by piece, while the page has nothing else to do. Returns how to stop. */
export function whenIdle(work: Iterator<unknown>): () => void {
  // Nobody waits for this: where it cannot be told when to do it, it is left.
  if (typeof requestIdleCallback === "undefined") return () => undefined;
  let waiting = requestIdleCallback(goOn);
  function goOn(deadline: IdleDeadline): void {
    while (deadline.timeRemaining() >= ROOM_MS) if (work.next().done === true) return;
    waiting = requestIdleCallback(goOn);
  }
  return () => cancelIdleCallback(waiting);
}

/** Calls as soon as the page has drawn what it has to, and a quick second click has come first. Returns how to call it off. */
export function onceIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(then, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(() => then(), { timeout: LATEST_MS });
  return () => cancelIdleCallback(waiting);
}
