import { type Game, moves, type Unit } from "@gunline/rules";
import { useEffect, useState } from "react";
import { UnitBadge } from "../../table/unit-badge.tsx";
import { look, useView } from "../../table/view.ts";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { inches, percent } from "../../words/format.ts";

const WORDS = words.moving.prospects;

/** Asked this long after a drag ended: who sees whom takes longer to find out than a frame. */
const REST_MS = 160;

interface ProspectsProps {
  readonly game: Game;
  readonly unit: Unit;
  readonly kind: moves.MadeMove;
}

/** What could be shot and charged from where the unit would stand. */
export function ProspectsSection({ game, unit, kind }: ProspectsProps) {
  const prospects = useProspects({ game, unit, kind });
  const seen =
    prospects?.enemies.filter(({ weapons, charge }) => weapons.length > 0 || charge !== null) ?? [];
  const cannotCharge = prospects !== undefined && prospects.against_charging.length > 0;
  return (
    <Section title={WORDS.title} aside={cannotCharge ? WORDS.noCharge : undefined}>
      {prospects === undefined && <p className="moving-quiet">{WORDS.thinking}</p>}
      {prospects !== undefined && seen.length === 0 && <p className="moving-quiet">{WORDS.none}</p>}
      <ul className="prospects">
        {seen.slice(0, MOST_SHOWN).map((prospect) => (
          <Row key={prospect.unit_id} game={game} prospect={prospect} />
        ))}
      </ul>
    </Section>
  );
}

const MOST_SHOWN = 6;

function Row({ game, prospect }: { readonly game: Game; readonly prospect: moves.TargetAfterMove }) {
  const unit = game.units[prospect.unit_id]!;
  const names = [...new Set(prospect.weapons.map((id) => game.weapons[id]?.name ?? id))];
  return (
    <li
      className="prospect"
      onPointerEnter={() => look({ hovered: unit.id })}
      onPointerLeave={() => look({ hovered: null })}
    >
      <UnitBadge unit={unit} />
      <span className="prospect-name">{unit.name}</span>
      <span className="prospect-away">{WORDS.away(inches(prospect.distance))}</span>
      {names.length > 0 && <span className="prospect-shot">{WORDS.shot(names.join(", "))}</span>}
      {prospect.charge !== null && (
        <span className="prospect-charge">
          {WORDS.charge(prospect.charge, percent(chanceOf(prospect.charge)))}
        </span>
      )}
    </li>
  );
}

/** Of two dice showing so much or more. */
function chanceOf(needed: number): number {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= needed) ways++;
  return ways / 36;
}

/** Asked when a drag is over; undefined until then. */
function useProspects({ game, unit, kind }: ProspectsProps): moves.TargetsAfterMove | undefined {
  const draft = useView((view) => view.draft);
  const isDragged = useView(({ pointer }) => pointer.dragging !== null);
  const [found, setFound] = useState<moves.TargetsAfterMove>();
  useEffect(() => {
    if (isDragged) return;
    const timer = setTimeout(() => setFound(moves.targetsAfterMove(game, unit, kind, draft)), REST_MS);
    return () => clearTimeout(timer);
  }, [game, unit, kind, draft, isDragged]);
  return found;
}
