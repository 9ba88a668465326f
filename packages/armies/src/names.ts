import { type Entry, nameOf } from "./army.ts";

/** "Boyz A" and "Boyz B" where there are two; one is just "Boyz". */
export function namesOf(entries: readonly Entry[]): readonly string[] {
  const plain = entries.map(nameOf);
  return plain.map((name, index) => {
    if (plain.indexOf(name) === plain.lastIndexOf(name)) return name;
    const nth = plain.slice(0, index).filter((other) => other === name).length;
    return `${name} ${String.fromCharCode(65 + nth)}`;
  });
}
