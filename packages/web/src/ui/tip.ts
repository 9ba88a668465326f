/** Words that appear on hover and on focus, and that screen readers tell as a description. */
export function tip(text: string | undefined): { "data-tip"?: string; "aria-description"?: string } {
  return text === undefined || text === "" ? {} : { "data-tip": text, "aria-description": text };
}
