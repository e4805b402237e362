import type { CaptionTrack } from '@portal/model';
import type { Element } from 'domhandler';
import { findAll } from 'domutils';
import type { MediaResolver } from './settled';

/** Maximum number of tracks: a film has a handful of languages. */
const MAX_TRACKS = 20;

/** Captions and subtitles of a film, for readers to choose from. */
export function captionsOf(film: Element, media: MediaResolver): CaptionTrack[] {
  const tracks = findAll((found) => found.name === 'track', film.children).slice(0, MAX_TRACKS);
  return tracks.flatMap(({ attribs }) => {
    const { src, kind = 'subtitles', srclang: language = '', label } = attribs;
    if (!src || !['captions', 'subtitles'].includes(kind)) return [];
    return {
      src: media.file(src),
      language,
      label: label?.trim() || language || kind,
      ...('default' in attribs ? { isDefault: true } : {}),
    };
  });
}
