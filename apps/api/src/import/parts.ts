import type { BodyPart, Multimedia } from '@portal/model';
import type { ContentExtra } from '../database/schema';
import { bodyParts } from '../html/parts';
import type { NewsItem } from './item';
import { type FoundMedia, fileFor, imageFor } from './media';

/** Texts of a content, those of its live blog among them. */
export const htmlOf = ({ body, live }: NewsItem): string[] => [
  body,
  ...(live?.entries ?? []).map(({ html }) => html),
];

/** What a content plays: the film or sound that it is, and those in its text. */
export const playedIn = ({ body, extra }: { body: BodyPart[]; extra: ContentExtra }): Multimedia[] => [
  ...(extra.multimedia ? [extra.multimedia] : []),
  ...body.flatMap<Multimedia>((part) => {
    if (part.type === 'video') return [part.video];
    return part.type === 'audio' ? [part.audio] : [];
  }),
];

/** The parts of a text, its media among those that were found. */
export const partsOf = (found: FoundMedia, html: string): BodyPart[] =>
  bodyParts(html, {
    image: (src, alt, size) => imageFor(found, src, alt, size),
    file: (src) => fileFor(found, src),
  });
