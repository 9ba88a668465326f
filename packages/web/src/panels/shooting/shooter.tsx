import type { Unit } from "@gunline/rules";
import { useState } from "react";
import { useGame } from "../../table/table.ts";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { OtherUnits } from "../roster/roster.tsx";
import { Unplayed } from "../unit/unplayed.tsx";
import { conditionOf, statsOf, strengthOf } from "../unit-words.ts";
import { SHOOTERS } from "./shooters.ts";
import "./shooter.css";

/** Who acts. */
export function Shooter({ unit, fixed = false }: { readonly unit: Unit; readonly fixed?: boolean }) {
  const game = useGame();
  const [choosing, choose] = useState(false);
  const keywords = unit.keywords.join(" · ");
  const abilities =
    unit.abilities.length > 0 ? `\n${words.shooting.abilities(unit.abilities.join(", "))}` : "";
  return (
    <header className={`shooter shooter-${unit.owner}`}>
      <div className="shooter-line">
        <h2 className="shooter-name">{unit.name}</h2>
        <span className="shooter-condition">
          {[strengthOf(unit), ...conditionOf(game, unit)].map((words, index) => (
            <span key={words} className={words === "engaged" ? "shooter-engaged" : undefined}>
              {index > 0 && " · "}
              {words}
            </span>
          ))}
        </span>
      </div>
      <div className="shooter-line">
        <dl className="shooter-stats">
          {statsOf(unit).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <span className="shooter-more">
          <button
            type="button"
            className="shooter-info"
            aria-label={words.shooting.keywordsAndAbilities}
            {...tip(`${keywords}${abilities}`)}
          >
            i
          </button>
          {!fixed && (
            <button
              type="button"
              className="text-button"
              aria-expanded={choosing}
              onClick={() => choose(!choosing)}
            >
              {words.roster.otherUnit}
            </button>
          )}
        </span>
      </div>
      <Unplayed unit={unit} />
      {choosing && !fixed && <OtherUnits of={SHOOTERS} than={unit.id} />}
    </header>
  );
}
