/** Too much is waiting already; who asks is told to come again. */
export class Busy extends Error {
  override name = 'Busy';
  constructor() {
    super('too much work is waiting');
  }
}

/** Lets so many pieces of work run at once, keeps so many more waiting in their order, and refuses the rest. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly atMostWaiting: number,
  ) {}

  /** @throws Busy */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running += 1;
    else if (this.waiting.length < this.atMostWaiting)
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    else throw new Busy();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The longest waiting takes this one's place.
      if (next) next();
      else this.running -= 1;
    }
  }
}
