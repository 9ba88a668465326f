import { segmentsPath } from "./polygon.ts";
import type { Link } from "./scene.ts";

/** What keeps a unit together, and where it does not hold. */
export function Links({ links }: { readonly links: readonly Link[] }) {
  const whole = links.filter(({ broken }) => !broken).map(({ from, to }) => [from, to] as const);
  const broken = links.filter((link) => link.broken).map(({ from, to }) => [from, to] as const);
  return (
    <g className="links">
      {whole.length > 0 ? <path className="link" d={segmentsPath(whole)} /> : null}
      {broken.length > 0 ? <path className="link broken" d={segmentsPath(broken)} /> : null}
    </g>
  );
}
