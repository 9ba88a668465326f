/** `Shooting` for `SHOOTING`: a phase as texts name it. */
export function phaseName(phase: string): string {
  return phase.charAt(0) + phase.slice(1).toLowerCase();
}
