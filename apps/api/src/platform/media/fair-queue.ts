import { Busy } from '../limits';
import { countedFor, isLoopback } from '../networks';

/**
 * Limits of a queue. A /48 may have 20 more jobs waiting than one of its networks, and as many running as
 * one.
 */
export type QueueBounds = {
  /** Jobs that run at once. One network may use all but one of them. */
  atOnce: number;
  /** Jobs that wait. */
  waiting: number;
  /** Jobs that wait for one network. */
  waitingOfNetwork: number;
};

/** Origin of a request for a job. */
export type Asker = {
  /** IP address. Loopback is not limited: a proxy on this machine forwards everyone's requests. */
  ip: string;
  /** Aborts when the caller leaves. */
  signal?: AbortSignal | undefined;
};

type Counted = ReturnType<typeof countedFor>;
type Job<T> = {
  key: string;
  cost: number;
  work: () => Promise<T>;
  isRunning: boolean;
  /** Callers by network. */
  askers: Map<string, { counted: Counted; isBounded: boolean; count: number }>;
  promise: Promise<T>;
  resolve: (result: T | PromiseLike<T>) => void;
  reject: (error: unknown) => void;
};

/** Counts by name; a name whose count returns to zero takes no memory. */
class Tally {
  private readonly counts = new Map<string, number>();
  get = (name: string): number => this.counts.get(name) ?? 0;
  add(name: string, by: 1 | -1): void {
    const count = this.get(name) + by;
    if (count > 0) this.counts.set(name, count);
    else this.counts.delete(name);
  }
}

/**
 * Runs jobs for many networks in turn: a network that requests many delays only itself. The cheapest job of a
 * network comes first. A job that is requested twice runs once. A waiting job is dropped once everyone who
 * asked for it has left.
 */
export class FairQueue<T> {
  private readonly jobs = new Map<string, Job<T>>();
  private running = 0;
  private readonly runningOf = new Tally();
  private waiting = 0;
  private readonly waitingOf = new Tally();
  /** Number of the last turn of each waiting network. */
  private readonly turns = new Map<string, number>();
  private turn = 0;

  constructor(private readonly bounds: QueueBounds) {}

  has = (key: string): boolean => this.jobs.has(key);

  /**
   * Returns the result of a job, which starts when it is the turn of one of its callers.
   * @throws Busy if too many jobs wait; the reason of the caller's signal once it aborts
   */
  async ask(key: string, { ip, signal }: Asker, cost: number, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    const counted = countedFor(ip, this.bounds.waitingOfNetwork);
    const isBounded = !isLoopback(ip);
    const known = this.jobs.get(key);
    if (!known?.isRunning) this.checkRoom(known, counted, isBounded);
    const job = known ?? this.add(key, cost, work);
    this.enter(job, counted, isBounded);
    const left = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    this.startNext();
    try {
      return await (signal ? Promise.race([job.promise, left]) : job.promise);
    } catch (error) {
      if (signal?.aborted) this.leave(job, counted);
      throw error;
    }
  }

  /** @throws Busy */
  private checkRoom(known: Job<T> | undefined, counted: Counted, isBounded: boolean): void {
    const [own] = counted;
    const isAsked = own !== undefined && known?.askers.has(own.network);
    if (isBounded && !isAsked && counted.some(({ network, most }) => this.waitingOf.get(network) >= most))
      throw new Busy();
    if (!known && this.waiting >= this.bounds.waiting) this.giveUpFor(own?.network ?? '');
  }

  /**
   * Drops the most expensive job that was requested only by the network with the most waiting jobs, so that a
   * flood leaves room for others.
   * @throws Busy if none has two more waiting than the new network
   */
  private giveUpFor(comer: string): void {
    let least = this.waitingOf.get(comer) + 1;
    let dearest: { job: Job<T>; counted: Counted } | undefined;
    for (const job of this.jobs.values()) {
      const [asked, ...others] = job.askers;
      if (job.isRunning || !asked || others.length) continue;
      const [network, { counted, isBounded }] = asked;
      // A proxy on this machine forwards the requests of all clients.
      if (!isBounded) continue;
      const count = this.waitingOf.get(network);
      if (count < least || (count === least && job.cost <= (dearest?.job.cost ?? Number.POSITIVE_INFINITY)))
        continue;
      least = count;
      dearest = { job, counted };
    }
    if (!dearest) throw new Busy();
    this.waitNoMore(dearest.counted);
    this.drop(dearest.job, new Busy());
  }

