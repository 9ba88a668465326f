const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Six bits a character. `crypto.randomUUID` would need a secure page, which a game in a home network has not. */
function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]!).join("");
}

/** The id under which a command is carried out once. */
export function makeCommandId(): string {
  return randomText(22);
}

/** A token of a seat, for a claim that may be sent again. */
export function makeSeatToken(): string {
  return randomText(43);
}
