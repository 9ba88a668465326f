import type { ChatLine, Role } from "@gunline/link";

/** A line that the server has not answered yet. */
export interface Said {
  readonly text: string;
  /** The number of the last line that was told when it was said. */
  readonly after: number;
}

/** Of what was said, that which is not among the lines told; a line that is told stands for one that was said. */
export function unsentOf(
  said: readonly Said[],
  chat: readonly ChatLine[],
  you: Role | null,
): readonly Said[] {
  const own = chat.filter(({ seat }) => seat === you);
  return said.filter(({ text, after }) => {
    const at = own.findIndex((line) => line.n > after && line.text === text);
    if (at >= 0) own.splice(at, 1);
    return at < 0;
  });
}
