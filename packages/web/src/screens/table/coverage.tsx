import { PLAYED } from "@gunline/armies/played";
import { words } from "../../words/english.ts";
import "./coverage.css";

const text = words.coverage;

/** What the referee plays of each army, with the numbers of docs/COVERAGE.md. */
export default function Coverage() {
  return (
    <>
      <p>{text.intro}</p>
      <div className="coverage">
        <table className="tabular">
          <thead>
            <tr>
              <th scope="col">{text.army}</th>
              {PLAYED.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PLAYED.rows.map(({ army, cells }) => (
              <tr key={army ?? ""} data-all={army === null || undefined}>
                <th scope="row">{army ?? text.all}</th>
                {PLAYED.columns.map((column, at) => (
                  <td key={column}>{cells[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
