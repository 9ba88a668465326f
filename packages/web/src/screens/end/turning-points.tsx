import type { report } from "@gunline/rules";
import { sourceName } from "@gunline/rules/words";
import { useGame } from "../../table/table.ts";
import { words } from "../../words/english.ts";
import { sideOf } from "./growth-curve.tsx";

const text = words.end.turns;

interface TurningPointsProps {
  readonly points: readonly report.TurningPoint[] | undefined;
  /** Said while they are not there. */
  readonly instead: string;
  readonly onPick: (moment: number) => void;
}

/** The moments that decided the battle, each of which opens the replay at it. */
export function TurningPoints({ points, instead, onPick }: TurningPointsProps) {
  const { players } = useGame();
  if (points === undefined) return <p className="end-quiet">{instead}</p>;
  if (points.length === 0) return <p className="end-quiet">{text.none}</p>;
  const sentence = (point: report.TurningPoint): string => {
    switch (point.what) {
      case "SCORED": {
        const sources = [...new Set(point.sources)].map(sourceName).join(", ");
        const said = point.takes_lead ? text.lead : text.scored;
        return said(players[point.player].name, point.vp, sources);
      }
      case "DESTROYED": {
        const by = point.by === null ? "" : text.by(point.by);
        return `${text.destroyed(players[point.owner].name, point.name, point.points)}${by}`;
      }
      case "DICE":
        return text.more(players[point.player].name, point.name, point.dealt, point.expected.toFixed(1));
    }
  };
  return (
    <ol className="end-turns">
      {points.map((point, index) => (
        <li key={`${point.moment} ${point.what}`} data-side={sideOf(point)}>
          <button type="button" className="end-turn" onClick={() => onPick(point.moment)}>
            <b className="end-turn-number">{index + 1}</b>
            <span>{sentence(point)}</span>
            <span className="end-turn-round">{text.round(point.round)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
