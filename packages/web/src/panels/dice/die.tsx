import type { Die as Outcome } from "./faces.ts";

/** Where the pips of each face sit, on a grid of three by three. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

interface DieProps {
  readonly face: number;
  readonly state: Outcome["state"];
  /** Thrown aside: the die was rolled again. */
  readonly struck?: boolean;
  readonly size?: number;
}

/** One die, drawn as a die. Its words are with the row that it lies in. */
export function Die({ face, state, struck = false, size = 18 }: DieProps) {
  return (
    <svg
      className={`die die-${state}${struck ? " die-struck" : ""}`}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <rect className="die-body" x="0.75" y="0.75" width="18.5" height="18.5" rx="4.2" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} className="die-pip" cx={5.2 + 4.8 * x} cy={5.2 + 4.8 * y} r="1.9" />
      ))}
      {struck && <path className="die-strike" d="M2.5 17.5 17.5 2.5" />}
    </svg>
  );
}
