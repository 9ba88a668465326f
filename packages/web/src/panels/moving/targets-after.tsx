import { type Game, moves, type Unit } from "@gunline/rules";
import { useEffect, useState } from "react";
import { UnitBadge } from "../../table/unit-badge.tsx";
import { look, useView } from "../../table/view.ts";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { inches, percent } from "../../words/format.ts";

const WORDS = words.moving.targetsAfter;

/** Asked this long after a drag ended: who sees whom takes longer to find out than a frame. */
const REST_MS = 160;

interface TargetsAfterProps {
  readonly game: Game;
  readonly unit: Unit;
  readonly kind: moves.MadeMove;
}

/** What could be shot and charged from where the unit would stand. */
export function TargetsAfterSection({ game, unit, kind }: TargetsAfterProps) {
  const found = useTargetsAfter({ game, unit, kind });
  const seen = found?.enemies.filter(({ weapons, charge }) => weapons.length > 0 || charge !== null) ?? [];
  const cannotCharge = found !== undefined && found.charge_refusals.length > 0;
  return (
    <Section title={WORDS.title} aside={cannotCharge ? WORDS.noCharge : undefined}>
      {found === undefined && <p className="moving-quiet">{WORDS.thinking}</p>}
      {found !== undefined && seen.length === 0 && <p className="moving-quiet">{WORDS.none}</p>}
      <ul className="targets-after">
        {seen.slice(0, MOST_SHOWN).map((target) => (
          <Row key={target.unit_id} game={game} target={target} />
        ))}
      </ul>
    </Section>
  );
}

const MOST_SHOWN = 6;

function Row({ game, target }: { readonly game: Game; readonly target: moves.TargetAfterMove }) {
  const unit = game.units[target.unit_id]!;
  const names = [...new Set(target.weapons.map((id) => game.weapons[id]?.name ?? id))];
  return (
    <li
      className="target-after"
      onPointerEnter={() => look({ hovered: unit.id })}
      onPointerLeave={() => look({ hovered: null })}
    >
      <UnitBadge unit={unit} />
      <span className="target-after-name">{unit.name}</span>
      <span className="target-after-away">{WORDS.away(inches(target.distance))}</span>
      {names.length > 0 && <span className="target-after-shot">{WORDS.shot(names.join(", "))}</span>}
      {target.charge !== null && (
        <span className="target-after-charge">
          {WORDS.charge(target.charge, percent(chanceOf(target.charge)))}
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
function useTargetsAfter({ game, unit, kind }: TargetsAfterProps): moves.TargetsAfterMove | undefined {
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
