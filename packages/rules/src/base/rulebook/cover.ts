/** Cover. */
export const COVER_RULES = {
  "CV-1":
    "The Benefit of Cover betters an armour save by 1 against ranged attacks, once, and never an invulnerable save.",
  "CV-2": "A model with a Save of 3+ or better has no Benefit of Cover against AP 0.",
  "CV-3":
    "Ruins give cover to a model wholly within, or not fully visible because of them to a model that fires; obscuring terrain only the latter.",
  "CV-4":
    "Woods give cover to a model wholly within, or not fully visible because of them; AIRCRAFT and TOWERING models see and are seen over them.",
  "CV-5": "A crater gives cover to INFANTRY wholly within.",
  "CV-6": 'A barricade gives cover to INFANTRY wholly within 3" and not fully visible because of it.',
  "CV-7": "Debris, hills and containers give cover to a model not fully visible because of them.",
  "CV-8":
    "Terrain tagged light_cover gives cover to a model whose centre is inside, or where the line from the centre of a firing model to its centre crosses it.",
  "CV-9":
    "Cover looks from the models that fire in the assignment. A model is fully visible if every point of its base's facing edge can be seen, which its own base never hides.",
} as const;
