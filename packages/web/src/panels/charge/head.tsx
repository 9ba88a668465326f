import type { Unit } from "@gunline/rules";
import type { ReactNode } from "react";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { Unplayed } from "../unit/unplayed.tsx";

interface HeadProps {
  readonly unit: Unit;
  readonly step: string;
  /** At the right edge: the way back. */
  readonly children?: ReactNode;
}

/** Who acts, and at what. */
export function Head({ unit, step, children }: HeadProps) {
  const models = Object.keys(unit.models).length;
  return (
    <>
      <header className="charge-head">
        <h2 className="charge-title" {...tip(unit.keywords.join(", "))}>
          {unit.name}
        </h2>
        <span className="charge-stats">{words.charge.head.stats(models, unit.stats.move)}</span>
        <span className="charge-step">{step}</span>
        {children}
      </header>
      <Unplayed unit={unit} />
    </>
  );
}
