import { inForce, RULES, type Unit } from "@gunline/rules";
import { useState } from "react";
import { useTexts } from "../../table/rule-texts.ts";
import { useGame } from "../../table/table.ts";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { OtherUnits } from "../roster/roster.tsx";
import { conditionOf, statsOf, strengthOf } from "../unit-words.ts";
import { SHOOTERS } from "./shooters.ts";
import "./shooter.css";

/** A tip is read at a glance: what is longer stands on the card of the unit. */
const LONGEST_TIP = 600;

/** What the rule says, where the player's file does; else why the referee does nothing about it. */
function chipTip(ability: string, text: string | undefined): string {
  if (text === undefined) return `${words.shooting.notAutomatedTip(ability)}\n${RULES["KW-22"]}\nKW-22`;
  const short = text.length > LONGEST_TIP ? `${text.slice(0, LONGEST_TIP)}…` : text;
  return `${words.coverage.status.none}\n${words.coverage.fromList(short)}`;
}

/** Who acts. */
export function Shooter({ unit, fixed = false }: { readonly unit: Unit; readonly fixed?: boolean }) {
  const game = useGame();
  const [choosing, choose] = useState(false);
  const keywords = unit.keywords.join(" · ");
  const abilities =
    unit.abilities.length > 0 ? `\n${words.shooting.abilities(unit.abilities.join(", "))}` : "";
  const unable = inForce.notAutomated(game, unit);
  const textOf = useTexts();
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
      {unable.length > 0 && (
        <p className="shooter-unable">
          {words.shooting.notAutomated}{" "}
          {unable.map((ability) => (
            <button
              key={ability}
              type="button"
              className="chip chip-button chip-unknown"
              {...tip(chipTip(ability, textOf(ability, unit.name)))}
            >
              {ability.toLowerCase()}
            </button>
          ))}
        </p>
      )}
      {choosing && !fixed && <OtherUnits of={SHOOTERS} than={unit.id} />}
    </header>
  );
}
