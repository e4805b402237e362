import { CALLS, type ContactMessage } from '@portal/model';
import * as v from 'valibot';
import type { Client } from './request';

/**
 * Sends a message to the newsroom. Idempotent by key: the same key again is the same message. Rejects with a
 * RequestError.
 * @param key 8 to 64 letters, digits, `-` or `_`
 */
export async function sendMessage({ request }: Client, message: ContactMessage, key: string): Promise<void> {
  await request(CALLS.contact, v.unknown(), { method: 'POST', body: { ...message, key } });
}
