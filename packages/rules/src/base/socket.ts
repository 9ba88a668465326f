/**
 * A place where a layer needs what a higher layer brings, and may not import it: the rows of books, the missions, the
 * words. `books/open.ts` plugs each one in once, before the first game is asked about; nothing replaces it later.
 */
export interface Socket<Value> {
  readonly value: Value;
  readonly plug: (value: Value) => void;
}

export function socket<Value>(name: string): Socket<Value> {
  let plugged: { readonly value: Value } | undefined;
  return {
    get value() {
      if (plugged === undefined) throw new Error(`Nothing is plugged into "${name}".`);
      return plugged.value;
    },
    plug(value) {
      if (plugged !== undefined) throw new Error(`"${name}" is plugged in already.`);
      plugged = { value };
    },
  };
}
