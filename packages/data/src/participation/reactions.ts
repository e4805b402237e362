import { REACTION_ENDPOINTS } from '@portal/model/participation';
import { type CallsOf, createCalls } from '../client/calls';
import { readYourWrites } from '../client/read-your-writes';
import type { Client } from '../client/request';

/** Calls by which readers like and rate an article. Each rejects with a RequestError. */
export type ReactionCalls = CallsOf<typeof REACTION_ENDPOINTS>;

/** Calls of likes and ratings over a client, one method each. */
export const createReactions = (client: Client): ReactionCalls =>
  createCalls(readYourWrites(client), REACTION_ENDPOINTS);
