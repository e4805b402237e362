import { describe, expect, it } from 'vitest';
import { HtmlLimitError } from '../../platform/html/limits';
import { bodyParts, mediaUrls } from '../../platform/html/parts';
import { plainText, sanitizeComment, sanitizeInline } from '../../platform/html/sanitize';
import { slugOf } from '../../platform/html/slug';
import { HOSTILE_HTML, HOSTILE_POSTS } from '../../testing/hostile-html';
import { postHtml } from './wordpress/post-html';

/** A text four times as long takes four times as long where time grows with its length, sixteen times where with its square. */
const TIMES = 4;
const MAX_RATIO = 8;
/** Milliseconds that no ratio is made of: a collection of garbage takes as long, and what is quadratic several times as long. */
const FLOOR_MS = 100;
const TRIES = 10;
/** Repetitions of the longer text: what is quadratic takes a good part of a second for so many. */
const SIZE = 8_000;

const media = { image: (src: string, alt: string) => ({ src, alt }), file: (src: string) => src };
const ATTACHMENTS = {
  byId: (id: string) => ({ url: `/${id}.jpg`, alt: '', caption: '', title: '' }),
  ofPost: () => ['1', '2', '3'],
};

function readPost(source: string): void {
  const block = () => 'words '.repeat(10);
  const html = postHtml(source, { postId: '1', attachments: ATTACHMENTS, block });
  mediaUrls(html);
  bodyParts(html, media);
}

function readShort(source: string): void {
  sanitizeInline(source);
  sanitizeComment(source);
  slugOf(plainText(source));
}

/** Milliseconds of this process that reading takes, or refusing: what else the machine does is not counted. */
function timeOf(work: (source: string) => void, source: string): number {
  const began = process.cpuUsage();
  try {
    work(source);
  } catch (error) {
    if (!(error instanceof HtmlLimitError)) throw error;
  }
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

const middleOf = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/**
 * Times of both lengths: of the short one the middle of several runs, of the long one the least. Memory that is being cleared
 * or a cold start adds to some runs; work that grows with the square adds to all. What is read below the floor is read once.
 */
function growthOf(
  work: (source: string) => void,
  make: (n: number) => string,
): { short: number; long: number } {
  const [quarter, whole] = [make(SIZE / TIMES), make(SIZE)];
  const shorts: number[] = [];
  let long = Number.POSITIVE_INFINITY;
  let short = 0;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    long = Math.min(long, timeOf(work, whole));
    if (long <= FLOOR_MS) break;
    shorts.push(timeOf(work, quarter));
    short = middleOf(shorts);
    if (long <= short * MAX_RATIO) break;
  }
  return { short, long };
}

describe.each([
  ['a post', HOSTILE_POSTS, readPost],
  ['a line', HOSTILE_HTML, readShort],
] as const)('%s', { tags: ['full'] }, (_, families, work) => {
  it.each(Object.keys(families))('of %s takes time that grows with its length', (name) => {
    const make = families[name];
    if (!make) throw new Error(`there is no family ${name}`);
    const { short, long } = growthOf(work, make);
    expect(long, `${short.toFixed(0)} ms, ${TIMES} times as long ${long.toFixed(0)} ms`).toBeLessThanOrEqual(
      Math.max(FLOOR_MS, short * MAX_RATIO),
    );
  });
});
