import { type Locale, textsOf } from '../locale/locale';
import * as css from './AdFrame.css';

/** Props of `AdFrame`: an ad of plain HTML. */
export type AdFrameProps = {
  /** As the ad map has it (`code`). */
  html: string;
  locale: Locale<'card'>;
};

/**
 * An ad of plain HTML, within an `AdSlot`: in a frame of its own that runs no script, knows nothing of the page and is no higher than
 * its slot's room. Its links open beside the page.
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
