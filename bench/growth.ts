/**
 * Prints the family of hostile posts whose parsing time grows most when their length doubles. Arguments:
 * repetitions, runs, floor.
 */

import { postHtml } from '../apps/api/src/newsroom/import/wordpress/post-html';
import { HtmlLimitError } from '../apps/api/src/platform/html/limits';
import { bodyParts, mediaUrls } from '../apps/api/src/platform/html/parts';
import { HOSTILE_POSTS } from '../apps/api/src/testing/hostile-html';

const [size = 4_000, runs = 8, floor = 30] = process.argv.slice(2).map(Number);
const media = { image: (src: string, alt: string) => ({ src, alt }), file: (src: string) => src };
const attachments = {
  byId: (id: string) => ({ url: `/${id}.jpg`, alt: '', caption: '', title: '' }),
  ofPost: () => ['1', '2', '3'],
};

/** Milliseconds of processor time of this process, starting with an empty heap: other load does not count. */
function timeOf(source: string): number {
  globalThis.gc?.();
  const began = process.cpuUsage();
  try {
    const html = postHtml(source, { postId: '1', attachments, block: () => 'words '.repeat(100) });
    mediaUrls(html);
    bodyParts(html, media);
  } catch (error) {
    if (!(error instanceof HtmlLimitError)) throw error;
  }
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

let worst = { name: 'none takes long', ratio: 0 };
for (const [name, make] of Object.entries(HOSTILE_POSTS)) {
  const [single, double] = [make(size), make(2 * size)];
  let [once, twice] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < runs; run += 1) {
    once = Math.min(once, timeOf(single));
    twice = Math.min(twice, timeOf(double));
  }
  if (twice > floor && twice / once > worst.ratio) worst = { name, ratio: twice / once };
}
console.info(JSON.stringify(worst));
