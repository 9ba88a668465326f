import type { Game } from "@gunline/rules";
import { words } from "../../words/english.ts";
import { nameOf } from "./advice.ts";

/** How often each condition was broken so far: what to look out for next time. */
export function Failures({ game }: { readonly game: Game }) {
  const counts = Object.entries(game.charges.failures).sort(([, a], [, b]) => b - a);
  if (counts.length === 0) return null;
  const most = Math.max(...counts.map(([, times]) => times));
  return (
    <details className="charge-failures">
      <summary>{words.charge.failures.title}</summary>
      <ul>
        {counts.map(([code, times]) => (
          <li key={code}>
            <span>{nameOf(code)}</span>
            <span className="charge-tally" style={{ width: `${(times / most) * 64}px` }} aria-hidden="true" />
            <span className="charge-times">{words.charge.failures.times(times)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
