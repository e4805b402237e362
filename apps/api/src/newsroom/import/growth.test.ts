import { describe, expect, it } from 'vitest';
import { HtmlLimitError } from '../../platform/html/limits';
import { bodyParts, mediaUrls } from '../../platform/html/parts';
import { plainText, sanitizeComment, sanitizeInline } from '../../platform/html/sanitize';
import { slugOf } from '../../platform/html/slug';
import { HOSTILE_HTML, HOSTILE_POSTS } from '../../testing/hostile-html';
import { postHtml } from './wordpress/post-html';

/** A text four times as long takes four times as long if time is linear, sixteen times if quadratic. */
const TIMES = 4;
const MAX_RATIO = 8;
/**
 * Shorter times are not compared, since garbage collection takes as long; quadratic time is several times
 * longer.
 */
const FLOOR_MS = 100;
const TRIES = 10;
/** Repetitions of the longer text: quadratic work takes a good part of a second for so many. */
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

/**
 * CPU time in milliseconds of this process to parse or reject, so that other load on the machine does not
 * count.
 */
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
 * Times of both lengths: the median of several runs for the short text, the minimum for the long one. Garbage
 * collection or a cold start slows only some runs; quadratic work slows all. A run below the floor is not
 * repeated.
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
  it.each(Object.keys(families))('%s takes time linear in its length', (name) => {
    const make = families[name];
    if (!make) throw new Error(`there is no family ${name}`);
    const { short, long } = growthOf(work, make);
    expect(long, `${short.toFixed(0)} ms, ${TIMES} times as long ${long.toFixed(0)} ms`).toBeLessThanOrEqual(
      Math.max(FLOOR_MS, short * MAX_RATIO),
    );
  });
});
