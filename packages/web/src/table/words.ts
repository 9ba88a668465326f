/** Lengths for people: `8.7″`, without a needless decimal. Rounded up, so that 24.01″ never reads as within 24″. */
export function inches(value: number): string {
  return `${Math.ceil(value * 10 - 1e-6) / 10}″`;
}

export function percent(chance: number): string {
  const value = chance * 100;
  if (value > 0 && value < 1) return "<1 %";
  if (value < 100 && value > 99) return ">99 %";
  return `${Math.round(value)} %`;
}

export function count(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : `${noun}s`}`;
}
