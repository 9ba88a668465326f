/** How a command ends. Nothing is written before it has ended, so a fault leaves no half a document behind. */
export type Outcome =
  | { readonly exit: typeof EXIT.done | typeof EXIT.refused; readonly output: Iterable<string> }
  | { readonly exit: typeof EXIT.badInput; readonly faults: readonly string[]; readonly usage: boolean };

export const EXIT = {
  done: 0,
  /** The rules refuse, a charge fails, or a check does. */
  refused: 1,
  /** Bad input or usage, or a disk that does not take the output. */
  badInput: 2,
  /** A bug of ours (EX_SOFTWARE of sysexits.h). */
  internal: 70,
} as const;

export function done(output: Iterable<string>): Outcome {
  return { exit: EXIT.done, output };
}

export function refused(output: Iterable<string>): Outcome {
  return { exit: EXIT.refused, output };
}

export function badInput(...faults: readonly string[]): Outcome {
  return { exit: EXIT.badInput, faults, usage: false };
}

/** Faults of the command line itself, which are followed by the usage. */
export function badUsage(...faults: readonly string[]): Outcome {
  return { exit: EXIT.badInput, faults, usage: true };
}

/** Something read from outside, or the faults that it has, a line each. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly string[] };

export function found<T>(value: T): Read<T> {
  return { ok: true, value };
}

export function faulty(...faults: readonly string[]): Read<never> {
  return { ok: false, faults };
}
