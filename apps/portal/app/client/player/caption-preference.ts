import {
  CAPTION_GROUNDS,
  CAPTION_LOOK,
  CAPTION_SIZES,
  type CaptionPreference,
} from '@portal/ui/video-player';
import { useSyncExternalStore } from 'react';
import { keepChoice, subscribeToChoices } from '../consent/kept-choices';

/** Key of a reader's captions in the browser's storage: `large solid ca` is size, ground and language. */
const KEY = 'portal-captions';
/** The language of a reader who wants no captions; without any language, videos decide. */
const NONE = 'none';
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;

/** Stored captions; an unknown value falls back to the default. */
export function readCaptionPreference(text: string): CaptionPreference {
  const [size, ground, language = ''] = text.split(' ');
  return {
    size: CAPTION_SIZES.find((known) => known === size) ?? CAPTION_LOOK.size,
    ground: CAPTION_GROUNDS.find((known) => known === ground) ?? CAPTION_LOOK.ground,
    ...(language === NONE ? { language: '' } : LANGUAGE.test(language) ? { language } : {}),
  };
}

/** The text that `readCaptionPreference` reads. */
export const writeCaptionPreference = ({ size, ground, language }: CaptionPreference): string =>
  [size, ground, ...(language === undefined ? [] : [language || NONE])].join(' ');

/** The choice on this page, if the browser has no storage. */
let chosen = '';

function current(): string {
  try {
    return localStorage.getItem(KEY) ?? chosen;
  } catch {
    return chosen;
  }
}

function keep(preference: CaptionPreference): void {
  chosen = writeCaptionPreference(preference);
  keepChoice(KEY, chosen);
}

/** The reader's captions, the same for all videos of this browser. */
export function useCaptionPreference() {
  const text = useSyncExternalStore(subscribeToChoices, current, () => '');
  return { captionPreference: readCaptionPreference(text), onCaptionPreferenceChange: keep };
}
