/** Too many jobs are waiting; the client should retry later. */
export class Busy extends Error {
  override name = 'Busy';
  constructor() {
    super('too much work is waiting');
  }
}

/** Runs a limited number of jobs at once, queues a limited number in order, and refuses the rest. */
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
      // The longest waiting job takes this one's place.
      if (next) next();
      else this.running -= 1;
    }
  }
}
