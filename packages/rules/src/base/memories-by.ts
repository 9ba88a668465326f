/**
 * A memory for each value that its answers depend on. Games of two rulesets may share units and markers, so what is
 * remembered of a unit by the numbers of one ruleset must not answer for the other.
 */
export function memoriesBy<Key extends WeakKey, Memory>(make: () => Memory): (key: Key) => Memory {
  const memories = new WeakMap<Key, Memory>();
  return (key) => {
    let memory = memories.get(key);
    if (memory === undefined) {
      memory = make();
      memories.set(key, memory);
    }
    return memory;
  };
}
