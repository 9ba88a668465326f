import { type Game, missions } from "@gunline/rules";
import { phaseName, sourceName } from "@gunline/rules/words";

import { useGame } from "../../table/table.ts";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { owed } from "../command/tests.ts";
import "./scoring.css";

const WORDS = words.scoring.preview;

/** What the end of the phase and of the turn would bring, before anybody ends it. */
export function ScoringPreviewSection() {
  const game = useGame();
  if (!missions.scoringPreview(game).isOpen) return null;
  return (
    <Section title={WORDS.title}>
      <ScoringPreviewLines game={game} />
    </Section>
  );
}

export function ScoringPreviewLines({ game }: { readonly game: Game }) {
  const { isOpen, changes, phase, turn } = missions.scoringPreview(game);
  if (!isOpen) return null;
  const { active_player, first_player, round } = game.turn;
  const turnEnds =
    active_player === first_player ? WORDS.turn(game.players[active_player].name) : WORDS.round(round);
  return (
    <div className="outlook">
      {changes.length > 0 && (
        <p>
          <span className="outlook-when">{WORDS.changes}</span>{" "}
          {changes
            .map(({ objective_id, to }) =>
              to === null
                ? WORDS.changeNobody(objective_id)
                : WORDS.change(objective_id, game.players[to].name),
            )
            .join(", ")}
        </p>
      )}
      <Lines game={game} when={WORDS.phase(phaseName(game.turn.phase))} scores={phase} />
      <Lines game={game} when={turnEnds} scores={turn} />
      {phase.length + turn.length === 0 && <p className="scoring-quiet">{WORDS.none}</p>}
      {owed(game).length > 0 && <p className="scoring-quiet">{WORDS.tests}</p>}
    </div>
  );
}

interface LinesProps {
  readonly game: Game;
  readonly when: string;
  readonly scores: readonly missions.Award[];
}

function Lines({ game, when, scores }: LinesProps) {
  if (scores.length === 0) return null;
  return (
    <div>
      <p className="outlook-when">{when}</p>
      <ul>
        {scores.map(({ player, source, vp, of }) => (
          <li key={`${player} ${source} ${of.join(" ")}`} className="outlook-line" data-side={player}>
            <b>{WORDS.line(game.players[player].name, vp, sourceName(source))}</b>{" "}
            <span className="scoring-quiet">{namesOf(game, of)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Objectives or units, by name. */
export function namesOf({ units }: Game, of: readonly string[]): string {
  return [...new Set(of.map((id) => units[id]?.name ?? id))].join(", ");
}
