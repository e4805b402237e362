import type { BodyPart } from '@portal/model';
import { bodyParts } from '../../platform/html';
import type { NewsItem } from './item';
import { type FoundMedia, fileFor, imageFor } from './media';

/** Texts of a content, with those of its live blog. */
export const htmlOf = ({ body, live }: NewsItem): string[] => [
  body,
  ...(live?.entries ?? []).map(({ html }) => html),
];

/** Parts of a text, with its stored media. */
export const partsOf = (found: FoundMedia, html: string): BodyPart[] =>
  bodyParts(html, {
    image: (src, alt, size) => imageFor(found, src, alt, size),
    file: (src) => fileFor(found, src),
  });
