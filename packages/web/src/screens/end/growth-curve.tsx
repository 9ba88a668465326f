import { missions, PLAYER_IDS, type PlayerId, type report } from "@gunline/rules";
import { useGame } from "../../table/table.ts";
import { words } from "../../words/english.ts";

const text = words.end.growth;

/** The drawing in its own units; the page scales it. */
const [WIDTH, HEIGHT] = [560, 240];
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 40, 12, 26];
const NUMBERS = [1, 2, 3, 4, 5];
const ROUNDS = NUMBERS.length;

interface GrowthCurveProps {
  /** Undefined while it is worked out, and where it cannot be: then the end alone is drawn. */
  readonly growth: readonly report.Score[] | undefined;
  readonly turns: readonly report.TurningPoint[];
}

/** Both scores as they grew, round by round: steps, since points come at once; turning points carry their numbers. */
export function GrowthCurve({ growth = [], turns }: GrowthCurveProps) {
  const game = useGame();
  const { players } = game;
  const last = { p1: missions.victoryPointsOf(game, "p1"), p2: missions.victoryPointsOf(game, "p2") };
  const every = tick(Math.max(last.p1, last.p2));
  const top = Math.max(1, Math.ceil(Math.max(last.p1, last.p2) / every)) * every;
  const x = (at: number) => LEFT + (at / ROUNDS) * (WIDTH - LEFT - RIGHT);
  const y = (vp: number) => HEIGHT - BOTTOM - (vp / top) * (HEIGHT - TOP - BOTTOM);
  const path = (player: PlayerId) => {
    const steps = growth.map(({ at, vp }) => `H${x(at)}V${y(vp[player])}`).join("");
    return `M${x(0)} ${y(0)}${steps}H${x(ROUNDS)}`;
  };
  const ticks = Array.from({ length: top / every + 1 }, (_, index) => index * every);
  // Where both have as many, one number would hide the other.
  const apart = Math.abs(y(last.p1) - y(last.p2)) < 14 ? 7 : 0;
  const higher: PlayerId = last.p1 >= last.p2 ? "p1" : "p2";
  return (
    <svg
      className="growth"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={text.told(players.p1.name, last.p1, players.p2.name, last.p2)}
    >
      {ticks.map((vp) => (
        <g key={vp} className="growth-tick">
          <line x1={x(0)} x2={x(ROUNDS)} y1={y(vp)} y2={y(vp)} />
          <text x={LEFT - 8} y={y(vp) + 4} textAnchor="end">
            {vp}
          </text>
        </g>
      ))}
      {NUMBERS.map((round) => (
        <g key={round} className="growth-round">
          {round > 1 && <line x1={x(round - 1)} x2={x(round - 1)} y1={TOP} y2={HEIGHT - BOTTOM} />}
          <text x={x(round - 0.5)} y={HEIGHT - 8} textAnchor="middle">
            {text.round(round)}
          </text>
        </g>
      ))}
      {PLAYER_IDS.map((player) => (
        <g key={player} className={`growth-line growth-${player}`}>
          <path d={path(player)} />
          <circle cx={x(ROUNDS)} cy={y(last[player])} r={4} />
          <text x={x(ROUNDS) + 9} y={y(last[player]) + 4 + (player === higher ? -apart : apart)}>
            {last[player]}
          </text>
        </g>
      ))}
      {turns.map((point, index) => {
        const score = growth.findLast(({ moment }) => moment <= point.moment);
        const side = sideOf(point);
        return (
          <g key={`${point.moment} ${point.what}`} className={`growth-turn growth-${side}`}>
            <circle cx={x(placeOf(point, growth))} cy={y(score?.vp[side] ?? 0)} r={7.5} />
            <text x={x(placeOf(point, growth))} y={y(score?.vp[side] ?? 0) + 3.5} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Whose line a turning point stands on: of those who gained by it. */
export function sideOf(point: report.TurningPoint): PlayerId {
  if (point.what === "DESTROYED") return point.owner === "p1" ? "p2" : "p1";
  return point.player;
}

/** What was scored stands at its step; anything else in the middle of its round, or between the scores around it. */
function placeOf({ moment, round, what }: report.TurningPoint, growth: readonly report.Score[]): number {
  const exact = growth.find((score) => score.moment === moment);
  if (exact !== undefined && what === "SCORED") return exact.at;
  const before = growth.findLast((score) => score.moment <= moment)?.at ?? 0;
  const after = growth.find((score) => score.moment > moment)?.at ?? round;
  return Math.min(round, Math.max(round - 1, (before + after) / 2));
}

/** A step of the scale that makes about four of them. */
function tick(most: number): number {
  return [1, 2, 5, 10, 20].find((step) => most / step <= 5) ?? 20;
}
