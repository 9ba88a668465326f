import { type Game, type MoveKind, type MovePreview, type MoveUnderWay, moves } from "@gunline/rules";
import { useMemo } from "react";
import { useDecider, useIsOurs } from "../../online/whose-decision.ts";
import { submit } from "../../table/authority.ts";
import { useGame } from "../../table/table.ts";
import { scoutsUnderWay } from "../../table/under-way.ts";
import { chooseMover, useView } from "../../table/view.ts";
import { deciderOf, movingRefusals, scoutingRefusals } from "../../table/whose.ts";
import { Section } from "../../ui/section.tsx";
import { Segments } from "../../ui/segments.tsx";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { inches, typeset } from "../../words/format.ts";
import { Reasons } from "../charge/reasons.tsx";
import "../charge/charge.css";
import { FormationControls } from "../placing/formation.tsx";
import { PlacingSection } from "../placing/placing-section.tsx";
import { Tray } from "../placing/tray.tsx";
import { OtherUnits, RestingUnits, Roster } from "../roster/roster.tsx";
import { modelCount, ruleTip, statsOf } from "../unit-words.ts";
import { Conditions } from "./conditions.tsx";
import { resetMove } from "./draft.ts";
import { floorsForMove } from "./drag.ts";
import { DragControls, PickedModels } from "./drag-controls.tsx";
import { chooseKind, formUnit } from "./editor.ts";
import { MOVERS } from "./movers.ts";
import { kindRefusals, type Moving, mayRoll, movingOf, usePreview } from "./moving.ts";
import { ProspectsSection } from "./prospects.tsx";
import "./moving.css";

const WORDS = words.moving;

/** The side panel of the Movement phase: who moves and how, what the move must keep, and who is left. */
export function MovingPanel() {
  const game = useGame();
  const mover = useView((view) => view.mover);
  const moveKind = useView((view) => view.moveKind);
  const placing = useView((view) => view.placing);
  const isOurs = useIsOurs();
  const name = useDecider();
  const moving = movingOf(game, { mover, moveKind });
  if (placing !== null) {
    return (
      <>
        <PlacingSection game={game} placing={placing} />
        <Tray game={game} />
      </>
    );
  }
  const chosen = game.units[mover ?? ""];
  return (
    <div className={`charge-${game.turn.active_player}`}>
      {!isOurs && name !== null && <p className="moving-elsewhere">{WORDS.move.elsewhere(name)}</p>}
      {moving !== undefined && isOurs && <Mover game={game} moving={moving} />}
      {moving === undefined && chosen !== undefined && (
        <>
          <Head moving={{ unit: chosen }} />
          <Reasons refusals={movingRefusals(game)[chosen.id] ?? []} />
        </>
      )}
      {moving === undefined ? (
        <Roster of={MOVERS} />
      ) : (
        <Section title={WORDS.select.ours}>
          <OtherUnits of={MOVERS} than={moving.unit.id} />
          <RestingUnits of={MOVERS} />
        </Section>
      )}
      {isOurs && <Aboard game={game} />}
      <Tray game={game} />
    </div>
  );
}

