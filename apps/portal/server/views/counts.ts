import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { countedFor } from '@portal/api';
import {
  type ContentView,
  MAX_VIEW_SUMS,
  VIEW_SLOT_MS,
  VIEWS_OF_NETWORK,
  type ViewBatch,
  type ViewSum,
} from '@portal/model/analytics';
import { LRUCache } from 'lru-cache';

/** Milliseconds between reports to the back end: the most that a killed process loses. */
const TELL_MS = 5_000;
/** Sums that are stored while the back end is down: views of further articles are not counted. */
const MAX_HELD = 20_000;
const DAY_MS = 86_400_000;
/** Networks that are counted at once; the least recently seen are dropped first. */
const MAX_NETWORKS = 50_000;

export type ViewCountsOptions = {
  /**
   * Sends the back end a batch.
   * @returns false if it will never accept it
   */
  tell: (batch: ViewBatch) => Promise<boolean>;
  now: () => number;
  log: (message: string) => void;
  tellMs?: number;
};

/**
 * Adds up views in memory, and sends the back end the sums every few seconds. A batch that failed is sent
 * again under the same id, so a lost answer does not count it twice. Networks are stored for ten minutes, and
 * never sent. For a day only digests are stored, each of a network and one article, with a key that is
 * regenerated every day and never stored.
 */
export class ViewCounts {
  private sums = new Map<string, ViewSum>();
  private untold: ViewBatch | null = null;
  private telling: Promise<void> = Promise.resolve();
  private readonly networks = new LRUCache<string, number>({ max: MAX_NETWORKS });
  /** By digests of a network and an article. */
  private readonly networksOfDay = new LRUCache<string, number>({ max: MAX_NETWORKS });
  private slot = 0;
  private day = 0;
  private keyOfDay = randomBytes(32);
  private isFailing = false;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly options: ViewCountsOptions) {
    this.timer = setInterval(() => void this.tell(), options.tellMs ?? TELL_MS).unref();
  }

  /**
   * Counts a view.
   * @param site alias of the requested site
   * @param ip IP address of the request
   */
  add({ content, source, quarter, seconds }: ContentView, site: string, ip: string): void {
    const slot = Math.floor(this.options.now() / VIEW_SLOT_MS);
    if (slot !== this.slot) {
      this.slot = slot;
      this.networks.clear();
    }
    const isFull = (most: number, isOver: (network: string, most: number) => boolean) =>
      countedFor(ip, most).some((counted) => isOver(counted.network, counted.most));
    const { inSlot, ofContentInSlot, ofContentInDay } = VIEWS_OF_NETWORK;
    if (isFull(inSlot, (network, most) => isTooOften(this.networks, network, most))) return;
    if (isFull(ofContentInSlot, (network, most) => isTooOften(this.networks, `${network} ${content}`, most)))
      return;
    const isOverInDay = (network: string, most: number) =>
      isTooOften(this.networksOfDay, this.digestOfDay(`${network} ${content}`), most);
    if (isFull(ofContentInDay, isOverInDay)) return;
    const key = `${site} ${content} ${slot} ${source}`;
    let sum = this.sums.get(key);
    if (!sum) {
      if (this.sums.size >= MAX_HELD) return;
      sum = { content, site, slot, source, quarters: [0, 0, 0, 0], seconds: 0 };
      this.sums.set(key, sum);
    }
    sum.quarters[quarter - 1] = (sum.quarters[quarter - 1] ?? 0) + 1;
    sum.seconds += seconds;
  }

  /** Number of stored sums. */
  get held(): number {
    return this.sums.size + (this.untold?.sums.length ?? 0);
  }

  /** Sends the back end all stored sums; what it does not accept stays stored. */
  tell(): Promise<void> {
    this.telling = this.telling.then(() => this.tellAll());
    return this.telling;
  }

  /** Sends the stored sums one last time. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.tell();
  }

  private async tellAll(): Promise<void> {
    for (;;) {
      this.untold ??= this.nextBatch();
      if (!this.untold) return;
      try {
        if (!(await this.options.tell(this.untold)))
          this.options.log(`the back end refused ${this.untold.sums.length} sums of views`);
        this.untold = null;
        this.isFailing = false;
      } catch {
        if (!this.isFailing) this.options.log('views wait to be counted: the back end does not take them');
        this.isFailing = true;
        return;
      }
    }
  }

  private nextBatch(): ViewBatch | null {
    if (!this.sums.size) return null;
    const sums: ViewSum[] = [];
    for (const [key, sum] of this.sums) {
      if (sums.length === MAX_VIEW_SUMS) break;
      sums.push(sum);
      this.sums.delete(key);
    }
    return { id: randomUUID(), sums };
  }

  private digestOfDay(text: string): string {
    const day = Math.floor(this.options.now() / DAY_MS);
    if (day !== this.day) {
      this.day = day;
      this.keyOfDay = randomBytes(32);
      this.networksOfDay.clear();
    }
    return createHmac('sha256', this.keyOfDay).update(text).digest('base64url');
  }
}

/** Counts a key once more, unless it has reached its limit. */
function isTooOften(counters: LRUCache<string, number>, key: string, most: number): boolean {
  const count = (counters.get(key) ?? 0) + 1;
  if (count > most) return true;
  counters.set(key, count);
  return false;
}
