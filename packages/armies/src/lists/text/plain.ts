/**
 * The words of a list without what a forum, a mail or a web page has put around them: tags, entities, fences, and
 * spaces and letters of other widths. Every line end is one kind.
 */
export function plainText(text: string): string {
  return entities(text.replaceAll(LINE_ENDS, "\n").replaceAll(LAST_OF_LINE, "\n"))
    .replaceAll(/<li\b[^<>]{0,200}>|\[\*\]/gi, "• ")
    .replaceAll(HTML, "")
    .replaceAll(FORUM, "")
    .replaceAll(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .replaceAll(/[\u00ad\u200b-\u200d\u2060\ufeff]|\ufe0e|\ufe0f/g, "")
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/^[ \t>]*(?:```|~~~)[a-z]{0,12}[ \t]*$/gim, "");
}

/** Tags that a page of words begins with, which makes it no XML document. */
export function isMarkedText(text: string): boolean {
  return /^<\/?(?:b|i|u|s|p|br|div|span|strong|em|ul|ol|li|h[1-6]|pre|code|blockquote|font|a)\b[^<>]{0,200}>/i.test(
    text,
  );
}

const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const LAST_OF_LINE = /(?:<br\s?\/?>|<\/(?:p|div|li|tr|h[1-6]|blockquote)>)\n?/gi;
const HTML =
  /<\/?(?:b|i|u|s|p|div|span|strong|em|ul|ol|li|table|tbody|tr|td|h[1-6]|pre|code|blockquote|font|small|a)\b[^<>]{0,200}>/gi;
const FORUM =
  /\[\/?(?:b|i|u|s|quote|code|list|size|colou?r|spoiler|center|font|url|hide|indent|pre)(?:=[^\]\n]{0,120})?\]/gi;

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  bull: "•",
  gt: ">",
  lsquo: "‘",
  lt: "<",
  mdash: "—",
  nbsp: " ",
  ndash: "–",
  quot: '"',
  rsquo: "’",
};

function entities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    return code >= 32 && code <= 0xffff ? String.fromCharCode(code) : whole;
  });
}
