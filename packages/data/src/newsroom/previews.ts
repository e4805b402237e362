import { PREVIEW_ENDPOINTS } from '@portal/model/newsroom';
import { type CallsOf, createCalls } from '../client/calls';
import type { Client } from '../client/request';

/** Calls about contents that are not published yet. Each rejects with a RequestError. */
export type PreviewCalls = CallsOf<typeof PREVIEW_ENDPOINTS>;

/** Calls about contents that are not published yet, over a client. */
export const createPreviews = (client: Client): PreviewCalls => createCalls(client, PREVIEW_ENDPOINTS);
