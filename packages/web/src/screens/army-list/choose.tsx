import { useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import { CatalogueCard } from "./catalogue-card.tsx";

const own = words.armyList.choose;

interface ChooseProps {
  readonly failed: string | null;
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

/** Where a list comes from: a file, or a text that is pasted. */
export function Choose({ failed, onFile, onText }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  return (
    <div className="army-list-choose">
      {failed !== null && (
        <p className="army-list-failed" role="alert">
          {failed}
        </p>
      )}
      <div className="army-list-drop">
        <p>{own.drop}</p>
        <Button onPress={() => input.current?.click()} first>
          {own.file}
        </Button>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          aria-label={own.fileLabel}
          tabIndex={-1}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file !== undefined) onFile(file);
            event.target.value = "";
          }}
        />
      </div>
      <label className="army-list-paste">
        {own.paste}
        <textarea
          value={text}
          rows={10}
          spellCheck={false}
          placeholder={own.pasteHint}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button
        kind="primary"
        onPress={() => onText(text)}
        disabledBecause={text.trim() === "" ? own.nothing : undefined}
      >
        {own.read}
      </Button>
      <p className="army-list-quiet">{own.formats}</p>
      <CatalogueCard />
    </div>
  );
}
