import sharp from 'sharp';
import { ConcurrencyLimit } from '../concurrency-limit';

/** Side of a thumbnail, px: twice what a list shows, for dense screens. */
const SIDE = 160;
/** Pictures that wait for their turn: as many as a list has, for a few readers at once. */
const MOST_WAITING = 300;

/** Thumbnails of pictures that were checked, drawn one at a time: whoever looks at a list keeps nobody else waiting. */
export class Thumbnails {
  private readonly drawing = new ConcurrencyLimit(1, MOST_WAITING);

  /** @returns a JPEG @throws Busy @throws Error for a file that is not there any more */
  of(file: string): Promise<Buffer> {
    return this.drawing.run(() =>
      sharp(file).resize({ width: SIDE, height: SIDE, fit: 'cover' }).jpeg({ quality: 75 }).toBuffer(),
    );
  }
}
