import { countsOf, rulesOf, rulesOfDetachment } from "@gunline/armies/books";
import { byPlayed, packArmy, playedShare, pointsOfArmy, textOfArmy } from "@gunline/armies/builder";
import { useMemo } from "react";
import { linkToArmy } from "../../route/links.ts";
import { Button } from "../../ui/button.tsx";
import { copy } from "../../ui/copy.ts";
import { DropDown } from "../../ui/drop-down.tsx";
import { words } from "../../words/english.ts";
import type { Building } from "./editor.tsx";

const own = words.builder.head;

interface ArmyHeadProps extends Building {
  readonly faults: number;
  readonly onClose: () => void;
  readonly onPlay: () => void;
}

/** Name, detachment and points of the army, and what is done with the whole of it. */
export function ArmyHead({ army, book, faults, onEdit, onClose, onPlay }: ArmyHeadProps) {
  const points = pointsOfArmy(army, book);
  const left = army.limit - points;
  const counts = useMemo(() => {
    const sheets = new Set(army.units.flatMap(({ sheet }) => book.sheets.get(sheet) ?? []));
    const worn = new Set(army.units.map(({ enhancement }) => enhancement));
    const detachment = book.detachment(army.detachment);
    const ofDetachment = detachment === undefined ? [] : rulesOfDetachment(book, detachment);
    return countsOf([
      ...ofDetachment.filter(({ source, name }) => source !== "ENHANCEMENT" || worn.has(name)),
      ...[...sheets].flatMap((sheet) => rulesOf(book.rules, sheet)),
    ]);
  }, [army.units, army.detachment, book]);
  const detachments = useMemo(
    () =>
      byPlayed(book).map((one) => ({
        name: one.name,
        percent: Math.round(100 * playedShare(rulesOfDetachment(book, one))),
      })),
    [book],
  );
  return (
    <header className="builder-head builder-army">
      <div className="builder-fields">
        <label>
          {own.name}
          <input
            value={army.name}
            maxLength={60}
            onChange={({ target }) => onEdit({ type: "NAME", name: target.value || book.faction.name })}
          />
        </label>
        <label>
          {own.detachment}
          <select
            value={army.detachment ?? ""}
            onChange={({ target }) => onEdit({ type: "DETACHMENT", name: target.value || null })}
          >
            {book.detachments.length === 0 && <option value="">{own.noDetachment}</option>}
            {army.detachment === null && book.detachments.length > 0 && (
              <option value="">{own.noDetachment}</option>
            )}
            {detachments.map(({ name, percent }) => (
              <option key={name} value={name}>
                {own.playedPart(name, percent)}
              </option>
            ))}
          </select>
        </label>
        <label className="builder-limit">
          {own.limit}
          <input
            type="number"
            min={100}
            max={5_000}
            step={50}
            value={army.limit}
            onChange={({ target }) => {
              const wanted = Math.round(Number(target.value));
              if (wanted >= 50 && wanted <= 5_000) onEdit({ type: "LIMIT", points: wanted });
            }}
          />
        </label>
      </div>
      <div className="builder-sum">
        <p className="builder-points" data-over={left < 0 || undefined} role="status">
          <b>{own.points(points, army.limit)}</b>
          <span>{left < 0 ? own.over(-left) : own.left(left)}</span>
          <span className="builder-verdict" data-legal={faults === 0 || undefined}>
            {faults === 0 ? own.legal : own.faults(faults)}
          </span>
        </p>
        {army.units.length > 0 && (
          <p className="builder-quiet">{own.played(counts.full, counts.partial, counts.none)}</p>
        )}
      </div>
      <div className="builder-row">
        <Button
          kind="primary"
          id="play-built"
          onPress={onPlay}
          disabledBecause={army.units.length === 0 ? own.playFirst : undefined}
        >
          {own.play}
        </Button>
        <DropDown label={own.more} sign={own.moreSign}>
          {(choose) => (
            <>
              <button type="button" onClick={choose(() => void copy(textOfArmy(army, book)))}>
                {own.text}
              </button>
              <button type="button" onClick={choose(() => void copy(linkToArmy(packArmy(army))))}>
                {own.link}
              </button>
              <button type="button" onClick={choose(() => download(army.name, JSON.stringify(army)))}>
                {own.json}
              </button>
            </>
          )}
        </DropDown>
        <Button onPress={onClose}>{own.all}</Button>
      </div>
    </header>
  );
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
