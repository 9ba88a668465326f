import { type Game, opponentOf, type PlayerId, placement, type Unit } from "@gunline/rules";
import { useIsOurs, useSideHere } from "../../online/whose-decision.ts";
import { submit } from "../../table/authority.ts";
import { useGame } from "../../table/table.ts";
import { UnitBadge } from "../../table/unit-badge.tsx";
import { look, useView } from "../../table/view.ts";
import { deciderOf } from "../../table/whose.ts";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { takeUp } from "../placing/placing.ts";
import { PlacingSection } from "../placing/placing-section.tsx";
import { Tray } from "../placing/tray.tsx";
import { ChooseSection } from "../scoring/choose-section.tsx";
import { strengthOf } from "../unit-words.ts";
import { formationsNow } from "./beginnings.ts";
import { useChooser } from "./chooser.ts";
import { dropsOf } from "./drops.ts";
import { useSealing } from "./sealing.ts";
import { SealingPanel } from "./sealing-panel.tsx";
import { SecretHead } from "./secret-head.tsx";
import "../charge/charge.css";
import "../moving/moving.css";
import "../placing/placing.css";
import "./deploying.css";

const WORDS = words.placing.deployment;

/** The side panel while armies are set up: whose drop it is, the unit that is being placed, and what is left. */
export function DeployingPanel() {
  const game = useGame();
  const placing = useView((view) => view.placing);
  const rest = useView((view) => view.rest);
  const isOurs = useIsOurDrop();
  const player = deciderOf(game);
  const sealing = useSealing();
  const chooser = useChooser();
  if (chooser !== null) {
    return (
      <div className={`charge-${chooser}`}>
        {sealing?.to === "choose" ? (
          <SecretHead title={words.scoring.choose.titleOf(game.players[chooser].name)} />
        ) : (
          chooser === player && <Head game={game} player={player} />
        )}
        <ChooseSection game={game} player={chooser} />
      </div>
    );
  }
  if (sealing !== null) return <SealingPanel game={game} sealing={sealing} />;
  return (
    <div className={`charge-${player}`}>
      <Head game={game} player={player} />
      {rest !== null && <RestSection game={game} player={player} units={rest.size} />}
      {placing !== null && isOurs && (
        <PlacingSection game={game} placing={placing}>
          <ToReserve game={game} unit={game.units[placing.unitId]!} />
        </PlacingSection>
      )}
      <Still game={game} player={player} />
      <Tray game={game} />
    </div>
  );
}

/** Whether the next unit is set up here. */
function useIsOurDrop(): boolean {
  const here = useSideHere();
  const isOurs = useIsOurs();
  const game = useGame();
  return isOurs && (here === undefined || here === deciderOf(game));
}

interface SideProps {
  readonly game: Game;
  readonly player: PlayerId;
}

function Head({ game, player }: SideProps) {
  const { sides, made } = dropsOf(game);
  const other = opponentOf(player);
  const theirs = placement.unitsToDrop(game, other).length;
  const isOurs = useIsOurDrop();
  const elsewhere = isOurs ? null : game.players[player].name;
  const { name } = game.players[other];
  const isLast = made === sides.length - 1;
  return (
    <header className="drop-head">
      <h2 className="charge-title">{WORDS.dropOf(game.players[player].name)}</h2>
      <span className="charge-stats">{WORDS.drops(Math.min(made + 1, sides.length), sides.length)}</span>
      <p className="drop-then">
        {elsewhere !== null && `${WORDS.elsewhere(elsewhere)} `}
        {isLast ? WORDS.last : theirs > 0 ? WORDS.thenOther(name, theirs) : WORDS.thenNobody(name)}
      </p>
      <ol className="drop-order" aria-label={WORDS.order}>
        {sides.map((side, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: drops have no other name than their order
            key={index}
            className={`drop-bar ${side}`}
            data-made={index < made || undefined}
            aria-current={index === made ? "step" : undefined}
          >
            <span className="visually-hidden">{game.players[side].name}</span>
          </li>
        ))}
      </ol>
    </header>
  );
}

/** Anyone who has no room on the table, or is wanted later, waits (DE-15). */
function ToReserve({ game, unit }: { readonly game: Game; readonly unit: Unit }) {
  const may = formationsNow(game, unit.owner).find(
    (one) => one.actor_unit_id === unit.id && one.type === "RESERVE" && one.payload.kind === "STRATEGIC",
  );
  if (may === undefined) return null;
  return (
    <button type="button" className="text-button" onClick={() => submit(may)}>
      {words.placing.buttons.reserve}
    </button>
  );
}

function RestSection({ game, player, units }: SideProps & { readonly units: number }) {
  const left = placement.unitsToDrop(game, player).length - units;
  return (
    <Section title={WORDS.restTitle}>
      <p>{WORDS.restWords(units, game.players[player].name)}</p>
      {left > 0 && <p className="placing-faults">{WORDS.restLeft(left)}</p>}
    </Section>
  );
}

/** Units of whoever drops next that are left, each to be taken up. */
function Still({ game, player }: SideProps) {
  const isOurs = useIsOurDrop();
  const held = useView((view) => view.placing?.unitId);
  const units = placement.unitsToDrop(game, player);
  if (units.length === 0) return <Section title={WORDS.still}>{WORDS.nobody}</Section>;
  return (
    <Section title={WORDS.still} aside={WORDS.stillAside(units.length)}>
      <ul className="tray">
        {units.map((unit) => (
          <li key={unit.id} className="tray-row">
            <button
              type="button"
              className="tray-unit"
              aria-pressed={unit.id === held}
              aria-disabled={!isOurs || undefined}
              onClick={() => isOurs && takeUp(unit.id)}
              onPointerEnter={() => look({ hovered: unit.id })}
              onPointerLeave={() => look({ hovered: null })}
            >
              <span className="tray-names">
                <UnitBadge unit={unit} />
                <b>{unit.name}</b> <span className="tray-strength">{strengthOf(unit)}</span>
              </span>
              <span className="tray-word">
                {unit.id === held ? WORDS.placing : tagsOf(unit).map((tag) => <Tag key={tag}>{tag}</Tag>)}
              </span>
              <Aboard game={game} unit={unit} />
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Tag({ children }: { readonly children: string }) {
  return <span className="tray-tag">{children}</span>;
}

/** Abilities that say where a unit may begin. */
function tagsOf({ abilities }: Unit): readonly string[] {
  return abilities.filter((ability) =>
    Object.keys(WORDS.abilities).some((name) => ability.toUpperCase().startsWith(name)),
  );
}

function Aboard({ game, unit }: { readonly game: Game; readonly unit: Unit }) {
  const aboard = Object.values(game.units).filter(({ embarked_in }) => embarked_in === unit.id);
  if (aboard.length === 0) return null;
  return <span className="tray-when">{WORDS.carries(aboard.map(({ name }) => name).join(", "))}</span>;
}
