import type { AdRequests } from '@portal/model/ads';
import * as css from './ServedAd.css';

/** Props of `ServedAd`: what an ad server is asked, by ad map. */
export type ServedAdProps = { requests: AdRequests };

/**
 * The element that an ad server fills, within an `AdSlot`, over what the slot shows until then. The portal marks the slot with
 * `data-filled` once there is an ad: nothing else changes, so that nothing moves.
 */
export function ServedAd({ requests }: ServedAdProps) {
  return <div className={css.served} data-part="served-ad" data-requests={JSON.stringify(requests)} />;
}
