import type { Carried, Sheet, SheetOption } from "@gunline/armies/books";
import { putBack, takeOnce, timesTaken } from "@gunline/armies/builder";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import { Stepper } from "./stepper.tsx";
import type { UnitProps } from "./unit-editor.tsx";

const own = words.builder.unit;

/** Every choice of every option, and how often it is taken. */
export function WargearOptions({ sheet, unit, onEdit }: UnitProps & { readonly sheet: Sheet }) {
  if (sheet.options.length === 0) return null;
  return (
    <fieldset className="builder-wargear">
      <legend>{own.wargear}</legend>
      {sheet.options.map((option, place) =>
        option.take.map((taken, choice) => {
          const what = { option: place, choice };
          const name = inWords(taken);
          const count = timesTaken(unit, place, choice);
          return (
            <Stepper
              // biome-ignore lint/suspicious/noArrayIndexKey: options have no other name than their place
              key={`${place}/${choice}`}
              label={name}
              note={noteOf(option)}
              count={count}
              more={{
                label: own.take(name),
                onPress: () => onEdit({ type: "TAKE", unit: unit.id, ...what }),
                disabledBecause: takeOnce(sheet, unit, what) === undefined ? own.cannot : undefined,
              }}
              fewer={{
                label: own.putBack(name),
                onPress: () => onEdit({ type: "PUT_BACK", unit: unit.id, ...what }),
                disabledBecause: putBack(sheet, unit, what) === undefined ? own.cannot : undefined,
              }}
            />
          );
        }),
      )}
      <Button kind="quiet" onPress={() => onEdit({ type: "DEFAULTS", unit: unit.id })}>
        {own.defaults}
      </Button>
    </fieldset>
  );
}

function noteOf({ who, drop }: SheetOption): string | undefined {
  const kinds = who === "UNIT" || who.length === 0 ? [] : [who.join(", ")];
  const ways = drop === undefined ? [] : ((Array.isArray(drop) ? drop : [drop]) as readonly Carried[]);
  const instead = ways.length === 0 ? [] : [own.instead(ways.map(inWords).join(" / ").toLowerCase())];
  return [...kinds, ...instead].join(" · ") || undefined;
}

function inWords(carried: Carried): string {
  return Object.entries(carried)
    .map(([name, number]) => (number === 1 ? name : `${name} ×${number}`))
    .join(" + ");
}
