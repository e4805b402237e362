'use client';
import { type FollowedAuthor, FollowedAuthors } from '@portal/ui/account-list';
import { island } from '../declare-island';
import { session } from '../waking/reader';
import { useRemoval } from '../waking/useRemoval';

export type FollowedAuthorsIslandProps = { authors: readonly FollowedAuthor[] };

/** Authors that a reader follows (spec §2). */
function FollowedAuthorsIsland({ authors }: FollowedAuthorsIslandProps) {
  const { left, ...list } = useRemoval(authors, (id) => session.followAuthor(id, false));
  return <FollowedAuthors authors={left} {...list} />;
}

export default island({ wakes: 'interaction', component: FollowedAuthorsIsland });
