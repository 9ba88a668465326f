import { PLAYER_IDS, type PlayerId, type report } from "@gunline/rules";
import { useGame } from "../../table/table.ts";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { percent } from "../../words/format.ts";

const text = words.end.luck;

/** Of both sides together; more would be a list. */
const MOST_UNITS = 8;

interface LuckPanelProps {
  /** Undefined while it is worked out; null where it cannot be. */
  readonly luck: Readonly<Record<PlayerId, report.Luck>> | null | undefined;
}

/** What the dice brought each side, beside what was to be expected of them. */
export function LuckPanel({ luck }: LuckPanelProps) {
  const { players } = useGame();
  if (luck === undefined) return <p className="end-quiet">{text.working}</p>;
  if (luck === null) return <p className="end-quiet">{text.failed}</p>;
  const most = Math.max(
    1,
    ...PLAYER_IDS.flatMap((player) => [luck[player].wounds.came, luck[player].wounds.expected]),
  );
  const leftOut = luck.p1.left_out + luck.p2.left_out;
  return (
    <div className="luck" id="luck" {...tip(text.method)}>
      {PLAYER_IDS.map((player) => (
        <div key={player} className="luck-side" data-side={player}>
          <p className="luck-head">
            <span className="player-dot" aria-hidden="true" />
            <b>{players[player].name}</b>
            <span>
              <b>{text.dealt(luck[player].wounds.came)}</b>
              {text.expected(luck[player].wounds.expected.toFixed(1))}
            </span>
          </p>
          <Bar {...luck[player].wounds} most={most} />
          <p className="luck-words">{inWords(luck[player].wounds)}</p>
          <Rolls {...luck[player]} />
        </div>
      ))}
      <Units luck={luck} />
      {leftOut > 0 && <p className="end-quiet">{text.leftOut(leftOut)}</p>}
    </div>
  );
}

function Bar({ came, expected, most }: report.Measure & { readonly most: number }) {
  return (
    <div className="luck-bar" aria-hidden="true">
      <span className="luck-came" style={{ width: share(came, most) }} />
      <span className="luck-expected" style={{ left: share(expected, most) }} />
    </div>
  );
}

/** A little short of all, so that the mark of the expected is always seen. */
function share(value: number, most: number): string {
  return `${(96 * value) / most}%`;
}

function inWords({ came, expected, of, luckier_than }: report.Measure): string {
  if (of === 0) return "";
  const difference = Math.round(came - expected);
  const more = difference >= 0 ? text.more(difference) : text.fewer(-difference);
  return `${more} ${text.luckier(percent(luckier_than))}`;
}

function Rolls({ charges, saves }: Pick<report.Luck, "charges" | "saves">) {
  return (
    <p className="luck-words">
      {saves.of > 0 && text.saves(saves.came, saves.of, saves.expected.toFixed(1))}
      {saves.of > 0 && charges.of > 0 && " · "}
      {charges.of > 0 && text.charges(charges.came, charges.of, charges.expected.toFixed(1))}
    </p>
  );
}

interface OwnedLuck extends report.UnitLuck {
  readonly side: PlayerId;
}

/** Units whose dice fell farthest from the mean, either way. */
function Units({ luck }: { readonly luck: Readonly<Record<PlayerId, report.Luck>> }) {
  const all = PLAYER_IDS.flatMap((side) => luck[side].units.map((unit): OwnedLuck => ({ ...unit, side })));
  const off = ({ dealt, expected }: report.UnitLuck) => dealt - expected;
  const farthest = all.toSorted((a, b) => Math.abs(off(b)) - Math.abs(off(a))).slice(0, MOST_UNITS);
  const shown = farthest.toSorted((a, b) => off(b) - off(a));
  if (shown.length === 0) return null;
  const most = Math.max(1, ...shown.map((unit) => Math.abs(off(unit))));
  return (
    <ul className="luck-units" aria-label={text.units}>
      {shown.map((unit) => (
        <li
          key={`${unit.side} ${unit.unit_id}`}
          data-side={unit.side}
          {...tip(text.unitTip(unit.name, unit.dealt, unit.expected.toFixed(1)))}
        >
          <span className="luck-unit">{unit.name}</span>
          <span className="luck-swing" aria-hidden="true">
            <span
              style={{
                width: `${(50 * Math.abs(off(unit))) / most}%`,
                [off(unit) < 0 ? "right" : "left"]: "50%",
              }}
            />
          </span>
          <span className="tabular">{text.difference(off(unit))}</span>
        </li>
      ))}
    </ul>
  );
}
