import { describe, expect, it } from 'vitest';
import { HtmlLimitError } from '../html/limits';
import { bodyParts, mediaUrls } from '../html/parts';
import { plainText, sanitizeComment, sanitizeInline } from '../html/sanitize';
import { slugOf } from '../html/slug';
import { HOSTILE_HTML, HOSTILE_POSTS } from '../testing/hostile-html';
import { postHtml } from './wordpress/post-html';

/** A text twice as long may take so many times as long: twice, and what a busy machine adds. */
const MAX_RATIO = 2.3;
/** Milliseconds that no ratio is made of. */
const FLOOR_MS = 30;
const TRIES = 10;
/** Repetitions: what is quadratic takes a good part of a second for so many. */
const SIZE = 3_000;

const media = { image: (src: string, alt: string) => ({ src, alt }), file: (src: string) => src };
const ATTACHMENTS = {
  byId: (id: string) => ({ url: `/${id}.jpg`, alt: '', caption: '', title: '' }),
  ofPost: () => ['1', '2', '3'],
};

function read(source: string): void {
  mediaUrls(source);
  bodyParts(source, media);
}

function readPost(source: string): void {
  const block = () => 'words '.repeat(100);
  read(postHtml(source, { postId: '1', attachments: ATTACHMENTS, block }));
}

function readShort(source: string): void {
  sanitizeInline(source);
  sanitizeComment(source);
  slugOf(plainText(source));
}

/** Milliseconds that reading takes, or refusing. */
function timeOf(work: (source: string) => void, source: string): number {
  const began = performance.now();
  try {
    work(source);
  } catch (error) {
    if (!(error instanceof HtmlLimitError)) throw error;
  }
  return performance.now() - began;
}

/** The least time of several runs: what else the machine does only adds. */
function growthOf(
  work: (source: string) => void,
  make: (n: number) => string,
): { once: number; twice: number } {
  let [once, twice] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const [single, double] = [make(SIZE), make(2 * SIZE)];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    once = Math.min(once, timeOf(work, single));
    twice = Math.min(twice, timeOf(work, double));
    if (twice <= FLOOR_MS || twice <= once * MAX_RATIO) break;
  }
  return { once, twice };
}

describe.each([
  ['an article', HOSTILE_HTML, read],
  ['a post', HOSTILE_POSTS, readPost],
  ['a line', HOSTILE_HTML, readShort],
] as const)('%s', (_, families, work) => {
  it.each(Object.keys(families))(
    'of %s takes time that grows with its length',
    (name) => {
      const make = families[name];
      if (!make) throw new Error(`there is no family ${name}`);
      const { once, twice } = growthOf(work, make);
      expect(twice, `${once.toFixed(0)} ms, twice as long ${twice.toFixed(0)} ms`).toBeLessThanOrEqual(
        Math.max(FLOOR_MS, once * MAX_RATIO),
      );
    },
    60_000,
  );
});
