import { inches as inTenths } from "@gunline/rules/inches";

/** Lengths for people: `8.7″`. Rounded up, so that 24.01″ never reads as within 24″. */
export function inches(value: number): string {
  return `${inTenths(value)}″`;
}

/** With a decimal where a whole number would say too little; never a sure thing that is not one. */
export function percent(chance: number): string {
  const value = chance * 100;
  if (value === 0 || value === 100) return `${value} %`;
  if (value < 0.1) return "<0.1 %";
  if (value > 99.9) return ">99.9 %";
  return `${value < 10 || value > 99 ? value.toFixed(1) : Math.round(value)} %`;
}

export function count(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : `${noun}s`}`;
}

/** The referee writes for every kind of file; on the page inches have their own mark. */
export function typeset(text: string): string {
  return text.replace(/(\d)"/g, "$1″");
}
