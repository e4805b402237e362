import type { NextEpisode } from '@portal/model';
import { useCallback, useEffect, useState } from 'react';
import { loadPageScript } from '../islands/chunks';
import {
  type Following,
  followingOf,
  keepListening,
  keepOneAfterAnother,
  type Listening,
  wantsOneAfterAnother,
} from './listening';

/** The next edition as what is heard, from its beginning. Its next edition is not known yet. */
export function listeningTo(next: NextEpisode, { programme }: Following): Listening {
  return {
    src: next.src ?? next.url,
    title: next.title,
    kicker: programme.name,
    href: next.url,
    cover: next.picture ?? '',
    isLive: false,
    time: 0,
    duration: next.duration ?? 0,
    isPlaying: true,
    contentId: next.id,
  };
}

/**
 * Plays the next edition: a recording in the bar of this page, without a change of page. A film starts on its
 * own page, and so does what not everybody may hear.
 */
export async function playNext(following: Following, isFilm = false): Promise<void> {
  const { next } = following;
  if (!next) return;
  if (next.src && !isFilm) {
    // The bar that it replaces had the focus: it goes to the new one.
    const hasFocus = document.activeElement?.closest('[data-part=audio-bar]') != null;
    keepListening(listeningTo(next, following));
    const { stay } = await loadPageScript<{ stay: (takesFocus?: boolean) => Promise<void> }>('player');
    await stay(hasFocus);
    return;
  }
  if (isFilm) keepListening({ ...listeningTo(next, following), isFilm });
  location.assign(next.url);
}

/** The edition that follows, from the properties of the player on its page; null if there is nothing. */
export function followingIn(page: ParentNode): Following | null {
  const player = page.querySelector('portal-island[name=audio]');
  try {
    return followingOf(JSON.parse(player?.getAttribute('props') ?? 'null')?.following) ?? null;
  } catch {
    return null;
  }
}

/** Reads the page of an edition for what follows it. */
export async function fetchFollowing(href: string): Promise<Following | null> {
  try {
    const answer = await fetch(href);
    if (!answer.ok) return null;
    return followingIn(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  } catch {
    return null;
  }
}

/** The reader's choice of one after another in this browser. */
export function useOneAfterAnother(): { isOn: boolean; onSwitch: (isOn: boolean) => void } {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    // Other players of the page, and other tabs, follow.
    const look = () => setOn(wantsOneAfterAnother());
    look();
    addEventListener('storage', look);
    addEventListener('one-after-another', look);
    return () => {
      removeEventListener('storage', look);
      removeEventListener('one-after-another', look);
    };
  }, []);
  const onSwitch = useCallback((chosen: boolean) => {
    keepOneAfterAnother(chosen);
    setOn(chosen);
    dispatchEvent(new Event('one-after-another'));
  }, []);
  return { isOn, onSwitch };
}
