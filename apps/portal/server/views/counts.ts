import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { countedFor } from '@portal/api';
import {
  type ContentView,
  MAX_VIEW_SUMS,
  VIEW_SLOT_MS,
  VIEWS_OF_NETWORK,
  type ViewBatch,
  type ViewSum,
} from '@portal/model';
import { LRUCache } from 'lru-cache';

/** Milliseconds between two times that the back end is told: as much as a process that is killed loses. */
const TELL_MS = 5_000;
/** Sums that are held while the back end is away: further contents are not counted. */
const MAX_HELD = 20_000;
const DAY_MS = 86_400_000;
/** Networks that are told apart at once; the longest unheard leave first. */
const MAX_NETWORKS = 50_000;

export type ViewCountsOptions = {
  /** Tells the back end a batch. @returns false where it will never take it */
  tell: (batch: ViewBatch) => Promise<boolean>;
  now: () => number;
  log: (message: string) => void;
  tellMs?: number;
};

/**
 * Adds up views in memory, and tells the back end the sums every few seconds. A batch that it did not take is told again under the same
 * id, so that an answer that was lost counts nothing twice. Networks are known for ten minutes, and told nobody; for a
 * day only digests are, each of a network and one content, with a key that is made anew every day and kept nowhere.
 */
export class ViewCounts {
  private sums = new Map<string, ViewSum>();
  private untold: ViewBatch | null = null;
  private telling: Promise<void> = Promise.resolve();
  private readonly networks = new LRUCache<string, number>({ max: MAX_NETWORKS });
  /** By digests of a network and a content. */
  private readonly networksOfDay = new LRUCache<string, number>({ max: MAX_NETWORKS });
  private slot = 0;
  private day = 0;
  private keyOfDay = randomBytes(32);
  private isFailing = false;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly options: ViewCountsOptions) {
    this.timer = setInterval(() => void this.tell(), options.tellMs ?? TELL_MS).unref();
  }

  /** Counts a view. @param site alias of the one that was asked @param address in the network that it came from */
  add({ content, source, quarter, seconds }: ContentView, site: string, address: string): void {
    const slot = Math.floor(this.options.now() / VIEW_SLOT_MS);
    if (slot !== this.slot) {
      this.slot = slot;
      this.networks.clear();
    }
    const isFull = (most: number, isOver: (network: string, most: number) => boolean) =>
      countedFor(address, most).some((counted) => isOver(counted.network, counted.most));
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

  /** Sums that are held. */
  get held(): number {
    return this.sums.size + (this.untold?.sums.length ?? 0);
  }

  /** Tells the back end all that is held; what it does not take is held on. */
  tell(): Promise<void> {
    this.telling = this.telling.then(() => this.tellAll());
    return this.telling;
  }

  /** Tells what is held for the last time. */
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

/** Counts one more of a key, unless it has been counted as often as it may be. */
function isTooOften(counters: LRUCache<string, number>, key: string, most: number): boolean {
  const count = (counters.get(key) ?? 0) + 1;
  if (count > most) return true;
  counters.set(key, count);
  return false;
}
