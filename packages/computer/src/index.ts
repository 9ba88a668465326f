export { decide } from "./decide.ts";
export { type Decision, isStrength, STRENGTHS, type Strength } from "./decision.ts";
export { type PlayedBattle, playBattle } from "./play.ts";
