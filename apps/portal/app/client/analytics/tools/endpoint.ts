import type { AnalyticsEvent, AnalyticsSettings } from '@portal/model/analytics';
import { batches, post } from './batches';
import type { ToldReader, Tool } from './tool';
import { pageAddress } from './tool';

/** Entries of one request, and milliseconds to wait for more. */
const MOST = 20;
const WAIT_MS = 2000;

type Entry = (AnalyticsEvent | ToldReader) & { at: number };

/** Sends data layer events to a publisher's own server, in batches, as JSON. */
export function startEndpoint({ url }: NonNullable<AnalyticsSettings['endpoint']>): Tool {
  const { add, stop } = batches<Entry>({
    most: MOST,
    wait: WAIT_MS,
    send: async (events) => post(url, JSON.stringify({ page: pageAddress(), events })),
  });
  const now = () => Date.now();
  return {
    tell: (event) => add({ ...event, at: now() }),
    tellReader: (reader) => add({ ...reader, at: now() }),
    stop,
  };
}
