'use client';
import { useStore } from '@portal/data/react';
import { ROUTES } from '@portal/model';
import { isLoggedIn } from '@portal/model/readers';
import { FollowButton } from '@portal/ui/toggle-button';
import { useEffect } from 'react';
import { mustSucceed } from '../client/islands/must-succeed';
import { session, startSession } from '../client/islands/reader';
import { island } from '../declare-island';

export type FollowIslandProps = { authorId: string; name: string; backUrl: string };

/** Follows an author, or asks to log in (spec §4, §6). */
function FollowIsland({ authorId, name, backUrl }: FollowIslandProps) {
  const { user, status } = useStore(session);
  useEffect(() => void startSession(), []);
  return (
    <FollowButton
      name={name}
      pressed={user.followedAuthorIds.includes(authorId)}
      // The reader may not be known yet: the request waits for the session.
      loggedIn={isLoggedIn(user) || status === 'loading'}
      backUrl={backUrl}
      target={{ action: ROUTES.followedAuthors, id: authorId }}
      onPressedChange={(on) => mustSucceed(session.followAuthor(authorId, on))}
    />
  );
}

export default island({ wakes: 'session', component: FollowIsland });
