import { type Game, type MoveKind, moves } from "@gunline/rules";
import { useMemo } from "react";
import { useDecider, useIsOurs } from "../../online/whose-decision.ts";
import { submit } from "../../table/authority.ts";
import { useGame } from "../../table/table.ts";
import { scoutsUnderWay } from "../../table/under-way.ts";
import { chooseMover, look, useView } from "../../table/view.ts";
import { againstMoving, againstScouting, deciderOf } from "../../table/whose.ts";
import { Section } from "../../ui/section.tsx";
import { Segments } from "../../ui/segments.tsx";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { inches, typeset } from "../../words/format.ts";
import { Conditions } from "../charge/conditions.tsx";
import { useHand } from "../charge/hand.ts";
import { Reasons } from "../charge/reasons.tsx";
import "../charge/charge.css";
import { FloorControls } from "../placing/floor-controls.tsx";
import { FormationControls, GripControls } from "../placing/formation.tsx";
import { PlacingSection } from "../placing/placing-section.tsx";
import { Tray } from "../placing/tray.tsx";
import { OtherUnits, RestingUnits, Roster } from "../roster/roster.tsx";
import { modelCount, ruleTip, statsOf } from "../unit-words.ts";
import { chooseKind, floorsForMove, formUnit, mend, moveToFloor } from "./draft.ts";
import { MOVERS } from "./movers.ts";
import { against, type Moving, mayRoll, movingOf, previewOf } from "./moving.ts";
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
          <Reasons refusals={againstMoving(game)[chosen.id] ?? []} />
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
      <button type="button" className="charge-other" onClick={() => chooseMover(null)}>
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
  const draft = useView((view) => view.draft);
  const moving = movingOf(game, { mover, moveKind: null });
  const preview = previewOf(game, { mover, moveKind: null, draft });
  const reasons = againstScouting(game);
  const text = scoutsUnderWay(game) ? WORDS.scouts : WORDS.aside;
  const left = Object.keys(reasons).filter((id) => reasons[id]!.length === 0);
  return (
    <div className={`charge-${deciderOf(game)}`}>
      {moving !== undefined && preview !== undefined && (
        <>
          <Head moving={moving} />
          <MoveSection moving={moving} preview={preview} />
          <Forming moving={moving} />
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
  const draft = useView((view) => view.draft);
  const { mover, moveKind } = useView.getState();
  useHand(({ holding }) => holding);
  const preview = previewOf(game, { mover, moveKind, draft });
  return (
    <>
      <Head moving={moving} />
      <Kinds game={game} moving={moving} />
      {preview !== undefined && (
        <>
          <MoveSection moving={moving} preview={preview} />
          <Forming moving={moving} />
          <ProspectsSection game={game} moving={moving} />
        </>
      )}
    </>
  );
}

const KINDS: readonly MoveKind[] = ["NORMAL", "ADVANCE", "FALL_BACK", "STATIONARY"];

/** Four buttons; those that cannot be pressed say why. */
function Kinds({ game, moving: { unit, kind, needsRoll } }: MoverProps) {
  const reasons = against(game, unit);
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
        {needsRoll ? WORDS.kind.roll(inches(move)) : WORDS.kind.says[kind](far)}{" "}
        {unit.advance_roll !== undefined && WORDS.kind.rolled(unit.advance_roll)}
      </p>
    </Section>
  );
}

function MoveSection({
  moving,
  preview,
}: {
  readonly moving: Moving;
  readonly preview: moves.UnitMovePreview;
}) {
  const notice = useHand((hand) => hand.notice);
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
      {moved.length > 0 && (
        <Conditions conditions={preview.conditions} onFix={({ rule }) => mend(rule)} isCharge={false} />
      )}
      {moving.kind === "FALL_BACK" && moved.length > 0 && (
        <p className={preview.tested.length > 0 ? "moving-escape" : "moving-quiet"}>
          <b>{WORDS.escape.title}</b>{" "}
          {preview.tested.length > 0 ? WORDS.escape.tested(preview.tested.length) : WORDS.escape.none}
        </p>
      )}
    </Section>
  );
}

/** Ranks to form up in, and what a drag takes up. */
function Forming({ moving: { unit } }: { readonly moving: Moving }) {
  const picked = useView((view) => view.picked);
  // Where models would end says which floors there are.
  useView((view) => view.draft);
  const found = floorsForMove();
  const floors = <FloorControls floors={found} onFloor={moveToFloor} />;
  if (modelCount(unit) < 2)
    return found === null ? null : <Section title={words.placing.floors.label}>{floors}</Section>;
  const facing = Object.values(unit.models)[0]!.facing;
  return (
    <Section
      title={WORDS.formation.title}
      aside={
        picked.length > 0 && (
          <button type="button" className="text-button" onClick={() => look({ picked: [] })}>
            {WORDS.formation.picked(picked.length)} · {WORDS.formation.everyone}
          </button>
        )
      }
    >
      <FormationControls unit={unit} onChange={() => formUnit(facing)} />
      <GripControls />
      {floors}
    </Section>
  );
}
