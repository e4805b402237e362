import type { AdRequests } from '@portal/model/ads';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './SlotAd.css';

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

/** Props of `ServedAd`: the requests to the ad server, by ad map. */
export type ServedAdProps = { requests: AdRequests };

/**
 * The element that an ad server fills, within an `AdSlot`, over the slot's placeholder. The portal sets
 * `data-filled` on the slot once there is an ad: nothing else changes, so nothing shifts.
 */
export function ServedAd({ requests }: ServedAdProps) {
  return <div className={css.served} data-part="served-ad" data-requests={JSON.stringify(requests)} />;
}
