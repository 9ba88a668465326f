import type { Game, Unit } from "@gunline/rules";
import { useMayByHand } from "../../online/by-hand.ts";
import { useIsOurs } from "../../online/whose-decision.ts";
import { UnitCard } from "../../panels/unit/card.tsx";
import { clickUnit, doesSomething } from "../../phases/clicks.ts";
import { useGame, useTable } from "../../table/table.ts";
import { look, useView } from "../../table/view.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";

const text = words.unitCard;

const close = () => look({ looked: null });

/** The card of the unit that is looked at: also while another decides, and in a game that is over. */
export function LookedAt() {
  const game = useGame();
  const looked = useView((view) => view.looked);
  const isReplay = useTable(({ table }) => table?.mode === "replay");
  const isOurs = useIsOurs() && !isReplay;
  const mayHand = useMayByHand();
  const unit = looked === null ? undefined : game.units[looked];
  if (unit === undefined) return null;
  const go = (steps: number) => look({ looked: neighbourOf(game, unit.id, steps) });
  return (
    <UnitCard
      game={game}
      unit={unit}
      place={placeFor(game, unit)}
      onClose={close}
      actions={
        <>
          <Button label={text.previous} onPress={() => go(-1)}>
            ‹
          </Button>
          <Button label={text.next} onPress={() => go(1)}>
            ›
          </Button>
          {mayHand && (
            <Button
              id="by-hand"
              hint={words.byHand.openHint}
              shortcut="H"
              onPress={() => look({ dialog: "by-hand", byHandFor: null })}
            >
              {words.byHand.open}
            </Button>
          )}
          {isOurs && doesSomething(unit.id) && (
            <Button
              onPress={() => {
                close();
                clickUnit(unit.id);
              }}
            >
              {text.choose}
            </Button>
          )}
        </>
      }
    />
  );
}

/** All units in the document's order, round and round. */
function neighbourOf({ units }: Game, id: string, steps: number): string {
  const ids = Object.keys(units);
  return ids[(ids.indexOf(id) + steps + ids.length) % ids.length]!;
}

/** Where the card does not lie on its unit. */
function placeFor({ board }: Game, unit: Unit): "left" | "right" {
  const stands = Object.values(unit.models).flatMap(({ position }) =>
    position === null ? [] : [position.x],
  );
  const middle = stands.reduce((sum, x) => sum + x, 0) / Math.max(stands.length, 1);
  return middle > board.width / 2 ? "left" : "right";
}
