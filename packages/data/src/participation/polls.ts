import { POLL_ENDPOINTS } from '@portal/model/participation';
import { type CallsOf, createCalls } from '../client/calls';
import { readYourWrites } from '../client/read-your-writes';
import type { Client } from '../client/request';

/** Calls of the polls of articles. Each rejects with a RequestError. */
export type PollCalls = CallsOf<typeof POLL_ENDPOINTS>;

/** Calls of polls over a client, one method each. */
export const createPolls = (client: Client): PollCalls => createCalls(readYourWrites(client), POLL_ENDPOINTS);
