import type { BodyPart, Multimedia } from '@portal/model';
import type { ContentExtra } from './content-extra';

/** Media of a content: its own film or sound, and those in its text. */
export const playedIn = ({ body, extra }: { body: BodyPart[]; extra: ContentExtra }): Multimedia[] => [
  ...(extra.multimedia ? [extra.multimedia] : []),
  ...body.flatMap<Multimedia>((part) => {
    if (part.type === 'video') return [part.video];
    return part.type === 'audio' ? [part.audio] : [];
  }),
];
