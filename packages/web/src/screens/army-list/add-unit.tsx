import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notices.tsx";
import { words } from "../../words/english.ts";
import type { Draft } from "./draft.ts";
import { addable, withAdded } from "./edits.ts";

const own = words.armyList.edit;

interface AddUnitProps {
  readonly draft: Draft;
  readonly onAdded: (draft: Draft) => void;
}

/** One more unit of the edition, by its name. */
export function AddUnit({ draft, onAdded }: AddUnitProps) {
  const [name, setName] = useState("");
  const all = addable(draft);
  const found = all.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  const add = async () => {
    if (found === undefined) return;
    try {
      onAdded(await withAdded(draft, found.id));
      setName("");
    } catch {
      notify(words.ui.away);
    }
  };
  return (
    <div className="army-list-add">
      <label>
        <span className="visually-hidden">{own.add}</span>
        <input
          list="army-list-sheets"
          placeholder={own.add}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            event.stopPropagation();
            void add();
          }}
        />
      </label>
      <datalist id="army-list-sheets">
        {[...new Set(all.map((one) => one.name))].map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Button onPress={() => void add()} disabledBecause={found === undefined ? own.which : undefined}>
        {own.addIt}
      </Button>
    </div>
  );
}
