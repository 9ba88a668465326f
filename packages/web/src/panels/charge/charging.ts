import { type Checked, charges, type Game, type moves, type Unit } from "@gunline/rules";
import { chargeUnderWay } from "../../table/under-way.ts";
import { useView } from "../../table/view.ts";
import { useHand } from "./hand.ts";

/** The charge under way, if there is one. */
export interface Charging {
  readonly unit: Unit;
  readonly targets: readonly Unit[];
  /** Null until the dice are rolled. */
  readonly roll: number | null;
  readonly dice: readonly number[];
}

export function chargingOf(game: Game): Charging | undefined {
  const charge = chargeUnderWay(game);
  if (charge === undefined) return undefined;
  const { unitId, targets, distance, dice } = charge;
  return {
    unit: game.units[unitId]!,
    targets: targets.map((id) => game.units[id]!),
    roll: distance ?? null,
    dice,
  };
}

/** What the two dice show, by which prospects are known: without what is added to them. */
export function thrownIn({ dice, roll }: Charging): number {
  return dice.length > 0 ? dice.reduce((sum, face) => sum + face, 0) : (roll ?? 0);
}

interface Judged {
  readonly game: Game;
  readonly draft: moves.ChargeMove;
  readonly contact: boolean;
  readonly preview: Checked<charges.ChargePreview>;
}

/** The board, the panel and the buttons ask the same thing after every change. */
let last: Judged | undefined;

/** What the referee says to the draft; undefined where no charge waits for its move. */
export function previewOf(
  game: Game,
  { draft }: { readonly draft: moves.ChargeMove },
): charges.ChargePreview | undefined {
  const charging = chargingOf(game);
  if (charging === undefined || charging.roll === null) return undefined;
  const contact = useHand.getState().holding === null;
  if (last === undefined || last.game !== game || last.draft !== draft || (contact && !last.contact)) {
    const preview = charges.previewCharge(game, charging.unit, draft, { contact });
    last = { game, draft, contact, preview };
  }
  return last.preview.ok ? last.preview.value : undefined;
}

export function usePreview(game: Game): charges.ChargePreview | undefined {
  const draft = useView((view) => view.draft);
  useHand(({ holding }) => holding);
  return previewOf(game, { draft });
}
