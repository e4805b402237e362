'use client';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { useLocale } from '../locale/index';
import * as css from './FilmAd.css';

/** Props of `FilmAdFrame`: callback that receives the ad's element. */
export type FilmAdFrameProps = {
  /** Receives the empty element for the ad, as large as the video; null on unmount. */
  onPlace: (place: HTMLElement | null) => void;
};

/**
 * Container over a video for an ad that a third-party player renders, including its controls; it is announced
 * once as an ad.
 */
export function FilmAdFrame({ onPlace }: FilmAdFrameProps) {
  const { filmAd: texts } = useLocale('playback', 'filmAd').texts;
  return (
    <section className={css.box} aria-label={texts.name} data-part="film-ad">
      <span className={visuallyHidden} role="status">
        {texts.began}
      </span>
      <div ref={onPlace} tabIndex={-1} className={css.picture} data-part="ad-place" />
    </section>
  );
}
