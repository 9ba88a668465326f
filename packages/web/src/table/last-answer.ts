/**
 * A function that keeps its last answer for as long as it is asked the same: the board, the panel and the buttons ask the
 * same thing after every change.
 */
export function lastAnswer<Asked extends readonly unknown[], Answer>(
  make: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  let last: { readonly asked: Asked; readonly answer: Answer } | undefined;
  return (...asked) => {
    const isSame = last !== undefined && asked.every((one, index) => one === last!.asked[index]);
    if (!isSame) last = { asked, answer: make(...asked) };
    return last!.answer;
  };
}
