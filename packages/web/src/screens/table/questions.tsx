import { type Game, type PlayerId, stratagems } from "@gunline/rules";
import { useSession } from "../../online/store.ts";
import { askAbout, askAgain } from "../../table/commands.ts";
import { prefer, usePreferences } from "../../table/preferences.ts";
import { useGame } from "../../table/table.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { words } from "../../words/english.ts";

const text = words.reaction.questions;

const ASKS = (["ALWAYS", "NOT_THIS_PHASE", "NEVER"] as const).map((value) => ({
  value,
  label: text.ask[value],
}));

const WHENS = (["matters", "always"] as const).map((value) => ({ value, ...text.whens[value] }));

/** Those that open a question; what a player uses in his own time asks nothing, and what he has to do is asked anyway. */
const askingOf = (game: Game, player: PlayerId) =>
  stratagems
    .stratagemsFor(game, player)
    .filter(({ windows, compulsory }) => windows.length > 0 && compulsory !== true);

/** Which questions are asked: at one screen of either player, far apart of the own player. */
export function QuestionsDialog({ onClose }: { readonly onClose: () => void }) {
  const game = useGame();
  const when = usePreferences(({ questions }) => questions);
  const you = useSession(({ session }) => session?.state.you ?? null);
  const players = (["p1", "p2"] as const).filter((id) => you === null || you === id);
  return (
    <Dialog title={text.title} onClose={onClose} wide>
      <p>{text.intro}</p>
      <Choice
        label={text.when}
        value={when}
        options={WHENS}
        onChange={(questions) => prefer({ questions })}
      />
      <div className="settings">
        {players.map((id) => (
          <AskedOf key={id} game={game} player={id} />
        ))}
      </div>
    </Dialog>
  );
}

function AskedOf({ game, player }: { readonly game: Game; readonly player: PlayerId }) {
  const { name, passing, unasked = [] } = game.players[player];
  return (
    <section aria-label={text.of(name)}>
      <h3 className="heading">{text.of(name)}</h3>
      {passing && (
        <p className="questions-passing">
          {text.passing(name)} <Button onPress={() => askAgain(player)}>{text.askAgain}</Button>
        </p>
      )}
      {askingOf(game, player).map(({ id, name: stratagem }) => {
        const held = unasked.find((one) => one.stratagem === id);
        const until = held?.until === "BATTLE" ? "NEVER" : "NOT_THIS_PHASE";
        return (
          <Choice
            key={id}
            label={stratagem}
            value={held === undefined ? "ALWAYS" : until}
            options={ASKS}
            onChange={(ask) => askAbout(player, { stratagem: id, ask })}
          />
        );
      })}
    </section>
  );
}
