import type { Refusal } from "@gunline/rules";
import { useIsOurs, useNotOurs } from "../../online/whose-decision.ts";
import { useGame } from "../../table/table.ts";
import { UnitBadge } from "../../table/unit-badge.tsx";
import { look } from "../../table/view.ts";
import { Section } from "../../ui/section.tsx";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { ruleTip } from "../unit-words.ts";
import { type ChoiceOfUnits, type Row, rowsOf } from "./choice-of-units.ts";
import "./roster.css";

interface RosterProps {
  readonly of: ChoiceOfUnits;
}

/** Who can act: every unit of the player whose turn it is, and why not where it cannot. */
export function Roster({ of }: RosterProps) {
  const game = useGame();
  const isOurs = useIsOurs();
  const rows = rowsOf(of, game);
  const isDone = ({ unit, refusals }: Row) => of.standing(game, unit, refusals).state === "done";
  const ready = rows.filter(({ refusals }) => refusals.length === 0);
  const resting = rows
    .filter(({ refusals }) => refusals.length > 0)
    .sort((a, b) => Number(isDone(a)) - Number(isDone(b)));
  return (
    <Section
      title={isOurs ? of.title.ours : of.title.theirs}
      aside={words.roster.ready(ready.length, rows.length)}
    >
      {ready.length === 0 && <NobodyLeft {...of.nobodyLeft(game, resting.every(isDone))} />}
      <RosterList of={of} rows={ready} />
      <RosterList of={of} rows={resting} isResting />
    </Section>
  );
}

/** Those that cannot act, and why. */
export function RestingUnits({ of }: RosterProps) {
  const rows = rowsOf(of, useGame()).filter(({ refusals }) => refusals.length > 0);
  return <RosterList of={of} rows={rows} isResting />;
}

/** Those that can, and those that cannot with why. */
export function WhoCould({ of }: RosterProps) {
  const rows = rowsOf(of, useGame());
  return (
    <>
      <RosterList of={of} rows={rows.filter(({ refusals }) => refusals.length === 0)} />
      <RosterList of={of} rows={rows.filter(({ refusals }) => refusals.length > 0)} isResting />
    </>
  );
}

/** Units that can be chosen instead of the selected one. */
export function OtherUnits({ of, than }: RosterProps & { readonly than: string }) {
  const rows = rowsOf(of, useGame()).filter(
    ({ unit, refusals }) => unit.id !== than && refusals.length === 0,
  );
  if (rows.length === 0) return <p className="roster-none">{of.noOther}</p>;
  return <RosterList of={of} rows={rows} />;
}

interface RosterListProps extends RosterProps {
  readonly rows: readonly Row[];
  readonly isResting?: boolean;
}

function RosterList({ of, rows, isResting = false }: RosterListProps) {
  if (rows.length === 0) return null;
  return (
    <ul className={isResting ? "roster roster-resting" : "roster"}>
      {rows.map((row) => (
        <RosterRow key={row.unit.id} of={of} {...row} />
      ))}
    </ul>
  );
}

function RosterRow({ of, unit, refusals }: RosterProps & Row) {
  const game = useGame();
  const notOurs = useNotOurs();
  const { state, word } = of.standing(game, unit, refusals);
  const isAble = refusals.length === 0 && notOurs === undefined;
  return (
    <li className={`roster-row roster-${state}`}>
      <button
        type="button"
        className="roster-unit"
        aria-disabled={!isAble || undefined}
        onClick={() => {
          if (!isAble) return;
          // The row goes away under the pointer, which therefore never leaves it.
          look({ hovered: null });
          of.choose(unit.id);
        }}
        onPointerEnter={() => look({ hovered: unit.id })}
        onPointerLeave={() => look({ hovered: null })}
        onFocus={() => look({ hovered: unit.id })}
        onBlur={() => look({ hovered: null })}
        {...tip(refusals.length > 0 ? ruleTip(refusals) : notOurs)}
      >
        <span className="roster-words">
          <UnitBadge unit={unit} />
          <span className="roster-name">{unit.name}</span>
          <span className="roster-condition">{of.note(game, unit)}</span>
          {unit.flags.battle_shocked === true && (
            <span className="roster-shocked">{words.board.shocked}</span>
          )}
        </span>
        <span className="roster-status">{word}</span>
        {state === "unable" && <RosterReasons refusals={refusals} />}
      </button>
      {of.skip?.isOffered(game, refusals) === true && notOurs === undefined && (
        <button
          type="button"
          className="text-button"
          aria-label={words.roster.skipUnit(unit.name)}
          onClick={() => of.skip?.run(unit.id)}
        >
          {words.roster.skip}
        </button>
      )}
    </li>
  );
}

function RosterReasons({ refusals }: { readonly refusals: readonly Refusal[] }) {
  return refusals.map(({ code, message, rule }) => (
    <span key={code + message} className="roster-reason">
      {typeset(message)} <span className="rule-id">{rule}</span>
    </span>
  ));
}

function NobodyLeft({ title, words: why }: { readonly title: string; readonly words: string }) {
  const isOurs = useIsOurs();
  return (
    <div className="roster-over">
      <p className="roster-over-title">{title}</p>
      <p>
        {why} {isOurs && words.roster.endPhase}
      </p>
    </div>
  );
}
