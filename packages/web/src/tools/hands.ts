import type { Hands } from "../board/in-hand.ts";
import { holdBoard } from "./hand.ts";
import { listenToKeys } from "./keyboard.ts";

/** All that a person can do on a board. */
export const hands: Hands = (root, board) => {
  const letGo = holdBoard(root, board);
  const stopListening = listenToKeys(root, board);
  return () => {
    letGo();
    stopListening();
  };
};
