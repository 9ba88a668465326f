import { count } from "./format.ts";

/** Objectives, points, cards and Actions, as the page tells of them. */
export const scoring = {
  /** On and beside the markers. */
  marker: {
    lead: (more: number) => `+${more}`,
    level: (first: number, second: number) => `${first} : ${second}`,
    kept: "kept",
    /** What it becomes as the phase ends. */
    becomes: (text: string) => `→ ${text}`,
    nobody: "nobody",
    name: (id: string) => `Objective ${id}`,
    held: (player: string) => `${player} holds it`,
    keeps: (player: string) => `${player} keeps it with nobody there`,
    free: "Nobody holds it",
    levels: (p1: string, first: number, p2: string, second: number) =>
      `Control: ${p1} ${first}, ${p2} ${second}`,
    would: (player: string) => `If the phase ended now, ${player} would hold it`,
    wouldNobody: "If the phase ended now, nobody would hold it",
    terraformed: (player: string) => `Terraformed by ${player}`,
    alpha: "Alpha: it vanishes as round 4 begins",
    omega: "Omega: it vanishes as round 5 begins",
    tempting: (player: string) => `Marked for ${player}: A Tempting Target`,
  },
  sheet: {
    title: "Score",
    open: "Score sheet",
    key: "Score sheet: points, objectives and cards",
    vpOf: (player: string, vp: number) => `${player}: ${vp} VP. Open the score sheet.`,
    now: (round: number) => `${round} now`,
    total: "Total",
    source: "Points from",
    of: (vp: number, most: number) => `${vp} / ${most}`,
    primary: "Primary",
    secondary: "Secondary",
    tactical: "Tactical cards",
    fixed: "Fixed cards",
    noCards: "no cards",
    none: "–",
    cell: (player: string, kind: string, round: number, vp: number) =>
      `${player}, ${kind}, round ${round}: ${vp} VP. Show why.`,
    reasons: (player: string, kind: string, round: number) =>
      `${player}, ${kind.toLowerCase()}, round ${round}`,
    reason: (vp: number, source: string, of: string) =>
      of === "" ? `${vp} for ${source}` : `${vp} for ${source}: ${of}`,
    when: (player: string, phase: string) => `${player}’s turn, ${phase} phase`,
    pressCell: "Press a number to see what it is made of.",
    leads: (player: string, by: number) => `${player} leads by ${by}`,
    level: "Both are level",
    roundOf: (round: number) => `Round ${round} of 5`,
    objectives: "Objectives",
    objectivesAside: "Control now",
    lead: (player: string, by: number) => `${player} by ${by}`,
    kept: (player: string) => `${player} keeps it`,
    contested: "contested",
    empty: "nobody near",
    wouldBe: (player: string) => `${player} as the phase ends`,
    wouldBeNobody: "nobody as the phase ends",
    home: (player: string) => `${player}’s home`,
    middle: "No man’s land",
    mission: "Mission",
    aside: "Scored and discarded",
    asideRound: (round: number) => `round ${round}`,
    cards: (cards: number) => count(cards, "card"),
  },
  preview: {
    title: "Points as it stands",
    none: "Nothing would be scored as this turn ends.",
    phase: (phase: string) => `As this ${phase} phase ends`,
    turn: (player: string) => `As ${player}’s turn ends`,
    round: (round: number) => `As the turn and round ${round} end`,
    line: (player: string, vp: number, source: string) => `${player} +${vp} ${source}`,
    changes: "Objectives that change as this phase ends",
    change: (objective: string, player: string) => `${objective} to ${player}`,
    changeNobody: (objective: string) => `${objective} to nobody`,
    tests: "Battle-shock tests that are still owed may change it.",
  },
  cards: {
    title: (player: string) => `${player}’s cards`,
    mode: { FIXED: "Fixed", TACTICAL: (left: number) => `Tactical · ${left} left to draw` },
    none: "No card is in play.",
    points: (vp: number, most: number) => `${vp} of ${most} VP`,
    soFar: (vp: number, most: number) => `${vp} of ${most} VP so far`,
    rule: "Rule",
    ruleOf: (card: string) => `The rule of ${card}`,
    when: {
      OWN: (player: string, _other: string) => `Scores as ${player}’s turn ends`,
      OPPONENT: (_player: string, other: string) => `Scores as ${other}’s turn ends`,
      EITHER: (_player: string, _other: string) => "Scores as any turn ends",
      AT_ONCE: (_player: string, _other: string) => "Scores at once",
    },
    others: (player: string) => `${player}’s cards and the score sheet`,
  },
  choose: {
    title: "Secondary missions",
    titleOf: (player: string) => `${player}: secondary missions`,
    intro: "Cards that bring up to 40 VP, fixed or drawn.",
    chosen: (cards: readonly string[]) =>
      cards.length === 0 ? "Cards are drawn as the battle goes on." : `${cards.join(" and ")}.`,
    again: "Choose again",
    mode: { TACTICAL: "Tactical", FIXED: "Fixed" },
    legend: "How cards are played",
    about: {
      TACTICAL:
        "Two cards at a time, drawn in your Command phase. A card that has scored is discarded; discarding one in your own turn brings a command point.",
      FIXED: "Two cards of your choice for the whole battle, up to 20 VP each.",
    },
    picked: (picked: number) => `${picked} of 2 chosen`,
    playTactical: "Play tactical cards",
    playFixed: "Play these two cards",
    two: "Choose two cards, or tactical ones.",
    hint: {
      mouse: "Choose fixed or tactical cards · Enter takes what is chosen",
      fingers: "Choose fixed or tactical cards",
    },
  },
  question: {
    title: (player: string) => `${player} decides`,
    about: (player: string, card: string) => `${player} has drawn ${card}.`,
    /** The card speaks to its owner, whoever reads it. */
    says: (rule: string) => `The card: ${rule}`,
    redraw: "You may return this card and draw another, free.",
    keep: (card: string) => `Keep ${card}`,
    another: "Draw another card",
    alpha: (count: number) =>
      count === 1 ? "Name one of your units on the table." : `Name ${count} of your units on the table.`,
    alphaWhy: (player: string) =>
      `${player} scores 5 VP if one of them is destroyed or off the table as a turn ends: name those that will be safe.`,
    gamma: "Name one more enemy unit.",
    gammaWhy: "You score 2 VP if it is destroyed or off the table as a turn ends, and none of the others is.",
    objective: "Name an objective in no man’s land.",
    objectiveWhy: (player: string) => `${player} scores 5 VP for controlling it as a turn ends.`,
    name: (names: string) => `Name ${names}`,
    choose: (count: number, unit: boolean) =>
      unit ? (count === 1 ? "Choose a unit" : `Choose ${count} units`) : "Choose an objective",
    missing: (count: number) =>
      count === 1
        ? "Choose one more: on the board, in the list, or by its number."
        : `Choose ${count} more: on the board, in the list, or by their numbers.`,
    picked: (picked: number, of: number) => `${picked} of ${of} chosen`,
    may: "Can be named",
    isPicked: "Named",
    tooMany: (count: number) => (count === 1 ? "One is enough." : `${count} are enough.`),
    hints: {
      redraw: { mouse: "Enter keeps the card · D draws another", fingers: "Keep the card, or draw another" },
      units: {
        mouse: "Click units, or press their numbers · Enter names them",
        fingers: "Tap the units to name",
      },
      objective: {
        mouse: "Click an objective, or press its number · Enter names it",
        fingers: "Tap the objective to name",
      },
    },
    keys: { number: "name that unit or objective", another: "Draw another card, or discard a card" },
  },
  discard: {
    title: (player: string) => `${player} may discard cards`,
    own: "The turn is over. Discard a card? The first one you discard gives 1 CP, unless you already gained an extra CP this round.",
    ownNoPoint:
      "The turn is over. Discard a card? You gain no CP for it: you already gained an extra one this round.",
    other:
      "The turn is over. A card that is discarded is out of the battle; in the opponent’s turn that brings no command point.",
    keep: (cards: number) => (cards === 1 ? "Keep the card" : "Keep the cards"),
    discard: "Discard",
    discardCard: (card: string) => `Discard ${card}`,
    hint: { mouse: "Enter keeps the cards and goes on", fingers: "Keep the cards, or discard one" },
  },
  actions: {
    title: "Mission Actions",
    intro:
      "Instead of shooting. The unit then neither shoots nor charges until it is completed, and not in this turn.",
    start: (action: string, objective: string | undefined) =>
      objective === undefined ? action : `${action} at ${objective}`,
    startBy: (unit: string, action: string) => `${unit}: ${action}`,
    able: (units: number) => (units === 0 ? "nobody can" : `${count(units, "unit")} can`),
    inVain: (units: number) => `Would not be completed as it stands: ${count(units, "unit")}`,
    cannot: "Why others cannot",
    whyNot: "Why not",
    performing: (action: string, objective: string | undefined) =>
      objective === undefined ? action : `${action} ${objective}`,
    inEffect: (action: string, objective: string | undefined) =>
      objective === undefined
        ? `Performs an Action: ${action}`
        : `Performs an Action: ${action} at ${objective}`,
    until: { OWN_TURN: "until its turn ends", OPPONENT_TURN: "until the opponent’s next turn ends" },
    gives: "moving makes it fail",
    instead: "Instead of shooting",
    hint: {
      mouse: "No unit can shoot · some can start an Action, in the panel · E ends the phase",
      fingers: "No unit can shoot · some can start an Action",
    },
    busy: "✓ Performs an Action",
  },
};
