import {
  CALLS,
  type DeskRectifications,
  deskRectificationsSchema,
  type RectificationAct,
  type RectificationReceipt,
  type RectificationRecord,
  type RectificationView,
  rectificationReceiptSchema,
} from '@portal/model';
import * as v from 'valibot';
import { queryOf } from './desk-query';
import type { Client } from './request';

/** The desk’s calls about requests for rectifications. Each rejects with a RequestError. */
export type RectificationDesk = {
  /** Requests that wait, the nearest deadline first, or those decided on, the last first; with a cursor. */
  rectifications: (query: {
    view: RectificationView;
    cursor?: string | undefined;
  }) => Promise<DeskRectifications>;
  /** Publishes, refuses or takes back; a request that somebody else has decided on meanwhile is refused (409). */
  decideRectification: (id: number, act: RectificationAct) => Promise<void>;
  /** Writes down a request that came on paper; the same key again is the same request. */
  recordRectification: (record: RectificationRecord, key: string) => Promise<RectificationReceipt>;
};

/** Calls of the desk about requests for rectifications over a client, one method each. */
export function rectificationDesk({ request }: Client): RectificationDesk {
  const path = CALLS.deskRectifications;
  return {
    rectifications: (query) => request(path + queryOf(query), deskRectificationsSchema),
    decideRectification: async (id, body) =>
      void (await request(`${path}/${id}`, v.unknown(), { method: 'POST', body })),
    recordRectification: (record, key) =>
      request(`${path}/record`, rectificationReceiptSchema, { method: 'POST', body: { ...record, key } }),
  };
}
