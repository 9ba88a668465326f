import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import { forgetCatalogue, loadCatalogue, useCatalogue } from "./catalogue.ts";

const own = words.armyList.catalogue;

/** The player's own catalogue: loaded, being read, or none. */
export function CatalogueCard() {
  const input = useRef<HTMLInputElement>(null);
  const { catalogue, progress, failed } = useCatalogue();
  return (
    <section className="army-list-catalogue">
      <h3>{own.heading}</h3>
      {failed !== null && (
        <p className="army-list-failed" role="alert">
          {failed}
        </p>
      )}
      {progress === null ? (
        <p className="army-list-quiet">
          {catalogue == null ? own.none : own.loaded(catalogue.sheets.length)}
        </p>
      ) : (
        <p role="status">
          {own.working(Math.round(progress * 100))}
          <progress value={progress} aria-label={own.heading} />
        </p>
      )}
      <div className="army-list-buttons">
        <Button onPress={() => input.current?.click()}>{catalogue == null ? own.load : own.another}</Button>
        {catalogue != null && <Button onPress={() => void forgetCatalogue()}>{own.forget}</Button>}
      </div>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple
        accept=".zip,.cat,.gst,.catz,.gstz"
        aria-label={own.label}
        tabIndex={-1}
        onChange={(event) => {
          void loadCatalogue([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </section>
  );
}
