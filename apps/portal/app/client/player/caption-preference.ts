import {
  CAPTION_GROUNDS,
  CAPTION_LOOK,
  CAPTION_SIZES,
  type CaptionPreference,
} from '@portal/ui/video-player';
import { useSyncExternalStore } from 'react';
import { keepChoice, subscribeToChoices } from '../consent/kept-choices';

/** Where a reader's captions are kept in their browser: `large solid ca`, size, ground and language. */
const KEY = 'portal-captions';
/** The language of a reader who wants none; without any, films decide. */
const NONE = 'none';
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;

/** How captions were kept; what is none of ours is as if nothing had been. */
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

/** The choice of a page whose browser keeps nothing. */
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

/** The reader's captions, the same in all films of this browser. */
export function useCaptionPreference() {
  const text = useSyncExternalStore(subscribeToChoices, current, () => '');
  return { captionPreference: readCaptionPreference(text), onCaptionPreferenceChange: keep };
}
