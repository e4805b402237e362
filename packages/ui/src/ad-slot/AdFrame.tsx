import { type Locale, textsOf } from '../locale/locale';
import * as css from './AdFrame.css';

/** Props of `AdFrame`: an ad of plain HTML. */
export type AdFrameProps = {
  /** HTML from the ad map (`code`). */
  html: string;
  locale: Locale<'card'>;
};

/**
 * A plain HTML ad within an `AdSlot`: in a sandboxed frame that runs no JavaScript, cannot access the page
 * and is no higher than the space its slot reserves. Its links open in a new tab.
 */
export function AdFrame({ html, locale }: AdFrameProps) {
  return (
    <iframe
      srcDoc={`<!doctype html><base target="_blank"><style>body{margin:0}</style>${html}`}
      title={textsOf(locale).card.ad}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      loading="lazy"
      className={css.frame}
      data-part="ad-frame"
    />
  );
}
