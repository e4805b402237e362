import {
  CAPTION_GROUNDS,
  CAPTION_LOOK,
  CAPTION_SIZES,
  type CaptionPreference,
} from '@portal/ui/video-player';
import { useSyncExternalStore } from 'react';

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

const listeners = new Set<() => void>();
/** The choice of a page whose browser keeps nothing. */
let chosen = '';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function current(): string {
  try {
    return localStorage.getItem(KEY) ?? chosen;
  } catch {
    return chosen;
  }
}

function keep(preference: CaptionPreference): void {
  chosen = writeCaptionPreference(preference);
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // A browser that keeps nothing still shows the choice on this page.
  }
  for (const listener of listeners) listener();
}

/** The reader's captions, the same in all films of this browser. */
export function useCaptionPreference() {
  const text = useSyncExternalStore(subscribe, current, () => '');
  return { captionPreference: readCaptionPreference(text), onCaptionPreferenceChange: keep };
}
