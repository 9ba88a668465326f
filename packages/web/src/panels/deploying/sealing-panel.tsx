import { type Game, missions, opponentOf, type PlayerId } from "@gunline/rules";
import { useSession } from "../../online/store.ts";
import { useIsOurs } from "../../online/whose-decision.ts";
import { useMoment } from "../../table/moment.ts";
import { look } from "../../table/view.ts";
import { deciderOf } from "../../table/whose.ts";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { ArmyOnTable, pointsOn } from "../roster/army-on-table.tsx";
import { forgetChosen } from "../scoring/choosing.ts";
import { BeginningsSection } from "./beginnings-section.tsx";
import { type Sealing, unsealFormations } from "./sealing.ts";
import { SecretHead } from "./secret-head.tsx";

const WORDS = words.placing.beginnings;

/** Until both sides' formations are revealed: whose are chosen here, whose are sealed, and who is waited for. */
export function SealingPanel({ game, sealing }: { readonly game: Game; readonly sealing: Sealing }) {
  const isOurs = useIsOurs();
  const isFarApart = useSession(({ session }) => session !== null);
  const player = sealing.to === "wait" ? deciderOf(game) : sealing.player;
  const { name } = game.players[player];
  const title = sealing.to === "wait" ? WORDS.title : WORDS.titleOf(name);
  return (
    <div className={`charge-${player}`}>
      <SecretHead title={title} />
      {sealing.to === "choose" && isOurs && <Cards player={player} />}
      {sealing.to === "choose" && isOurs && <BeginningsSection game={game} player={player} />}
      {sealing.to === "hand_over" && <HandOver game={game} player={player} />}
      {isFarApart && <Sealed game={game} />}
      {isFarApart && <Armies game={game} />}
    </div>
  );
}

/** Which secondary missions go along with the formations. */
function Cards({ player }: { readonly player: PlayerId }) {
  const chosen = useMoment("deployment").chosenCards[player];
  if (chosen === undefined) return null;
  const names = (chosen.cards ?? []).map((card) => missions.CARDS[card].name);
  return (
    <Section title={words.scoring.choose.title} aside={words.scoring.choose.mode[chosen.mode]}>
      <p>{words.scoring.choose.chosen(names)}</p>
      <button type="button" className="text-button" onClick={() => forgetChosen(player)}>
        {words.scoring.choose.again}
      </button>
    </Section>
  );
}

/** Between the two at one screen nothing is to be seen of either side's formations. */
function HandOver({ game, player }: { readonly game: Game; readonly player: PlayerId }) {
  const { players } = game;
  return (
    <Section title={WORDS.handOver.title(players[player].name)}>
      <p>{WORDS.handOver.words(players[opponentOf(player)].name, players[player].name)}</p>
    </Section>
  );
}

/** Anyone who was not there when the armies were chosen reads here what stands against them. */
function Armies({ game }: { readonly game: Game }) {
  const you = useSession(({ session }) => session?.state.you);
  const sides = (["p1", "p2"] as const).filter((side) => side !== you);
  return sides.map((side) => {
    const points = pointsOn(game, side);
    return (
      <Section
        key={side}
        title={WORDS.armyOf(game.players[side].name)}
        aside={points > 0 ? WORDS.points(points) : undefined}
      >
        <ArmyOnTable game={game} side={side} onUnit={({ id }) => look({ looked: id })} />
      </Section>
    );
  });
}

/** Far apart: who is ready. */
function Sealed({ game }: { readonly game: Game }) {
  const state = useSession(({ session }) => session?.state);
  const sealed = state?.view?.sealed ?? [];
  const isOurs = sealed.some((seat) => seat === state?.you);
  return (
    <Section title={WORDS.ready}>
      <ul className="tray">
        {(["p1", "p2"] as const).map((seat) => (
          <li key={seat} className="sealed">
            <b>{game.players[seat].name}</b>
            <span>{sealed.includes(seat) ? WORDS.isSealed : WORDS.isChoosing}</span>
          </li>
        ))}
      </ul>
      {isOurs && (
        <button type="button" className="text-button" onClick={unsealFormations}>
          {WORDS.change}
        </button>
      )}
    </Section>
  );
}
