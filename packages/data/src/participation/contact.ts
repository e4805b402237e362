import { CONTACT_ENDPOINTS } from '@portal/model/participation';
import { type CallsOf, createCalls } from '../client/calls';
import type { Client } from '../client/request';

/** Calls of messages to the newsroom. Each rejects with a RequestError. */
export type ContactCalls = CallsOf<typeof CONTACT_ENDPOINTS>;

/** Calls of messages to the newsroom over a client, one method each. */
export const createContact = (client: Client): ContactCalls => createCalls(client, CONTACT_ENDPOINTS);
