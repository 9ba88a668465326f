/** Whether a field of this name stands anywhere in a row. */
export function mentions(value: unknown, key: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (!Array.isArray(value) && key in value) return true;
  return Object.values(value).some((inner) => mentions(inner, key));
}
