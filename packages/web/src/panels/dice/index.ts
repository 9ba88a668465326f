export { Dice, DiceRow } from "./dice-row.tsx";
export { Die } from "./die.tsx";
