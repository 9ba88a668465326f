import { words } from "../words/english.ts";
import { type Cell, useCell } from "./cell.ts";
import { segmentsPath } from "./polygon.ts";
import { type Leg, legsOf, type Ruler, type RulerStop, type Tape, totalOf } from "./ruler.ts";
import type { Point } from "./scene.ts";

interface RulerProps {
  readonly tape: Tape;
  readonly rulers: readonly Ruler[];
  readonly draft: Cell<readonly RulerStop[]>;
}

/** The tapes themselves. */
export function RulerLines({ tape, rulers, draft }: RulerProps) {
  const stops = useCell(draft);
  const all = [...rulers.map((ruler) => ruler.stops), stops];
  return (
    <g className="rulers">
      {all.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tapes are drawn alike, whichever they are
        <TapeLine key={at} legs={legsOf(one, tape)} live={at === rulers.length} />
      ))}
    </g>
  );
}

function TapeLine({ legs, live }: { readonly legs: readonly Leg[]; readonly live: boolean }) {
  if (legs.length === 0) return null;
  const d = segmentsPath(legs.map((leg) => [leg.from, leg.to]));
  return (
    <g className={live ? "tape live" : "tape"}>
      <path className="tape-edge" d={d} />
      <path className="tape-line" d={d} />
      <path className="tape-inches" d={segmentsPath(legs.flatMap(inchMarks))} />
      <path className="tape-ends" d={segmentsPath(legs.flatMap(ends))} />
    </g>
  );
}

/** A short bar across the tape at each whole inch. */
function inchMarks(leg: Leg): [Point, Point][] {
  const count = Math.floor(leg.length + 1e-6);
  if (leg.length < 1) return [];
  return Array.from({ length: count }, (_, at) =>
    across(leg, (at + 1) / leg.length, (at + 1) % 6 === 0 ? 0.22 : 0.12),
  );
}

function ends(leg: Leg): [Point, Point][] {
  return [across(leg, 0, 0.3), across(leg, 1, 0.3)];
}

function across({ from, to }: Leg, t: number, half: number): [Point, Point] {
  const drawn = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const nx = (-(to[1] - from[1]) / drawn) * half;
  const ny = ((to[0] - from[0]) / drawn) * half;
  const x = from[0] + (to[0] - from[0]) * t;
  const y = from[1] + (to[1] - from[1]) * t;
  return [
    [x - nx, y - ny],
    [x + nx, y + ny],
  ];
}

interface RulerSignsProps extends RulerProps {
  readonly onPin: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** The figures of the tapes; a finished one can be pinned and taken away. */
export function RulerSigns({ tape, rulers, draft, onPin, onRemove }: RulerSignsProps) {
  const live = legsOf(useCell(draft), tape);
  return (
    <>
      {rulers.map((ruler) => {
        const legs = legsOf(ruler.stops, tape);
        if (legs.length === 0) return null;
        return (
          <span key={ruler.id}>
            <LegSigns legs={legs} read={tape.read} />
            <span className="sign tape-total" {...at(endOf(legs))} data-chip="">
              <Total legs={legs} read={tape.read} />
              <button
                type="button"
                aria-pressed={ruler.pinned}
                aria-label={ruler.pinned ? words.board.unpin : words.board.pin}
                onClick={() => onPin(ruler.id)}
              >
                <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                  <path d="M4 1h4M4.6 1 4.2 5.2 2.5 7h7L7.8 5.2 7.4 1M6 7v4.2" />
                </svg>
              </button>
              <button type="button" aria-label={words.board.removeRuler} onClick={() => onRemove(ruler.id)}>
                <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                  <path d="M2.5 2.5 9.5 9.5M9.5 2.5 2.5 9.5" />
                </svg>
              </button>
            </span>
          </span>
        );
      })}
      {live.length > 0 ? (
        <>
          <LegSigns legs={live} read={tape.read} />
          <span className="sign tape-total live" {...at(endOf(live))}>
            <Total legs={live} read={tape.read} />
          </span>
        </>
      ) : null}
    </>
  );
}

interface FiguresProps {
  readonly legs: readonly Leg[];
  readonly read: Tape["read"];
}

function Total({ legs, read }: FiguresProps) {
  return (
    <>
      <b>{read(totalOf(legs))}</b>
      {legs.length > 1 ? words.board.inAll : null}
    </>
  );
}

/** Each leg's own length, where there is more than one. */
function LegSigns({ legs, read }: FiguresProps) {
  if (legs.length < 2) return null;
  return legs.map((leg, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the legs of a tape have no other name than their order
      key={index}
      className="sign tape-leg"
      {...at([(leg.from[0] + leg.to[0]) / 2, (leg.from[1] + leg.to[1]) / 2])}
    >
      {read(leg.length)}
    </span>
  ));
}

/** A single leg carries its figure in the middle, a longer way at its end. */
function endOf(legs: readonly Leg[]): Point {
  const last = legs.at(-1)!;
  if (legs.length > 1) return last.to;
  return [(last.from[0] + last.to[0]) / 2, (last.from[1] + last.to[1]) / 2];
}

function at([x, y]: Point) {
  return { "data-x": x, "data-y": y };
}
