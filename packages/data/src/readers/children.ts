import { CHILDREN_ENDPOINTS } from '@portal/model/readers';
import { type CallsOf, createCalls } from '../client/calls';
import type { Client } from '../client/request';

/**
 * Calls about children's accounts: for guardians, and for the children's own login. Each rejects with a
 * RequestError.
 */
export type ChildrenCalls = CallsOf<typeof CHILDREN_ENDPOINTS>;

/** Calls of children's accounts over a client, one method each. */
export const createChildren = (client: Client): ChildrenCalls => createCalls(client, CHILDREN_ENDPOINTS);