  private drop(job: Job<T>, reason: Error): void {
    this.jobs.delete(job.key);
    this.waiting -= 1;
    job.reject(reason);
  }

  private add(key: string, cost: number, work: () => Promise<T>): Job<T> {
    const { promise, resolve, reject } = settledOutside<T>();
    // If every caller has left, nobody handles the rejection.
    promise.catch(() => undefined);
    const job: Job<T> = { key, cost, work, isRunning: false, askers: new Map(), promise, resolve, reject };
    this.jobs.set(key, job);
    this.waiting += 1;
    return job;
  }

  private enter(job: Job<T>, counted: Counted, isBounded: boolean): void {
    const network = counted[0]?.network ?? '';
    const asker = job.askers.get(network);
    if (asker) {
      asker.count += 1;
      return;
    }
    job.askers.set(network, { counted, isBounded, count: 1 });
    if (job.isRunning) return;
    // A new network queues level with the one that has waited longest.
    if (!this.turns.has(network)) this.turns.set(network, Math.min(this.turn, ...this.turns.values()));
    for (const each of counted) this.waitingOf.add(each.network, 1);
  }

  private leave(job: Job<T>, counted: Counted): void {
    const network = counted[0]?.network ?? '';
    const asker = job.askers.get(network);
    if (!asker) return;
    asker.count -= 1;
    if (asker.count > 0) return;
    job.askers.delete(network);
    if (job.isRunning) return;
    this.waitNoMore(counted);
    if (job.askers.size > 0) return;
    this.drop(job, new Error('nobody waits for it any more'));
  }

  private waitNoMore(counted: Counted): void {
    for (const each of counted) this.waitingOf.add(each.network, -1);
    const network = counted[0]?.network ?? '';
    if (this.waitingOf.get(network) === 0) this.turns.delete(network);
  }

  /** The next job, and the caller whose turn it is; none if every waiting network is at its limit. */
  private next(): { job: Job<T>; counted: Counted; network: string } | undefined {
    const most = Math.max(1, this.bounds.atOnce - 1);
    let best: { job: Job<T>; counted: Counted; network: string; turn: number } | undefined;
    for (const job of this.jobs.values()) {
      if (job.isRunning) continue;
      for (const [network, { counted, isBounded }] of job.askers) {
        if (isBounded && counted.some((each) => this.runningOf.get(each.network) >= most)) continue;
        const turn = this.turns.get(network) ?? 0;
        const isBetter = !best || turn < best.turn || (turn === best.turn && job.cost < best.job.cost);
        if (isBetter) best = { job, counted, network, turn };
      }
    }
    return best;
  }

  private startNext(): void {
    while (this.running < this.bounds.atOnce) {
      const next = this.next();
      if (!next) return;
      this.turn += 1;
      this.turns.set(next.network, this.turn);
      void this.run(next.job, next.counted);
    }
  }

  private async run(job: Job<T>, counted: Counted): Promise<void> {
    job.isRunning = true;
    this.waiting -= 1;
    for (const asker of job.askers.values()) this.waitNoMore(asker.counted);
    this.running += 1;
    for (const each of counted) this.runningOf.add(each.network, 1);
    try {
      job.resolve(await job.work());
    } catch (error) {
      job.reject(error);
    } finally {
      this.jobs.delete(job.key);
      this.running -= 1;
      for (const each of counted) this.runningOf.add(each.network, -1);
      this.startNext();
    }
  }
}

/** A promise that is settled from outside. */
function settledOutside<T>() {
  let resolve: (result: T | PromiseLike<T>) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((fulfil, fail) => {
    resolve = fulfil;
    reject = fail;
  });
  return { promise, resolve, reject };
}
