import type { Phase } from "@gunline/rules";
import type { ReactNode } from "react";
import { useGame } from "../table/table.ts";
import { deciderOf } from "../table/whose.ts";
import { Section } from "../ui/section.tsx";
import { words } from "../words/english.ts";
import { NOTHING_TO_DO } from "./nothing.ts";
import type { PhaseRow } from "./row.ts";

interface Bare {
  readonly phase: Phase;
  readonly name: string;
  readonly endLabel: string;
  readonly hint: string;
  readonly isPassedOver: boolean;
  /** More that the panel says. */
  readonly Facts?: () => ReactNode;
}

/** The row of a phase that the referee does not know yet: it is ended by hand or by itself, and says so. */
export function bareRow({ hint, Facts = () => null, ...row }: Bare): PhaseRow {
  function Panel() {
    const game = useGame();
    return (
      <Section title={words.phases.title(row.name)}>
        <p>{words.phases.bare(game.players[deciderOf(game)].name)}</p>
        <Facts />
      </Section>
    );
  }
  return {
    ...NOTHING_TO_DO,
    ...row,
    Panel,
    hint: () => hint,
    nextStep: () => null,
    units: null,
    current: () => null,
    hasVolleys: false,
  };
}
