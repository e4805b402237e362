'use client';
import { type FollowedAuthor, FollowedAuthors } from '@portal/ui/account-list';
import { session } from './reader';
import { useRemoval } from './useRemoval';

export type FollowedAuthorsIslandProps = { authors: readonly FollowedAuthor[] };

/** Authors that a reader follows (spec §2). */
export function FollowedAuthorsIsland({ authors }: FollowedAuthorsIslandProps) {
  const { left, ...list } = useRemoval(authors, (id) => session.followAuthor(id, false));
  return <FollowedAuthors authors={left} {...list} />;
}
