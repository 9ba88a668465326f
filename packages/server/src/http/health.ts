import { monotonic } from "../bucket.ts";

/** What is looked at: its name is told where it is out of order. */
export interface Organ {
  readonly name: string;
  readonly check: () => Promise<void>;
}

/** A look may be asked for by anybody and as often: so many milliseconds it is good for. */
const FRESH_MS = 1_000;
/** Whatever takes longer than this is out of order, for whoever waits for it. */
const PATIENCE_MS = 3_000;

/** Looks after what the process cannot do without. */
export class Health {
  readonly #organs: readonly Organ[];
  #last: { readonly at: number; readonly ill: Promise<string | undefined> } | undefined;

  constructor(organs: readonly Organ[]) {
    this.#organs = organs;
  }

  /** What is out of order; undefined where nothing is. */
  ill(): Promise<string | undefined> {
    const now = monotonic();
    if (this.#last === undefined || now - this.#last.at >= FRESH_MS) {
      this.#last = { at: now, ill: this.#look() };
    }
    return this.#last.ill;
  }

  async #look(): Promise<string | undefined> {
    const looks = await Promise.all(this.#organs.map(async (one) => ((await isWell(one)) ? [] : [one.name])));
    return looks.flat()[0];
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
