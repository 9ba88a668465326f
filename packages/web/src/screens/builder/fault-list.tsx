import type { ArmyFault, Edit } from "@gunline/armies/builder";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";

const own = words.builder.faults;

interface FaultListProps {
  readonly faults: readonly ArmyFault[];
  readonly onEdit: (edit: Edit) => void;
  readonly onLook: (unit: string) => void;
}

/** What is not allowed, which rule says so, and a button that puts it right. */
export function FaultList({ faults, onEdit, onLook }: FaultListProps) {
  const shown = faults.filter(({ code }) => code !== "EMPTY");
  if (shown.length === 0) return null;
  return (
    <section className="builder-faults" aria-label={own.heading}>
      <ul>
        {shown.map(({ code, message, rule, units, fix }) => (
          <li key={`${code} ${message} ${units.join()}`}>
            <button
              type="button"
              className="builder-fault"
              onClick={() => units[0] !== undefined && onLook(units[0])}
            >
              {message} <span className="builder-note">{rule}</span>
            </button>
            {fix !== null && (
              <Button label={own.fixOf(message)} onPress={() => onEdit(fix)}>
                {own.fix}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
