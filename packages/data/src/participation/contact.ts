import { CONTACT_ENDPOINTS, RECTIFICATION_ENDPOINTS } from '@portal/model/participation';
import { type CallsOf, createCalls } from '../client/calls';
import type { Client } from '../client/request';

/** Calls of messages to the newsroom. Each rejects with a RequestError. */
export type ContactCalls = CallsOf<typeof CONTACT_ENDPOINTS>;

/** Calls of messages to the newsroom over a client, one method each. */
export const createContact = (client: Client): ContactCalls => createCalls(client, CONTACT_ENDPOINTS);

/** Calls of requests for rectifications. Each rejects with a RequestError. */
export type RectificationCalls = CallsOf<typeof RECTIFICATION_ENDPOINTS>;

/** Calls of requests for rectifications over a client, one method each. */
export const createRectifications = (client: Client): RectificationCalls =>
  createCalls(client, RECTIFICATION_ENDPOINTS);
