/** A piece of work is begun only where so many milliseconds are left until the page has something to do. */
const ROOM_MS = 8;

/** Goes on with the work, piece by piece, while the page has nothing else to do. Returns how to stop. */
export function whenIdle(work: Iterator<unknown>): () => void {
  // A browser that does not tell when it is idle is left alone: nobody waits for this.
  if (typeof requestIdleCallback === "undefined") return () => undefined;
  let waiting = requestIdleCallback(goOn);
  function goOn(deadline: IdleDeadline): void {
    while (deadline.timeRemaining() >= ROOM_MS) if (work.next().done === true) return;
    waiting = requestIdleCallback(goOn);
  }
  return () => cancelIdleCallback(waiting);
}
