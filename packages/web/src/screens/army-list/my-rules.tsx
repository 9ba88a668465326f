import type { FieldArmy } from "@gunline/armies";
import { rows } from "@gunline/rules";
import { useState } from "react";
import { ruleInWords } from "../../panels/by-hand/own-rule.ts";
import { RuleEditor } from "../../panels/by-hand/rule-editor.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { words } from "../../words/english.ts";

const text = words.byHand.rules;

/** A rule that the player has made, and the unit that has it; null: all of them. */
export interface MyRule {
  readonly row: rows.Row;
  readonly unit: number | null;
}

/** The army with the rules of its player: units have them as abilities, the referee as rows. */
export function withMyRules(army: FieldArmy, rules: readonly MyRule[]): FieldArmy {
  if (rules.length === 0) return army;
  const before = army.rows ?? [...rows.builtInBook().rows.values()];
  const names = new Set(rules.map(({ row }) => row.id));
  const units = army.units.map((unit, at) => {
    const own = rules.filter((rule) => rows.abilityOf(rule.row) !== undefined && isFor(rule, at));
    return own.length === 0
      ? unit
      : { ...unit, abilities: [...new Set([...unit.abilities, ...own.map(({ row }) => row.name)])] };
  });
  const isStratagem = rules.some(({ row }) => row.source === "STRATAGEM");
  return {
    ...army,
    // Stratagems are those of a detachment: of one that has no other name, the army's own.
    ...(isStratagem && { detachment: detachmentOf(army) }),
    units,
    rows: [...before.filter(({ id }) => !names.has(id)), ...rules.map(({ row }) => row)],
  };
}

const detachmentOf = ({ detachment, name }: FieldArmy) => detachment ?? name;

const isFor = ({ unit }: MyRule, at: number) => unit === null || unit === at;

interface MyRulesProps {
  readonly army: FieldArmy;
  readonly rules: readonly MyRule[];
  readonly onRules: (rules: readonly MyRule[]) => void;
}

/** The button, and behind it the rules of the player's own. */
export function MyRules({ army, rules, onRules }: MyRulesProps) {
  const [open, setOpen] = useState(false);
  const detachment = detachmentOf(army)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, "-");
  return (
    <>
      <Button id="my-rules" onPress={() => setOpen(true)}>
        {rules.length === 0 ? text.open : text.openWith(rules.length)}
      </Button>
      {open && (
        <Dialog title={text.title} onClose={() => setOpen(false)} wide>
          <p>{text.words}</p>
          <ul className="by-hand-list">
            {rules.map(({ row, unit }) => (
              <li key={row.id}>
                <span>
                  <b>{row.name}</b> {unit === null ? "" : `(${army.units[unit]?.name}) `}
                  {ruleInWords(row)}
                </span>
                <Button
                  label={text.removeNamed(row.name)}
                  onPress={() => onRules(rules.filter((one) => one.row.id !== row.id))}
                >
                  {text.remove}
                </Button>
              </li>
            ))}
          </ul>
          <RuleEditor
            units={army.units.map(({ name }) => name)}
            detachment={detachment === "" ? undefined : detachment}
            onRule={(row, unit) => onRules([...rules.filter((one) => one.row.id !== row.id), { row, unit }])}
          />
        </Dialog>
      )}
    </>
  );
}
