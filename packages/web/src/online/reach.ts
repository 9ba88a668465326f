import { RequestRefused } from "@gunline/link";

const PAUSE_MS = 3_000;

export interface Patience {
  /** Ends the trying: whoever asked has left. */
  readonly signal: AbortSignal;
  /** The server could not be reached, and will be asked again. */
  readonly onAway: () => void;
}

/** Asks again every few seconds until the server answers; what it refuses for good is refused. */
export async function untilReached<T>(ask: () => Promise<T>, { signal, onAway }: Patience): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof RequestRefused && !passes(error)) throw error;
      signal.throwIfAborted();
      onAway();
    }
    await pause(signal);
  }
}

/** A server that starts, or is asked too often, says so. */
function passes({ status }: RequestRefused): boolean {
  return status >= 500 || status === 429;
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((go, leave) => {
    const stop = () => {
      clearTimeout(timer);
      leave(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      go();
    }, PAUSE_MS);
    signal.addEventListener("abort", stop);
  });
}
