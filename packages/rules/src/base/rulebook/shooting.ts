/** Who may shoot, at what. */
export const SHOOTING_RULES = {
  "SH-1": "Only units of the player whose turn it is shoot.",
  "SH-2": "A unit shoots once in the phase.",
  "SH-3": "A unit that Advanced shoots only with weapons that allow it.",
  "SH-4": "A unit that Fell Back does not shoot.",
  "SH-5": "A unit within Engagement Range of an enemy shoots only as a Monster or Vehicle, or with Pistols.",
  "SH-6": "A unit that has no legal target for any weapon cannot be chosen to shoot.",
  "SH-7":
    "One model of the target must be both within the weapon's range of the firing model and visible to that same model.",
  "SH-8": "All attacks of one weapon go at one unit.",
  "SH-9": "Only enemy units with models on the table are targets.",
  "SH-10":
    "A unit within Engagement Range of your units cannot be shot at, unless it is a Monster or Vehicle, or the shooter is a Monster or Vehicle or fires Pistols and is itself engaged with it.",
  "SH-11":
    "Big Guns Never Tire: Monsters and Vehicles shoot while engaged; their attacks, and attacks at engaged Monsters and Vehicles, take -1 to hit unless made with a Pistol.",
  "SH-12": "Of the alternative profiles of one weapon, a model fires one.",
  "SH-13":
    "A model fires either its Pistols or its other ranged weapons: the choice is each model's own. A model that is a Monster or Vehicle is free of it, whoever leads it.",
  "SH-14":
    "Half range, model counts, visibility, Toughness and engagement are fixed when the targets are chosen.",
  "SH-15": "Battle-shock does not stop a unit from shooting.",
  "SH-16": "A weapon is fired by living models of the unit that carry it.",
  "SH-17": "A unit engaged and firing Pistols fires all of them at one unit that it is engaged with.",
  "SH-18":
    "A single eligible target is assigned on selection, a Pistol only for models that have no other weapon with a target; focus of fire and wounded units are suggested where the setting asks for it.",
} as const;
