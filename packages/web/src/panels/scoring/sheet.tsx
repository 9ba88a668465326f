import { type Game, missions, numbersOf, PLAYER_IDS, type PlayerId } from "@gunline/rules";
import { MISSION_SUMMARIES, phaseName, sourceName } from "@gunline/rules/words";
import { Fragment, useState } from "react";
import { markerWords } from "../../table/marker-words.ts";
import { victoryPointsOf } from "../../table/points.ts";
import { useGame } from "../../table/table.ts";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { CardsOf } from "./cards.tsx";
import { namesOf, ScoringPreviewSection } from "./preview.tsx";
import { type Cell, cellsOf, KINDS, type Kind } from "./sheet-rows.ts";
import "./scoring.css";
import "./sheet.css";

const WORDS = words.scoring.sheet;

/** Who leads and by what, who holds what and by how much, and what can still be scored. */
export function ScoreSheet() {
  const game = useGame();
  const mission = missions.missionOf(game);
  if (mission === null) return null;
  const hasCards = PLAYER_IDS.some((player) => game.players[player].secondaries !== undefined);
  return (
    <div className="score-sheet">
      <div className="score-main">
        <Points game={game} />
        <Section title={WORDS.mission} aside={mission.name}>
          <p className="scoring-quiet">{typeset(MISSION_SUMMARIES[mission.id])}</p>
        </Section>
        <ScoringPreviewSection />
        {hasCards && <Objectives game={game} />}
      </div>
      <div className="score-cards">
        {!hasCards && <Objectives game={game} />}
        {PLAYER_IDS.map((player) => (
          <CardsOf key={player} game={game} player={player} />
        ))}
        <Discarded game={game} />
      </div>
    </div>
  );
}

interface Open {
  readonly player: PlayerId;
  readonly kind: Kind;
  readonly round: number;
}

function Points({ game }: { readonly game: Game }) {
  const [open, setOpen] = useState<Open | null>(null);
  const rounds = cellsOf(game, "p1").map(({ round }) => round);
  return (
    <Section title={WORDS.open} aside={leadInWords(game)}>
      <table className="score-table">
        <thead>
          <tr>
            <th scope="col">{WORDS.source}</th>
            {rounds.map((round) => (
              <th key={round} scope="col" data-now={round === game.turn.round || undefined}>
                {round === game.turn.round ? WORDS.now(round) : round}
              </th>
            ))}
            <th scope="col">{WORDS.total}</th>
          </tr>
        </thead>
        <tbody>
          {PLAYER_IDS.map((player) => (
            <PlayerRows key={player} game={game} player={player} open={open} onOpen={setOpen} />
          ))}
        </tbody>
      </table>
      <div className="score-reasons" aria-live="polite">
        {open === null ? (
          <p className="scoring-quiet">{WORDS.pressCell}</p>
        ) : (
          <Reasons game={game} {...open} />
        )}
      </div>
    </Section>
  );
}

function leadInWords(game: Game): string {
  const [p1, p2] = PLAYER_IDS.map((player) => victoryPointsOf(game, player) ?? 0);
  const by = p1! - p2!;
  const lead = by === 0 ? WORDS.level : WORDS.leads(game.players[by > 0 ? "p1" : "p2"].name, Math.abs(by));
  return `${WORDS.roundOf(game.turn.round)} · ${lead}`;
}

interface PlayerRowsProps {
  readonly game: Game;
  readonly player: PlayerId;
  readonly open: Open | null;
  readonly onOpen: (open: Open | null) => void;
}

function PlayerRows({ game, player, open, onOpen }: PlayerRowsProps) {
  const { name, vp } = game.players[player];
  const isCapped = game.players.p1.secondaries !== undefined || game.players.p2.secondaries !== undefined;
  const { pointsCap } = numbersOf(game);
  const kinds = KINDS.filter((kind) => kind === "primary" || isCapped);
  return (
    <Fragment>
      <tr className="score-player" data-side={player}>
        <th scope="row">
          <span className="score-dot" aria-hidden="true" />
          {name}
        </th>
        {cellsOf(game, player).map(({ round, vp: sum }) => (
          <td key={round}>{isToCome(game, round) ? "" : sum}</td>
        ))}
        <td>{victoryPointsOf(game, player)}</td>
      </tr>
      {kinds.map((kind) => (
        <tr key={kind}>
          <th scope="row">
            {WORDS[kind]} <span className="scoring-quiet">{sourceOf(game, player, kind)}</span>
          </th>
          {cellsOf(game, player, kind).map((cell) => (
            <td key={cell.round}>
              <Figure
                game={game}
                cell={cell}
                at={{ player, kind, round: cell.round }}
                open={open}
                onOpen={onOpen}
              />
            </td>
          ))}
          <td>{isCapped ? WORDS.of(vp[kind], pointsCap[kind]) : vp[kind]}</td>
        </tr>
      ))}
    </Fragment>
  );
}

