import { type Rating, type Reactions, reactionsPath, reactionsSchema } from '@portal/model';
import { readYourWrites } from './read-your-writes';
import type { Client } from './request';

/** Calls by which readers like and rate a content. Each rejects with a RequestError. */
export type ReactionCalls = {
  /** What readers made of it, and what this one did. */
  of: (contentId: string) => Promise<Reactions>;
  like: (contentId: string) => Promise<Reactions>;
  unlike: (contentId: string) => Promise<Reactions>;
  /** Once for each reader; who has rated it is refused with the text for that (spec §8). */
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
