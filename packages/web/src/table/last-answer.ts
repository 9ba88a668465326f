/**
 * A function that keeps its last answer for as long as it is asked the same: the board, the panel and the buttons ask the
 * same thing after every change. `isSame` compares one argument with the one before.
 */
export function lastAnswer<Asked extends readonly unknown[], Answer>(
  make: (...asked: Asked) => Answer,
  isSame: (before: Asked[number], now: Asked[number]) => boolean = Object.is,
): (...asked: Asked) => Answer {
  let last: { readonly asked: Asked; readonly answer: Answer } | undefined;
  return (...asked) => {
    if (last === undefined || !asked.every((one, index) => isSame(last!.asked[index], one))) {
      last = { asked, answer: make(...asked) };
    }
    return last.answer;
  };
}
