import type { BoardInput } from "../board/controls.ts";
import { listenToKeys } from "./keyboard.ts";
import { followPointers } from "./pointer.ts";

/** All that a person can do on a board. */
export const boardInput: BoardInput = (root, board) => {
  const letGo = followPointers(root, board);
  const stopListening = listenToKeys(root, board);
  return () => {
    letGo();
    stopListening();
  };
};
