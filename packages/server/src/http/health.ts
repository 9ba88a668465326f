import { monotonic } from "../bucket.ts";

/** What is looked at: its name is told where it is out of order. */
export interface Organ {
  readonly name: string;
  /** Throws where it is out of order. */
  readonly check: () => Promise<void>;
  /** Games go on without it: the process should not be ended for it. */
  readonly isSpare?: true;
}

export interface Report {
  /** The process cannot do its work because of this; undefined where it can. */
  readonly ill: string | undefined;
  /** What it does less well than it should. */
  readonly degraded: readonly string[];
}

/** A look may be asked for by anybody and as often: so many milliseconds it is good for. */
const FRESH_MS = 1_000;
/** Whatever takes longer than this is out of order, for whoever waits for it. */
const PATIENCE_MS = 3_000;

/** Looks after what the process cannot do without, and what it should not be without. */
export class Health {
  readonly #organs: readonly Organ[];
  #last: { readonly at: number; readonly report: Promise<Report> } | undefined;

  constructor(organs: readonly Organ[]) {
    this.#organs = organs;
  }

  report(): Promise<Report> {
    const now = monotonic();
    if (this.#last === undefined || now - this.#last.at >= FRESH_MS) {
      this.#last = { at: now, report: this.#look() };
    }
    return this.#last.report;
  }

  async #look(): Promise<Report> {
    const looks = await Promise.all(this.#organs.map(async (one) => ((await isWell(one)) ? [] : [one])));
    const out = looks.flat();
    return {
      ill: out.find(({ isSpare }) => isSpare !== true)?.name,
      degraded: out.filter(({ isSpare }) => isSpare === true).map(({ name }) => name),
    };
  }
}

async function isWell({ check }: Organ): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const well = check().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([well, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Remembers for a while that something failed: one small try may succeed where others do not. */
export class RecentFailure {
  readonly #forMs: number;
  #at: number | undefined;

  constructor(forMs: number) {
    this.#forMs = forMs;
  }

  note(): void {
    this.#at = monotonic();
  }

  get isRecent(): boolean {
    return this.#at !== undefined && monotonic() - this.#at < this.#forMs;
  }
}
