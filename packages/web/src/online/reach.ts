import { RequestRefused } from "@gunline/link";

/** Between two tries at a server that is away. */
const PAUSE_MS = 3_000;
/** A server that is asked too often is asked ever more slowly, but not more slowly than this. */
const LONGEST_PAUSE_MS = 30_000;
/** No server has to be waited for longer than this, whatever it says. */
const LONGEST_RETRY_AFTER_MS = 120_000;

/** Why an answer is late: nobody answers, or the server asks for patience. */
export type Delay = "away" | "busy";

export interface Patience {
  /** Ends the trying: whoever asked has left. */
  readonly signal: AbortSignal;
  /** There was no answer yet, and the server will be asked again. */
  readonly onWait: (delay: Delay) => void;
}

/** Asks again until the server answers; what it refuses for good is refused. */
export async function untilReached<T>(ask: () => Promise<T>, { signal, onWait }: Patience): Promise<T> {
  for (let busy = 0; ; ) {
    let pauseMs = PAUSE_MS;
    try {
      return await ask();
    } catch (error) {
      const refused = error instanceof RequestRefused ? error : undefined;
      if (refused !== undefined && !passes(refused)) throw error;
      signal.throwIfAborted();
      const isBusy = refused?.status === 429;
      onWait(isBusy ? "busy" : "away");
      pauseMs = pauseAfter(refused?.retryAfter, isBusy ? busy++ : 0);
    }
    await pause(signal, pauseMs);
  }
}

/** A server that starts, or is asked too often, says so. */
function passes({ status }: RequestRefused): boolean {
  return status >= 500 || status === 429;
}

function pauseAfter(retryAfter: number | undefined, times: number): number {
  const own = Math.min(PAUSE_MS * 2 ** times, LONGEST_PAUSE_MS);
  const wished = Math.min(Math.max(own, retryAfter ?? 0), LONGEST_RETRY_AFTER_MS);
  // Windows of one household are refused together: they should not all come back together.
  return wished * (1 + Math.random() / 4);
}

function pause(signal: AbortSignal, ms: number): Promise<void> {
  return new Promise((go, leave) => {
    const stop = () => {
      clearTimeout(timer);
      leave(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      go();
    }, ms);
    signal.addEventListener("abort", stop);
  });
}
