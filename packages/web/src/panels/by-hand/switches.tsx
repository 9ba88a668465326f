import { Segments } from "../../ui/segments.tsx";
import { words } from "../../words/english.ts";
import { type Group, keyOf, type Mark, MODIFIERS, type Wanted } from "./modifiers.ts";
import "./by-hand.css";

const text = words.byHand.modifiers;

const GROUPS: readonly { readonly group: Group; readonly title: string }[] = [
  { group: "MADE", title: text.attacks },
  { group: "SUFFERED", title: text.defence },
  { group: "UNIT", title: text.unit },
];

const WITH = (["ANY", "RANGED", "MELEE"] as const).map((value) => ({ value, label: text.with[value] }));

interface SwitchesProps {
  readonly wanted: Wanted;
  /** Marks that attacks may be limited to. */
  readonly marks: readonly Mark[];
  readonly onChange: (wanted: Wanted) => void;
}

/** What a rule or an effect changes, switch by switch. */
export function Switches({ wanted, marks, onChange }: SwitchesProps) {
  const flip = (key: string) => {
    const on = new Set(wanted.on);
    if (!on.delete(key)) on.add(key);
    onChange({ ...wanted, on });
  };
  return (
    <>
      {GROUPS.map(({ group, title }) => (
        <fieldset key={group} className="by-hand-group">
          <legend>{title}</legend>
          <div className="by-hand-switches">
            {MODIFIERS.filter((one) => one.group === group).map((one) => (
              <button
                key={keyOf(one)}
                type="button"
                className="by-hand-switch"
                aria-pressed={wanted.on.has(keyOf(one))}
                onClick={() => flip(keyOf(one))}
              >
                {one.label}
              </button>
            ))}
          </div>
          {group === "MADE" && (
            <div className="by-hand-line">
              <Segments
                label={text.attacksWith}
                value={wanted.with}
                options={WITH}
                onChange={(type) => onChange({ ...wanted, with: type })}
              />
              {marks.length > 0 && (
                <label>
                  {text.against}{" "}
                  <select
                    className="text-field"
                    value={wanted.mark?.id ?? ""}
                    onChange={(event) => {
                      const mark = marks.find(({ id }) => id === event.target.value) ?? null;
                      onChange({ ...wanted, mark });
                    }}
                  >
                    <option value="">{text.anybody}</option>
                    {marks.map((one) => (
                      <option key={one.id} value={one.id}>
                        {text.marked(one.name)}
                      </option>
                    ))}
                  </select>
                </label>
              )}
            </div>
          )}
        </fieldset>
      ))}
    </>
  );
}
