import sharp from 'sharp';
import { type Asker, FairQueue } from '../media/fair-queue';

/** Side of a thumbnail, px: twice what a list shows, for dense screens. */
const SIDE = 160;
/** A network may have as many waiting as a list has, and a few networks at once. */
const BOUNDS = { atOnce: 1, waiting: 300, waitingOfNetwork: 100 } as const;

/** Thumbnails of pictures that were checked, drawn one at a time, in turn for each network: whoever looks at a list keeps nobody else waiting. */
export class Thumbnails {
  private readonly drawing = new FairQueue<Buffer>(BOUNDS);

  /**
   * @returns a JPEG
   * @throws Busy; Error for a file that is not there any more; the reason of the asker's signal once it aborts
   */
  of(file: string, asker: Asker): Promise<Buffer> {
    return this.drawing.ask(file, asker, SIDE, () =>
      sharp(file).resize({ width: SIDE, height: SIDE, fit: 'cover' }).jpeg({ quality: 75 }).toBuffer(),
    );
  }
}
