import { DESK_ENDPOINTS, type DeskEndpoints } from '@portal/model/newsroom';
import { type CallsOf, createCalls } from '../client/calls';
import type { Client } from '../client/request';

/** The calls of the desk. Each rejects with a RequestError. */
export type Desk = CallsOf<DeskEndpoints>;

/** Calls of the desk over a client, one method each. */
export const createDesk = (client: Client): Desk => createCalls(client, DESK_ENDPOINTS);
