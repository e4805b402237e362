import { CALLS } from '@portal/model';
import {
  type RectifiableStory,
  type RectificationForm,
  type RectificationReceipt,
  rectifiableStorySchema,
  rectificationReceiptSchema,
} from '@portal/model/participation';
import type { Client } from '../client/request';

const asked = (name: 'story' | 'key', value: string) =>
  `${CALLS.rectification}?${new URLSearchParams({ [name]: value })}`;

/**
 * Asks for a rectification or an update of a story. Idempotent by key: the same key again is the same
 * request. Rejects with a RequestError.
 * @param key 8 to 64 letters, digits, `-` or `_`
 */
export const sendRectification = (
  { request }: Client,
  form: RectificationForm,
  key: string,
): Promise<RectificationReceipt> =>
  request(CALLS.rectification, rectificationReceiptSchema, { method: 'POST', body: { ...form, key } });

/**
 * A story that can be rectified, and until when. Rejects with a RequestError: 404 for a story that is not
 * the site's.
 * @param story path or whole address, as typed
 */
export const rectifiableStory = ({ request }: Client, story: string): Promise<RectifiableStory> =>
  request(asked('story', story), rectifiableStorySchema);

/**
 * The receipt of a request, by the key that its sender gave. Rejects with a RequestError: 404 for an unknown
 * key.
 */
export const rectificationReceipt = ({ request }: Client, key: string): Promise<RectificationReceipt> =>
  request(asked('key', key), rectificationReceiptSchema);
