import { type Multimedia, WRITTEN_LANGUAGES } from '@portal/model';
import SOUND_PEAKS from '../media/sound.peaks.json' with { type: 'json' };
import type { ContentHead } from './front-matter';

/** URLs of the film and the sound of the demo newsroom's videos and audios. */
const DEMO_FILM = '/demo-media/film/film.m3u8';
const DEMO_FILM_MP4 = '/demo-media/film.mp4';
const DEMO_SOUND = '/demo-media/sound.m4a';
const DEMO_FILM_360 = '/demo-media/mirador-360.mp4';

const addressOf = (file: string) => `/demo-media/${file}`;

const CAPTION_LABELS = { ca: 'Català', es: 'Castellà', en: 'Anglès' } as const;

/** Player data of the demo's only film, sound and panorama, with the texts of an article. */
export function multimediaOf(
  type: ContentHead['type'],
  {
    duration,
    allAround,
    captions = {},
    transcript,
    transcriptTimes,
    chapters,
    mayDownload,
    audioDescription,
    signLanguage,
  }: NonNullable<ContentHead['media']>,
): Multimedia {
  const words = {
    ...(transcript ? { transcript } : {}),
    ...(signLanguage ? { signLanguage: addressOf(signLanguage) } : {}),
  };
  if (allAround) return { type: 'video360', src: DEMO_FILM_360, duration, ...words };
  if (type.startsWith('audio'))
    return {
      type: 'audio',
      src: DEMO_SOUND,
      duration,
      ...words,
      peaks: SOUND_PEAKS,
      ...(transcriptTimes ? { transcriptTimes } : {}),
      ...(chapters ? { chapters } : {}),
      ...(mayDownload ? { mayDownload } : {}),
    };
  const tracks = WRITTEN_LANGUAGES.flatMap((language) => {
    const file = captions[language];
    return file ? [{ src: addressOf(file), language, label: CAPTION_LABELS[language] }] : [];
  });
  return {
    type: 'video',
    hlsSource: DEMO_FILM,
    mp4: DEMO_FILM_MP4,
    aspectRatio: '16:9',
    duration,
    ...(chapters ? { chapters } : {}),
    ...(tracks.length ? { captions: tracks } : {}),
    ...words,
    ...(audioDescription ? { audioDescription: addressOf(audioDescription) } : {}),
  };
}

/** Duration in seconds as `3:05` or `1:02:09`. */
export function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours = 0, ...rest] = parts;
  const shown = hours ? parts : rest;
  return shown.map((part, at) => (at ? String(part).padStart(2, '0') : String(part))).join(':');
}
