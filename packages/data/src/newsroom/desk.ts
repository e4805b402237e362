import { DESK_ENDPOINTS, type DeskEndpoints, PREVIEW_ENDPOINTS } from '@portal/model/newsroom';
import { type CallsOf, createCalls } from '../client/calls';
import type { Client } from '../client/request';

/** The calls of the desk. Each rejects with a RequestError. */
export type Desk = CallsOf<DeskEndpoints>;

/** Calls of the desk over a client, one method each. */
export const createDesk = (client: Client): Desk => createCalls(client, DESK_ENDPOINTS);

/** Calls about articles that are not published yet. Each rejects with a RequestError. */
export type PreviewCalls = CallsOf<typeof PREVIEW_ENDPOINTS>;

/** Calls about articles that are not published yet, over a client, one method each. */
export const createPreviews = (client: Client): PreviewCalls => createCalls(client, PREVIEW_ENDPOINTS);
