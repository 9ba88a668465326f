import { missions, PLAYER_IDS, report } from "@gunline/rules";
import { sourceName } from "@gunline/rules/words";
import { Fragment } from "react";
import { useGame } from "../../table/table.ts";
import { words } from "../../words/english.ts";

const text = words.end.sheet;

const ROUNDS = [1, 2, 3, 4, 5];

/** Victory points of both sides, by source and round. */
export function EndSheet() {
  const game = useGame();
  const sources = report.sourcesOf(game);
  const mission = missions.missionOf(game);
  return (
    <table className="end-sheet tabular">
      <thead>
        <tr className="end-sheet-head">
          <th scope="col" colSpan={2} aria-label={text.source} />
          {ROUNDS.map((round) => (
            <th key={round} scope="col" className="end-sheet-cell">
              {round}
            </th>
          ))}
          <th scope="col" className="end-sheet-cell">
            {text.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {PLAYER_IDS.map((player) => (
          <Fragment key={player}>
            <tr className="end-sheet-side" data-side={player}>
              <th scope="row" colSpan={2} className="end-sheet-label">
                <span className="player-dot" aria-hidden="true" />
                {game.players[player].name}
              </th>
              {ROUNDS.map((round) => (
                <td key={round} className="end-sheet-cell">
                  {shown(sources[player].reduce((all, one) => all + (one.rounds[round - 1] ?? 0), 0))}
                </td>
              ))}
              <td className="end-sheet-cell">{missions.victoryPointsOf(game, player)}</td>
            </tr>
            {rowsOf(sources[player], mission?.id).map(({ kind, source, rounds, total }) => (
              <tr key={`${kind} ${source}`} className="end-sheet-row">
                <th scope="row" className="end-sheet-label">
                  {kind === "primary" ? text.primary : text.secondary}
                </th>
                <td className="end-sheet-label">{sourceName(source)}</td>
                {ROUNDS.map((round) => (
                  <td key={round} className="end-sheet-cell">
                    {shown(rounds[round - 1] ?? 0)}
                  </td>
                ))}
                <td className="end-sheet-cell">{total}</td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** The mission has its row also where it brought nothing. */
function rowsOf(sources: readonly report.Source[], mission: string | undefined): readonly report.Source[] {
  if (mission === undefined || sources.some(({ kind }) => kind === "primary")) return sources;
  return [{ kind: "primary", source: mission, rounds: [], total: 0 }, ...sources];
}

function shown(vp: number): string {
  return vp === 0 ? "·" : `${vp}`;
}