const isToCome = ({ turn }: Game, round: number) => round > turn.round;

function sourceOf(game: Game, player: PlayerId, kind: Kind): string {
  if (kind === "primary") return missions.missionOf(game)?.name ?? "";
  const mode = game.players[player].secondaries?.mode;
  if (mode === undefined) return WORDS.noCards;
  return mode === "FIXED" ? WORDS.fixed : WORDS.tactical;
}

interface FigureProps extends Omit<PlayerRowsProps, "player"> {
  readonly cell: Cell;
  readonly at: Open;
}

/** Points with their reasons behind them; where there are none there is nothing to ask. */
function Figure({ game, cell, at, open, onOpen }: FigureProps) {
  if (cell.vp === 0) return isToCome(game, cell.round) ? "" : WORDS.none;
  const isOpen = open?.player === at.player && open.kind === at.kind && open.round === at.round;
  return (
    <button
      type="button"
      className="score-cell"
      aria-expanded={isOpen}
      aria-label={WORDS.cell(game.players[at.player].name, WORDS[at.kind], cell.round, cell.vp)}
      onClick={() => onOpen(isOpen ? null : at)}
    >
      {cell.vp}
    </button>
  );
}

function Reasons({ game, player, kind, round }: Open & { readonly game: Game }) {
  const { scores } = cellsOf(game, player, kind)[round - 1]!;
  return (
    <>
      <p>
        <b>{WORDS.reasons(game.players[player].name, WORDS[kind], round)}</b>
      </p>
      <ul>
        {scores.map(({ vp, source, of, turn, phase }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: scores are only ever added
          <li key={index}>
            {WORDS.reason(vp, sourceName(source), namesOf(game, of))}{" "}
            <span className="scoring-quiet">{WORDS.when(game.players[turn].name, phaseName(phase))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Objectives({ game }: { readonly game: Game }) {
  return (
    <Section title={WORDS.objectives} aside={WORDS.objectivesAside}>
      <ul className="score-objectives">
        {Object.values(game.objectives).map((objective) => {
          const levels = missions.levelsOf(game, objective);
          const { holder, next, isKept } = markerWords(game, objective);
          const all = Math.max(levels.p1 + levels.p2, 1);
          return (
            <li key={objective.id} className="score-objective" data-holder={holder ?? undefined}>
              <span className="score-marker">{objective.id}</span>
              <span>{placeOf(game, objective.home_of)}</span>
              <span className="score-level">{levels.p1}</span>
              <span className="score-bar" aria-hidden="true">
                <i data-side="p1" style={{ width: `${(100 * levels.p1) / all}%` }} />
                <i data-side="p2" style={{ width: `${(100 * levels.p2) / all}%` }} />
              </span>
              <span className="score-level">{levels.p2}</span>
              <span>
                {holderInWords(game, holder, isKept && next === holder, levels)}
                {next !== holder && (
                  <span className="scoring-quiet">
                    {" "}
                    {next === null ? WORDS.wouldBeNobody : WORDS.wouldBe(game.players[next].name)}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function placeOf({ players }: Game, home: PlayerId | null): string {
  return home === null ? WORDS.middle : WORDS.home(players[home].name);
}

function holderInWords(
  { players }: Game,
  holder: PlayerId | null,
  isKept: boolean,
  { p1, p2 }: Readonly<Record<PlayerId, number>>,
): string {
  if (holder === null) return p1 + p2 === 0 ? WORDS.empty : WORDS.contested;
  const { name } = players[holder];
  if (isKept) return WORDS.kept(name);
  const lead = holder === "p1" ? p1 - p2 : p2 - p1;
  return lead > 0 ? WORDS.lead(name, lead) : name;
}

function Discarded({ game }: { readonly game: Game }) {
  const laid = PLAYER_IDS.flatMap((player) =>
    (game.players[player].secondaries?.aside ?? []).map((one) => ({ player, ...one })),
  );
  if (laid.length === 0) return null;
  return (
    <Section title={WORDS.aside} aside={WORDS.cards(laid.length)}>
      <ul className="score-aside">
        {laid.map(({ player, card, vp, round }) => (
          <li key={`${player} ${card}`} data-side={player}>
            <span className="score-dot" aria-hidden="true" />
            <span>
              <span className="visually-hidden">{game.players[player].name} </span>
              {missions.CARDS[card].name} <span className="scoring-quiet">{WORDS.asideRound(round)}</span>
            </span>
            <b>{vp}</b>
          </li>
        ))}
      </ul>
    </Section>
  );
}
