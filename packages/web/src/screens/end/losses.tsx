import { PLAYER_IDS, type report } from "@gunline/rules";
import { useGame } from "../../table/table.ts";
import { words } from "../../words/english.ts";

const text = words.end.kills;

interface LossesProps {
  readonly battleReport: report.BattleReport | undefined;
  /** Said while it is not there. */
  readonly instead: string;
  readonly onPick: (moment: number) => void;
}

/** What each side took from the other, and which units were destroyed, when and by whom. */
export function Losses({ battleReport, instead, onPick }: LossesProps) {
  const { players } = useGame();
  if (battleReport === undefined) return <p className="end-quiet">{instead}</p>;
  const { kills, taken } = battleReport;
  return (
    <>
      <dl className="end-taken">
        {PLAYER_IDS.map((player) => {
          const { units, models, points } = taken[player];
          return (
            <div key={player} data-side={player}>
              <dt>
                <span className="player-dot" aria-hidden="true" />
                {text.took(players[player].name)}
              </dt>
              <dd>{text.destroyed(units, models, points)}</dd>
            </div>
          );
        })}
      </dl>
      {kills.length === 0 && <p className="end-quiet">{text.none}</p>}
      <ul className="end-kills">
        {kills.map(({ moment, round, owner, name, points, by, unit_id }) => (
          <li key={`${moment} ${unit_id} ${name}`} data-side={owner}>
            <button type="button" className="end-turn" onClick={() => onPick(moment)}>
              <span className="player-dot" aria-hidden="true" />
              <span>
                <b>{name}</b>
                {points > 0 && ` ${points}`} <i>{by === null ? text.noAttack : text.by(by.name)}</i>
              </span>
              <span className="end-turn-round">{words.end.turns.round(round)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
