import type { Game } from "@gunline/rules";
import { phaseName } from "@gunline/rules/words";
import { useIsOurs } from "../../online/whose-decision.ts";
import { useAsking } from "../../table/asking.ts";
import { useGame, useTable } from "../../table/table.ts";
import { type Reaction, reactionUnderWay } from "../../table/under-way.ts";
import { useView } from "../../table/view.ts";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { PlacingSection } from "../placing/placing-section.tsx";
import { rowsOf } from "../roster/choice-of-units.ts";
import { WhoCould } from "../roster/roster.tsx";
import { eventInWords } from "./reaction.ts";
import { REACTORS } from "./reactors.ts";
import "./reaction.css";

const WORDS = words.reaction;

/** Beside a question: where the game is, and who could react. What can be done stands on the card, for whoever is asked. */
export function ReactionPanel() {
  const game = useGame();
  const isOurs = useIsOurs();
  const placing = useView((view) => view.placing);
  const asking = useAsking((state) => state.asking);
  const reaction = reactionUnderWay(game);
  if (reaction === null) return null;
  return (
    <div className="reaction" data-side={reaction.player}>
      <Steps game={game} reaction={reaction} isOurs={isOurs} />
      {isOurs && placing !== null && <PlacingSection game={game} placing={placing} />}
      {isOurs && placing === null && asking !== "checking" && <Who game={game} />}
    </div>
  );
}

interface StepsProps {
  readonly game: Game;
  readonly reaction: Reaction;
  readonly isOurs: boolean;
}

function Steps({ game, reaction, isOurs }: StepsProps) {
  // Nobody hands the screen to a computer.
  const isShared = useTable(
    ({ table }) => table?.mode === "hotseat" && Object.keys(table.computer ?? {}).length === 0,
  );
  const { name } = game.players[reaction.player];
  const active = game.players[game.turn.active_player].name;
  const steps = WORDS.steps[reaction.window] ?? { before: WORDS.stepBefore, after: [WORDS.stepAfter] };
  return (
    <Section title={WORDS.whereWeAre} aside={WORDS.phaseOf(active, phaseName(game.turn.phase))}>
      <ol className="reaction-steps">
        <li data-step="done">
          {steps.before} <span>{eventInWords(game, reaction)}</span>
        </li>
        <li data-step="now" aria-current="step">
          {reaction.player === game.turn.active_player ? WORDS.mayChoose(name) : WORDS.mayReact(name)}
          {isShared && <span>{WORDS.handIt(name)}</span>}
          {!isOurs && <span>{WORDS.thinking(name)}</span>}
        </li>
        {steps.after.map((step) => (
          <li key={step} data-step="later">
            {step}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Who({ game }: { readonly game: Game }) {
  const rows = rowsOf(REACTORS, game);
  if (rows.length === 0) return null;
  const able = rows.filter(({ refusals }) => refusals.length === 0);
  return (
    <Section title={WORDS.who} aside={WORDS.whoCount(able.length, rows.length)}>
      <WhoCould of={REACTORS} />
    </Section>
  );
}
