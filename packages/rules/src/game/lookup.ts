/** Looks an id up without falling through to what every object inherits: `toString` is a legal id. */
export function lookup<T>(record: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}
