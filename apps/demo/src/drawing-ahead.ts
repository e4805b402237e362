import type { MediaOpener } from '@portal/api';

/** Illustrations drawn ahead while the previous one is stored: a second core can do that. */
const AHEAD = 2;

/** Opens illustrations, and draws the next ones ahead of time. */
export class DrawingAhead {
  private expected: string[] = [];
  private readonly underWay = new Map<string, ReturnType<MediaOpener>>();

  constructor(private readonly draw: MediaOpener) {}

  /** @param urls in the order in which they will be opened, as far as it is known */
  expect(urls: Iterable<string>): void {
    this.expected = [...new Set([...this.expected, ...urls])];
  }

  readonly open: MediaOpener = (url) => {
    const own = this.begun(url);
    this.underWay.delete(url);
    this.expected = this.expected.slice(this.expected.indexOf(url) + 1);
    for (const next of this.expected.slice(0, AHEAD)) void this.begun(next);
    return own;
  };

  private begun(url: string): ReturnType<MediaOpener> {
    const known = this.underWay.get(url);
    if (known) return known;
    const drawing = this.draw(url);
    this.underWay.set(url, drawing);
    // The caller of `open` handles the error; this prevents an unhandled rejection.
    drawing.catch(() => undefined);
    return drawing;
  }
}
