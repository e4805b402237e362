import type { AdRequests } from '@portal/model/ads';
import * as css from './ServedAd.css';

/** Props of `ServedAd`: the requests to the ad server, by ad map. */
export type ServedAdProps = { requests: AdRequests };

/**
 * The element that an ad server fills, within an `AdSlot`, over the slot's placeholder. The portal sets
 * `data-filled` on the slot once there is an ad: nothing else changes, so nothing shifts.
 */
export function ServedAd({ requests }: ServedAdProps) {
  return <div className={css.served} data-part="served-ad" data-requests={JSON.stringify(requests)} />;
}
