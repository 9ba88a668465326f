import "./new-game.css";
import { ARMIES, type Army, DEPLOYMENTS, LAYOUTS, newGame, PLAYER_NAMES, pointsOf } from "@gunline/armies";
import { type Game, type Refusal, RULESET_DIFFERENCES, type RulesetId } from "@gunline/rules";
import { type FormEvent, Suspense, useMemo, useState } from "react";
import { go } from "../../route/route.ts";
import { freshSeed } from "../../table/fresh-seed.ts";
import { begin } from "../../table/play.ts";
import { LONGEST_NAME, prefer, usePreferences } from "../../table/preferences.ts";
import { freshTable } from "../../table/table.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { GameSettings } from "../game-settings.tsx";
import { MiniMap } from "../mini-map.tsx";
import { onceFetched, PlayOnline } from "../play-online-later.ts";

const own = words.newGame;
const house = words.houseRules;

const RULESETS: readonly { value: RulesetId; label: string; hint: string }[] = (
  ["spec", "published"] as const
).map((value) => ({ value, label: house.names[value], hint: house.hints[value] }));

const SETTINGS: Game["settings"] = {
  auto_targeting: "OBVIOUS_ONLY",
  allocation: "AUTOMATIC",
  fast_dice: true,
  log: "VERBOSE",
  stratagems: "ON",
};

/** As nobody moves before the shooting, the one in which most units have somebody to shoot at. */
const FIRST_DEPLOYMENT = DEPLOYMENTS.find(({ id }) => id === "sweeping-engagement") ?? DEPLOYMENTS[0]!;

