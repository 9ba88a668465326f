import type { Game } from "@gunline/rules";
import type { ReactNode } from "react";
import { type Placing, useView } from "../../table/view.ts";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { modelCount } from "../unit-words.ts";
import { FloorControls } from "./floor-controls.tsx";
import { DragModeControls, FormationControls } from "./formation.tsx";
import { fitsInWords, floorsForPlacing, placeOnFloor, previewPlacing, reform } from "./placing.ts";
import "../moving/moving.css";
import "./placing.css";

const WORDS = words.placing;

interface PlacingProps {
  readonly game: Game;
  readonly placing: Placing;
  /** What else could be done with the unit. */
  readonly children?: ReactNode;
}

/** The unit that is being placed: its ranks, and whether it may stand where it is. */
export function PlacingSection({ game, placing, children }: PlacingProps) {
  const unit = game.units[placing.unitId]!;
  const dragMode = useView((view) => view.dragMode);
  const notice = useView(({ pointer }) => pointer.notice);
  const { legal, faults, forgoesCharge } = previewPlacing(game, placing);
  const models = modelCount(unit);
  const base = Object.values(unit.models)[0]!.base.mm;
  const size = typeof base === "number" ? WORDS.round(base) : WORDS.long(base[0], base[1]);
  return (
    <>
      <Section title={WORDS.formation.title} aside={WORDS.size(models, size)}>
        {models > 1 && <FormationControls unit={unit} onChange={reform} />}
        <p className="placing-turned">
          {WORDS.turned} <b>{WORDS.degrees(placing.facing)}</b>
        </p>
        {models > 1 && <DragModeControls value={dragMode ?? "unit"} />}
        <FloorControls floors={floorsForPlacing()} onFloor={placeOnFloor} />
      </Section>
      <Section title={unit.name} aside={legal ? WORDS.fits : WORDS.faulty(faulty(faults), models)}>
        {notice !== "" && (
          <p className="charge-notice" role="alert">
            {typeset(notice)}
          </p>
        )}
        {legal && <p className="placing-good">✓ {fitsInWords(placing)}</p>}
        {forgoesCharge && <p className="moving-escape">{WORDS.forgoesCharge}</p>}
        <ul className="placing-faults">
          {faults.slice(0, MOST_SHOWN).map(({ code, message, rule }) => (
            <li key={code + message}>
              ✕ {typeset(message)} <span className="charge-rule">{rule}</span>
            </li>
          ))}
        </ul>
        {faults.length > MOST_SHOWN && (
          <p className="moving-quiet">{words.charge.conditions.more(faults.length - MOST_SHOWN)}</p>
        )}
        {!legal && notice === "" && placing.byHand === undefined && (
          <p className="moving-quiet">{WORDS.nearestHelps}</p>
        )}
        {children}
      </Section>
    </>
  );
}

const MOST_SHOWN = 3;

function faulty(faults: readonly { readonly model_id?: string }[]): number {
  return new Set(faults.flatMap(({ model_id }) => model_id ?? [])).size;
}
