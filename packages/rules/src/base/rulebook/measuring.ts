/** Measuring. */
export const MEASURING_RULES = {
  "ME-1": "Distances are measured between the nearest points of bases, in three dimensions.",
  "ME-2": "Within a distance means at that distance or less, give or take a millionth of an inch.",
  "ME-3": 'Engagement Range is 1" across and 5" up.',
} as const;
