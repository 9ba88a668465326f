/** What both BattleScribe's XML and New Recruit's JSON hold, spelled once. */
export interface Roster {
  readonly name: string | null;
  readonly gameSystemId: string;
  readonly gameSystemName: string;
  readonly points: number | null;
  readonly forces: readonly Force[];
}

export interface Force {
  readonly catalogue: string;
  readonly rules: readonly string[];
  readonly described: readonly Described[];
  readonly selections: readonly Selection[];
}

export interface Selection {
  readonly name: string;
  readonly type: string;
  readonly number: number;
  readonly group: string;
  readonly points: number;
  readonly categories: readonly string[];
  readonly profiles: readonly Profile[];
  /** Names, with their parameter: "Deadly Demise D6". */
  readonly rules: readonly string[];
  /** Of those, what the file says of them. */
  readonly described: readonly Described[];
  readonly selections: readonly Selection[];
}

/** A rule and its text. */
export interface Described {
  readonly rule: string;
  readonly text: string;
}

export interface Profile {
  readonly name: string;
  readonly type: string;
  /** Characteristics by name: "M", "BS", "Description". */
  readonly values: Readonly<Record<string, string>>;
}
