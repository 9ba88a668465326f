import { READY_FACTIONS, type ReadyOffer } from "@gunline/armies/ready";
import { useState } from "react";
import { Segments } from "../../ui/segments.tsx";
import { words } from "../../words/english.ts";
import { withRules } from "../later.ts";

const own = words.builder.ready;

const LIMITS = ["500", "1000", "2000"] as const;
type Limit = (typeof LIMITS)[number];

const COUNT = READY_FACTIONS.reduce((sum, { armies }) => sum + armies.length, 0);

/** The ready army of every faction: one click begins a battle with it against the computer. */
export function ReadyArmies() {
  const [limit, setLimit] = useState<Limit>("500");
  const offers = READY_FACTIONS.flatMap(({ faction, name, armies }) => {
    const army = armies.find((one) => one.limit === Number(limit));
    return army === undefined ? [] : [{ faction, name, army }];
  });
  return (
    <section className="start-section" aria-label={own.heading}>
      <div className="ready-head">
        <h2 className="heading">{own.heading}</h2>
        <Segments
          label={own.points}
          value={limit}
          options={LIMITS.map((value) => ({ value, label: own.limit(Number(value)) }))}
          onChange={setLimit}
        />
      </div>
      <p className="kept-intro">{own.count(COUNT, READY_FACTIONS.length)}</p>
      <ul className="ready-armies">
        {offers.map(({ faction, name, army }) => (
          <li key={faction}>
            <button
              type="button"
              className="ready-army"
              title={own.begin(name, army.points)}
              onClick={() => void withRules(({ quickBattleOf }) => quickBattleOf(faction, army.limit))}
            >
              <Tokens tokens={army.tokens} />
              <b>{name}</b>
              <span className="ready-facts">{own.facts(army.points, army.detachment)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Millimetres between bases, and in a row of the picture. */
const GAP = 5;
const WIDTH = 620;

/** The bases of the army in rows, unit by unit, to one scale. */
function Tokens({ tokens }: Pick<ReadyOffer, "tokens">) {
  const placed: { x: number; y: number; wide: number; high: number; isHull: boolean; unit: number }[] = [];
  let x = 0;
  let y = 0;
  let row = 0;
  for (const [unit, [code, count]] of tokens.entries()) {
    const [, hull, long = "32", short] = /^(hull )?([\d.]+)(?:x([\d.]+))?$/.exec(code) ?? [];
    const [wide, high] = [Number(long), Number(short ?? long)];
    for (let at = 0; at < count; at++) {
      if (x + wide > WIDTH) {
        x = 0;
        y += row + GAP;
        row = 0;
      }
      placed.push({ x, y, wide, high, isHull: hull !== undefined, unit });
      x += wide + GAP;
      row = Math.max(row, high);
    }
    x += 2 * GAP;
  }
  return (
    <svg className="ready-tokens" viewBox={`0 0 ${WIDTH} ${Math.max(y + row, 160)}`} aria-hidden="true">
      {placed.map(({ x: left, y: top, wide, high, isHull, unit }) => (
        <rect
          key={`${left} ${top}`}
          x={left}
          y={top}
          width={wide}
          height={high}
          rx={isHull ? 8 : Math.min(wide, high) / 2}
          ry={isHull ? 8 : Math.min(wide, high) / 2}
          data-odd={unit % 2 === 1 || undefined}
        />
      ))}
    </svg>
  );
}
