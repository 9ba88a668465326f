export interface Paced {
  readonly call: () => void;
  /** Whatever is still due is dropped. */
  readonly stop: () => void;
}

/** Runs at once, but at most once in so many milliseconds; what is called in between runs once at the end of them. */
export function paced(run: () => void, everyMs: number): Paced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const call = () => {
    isDue = timer !== undefined;
    if (isDue) return;
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (isDue) call();
    }, everyMs);
  };
  return { call, stop: () => clearTimeout(timer) };
}
