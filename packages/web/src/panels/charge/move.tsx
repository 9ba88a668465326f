import type { Game, Refusal } from "@gunline/rules";
import { useDecider, useIsOurs } from "../../online/whose-decision.ts";
import { useView } from "../../table/view.ts";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { Conditions } from "../moving/conditions.tsx";
import { DragControls, PickedModels } from "../moving/drag-controls.tsx";
import { moveOf, usePreview } from "../moving/moving.ts";
import type { Charging } from "./charging.ts";
import { isCertain, notFoundBecause } from "./hopeless.ts";
import { Models } from "./models.tsx";
import { Reasons } from "./reasons.tsx";

const WORDS = words.charge.move;

/** The move itself: what it must keep, and every model's part in it. */
export function MoveSection({ game, charging }: { readonly game: Game; readonly charging: Charging }) {
  const preview = usePreview(game);
  const notice = useView(({ pointer }) => pointer.notice);
  const against = notFoundBecause(game);
  const isOurs = useIsOurs();
  const move = moveOf(game, { mover: null, moveKind: null });
  const roll = charging.roll ?? 0;
  if (preview === undefined || move === undefined) return null;
  if (!isOurs) return <Elsewhere roll={roll} reasons={against} />;
  const touching = preview.models.filter(({ in_contact }) => in_contact).length;
  const started = preview.models.some(({ moves }) => moves);
  const judged = (
    <>
      <Conditions conditions={preview.conditions} isAdvised />
      <Models unit={charging.unit} preview={preview} roll={roll} />
      <PickedModels />
      <DragControls move={move} />
    </>
  );
  if (isCertain(against)) {
    return (
      <>
        <Hopeless roll={roll} reasons={against} />
        <details className="charge-anyway" open={started}>
          <summary>{WORDS.byHand}</summary>
          {judged}
        </details>
      </>
    );
  }
  return (
    <Section title={WORDS.title} aside={WORDS.contacts(touching, preview.models.length)}>
      {notice !== "" && against.length === 0 && (
        <p className="charge-notice" role="alert">
          {typeset(notice)}
        </p>
      )}
      {against.length > 0 && <NotFound reasons={against} />}
      {!started && against.length === 0 && (
        <p className="charge-hint">
          {WORDS.start} <kbd>A</kbd> {WORDS.startAutoPath}
        </p>
      )}
      {judged}
    </Section>
  );
}

/** The move is made at another screen, which tells of it when it is done. */
function Elsewhere({ roll, reasons }: HopelessProps) {
  const name = useDecider();
  if (isCertain(reasons)) return <Hopeless roll={roll} reasons={reasons} />;
  if (name === null) return null;
  return (
    <Section title={WORDS.title}>
      <p className="charge-hint">{WORDS.elsewhere(name, roll)}</p>
    </Section>
  );
}

interface HopelessProps {
  readonly roll: number;
  readonly reasons: readonly Refusal[];
}

function Hopeless({ roll, reasons }: HopelessProps) {
  return (
    <div className="charge-banner" role="alert">
      <strong>{WORDS.hopeless(roll)}</strong>
      <Reasons refusals={reasons} />
      <p>{WORDS.stays}</p>
    </div>
  );
}

/** The search came to nothing, which is no proof. */
function NotFound({ reasons }: { readonly reasons: readonly Refusal[] }) {
  return (
    <div className="charge-not-found" role="alert">
      <p className="charge-not-found-title">{WORDS.notFound}</p>
      <Reasons refusals={reasons} />
    </div>
  );
}
