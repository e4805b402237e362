'use client';
import { ROUTES } from '@portal/model';
import { type FollowedAuthor, FollowedAuthors } from '@portal/ui/account-list';
import { session } from '../client/islands/reader';
import { useRemoval } from '../client/islands/useRemoval';
import { island } from '../declare-island';

export type FollowedAuthorsIslandProps = { authors: readonly FollowedAuthor[]; failed?: boolean };

/** Authors that a reader follows (spec §2). */
function FollowedAuthorsIsland({ authors, failed }: FollowedAuthorsIslandProps) {
  const { left, ...list } = useRemoval(authors, (id) => session.followAuthor(id, false), failed);
  return <FollowedAuthors authors={left} action={ROUTES.followedAuthors} {...list} />;
}

export default island({ wakes: 'interaction', component: FollowedAuthorsIsland });
