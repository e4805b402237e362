import {
  APPEAL_ENDPOINTS,
  COMMENT_ENDPOINTS,
  CONTACT_ENDPOINTS,
  INTERVIEW_ENDPOINTS,
  POLL_ENDPOINTS,
  REACTION_ENDPOINTS,
  RECTIFICATION_ENDPOINTS,
  UPLOAD_ENDPOINTS,
} from '@portal/model/participation';
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

/** Calls of the polls of articles. Each rejects with a RequestError. */
export type PollCalls = CallsOf<typeof POLL_ENDPOINTS>;

/** Calls of polls over a client, one method each. */
export const createPolls = (client: Client): PollCalls => createCalls(readYourWrites(client), POLL_ENDPOINTS);

/** Calls by which readers like and rate an article. Each rejects with a RequestError. */
export type ReactionCalls = CallsOf<typeof REACTION_ENDPOINTS>;

/** Calls of likes and ratings over a client, one method each. */
export const createReactions = (client: Client): ReactionCalls =>
  createCalls(readYourWrites(client), REACTION_ENDPOINTS);

/** Calls of digital interviews. Each rejects with a RequestError. */
export type InterviewCalls = CallsOf<typeof INTERVIEW_ENDPOINTS>;

/** Calls of interviews over a client, one method each. */
export const createInterviews = (client: Client): InterviewCalls => createCalls(client, INTERVIEW_ENDPOINTS);

/**
 * Calls by which readers manage the files they have sent to the newsroom. Each rejects with a RequestError.
 */
export type UploadCalls = CallsOf<typeof UPLOAD_ENDPOINTS>;

/** Calls of readers' files over a client, one method each; the files themselves go by the tus protocol. */
export const createUploads = (client: Client): UploadCalls => createCalls(client, UPLOAD_ENDPOINTS);

/** Calls of messages to the newsroom. Each rejects with a RequestError. */
export type ContactCalls = CallsOf<typeof CONTACT_ENDPOINTS>;

/** Calls of messages to the newsroom over a client, one method each. */
export const createContact = (client: Client): ContactCalls => createCalls(client, CONTACT_ENDPOINTS);

/** Calls of requests for rectifications. Each rejects with a RequestError. */
export type RectificationCalls = CallsOf<typeof RECTIFICATION_ENDPOINTS>;

/** Calls of requests for rectifications over a client, one method each. */
export const createRectifications = (client: Client): RectificationCalls =>
  createCalls(client, RECTIFICATION_ENDPOINTS);
