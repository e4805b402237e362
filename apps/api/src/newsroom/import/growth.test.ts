import { describe, it } from 'vitest';
import { expectLinear } from '../../../../../scripts/testing/growth';
import { HtmlLimitError } from '../../platform/html/limits';
import { bodyParts, mediaUrls } from '../../platform/html/parts';
import { plainText, sanitizeComment, sanitizeInline } from '../../platform/html/sanitize';
import { slugOf } from '../../platform/html/slug';
import { HOSTILE_HTML, HOSTILE_POSTS } from '../../testing/hostile-html';
import { postHtml } from './wordpress/post-html';

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

/** Parses or rejects. */
const orRejects = (work: (source: string) => void) => (source: string) => {
  try {
    work(source);
  } catch (error) {
    if (!(error instanceof HtmlLimitError)) throw error;
  }
};

describe.each([
  ['a post', HOSTILE_POSTS, readPost],
  ['a line', HOSTILE_HTML, readShort],
] as const)('%s', { tags: ['full'] }, (_, families, work) => {
  it.each(Object.keys(families))('%s takes time linear in its length', (name) => {
    const make = families[name];
    if (!make) throw new Error(`there is no family ${name}`);
    expectLinear(orRejects(work), make, SIZE);
  });
});
