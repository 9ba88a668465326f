import { type Game, isOnTable, type PlayerId, type Unit } from "@gunline/rules";
import { useIsOurs } from "../../online/whose-decision.ts";
import { UnitBadge } from "../../table/unit-badge.tsx";
import { look } from "../../table/view.ts";
import { deciderOf, settingUpRefusals } from "../../table/whose.ts";
import { Section } from "../../ui/section.tsx";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { modelCount, ruleTip, strengthOf } from "../unit-words.ts";
import { takeUp } from "./placing.ts";
import "./placing.css";

const WORDS = words.placing.tray;

/** Beside the board: who waits in reserve and who rides in a transport, with when and where they may come. */
export function Tray({ game }: { readonly game: Game }) {
  const sides = [deciderOf(game), ...(["p1", "p2"] as const).filter((id) => id !== deciderOf(game))];
  return sides.map((side) => <Side key={side} game={game} side={side} />);
}

function Side({ game, side }: { readonly game: Game; readonly side: PlayerId }) {
  const isOurs = useIsOurs();
  const own = Object.values(game.units).filter((unit) => unit.owner === side && modelCount(unit) > 0);
  const waiting = own.filter((unit) => unit.reserve !== null && !isOnTable(unit));
  const riding = own.filter((unit) => unit.embarked_in !== null);
  if (waiting.length + riding.length === 0) return null;
  const points = waiting.reduce((sum, unit) => sum + (unit.points ?? 0), 0);
  const isDecider = side === deciderOf(game);
  const title = isDecider ? WORDS.title : WORDS.titleOf(game.players[side].name);
  return (
    <Section title={title} aside={points > 0 ? WORDS.points(waiting.length, points) : undefined}>
      <ul className="tray">
        {waiting.map((unit) => (
          <Waiting key={unit.id} game={game} unit={unit} canCome={isDecider && isOurs} />
        ))}
        {riding.map((unit) => (
          <Riding key={unit.id} game={game} unit={unit} canCome={isDecider && isOurs} />
        ))}
      </ul>
    </Section>
  );
}

function Names({ unit }: { readonly unit: Unit }) {
  return (
    <span className="tray-names">
      <UnitBadge unit={unit} />
      <b>{unit.name}</b> <span className="tray-strength">{strengthOf(unit)}</span>
    </span>
  );
}

interface WaitingProps {
  readonly game: Game;
  readonly unit: Unit;
  readonly canCome: boolean;
}

/** A passenger, who may get out where that is offered. */
function Riding({ game, unit, canCome }: WaitingProps) {
  const refusals = settingUpRefusals(game)[unit.id];
  const isAble = canCome && refusals?.length === 0;
  return (
    <li className="tray-row">
      <button
        type="button"
        className="tray-unit"
        aria-disabled={!isAble || undefined}
        onClick={() => isAble && takeUp(unit.id)}
        {...tip(refusals !== undefined && refusals.length > 0 ? ruleTip(refusals) : undefined)}
      >
        <Names unit={unit} />
        <span className="tray-word">{WORDS.inside(game.units[unit.embarked_in!]?.name ?? "")}</span>
        {isAble && <span className="tray-when tray-now">{WORDS.getOut}</span>}
      </button>
    </li>
  );
}

function Waiting({ game, unit, canCome }: WaitingProps) {
  const refusals = settingUpRefusals(game)[unit.id];
  const isAble = canCome && refusals?.length === 0;
  const where = WORDS.where[unit.reserve!];
  const when = refusals?.find(({ code }) => code === "TOO_EARLY");
  return (
    <li className="tray-row">
      <button
        type="button"
        className="tray-unit"
        aria-disabled={!isAble || undefined}
        onClick={() => isAble && takeUp(unit.id)}
        onPointerEnter={() => look({ hovered: unit.id })}
        onPointerLeave={() => look({ hovered: null })}
        {...tip(
          refusals !== undefined && refusals.length > 0 ? ruleTip(refusals) : WORDS.whereTip[unit.reserve!],
        )}
      >
        <Names unit={unit} />
        <span className="tray-word">{where}</span>
        <span className={isAble ? "tray-when tray-now" : "tray-when"}>
          {isAble ? WORDS.now : when === undefined ? WORDS.later : typeset(when.message)}
        </span>
      </button>
    </li>
  );
}
