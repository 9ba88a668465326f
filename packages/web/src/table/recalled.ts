/**
 * A function that keeps its last answer for as long as every field of the state that the answer was made of is the same.
 * The fields are recorded as they are read: a list kept by hand goes out of date, and the board then shows what was.
 * What the function hands out may read further fields later; they are recorded too, and read as they are by then.
 */
export function recalled<State extends object, Answer>(
  make: (state: State) => Answer,
): (state: State) => Answer {
  let current: State;
  let kept: { readonly answer: Answer; readonly read: ReadonlyMap<PropertyKey, unknown> } | undefined;
  return (state) => {
    if (kept !== undefined && [...kept.read].every(([field, value]) => Reflect.get(state, field) === value)) {
      current = state;
      return kept.answer;
    }
    current = state;
    const read = new Map<PropertyKey, unknown>();
    const note = (field: PropertyKey) => {
      const value: unknown = Reflect.get(current, field);
      read.set(field, value);
      return value;
    };
    const noting = new Proxy(state, {
      get: (_state, field) => note(field),
      // To list the fields of the whole is to depend on each of them.
      ownKeys: () => {
        for (const field of Reflect.ownKeys(current)) note(field);
        return Reflect.ownKeys(current);
      },
    });
    kept = { answer: make(noting), read };
    return kept.answer;
  };
}
