import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { type Asker, FairQueue } from '../../platform/media';

/** Side of a thumbnail, px: twice its size in lists, for dense screens. */
const SIDE = 160;
/** Cached thumbnails, some 5 kB each. */
const MOST_KEPT = 500;
/** One network may queue a whole list, and a few networks at once. */
const BOUNDS = { atOnce: 1, waiting: 300, waitingOfNetwork: 100 } as const;

/**
 * Thumbnails of checked pictures, drawn one at a time, fairly between networks, so that one long list delays
 * nobody else.
 */
export class Thumbnails {
  private readonly drawing = new FairQueue<Buffer>(BOUNDS);
  /** Cache of recent thumbnails. */
  private readonly drawn = new LRUCache<string, Buffer>({ max: MOST_KEPT });

  /**
   * @returns a JPEG
   * @throws Busy; Error for a file that is not there any more; the reason of the caller's signal once it
   * aborts
   */
  async of(file: string, asker: Asker): Promise<Buffer> {
    const kept = this.drawn.get(file);
    if (kept) return kept;
    const picture = await this.drawing.ask(file, asker, SIDE, () =>
      sharp(file).resize({ width: SIDE, height: SIDE, fit: 'cover' }).jpeg({ quality: 75 }).toBuffer(),
    );
    this.drawn.set(file, picture);
    return picture;
  }
}
