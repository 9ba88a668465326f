/** Sight. */
export const SIGHT_RULES = {
  "LS-1":
    "A model sees another if some straight line joins any part of the one base to any part of the other.",
  "LS-2": "Models never block sight.",
  "LS-3":
    "Nothing is seen through or over the footprint of a ruin or of obscuring terrain; touching its edge does not block. Footprints that share a piece of an edge are one, so nothing is seen along the seam; touching in a single point leaves the point open.",
  "LS-4": "A model at least partly within such a footprint can be seen into it.",
  "LS-5": "A model wholly within such a footprint sees out of it.",
  "LS-6": "A TOWERING model sees out of a footprint that it is partly within.",
  "LS-7": "AIRCRAFT see and are seen past ruins and obscuring terrain.",
} as const;
