/**
 * Browsers say from which page a request comes. Ours come from the page that this host serves, or from one that the
 * settings name; programs that are no browsers send no origin, and have no one's cookies or links to misuse.
 */
export function isOriginAllowed(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    return host !== undefined && new URL(origin).host === host;
  } catch {
    return false;
  }
}
