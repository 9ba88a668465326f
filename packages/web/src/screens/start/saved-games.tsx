import type { Checked } from "@gunline/rules";
import { type FormEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { go } from "../../route/route.ts";
import { forgetHere, loadSoon, noteRead, renameSaved } from "../../table/autosave.ts";
import { gameSummary } from "../../table/game-summary.ts";
import { sit } from "../../table/play.ts";
import { fileOfSaved, openSaved } from "../../table/reading.ts";
import { downloadSaved, saveTable } from "../../table/save-file.ts";
import {
  removeSavedGame,
  SAVED_GAMES_LIMITS,
  type SavedGameEntry,
  savedGames,
  writeSavedGame,
} from "../../table/saved-games.ts";
import type { Loaded } from "../../table/saved-table.ts";
import { isSlow } from "../../table/slow-games.ts";
import { useTable } from "../../table/table.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notices.tsx";
import { PatienceDialog } from "../../ui/patience-dialog.tsx";
import { words } from "../../words/english.ts";
import { CannotOpen, type Refused } from "../cannot-open.tsx";
import { MiniMap } from "../mini-map.tsx";

const own = words.keptGames;

/** Every game that this browser keeps, the one played last first; none is lost but by its own button. */
export function SavedGames() {
  const [games, setGames] = useState(savedGames);
  const [removed, setRemoved] = useState<SavedGameEntry | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const look = () => setGames(savedGames());
  useEffect(() => {
    // What another tab does with them is seen at once.
    const again = () => setGames(savedGames());
    window.addEventListener("storage", again);
    return () => window.removeEventListener("storage", again);
  }, []);
  if (games.length === 0 && removed === null) return null;
  const remove = (game: SavedGameEntry) => {
    removeSavedGame(game.id);
    forgetHere(game.id);
    setRemoved(game);
    look();
  };
  const putBack = ({ id, text }: SavedGameEntry) => {
    try {
      writeSavedGame(id, text);
      setRemoved(null);
    } catch {
      notify(own.full.room);
    }
    look();
  };
  return (
    <section className="start-section" aria-label={own.title} id="kept-games">
      <h2 className="heading">{own.title}</h2>
      <p className="kept-intro">{own.intro(games.length, SAVED_GAMES_LIMITS.games)}</p>
      <p className="kept-removed" role="status">
        {removed !== null && (
          <>
            {own.removed(titleOf(removed))} <Button onPress={() => putBack(removed)}>{own.undo}</Button>
          </>
        )}
      </p>
      <ul className="cards">
        {games.map((game) => (
          <SavedGameCard
            key={game.id}
            game={game}
            onRemove={() => remove(game)}
            onRenamed={look}
            onRefused={(refusals) => setRefused({ refusals, title: titleOf(game), text: game.text })}
          />
        ))}
      </ul>
      {refused !== null && <CannotOpen refused={refused} onClose={() => setRefused(null)} />}
    </section>
  );
}

function titleOf({ kept: saved }: SavedGameEntry): string {
  return saved?.title || own.nameless;
}

interface SavedGameCardProps {
  readonly game: SavedGameEntry;
  readonly onRemove: () => void;
  readonly onRenamed: () => void;
  readonly onRefused: (refusals: Refused["refusals"]) => void;
}

function SavedGameCard({ game, onRemove, onRenamed, onRefused }: SavedGameCardProps) {
  const { id, text, kept: saved } = game;
  const title = titleOf(game);
  const [isRenaming, setRenaming] = useState(false);
  const isDrawn = useDeferredValue(true, false);
  const summary = useMemo(() => (isDrawn ? gameSummary(saved?.game) : undefined), [isDrawn, saved]);
  const isHere = useTable(({ table }) => table?.mode === "hotseat" && table.kept === id);
  const slow = useSlowly();
  const open = (loaded: Checked<Loaded>) => {
    if (!loaded.ok) return onRefused(loaded.refusals);
    if (loaded.value.isCut) notify(own.withoutLog);
    sit(loaded.value.table);
  };
  const goOn = () => {
    if (isHere) return go("table");
    const loaded = isSlow(id) ? "slow" : loadSoon(id);
    if (loaded !== "slow") return open(loaded);
    slow.begin(own.slow.opening(title), async (signal) => {
      const read = await openSaved(id, text, signal);
      if (read.ok) noteRead(text, read.value);
      open(read);
    });
  };
  const save = () => {
    const loaded = isSlow(id) ? "slow" : loadSoon(id);
    if (loaded === "slow") {
      slow.begin(own.slow.saving(title), async (signal) => {
        const file = await fileOfSaved(id, text, signal);
        downloadSaved(title, file ?? text);
      });
    } else if (loaded.ok && !loaded.value.isCut) saveTable(loaded.value.table);
    else downloadSaved(title, text);
  };
  return (
    <li className="kept-game" data-here={isHere || undefined}>
      {slow.dialog}
      {saved === undefined ? (
        <p className="kept-unread">{own.cannotBeRead}</p>
      ) : (
        <button type="button" className="card" onClick={goOn}>
          {summary !== undefined && (
            <MiniMap
              {...summary.board}
              terrain={Object.values(summary.terrain)}
              units={Object.values(summary.units)}
            />
          )}
          <span className="visually-hidden">{own.continue} </span>
          <span className="card-title">{title}</span>
          {isSlow(id) && !isHere && <span className="card-blurb kept-slow">{own.slow.label}</span>}
          {summary !== undefined && (
            <>
              <span className="card-blurb">{own.facts(summary.turn.round, summary.turn.phase)}</span>
              <span className="card-blurb">
                {own.sides(summary.players.p1.name, summary.players.p2.name)}
              </span>
            </>
          )}
          <span className="card-facts">
            {saved.saved > 0 && (
              <time dateTime={new Date(saved.saved).toISOString()}>{dateOf(saved.saved)}</time>
            )}
            {isHere && ` · ${own.onTable}`}
          </span>
        </button>
      )}
      {isRenaming && saved !== undefined ? (
        <Rename
          title={saved.title}
          onDone={(name) => {
            if (name !== null) renameSaved(id, name);
            setRenaming(false);
            onRenamed();
          }}
        />
      ) : (
        <div className="kept-actions">
          {saved !== undefined && (
            <Button kind="quiet" label={own.renameGame(title)} onPress={() => setRenaming(true)}>
              {own.rename}
            </Button>
          )}
          {saved === undefined ? (
            <Button kind="quiet" label={own.downloadGame(title)} onPress={save}>
              {own.download}
            </Button>
          ) : (
            <Button kind="quiet" label={own.saveGame(title)} onPress={save}>
              {own.save}
            </Button>
          )}
          <Button kind="quiet" label={own.removeGame(title)} onPress={onRemove}>
            {own.remove}
          </Button>
        </div>
      )}
    </li>
  );
}

interface Slowly {
  readonly title: string;
  readonly cancel: () => void;
}

/** Work beside the page on a game that is too slow to be opened at once. */
function useSlowly() {
  const [under, setUnder] = useState<Slowly | null>(null);
  const begin = (title: string, work: (signal: AbortSignal) => Promise<void>) => {
    const leaving = new AbortController();
    setUnder({ title, cancel: () => leaving.abort() });
    // What is called off leaves everything as it was.
    void work(leaving.signal)
      .catch(() => undefined)
      .finally(() => setUnder(null));
  };
  const dialog = under !== null && (
    <PatienceDialog
      title={under.title}
      text={own.slow.wait}
      cancel={own.slow.cancel}
      onCancel={under.cancel}
    />
  );
  return { begin, dialog };
}

interface RenameProps {
  readonly title: string;
  /** Null where it was thought better of. */
  readonly onDone: (name: string | null) => void;
}

function Rename({ title, onDone }: RenameProps) {
  const [name, setName] = useState(title);
  const isDone = useRef(false);
  // A field that goes loses the focus, which would be a second answer.
  const end = (given: string | null) => {
    if (!isDone.current) onDone(given);
    isDone.current = true;
  };
  const done = () => end(name.trim() === "" ? null : name.trim());
  return (
    <form
      className="kept-rename"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        done();
      }}
    >
      <input
        className="text-field"
        ref={(field) => field?.focus()}
        aria-label={own.name}
        value={name}
        maxLength={SAVED_GAMES_LIMITS.name}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && end(null)}
        onBlur={done}
      />
    </form>
  );
}

/** `28 Sept, 14:05`; with its year where it is another one. */
function dateOf(time: number): string {
  const date = new Date(time);
  const isNow = date.getFullYear() === new Date().getFullYear();
  return date.toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    ...(!isNow && { year: "numeric" }),
  });
}
