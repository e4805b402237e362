'use client';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { useLocale } from '../locale/index';
import * as css from './FilmAd.css';

/** Props of `FilmAdFrame`: who draws the ad gets its place. */
export type FilmAdFrameProps = {
  /** Told the empty element that the ad is drawn in, as large as the film; null as it goes. */
  onPlace: (place: HTMLElement | null) => void;
};

/** Place over a film for an ad that somebody else’s player draws, its controls included: it says what it is, once. */
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
