import type { Game } from "@gunline/rules";
import { useMemo, useState } from "react";
import { setLogLength, useLogLength } from "../../table/log-length.ts";
import { type Entry, numberOf, storyOf, useGame, useTable } from "../../table/table.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { foldChoices, type Group, groupsOf, type LogPart } from "./groups.ts";
import { logLinesOf } from "./line.ts";
import { LogSection } from "./section.tsx";
import "./log.css";

const text = words.log;

/** How many entries are told at first, and how many more at each request. */
const AT_ONCE = 200;

interface LogPanelProps {
  /** A result that was just rolled may stand by itself above what comes next, and the rest below it. */
  readonly part?: "all" | "newest" | "earlier";
  /** Entries from this number on came while the table was open: their dice roll in. */
  readonly freshFrom: number;
}

/** What happened, the newest first. */
export function LogPanel({ part = "all", freshFrom }: LogPanelProps) {
  const game = useGame();
  const entries = useTable(({ table }) => storyOf(table));
  const [most, setMost] = useState(AT_ONCE);
  const groups = useMemo(() => groupsOf(entries, game), [entries, game]);
  const verbose = useLogLength() === "VERBOSE";
  const wanted = verbose ? foldChoices(groups) : groups.filter(isInCompactLog);
  const from = numberOf(entries, Math.max(entries.length - most, 0));
  const shown = wanted.filter(({ last }) => last >= from).toReversed();
  const newest = shown.find(
    ({ kind, parts }) => (kind === "volley" || kind === "charge") && parts.some(isRolled),
  );
  const here = shown.filter((group) => part === "all" || (group === newest) === (part === "newest"));
  const earlier = part === "earlier";
  const news = part !== "newest" && (
    <div className="visually-hidden" role="status" aria-live="polite">
      {summaryOf(entries.at(-1), game)}
    </div>
  );
  if (part !== "all" && here.length === 0) return news;
  return (
    <Section
      title={earlier ? text.earlier : text.title}
      aside={earlier ? undefined : <Length verbose={verbose} onChange={setLogLength} />}
    >
      {news}
      {here.length === 0 && <p className="log-empty">{text.empty}</p>}
      <ol className="log" aria-label={earlier ? text.earlierLabel : text.label}>
        {here.map((group) => (
          <LogSection
            key={`${group.kind}${group.first}`}
            group={group}
            verbose={verbose}
            newest={group === newest}
            freshFrom={freshFrom}
          />
        ))}
      </ol>
      {part !== "newest" && wanted.length > shown.length && (
        <Button kind="quiet" onPress={() => setMost(most + AT_ONCE)}>
          {text.more}
        </Button>
      )}
    </Section>
  );
}

function isRolled({ blocks }: LogPart): boolean {
  return blocks.length > 0;
}

/** Choices that nothing came of, and declared charges without a roll, are left out of the compact log. */
function isInCompactLog({ kind, parts }: Group): boolean {
  if (kind === "choice") return false;
  return (
    kind === "phase" ||
    parts.some(({ blocks, lines }) => blocks.length > 0 || lines.some(({ detail }) => !detail))
  );
}

/** What a screen reader hears of the newest entry: results, not choices. */
function summaryOf(entry: Entry | undefined, game: Game): string {
  if (entry === undefined || (entry.result.dice.length === 0 && entry.action.type !== "END_PHASE")) return "";
  return logLinesOf(entry.result, game)
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
      <legend className="visually-hidden">{text.length}</legend>
      <button type="button" aria-pressed={!verbose} onClick={() => onChange("COMPACT")}>
        {text.compact}
      </button>
      <button type="button" aria-pressed={verbose} onClick={() => onChange("VERBOSE")}>
        {text.verbose}
      </button>
    </fieldset>
  );
}
