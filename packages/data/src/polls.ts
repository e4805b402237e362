import {
  type Poll,
  type PollVote,
  pollCall,
  pollSchema,
  type ReadersPoll,
  readersPollSchema,
} from '@portal/model';
import { readYourWrites } from './read-your-writes';
import type { Client } from './request';

/** Calls of the polls of contents. Each rejects with a RequestError. */
export type PollCalls = {
  /** The public view: the current results, or none. */
  results: (contentId: string) => Promise<Poll>;
  /** The current reader's view, with their own vote. */
  of: (contentId: string) => Promise<ReadersPoll>;
  /** Votes; the same vote again changes nothing. A refusal has a `PollCode`. */
  vote: (contentId: string, vote: PollVote) => Promise<ReadersPoll>;
};

/** Calls of polls over a client, one method each. */
export function createPolls(client: Client): PollCalls {
  const { request } = readYourWrites(client);
  return {
    results: (contentId) => request(pollCall(contentId), pollSchema),
    of: (contentId) => request(pollCall(contentId, 'reader'), readersPollSchema),
    vote: (contentId, body) =>
      request(pollCall(contentId, 'vote'), readersPollSchema, { method: 'POST', body }),
  };
}