/** Armies, table, rules, names: what two people settle before a battle. */
export default function NewGameScreen() {
  const [armies, setArmies] = useState({ p1: firstArmy(0), p2: firstArmy(1) });
  const [names, setNames] = useState(PLAYER_NAMES);
  const [layout, setLayout] = useState(LAYOUTS[0]!);
  const [deployment, setDeployment] = useState(FIRST_DEPLOYMENT);
  const [ruleset, setRuleset] = useState(usePreferences.getState().ruleset);
  const [settings, setSettings] = useState(SETTINGS);
  const [faraway, setFaraway] = useState<Game | null>(null);
  const [faults, setFaults] = useState<readonly Refusal[]>([]);

  // The table as it would be, drawn before it is begun.
  const preview = useMemo(
    () =>
      newGame({
        armies,
        layout,
        deployment,
        ruleset,
        settings,
        seed: "",
      }),
    [armies, layout, deployment, ruleset, settings],
  );

  const make = () => {
    const cleaned = { p1: names.p1.trim() || PLAYER_NAMES.p1, p2: names.p2.trim() || PLAYER_NAMES.p2 };
    const made = newGame({
      armies,
      layout,
      deployment,
      ruleset,
      names: cleaned,
      settings,
      seed: freshSeed(),
    });
    setFaults(made.ok ? [] : made.refusals);
    return made;
  };

  const about = { title: layout.name, task: "" };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const made = make();
    if (!made.ok) return;
    prefer({ ruleset });
    begin(freshTable(about.title, about.task, made.value));
  };

  const inviteSomebody = () => {
    const made = make();
    if (!made.ok) return;
    prefer({ ruleset });
    void onceFetched(() => setFaraway(made.value));
  };

  return (
    <main className="new-game">
      <header className="new-game-head">
        <h1>{own.title}</h1>
        <Button onPress={() => go("start")}>{own.back}</Button>
      </header>
      <form className="new-game-form" onSubmit={submit}>
        {(["p1", "p2"] as const).map((side) => (
          <fieldset key={side} className="new-game-side" data-side={side}>
            <legend>{own.sides[side]}</legend>
            <label>
              {own.name}
              <input
                value={names[side]}
                maxLength={LONGEST_NAME}
                onChange={(event) => setNames({ ...names, [side]: event.target.value })}
              />
            </label>
            <label>
              {own.army}
              <select
                value={armies[side].id}
                onChange={(event) => setArmies({ ...armies, [side]: armyById(event.target.value) })}
              >
                {ARMIES.map((army) => (
                  <option key={army.id} value={army.id}>
                    {own.armyPoints(army.name, pointsOf(army))}
                  </option>
                ))}
              </select>
            </label>
            <Roster army={armies[side]} />
          </fieldset>
        ))}
        <fieldset className="new-game-table">
          <legend>{own.table}</legend>
          <label>
            {own.terrain}
            <select
              value={layout.id}
              onChange={(event) => setLayout(LAYOUTS.find(({ id }) => id === event.target.value) ?? layout)}
            >
              {LAYOUTS.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            {own.deployment}
            <select
              value={deployment.id}
              onChange={(event) =>
                setDeployment(DEPLOYMENTS.find(({ id }) => id === event.target.value) ?? deployment)
              }
            >
              {DEPLOYMENTS.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <p className="new-game-note">{own.noMoves}</p>
          {preview.ok && (
            <MiniMap
              {...preview.value.board}
              terrain={Object.values(preview.value.terrain)}
              units={Object.values(preview.value.units)}
              zones={(["p1", "p2"] as const).map((side) => ({
                side,
                polygon: deployment.zones[side].polygon,
              }))}
            />
          )}
        </fieldset>
        <fieldset className="new-game-rules">
          <legend>{own.rules}</legend>
          <Choice label={house.ruleset} value={ruleset} options={RULESETS} onChange={setRuleset} />
          <table className="differences">
            <caption>{house.differences}</caption>
            <thead>
              <tr>
                <th scope="col">{house.names.spec}</th>
                <th scope="col">{house.names.published}</th>
              </tr>
            </thead>
            <tbody>
              {RULESET_DIFFERENCES.map(({ option, spec, published }) => (
                <tr key={option}>
                  <td data-chosen={ruleset === "spec"}>{typeset(spec)}</td>
                  <td data-chosen={ruleset === "published"}>{typeset(published)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </fieldset>
        <fieldset className="new-game-settings">
          <legend>{own.settings}</legend>
          <GameSettings settings={settings} onChange={(change) => setSettings({ ...settings, ...change })} />
        </fieldset>
        {faults.length > 0 && (
          <ul className="faults" role="alert">
            {faults.map(({ message, rule }) => (
              <li key={message}>
                {message} {rule}
              </li>
            ))}
          </ul>
        )}
        <div className="new-game-begin">
          <button type="submit" className="button button-primary">
            {own.begin}
          </button>
          <Button id="begin-online" onPress={inviteSomebody} hint={own.onlineHint}>
            {own.online}
          </Button>
        </div>
      </form>
      {faraway !== null && (
        <Suspense>
          <PlayOnline document={faraway} about={about} onClose={() => setFaraway(null)} />
        </Suspense>
      )}
    </main>
  );
}

/** Of the first or the second faction, the army that comes nearest to the usual size. */
function firstArmy(index: number): Army {
  const factions = [...new Set(ARMIES.map(({ faction }) => faction))];
  const own = ARMIES.filter(({ faction }) => faction === factions[index]);
  const off = (army: Army) => Math.abs(pointsOf(army) - USUAL_POINTS);
  return own.reduce((best, army) => (off(army) < off(best) ? army : best));
}

const USUAL_POINTS = 1_000;

function armyById(id: string): Army {
  return ARMIES.find((army) => army.id === id) ?? ARMIES[0]!;
}

function Roster({ army }: { readonly army: Army }) {
  return (
    <ul className="muster">
      {army.entries.map(({ sheet, size, leader }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries may be alike, and their order never changes
        <li key={`${index} ${sheet.name}`}>
          {sheet.name} <span>×{size}</span>
          {leader !== undefined && <span>{own.leader(leader.sheet.name)}</span>}
        </li>
      ))}
    </ul>
  );
}
