/** Whether two lists without repetitions name the same, in whatever order. */
export function sameMembers(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && b.every((id) => a.includes(id));
}
