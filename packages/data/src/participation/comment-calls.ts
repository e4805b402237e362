import { APPEAL_ENDPOINTS, COMMENT_ENDPOINTS } from '@portal/model/participation';
import { type CallsOf, createCalls } from '../client/calls';
import { readYourWrites } from '../client/read-your-writes';
import type { Client } from '../client/request';

/** Calls of the comments of articles. Each rejects with a RequestError. */
export type CommentCalls = CallsOf<typeof COMMENT_ENDPOINTS>;

/** Calls of comments over a client, one method each. */
export const createCommentCalls = (client: Client): CommentCalls =>
  createCalls(readYourWrites(client), COMMENT_ENDPOINTS);

/** Calls of appeals against decisions of the newsroom. Each rejects with a RequestError. */
export type AppealCalls = CallsOf<typeof APPEAL_ENDPOINTS>;

/** Calls of appeals over a client, one method each. */
export const createAppeals = (client: Client): AppealCalls => createCalls(client, APPEAL_ENDPOINTS);
