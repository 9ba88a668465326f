import { count } from "./format.ts";

/** What a player is asked in between: who takes mortal wounds, who goes for coherency, and what the fallen shoot at. */
export const interruptions = {
  lastShots: {
    title: "Last shots",
    words: (models: number, unit: string) =>
      `${count(models, "model")} of ${unit} ${models === 1 ? "has" : "have"} fallen and may shoot once more before being removed.`,
    targets: "Whom they shoot at",
    shoot: (target: string) => `Shoot ${target}`,
    pass: "Fall without shooting",
    working: "working it out …",
    slain: (mean: string, of: number) => `${mean} of ${of} slain`,
    wounds: (mean: string, of: number) => `${mean} of ${of} wounds`,
    hint: {
      mouse: "Click an enemy, or a number key, to choose whom the fallen shoot · Enter shoots",
      fingers: "Tap an enemy to choose whom the fallen shoot",
    },
    marks: { shooter: "Shoots once more", target: "Would be shot at", other: "Could be shot at" },
    keys: { target: "choose whom the fallen shoot at", pass: "fall without shooting" },
  },
  coherency: {
    title: "Out of coherency",
    choose:
      "The turn ends and this unit is not in coherency. Choose the models that go; they are removed in the order in which you choose them.",
    chooses: (player: string) => `${player} chooses the models that go.`,
    models: "Models of the unit",
    goes: "goes",
    goesNamed: (model: string) => `${model} goes`,
    stays: "stays",
    restStands: (models: number) => `The other ${count(models, "model")} will be in coherency.`,
    step: (models: number) => (models === 0 ? "Remove models" : `Remove ${count(models, "model")}`),
    blocked: "Choose the models that go.",
    propose: "As proposed",
    keys: { propose: "choose the models that are proposed" },
    hint: {
      mouse: "Click models to let them go or stay · Enter removes those that go",
      fingers: "Tap models to let them go or stay",
    },
  },
  mortal: {
    title: "Mortal wounds",
    choose: (wounds: string) => `${wounds}: choose the model that takes the next.`,
    wounds: (left: number) => (left === 1 ? "1 mortal wound" : `${left} mortal wounds`),
    hint: { mouse: "Click the model that takes it", fingers: "Tap the model that takes it" },
    blocked: "Choose the model on the board.",
    step: "Choose a model",
  },
};