/** Units that have moved and are near enough to a transport to get into it. */
function Aboard({ game }: { readonly game: Game }) {
  const boardings = useMemo(() => moves.boardingsNow(game), [game]);
  if (boardings.length === 0) return null;
  return (
    <Section title={WORDS.aboard.title}>
      <ul className="tray">
        {boardings.map((one) => (
          <li key={`${one.actor_unit_id}-${one.payload.transport_unit_id}`} className="tray-row">
            <button type="button" className="tray-unit" onClick={() => submit(one)}>
              {WORDS.aboard.into(
                game.units[one.actor_unit_id]!.name,
                game.units[one.payload.transport_unit_id]!.name,
              )}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Head({ moving: { unit } }: { readonly moving: Pick<Moving, "unit"> }) {
  return (
    <header className="charge-head">
      <h2 className="charge-title" {...tip(unit.keywords.join(", "))}>
        {unit.name}
      </h2>
      <span className="charge-stats">{WORDS.head(modelCount(unit))}</span>
      <span className="moving-stats">
        {statsOf(unit).map(([stat, value]) => (
          <span key={stat}>
            {stat} <b>{value}</b>
          </span>
        ))}
      </span>
      <button
        type="button"
        className="charge-other"
        onClick={() => {
          resetMove();
          chooseMover(null);
        }}
      >
        {WORDS.otherUnit}
      </button>
    </header>
  );
}

interface MoverProps {
  readonly game: Game;
  readonly moving: Moving;
}

/** Scouts before the first turn, or a unit in the middle of another phase: the move, and what it must keep. */
export function ScoutsPanel() {
  const game = useGame();
  const mover = useView((view) => view.mover);
  const moving = movingOf(game, { mover, moveKind: null });
  const preview = usePreview(game);
  const reasons = scoutingRefusals(game);
  const text = scoutsUnderWay(game) ? WORDS.scouts : WORDS.outOfPhase;
  const left = Object.keys(reasons).filter((id) => reasons[id]!.length === 0);
  return (
    <div className={`charge-${deciderOf(game)}`}>
      {moving?.move !== undefined && preview !== undefined && (
        <>
          <Head moving={moving} />
          <MoveSection move={moving.move} preview={preview} />
          <Forming move={moving.move} />
        </>
      )}
      <Section title={text.title} aside={game.players[deciderOf(game)].name}>
        <p className="moving-quiet">{text.words}</p>
        <ul className="tray">
          {left.map((id) => (
            <li key={id} className="tray-row">
              <button
                type="button"
                className="tray-unit"
                aria-pressed={id === mover}
                onClick={() => chooseMover(id)}
              >
                {game.units[id]!.name}
              </button>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Mover({ game, moving }: MoverProps) {
  const { unit, move } = moving;
  const preview = usePreview(game);
  return (
    <>
      <Head moving={moving} />
      <Kinds game={game} moving={moving} />
      {preview !== undefined && move !== undefined && (
        <>
          <MoveSection move={move} preview={preview} />
          <Forming move={move} />
          {isOfPhase(move) && <ProspectsSection game={game} unit={unit} kind={move.kind} />}
        </>
      )}
    </>
  );
}

const KINDS: readonly MoveKind[] = ["NORMAL", "ADVANCE", "FALL_BACK", "STATIONARY"];

/** Four buttons; those that cannot be pressed say why. */
function Kinds({ game, moving: { unit, move: underWay } }: MoverProps) {
  const reasons = kindRefusals(game, unit);
  const kind = underWay !== undefined && isOfPhase(underWay) ? underWay.kind : "ADVANCE";
  const { move } = unit.stats;
  const far = inches(move + (unit.advance_roll ?? 0));
  return (
    <Section title={WORDS.kind.title}>
      <Segments
        label={WORDS.kind.title}
        value={kind}
        onChange={chooseKind}
        options={KINDS.map((value, index) => {
          const refusals = value === "ADVANCE" && mayRoll(game, unit) ? [] : reasons[value];
          const disabledBecause = refusals.length > 0 ? ruleTip(refusals) : undefined;
          return { value, label: WORDS.kind.names[value], shortcut: `${index + 1}`, disabledBecause };
        })}
      />
      <p className="moving-says">
        {underWay === undefined ? WORDS.kind.roll(inches(move)) : WORDS.kind.says[kind](far)}{" "}
        {unit.advance_roll !== undefined && WORDS.kind.rolled(unit.advance_roll)}
      </p>
    </Section>
  );
}

interface MoveProps {
  readonly move: MoveUnderWay;
  readonly preview: MovePreview;
}

function MoveSection({ move, preview }: MoveProps) {
  const notice = useView(({ pointer }) => pointer.notice);
  const moved = preview.models.filter(({ moves }) => moves);
  const faulty = preview.models.filter(({ faults }) => faults.length > 0).length;
  const of = preview.models.length;
  return (
    <Section
      title={WORDS.move.title}
      aside={moved.length > 0 ? WORDS.move.inOrder(of - faulty, of) : undefined}
    >
      {notice !== "" && (
        <p className="charge-notice" role="alert">
          {typeset(notice)}
        </p>
      )}
      {moved.length === 0 && notice === "" && <p className="charge-hint">{WORDS.move.start}</p>}
      {moved.length > 0 && <Conditions conditions={preview.conditions} />}
      {move.kind === "FALL_BACK" && moved.length > 0 && (
        <p className={preview.tested.length > 0 ? "moving-escape" : "moving-quiet"}>
          <b>{WORDS.escape.title}</b>{" "}
          {preview.tested.length > 0 ? WORDS.escape.tested(preview.tested.length) : WORDS.escape.none}
        </p>
      )}
    </Section>
  );
}

/** Ranks to form up in, and what a drag takes. */
function Forming({ move }: { readonly move: MoveUnderWay }) {
  // Where models would end says which floors there are.
  useView((view) => view.draft);
  const { unit } = move;
  const isOne = modelCount(unit) < 2;
  if (isOne && floorsForMove() === null) return null;
  const facing = Object.values(unit.models)[0]!.facing;
  return (
    <Section
      title={isOne ? words.placing.floors.label : WORDS.formation.title}
      aside={isOne ? undefined : <PickedModels />}
    >
      {!isOne && <FormationControls unit={unit} onChange={() => formUnit(facing)} />}
      <DragControls move={move} />
    </Section>
  );
}

/** Whether it is one of the kinds that a player chooses between in the phase. */
function isOfPhase(move: MoveUnderWay): move is Extract<MoveUnderWay, { kind: moves.MadeMove }> {
  return KINDS.some((kind) => kind === move.kind);
}
