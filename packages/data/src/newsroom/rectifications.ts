import { CALLS } from '@portal/model';
import {
  type DeskRectifications,
  deskRectificationsSchema,
  type RectificationAct,
  type RectificationView,
} from '@portal/model/newsroom';
import {
  type RectificationReceipt,
  type RectificationRecord,
  rectificationReceiptSchema,
} from '@portal/model/participation';
import * as v from 'valibot';
import type { Client } from '../client/request';
import { queryOf } from './query';

/** The desk’s calls about requests for rectifications. Each rejects with a RequestError. */
export type RectificationDesk = {
  /** Pending requests, nearest deadline first, or decided ones, newest first; with a cursor. */
  rectifications: (query: {
    view: RectificationView;
    cursor?: string | undefined;
  }) => Promise<DeskRectifications>;
  /**
   * Publishes, refuses or withdraws a rectification; 409 if somebody else has decided on the request
   * meanwhile.
   */
  decideRectification: (id: number, act: RectificationAct) => Promise<void>;
  /** Records a request received on paper. Idempotent by key: the same key again is the same request. */
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
