import {
  CALLS,
  type RectifiableStory,
  type RectificationForm,
  type RectificationReceipt,
  rectifiableStorySchema,
  rectificationReceiptSchema,
} from '@portal/model';
import type { Client } from './request';

const asked = (name: 'story' | 'key', value: string) =>
  `${CALLS.rectification}?${new URLSearchParams({ [name]: value })}`;

/**
 * Asks for a rectification or an update of a story; with the same key again it is the same request. Rejects with a RequestError.
 * @param key 8 to 64 letters, digits, `-` or `_`
 */
export const sendRectification = (
  { request }: Client,
  form: RectificationForm,
  key: string,
): Promise<RectificationReceipt> =>
  request(CALLS.rectification, rectificationReceiptSchema, { method: 'POST', body: { ...form, key } });

/**
 * A story that a rectification can be asked of, and until when. Rejects with a RequestError: 404 for what is none of the site's.
 * @param story path or whole address, as somebody wrote it
 */
export const rectifiableStory = ({ request }: Client, story: string): Promise<RectifiableStory> =>
  request(asked('story', story), rectifiableStorySchema);

/** What the sender of a request keeps of it, by the key that they gave it. Rejects with a RequestError: 404 for a key of none. */
export const rectificationReceipt = ({ request }: Client, key: string): Promise<RectificationReceipt> =>
  request(asked('key', key), rectificationReceiptSchema);
