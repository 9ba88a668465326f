import { count } from "./format.ts";

/** The Movement phase: who moves, how far, and what would come of it. */
export const moving = {
  phase: "Movement",
  endPhase: "End phase",
  select: { ours: "Not yet moved", theirs: "Units that can move" },
  noOther: "No other unit can move.",
  done: { title: "No unit is left to move", words: "" },
  standing: {
    ready: "● Ready",
    moved: "✓ Moved",
    advanced: "✓ Advanced",
    fellBack: "✓ Fell back",
    stayed: "✓ Stayed",
    arrived: "✓ Arrived",
    rolled: (roll: number) => `● Advance rolled: ${roll}`,
    cannot: "✕ Cannot",
  },
  marks: {
    moving: "moving now",
    canMove: "can move",
    hasMoved: "has moved",
    shot: (weapons: string) => `could be shot from there with ${weapons}`,
    charge: (needs: number) => `could be charged from there, on ${needs} or more`,
    neither: "neither to be shot nor charged from there",
  },
  head: (models: number) => count(models, "model"),
  otherUnit: "Other unit",
  kind: {
    title: "Kind of move",
    names: { NORMAL: "Normal", ADVANCE: "Advance", FALL_BACK: "Fall Back", STATIONARY: "Stay" },
    says: {
      NORMAL: (inches: string) => `Up to ${inches}. May shoot and charge afterwards.`,
      ADVANCE: (inches: string) => `Up to ${inches}. Does not charge, and shoots only with Assault weapons.`,
      FALL_BACK: (inches: string) =>
        `Up to ${inches}, out of Engagement Range. Neither shoots nor charges this turn.`,
    },
    roll: (move: string) =>
      `One die is added to ${move} for the whole unit. Once it is rolled, the unit Advances.`,
    rolled: (roll: number) => `The die shows ${roll}.`,
  },
  steps: {
    next: (name: string) => `Next: ${name}`,
    roll: "Roll for the Advance",
    confirm: "Confirm move",
    stay: "Stay where it stands",
    advanceAll: "Advance without moving",
    arrive: (name: string) => `Bring in ${name}`,
    getOut: (name: string) => `Disembark ${name}`,
  },
  buttons: {
    coherency: "Restore coherency",
    takeBack: "Take back model",
    reset: "Reset unit",
    restStay: "All the rest stay",
    restStayHint: "Ends the phase: whoever has not moved remains stationary",
    waypoint: "Add a waypoint",
    nothingMoved: "No model has been moved.",
  },
  keys: {
    kinds: "Kind of move: normal, Advance, Fall Back, stay",
    coherency: "Restore the coherency of the unit",
    reset: "Put the unit back",
    waypoint: "Add a waypoint where the models are",
    dragMode: "Drag the whole unit, or one model",
    nudge: "Move the unit or models by 0.1″ (with Shift: 1″)",
  },
  hints: {
    choose: {
      mouse: "Click or drag a unit to move it · N takes the next",
      fingers: "Tap or drag a unit to move it",
    },
    drag: {
      mouse:
        "Drag the unit, or click where it should go · Shift drags one model, or draws a box around several",
      fingers: "Drag the unit, or tap where it should go",
    },
    roll: "Roll the die: it is added to how far every model may go",
    nobody: "No unit is left to move",
  },
  noFix: "No fix was found. Drag the models by hand.",
  nothing: "There is nothing to move.",
  unfinished: "The move is not finished.",
  move: {
    title: "Move",
    inOrder: (kept: number, of: number) => `${kept} of ${of} in order`,
    longest: (inches: string, model: string) => `longest ${inches}, ${model}`,
    used: (used: string, of: string) => `${used} of ${of}`,
    start: "Drag the unit on the board, or press where it should go: the referee finds the ways.",
    elsewhere: (player: string) => `${player} moves now.`,
  },
  scouts: {
    title: "Scouts",
    words: "Before the first turn Scouts may move, and end more than 9″ from every enemy.",
    done: "No more scouting",
    stay: "Do not scout",
    hint: {
      mouse: "Drag a unit with Scouts, or click where it should go",
      fingers: "Drag a unit with Scouts, or tap where it should go",
    },
  },
  /** A unit that moves in the middle of another phase. */
  outOfPhase: {
    title: "Move now",
    words: "The unit may make a Normal move now, or stay where it is.",
    stay: "Stay where it is",
    hint: {
      mouse: "Drag the unit, or click where it should go",
      fingers: "Drag the unit, or tap where it should go",
    },
  },
  aboard: {
    title: "May embark",
    into: (unit: string, transport: string) => `${unit} into ${transport}`,
  },
  escape: {
    title: "Desperate Escape",
    tested: (models: number) =>
      `${count(models, "model")} would be tested: one die each, and every 1 or 2 costs the unit a model.`,
    none: "Nobody is tested on this way.",
    choose: (losses: number) => `Choose ${count(losses, "model")} to be lost.`,
    hint: { mouse: "Click the model that is lost", fingers: "Tap the model that is lost" },
    blocked: "Choose the model on the board.",
    step: "Choose a model",
    count: "Apply the dice",
    diceHint: "Each 1 or 2 on the table costs a model when the dice count.",
  },
  formation: {
    title: "Form up",
    dragMode: "A drag takes",
    unit: "Whole unit",
    model: "One model",
    picked: (models: number) => `${count(models, "model")} picked`,
    everyone: "Pick all",
  },
  targetsAfter: {
    title: "From there",
    thinking: "Looking around…",
    none: "No enemy could be shot or charged.",
    shot: (weapons: string) => `✓ shoot: ${weapons}`,
    charge: (needs: number, chance: string) => `⚔ charge on ${needs}+ · ${chance}`,
    noCharge: "No charge this turn.",
    away: (inches: string) => inches,
  },
  rings: {
    move: (inches: string) => `M ${inches}`,
    reach: (inches: string) => `Up to ${inches}`,
    advance: (inches: string) => `Advance, M + D6: ${inches} at most`,
    near: (name: string) => `1″ from ${name}`,
  },
  outOfCoherency: (model: string, short: string | null) =>
    short === null
      ? `${model} is out of coherency: nobody of its unit is near at its height.`
      : `${model} is out of coherency. Bring it ${short} nearer.`,
};
