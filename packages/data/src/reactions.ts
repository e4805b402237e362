import { type Rating, type Reactions, reactionsPath, reactionsSchema } from '@portal/model';
import { readYourWrites } from './read-your-writes';
import type { Client } from './request';

/** Calls by which readers like and rate a content. Each rejects with a RequestError. */
export type ReactionCalls = {
  /** Public counts of likes and ratings, and this reader's own. */
  of: (contentId: string) => Promise<Reactions>;
  like: (contentId: string) => Promise<Reactions>;
  unlike: (contentId: string) => Promise<Reactions>;
  /** Each reader rates once; a second rating is refused with its own text (spec §8). */
  rate: (contentId: string, rating: Rating) => Promise<Reactions>;
};

/** Calls of likes and ratings over a client, one method each. */
export function createReactions(client: Client): ReactionCalls {
  const { request } = readYourWrites(client);
  const like = (method: 'POST' | 'DELETE') => (contentId: string) =>
    request(`${reactionsPath(contentId)}/like`, reactionsSchema, { method });
  return {
    of: (contentId) => request(reactionsPath(contentId), reactionsSchema),
    like: like('POST'),
    unlike: like('DELETE'),
    rate: (contentId, body) =>
      request(`${reactionsPath(contentId)}/rating`, reactionsSchema, {
        method: 'POST',
        body,
        call: 'rating',
      }),
  };
}
