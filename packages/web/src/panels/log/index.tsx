import { useMemo, useState } from "react";
import { changeSettings } from "../../table/commands.ts";
import { type Entry, useGame, useTable } from "../../table/table.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { Chapter } from "./chapter.tsx";
import { foldChoices, type Group, groupsOf } from "./groups.ts";
import "./log.css";

/** How many entries are told at first, and how many more at each request. */
const AT_ONCE = 200;
const NO_ENTRIES: readonly Entry[] = [];

/** What happened, the newest first. */
export function LogPanel() {
  const game = useGame();
  const entries = useTable(({ table }) => table?.entries ?? NO_ENTRIES);
  const [toldAtFirst] = useState(entries.length);
  const [most, setMost] = useState(AT_ONCE);
  const { units, weapons } = game;
  const groups = useMemo(() => {
    const unit = (id: string) => units[id]?.name ?? id;
    const weapon = (id: string) => weapons[id]?.name ?? id;
    return groupsOf(entries, { unit, weapon });
  }, [entries, units, weapons]);
  // Looking back changes no game: there the length is the reader's own.
  const replaying = useTable(({ table }) => table?.mode === "replay");
  const [own, setOwn] = useState(game.settings.log);
  const setLength = replaying ? setOwn : (log: typeof own) => changeSettings({ log });
  const verbose = (replaying ? own : game.settings.log) === "VERBOSE";
  const told = verbose ? foldChoices(groups) : groups.filter(isTold);
  const shown = told.filter(({ last }) => last >= entries.length - most).toReversed();
  const newest = shown.find(({ kind }) => kind === "volley" || kind === "charge");
  return (
    <Section title="Dice log" aside={<Length verbose={verbose} onChange={setLength} />}>
      <div className="visually-hidden" role="status" aria-live="polite">
        {summaryOf(entries.at(-1))}
      </div>
      {shown.length === 0 && (
        <p className="log-empty">Nothing rolled yet. Every die will be shown here, with its reasons.</p>
      )}
      <ol className="log" aria-label="Log, newest first">
        {shown.map((group) => (
          <Chapter
            key={`${group.kind}${group.first}`}
            group={group}
            verbose={verbose}
            newest={group === newest}
            freshFrom={toldAtFirst}
          />
        ))}
      </ol>
      {told.length > shown.length && (
        <Button kind="quiet" onPress={() => setMost(most + AT_ONCE)}>
          Show earlier
        </Button>
      )}
    </Section>
  );
}

/** Choices that nothing came of, and declared charges without a roll, are left out of the compact log. */
function isTold({ kind, parts }: Group): boolean {
  if (kind === "choice") return false;
  return (
    kind === "phase" ||
    parts.some(({ blocks, lines }) => blocks.length > 0 || lines.some(({ detail }) => !detail))
  );
}

/** What a screen reader hears of the newest entry: results, not choices. */
function summaryOf(entry: Entry | undefined): string {
  if (entry === undefined || (entry.result.dice.length === 0 && entry.action.type !== "END_PHASE")) return "";
  return entry.result.log
    .filter(({ detail }) => !detail)
    .map(({ text }) => text)
    .join(" ");
}

interface LengthProps {
  readonly verbose: boolean;
  readonly onChange: (log: "COMPACT" | "VERBOSE") => void;
}

function Length({ verbose, onChange }: LengthProps) {
  return (
    <fieldset className="log-length">
      <legend className="visually-hidden">Length of the log</legend>
      <button type="button" aria-pressed={!verbose} onClick={() => onChange("COMPACT")}>
        Compact
      </button>
      <button type="button" aria-pressed={verbose} onClick={() => onChange("VERBOSE")}>
        Verbose
      </button>
    </fieldset>
  );
}
