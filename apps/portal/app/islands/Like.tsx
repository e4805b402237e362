'use client';
import { createReactions } from '@portal/data';
import { useStore } from '@portal/data/react';
import { ROUTES } from '@portal/model';
import type { Reactions } from '@portal/model/participation';
import { isLoggedIn } from '@portal/model/readers';
import { LikeButton } from '@portal/ui/toggle-button';
import { useEffect, useState } from 'react';
import { tellFailure } from '../client/failures/failures';
import { client } from '../client/islands/client';
import { session, startSession } from '../client/islands/reader';
import { island } from '../declare-island';

const reactions = createReactions(client);

export type LikeIslandProps = { contentId: string; likes: number; backUrl: string };

/**
 * Likes an article, or asks to log in (spec §4, §6); the page has the count of its rendering, this the
 * current one.
 */
function LikeIsland({ contentId, likes, backUrl }: LikeIslandProps) {
  const { user, status } = useStore(session);
  const [known, setKnown] = useState<Reactions>();
  const isReader = isLoggedIn(user);
  const count = known?.likes ?? likes;
  useEffect(() => void startSession(), []);
  useEffect(() => {
    if (!isReader) return;
    let isHere = true;
    // If the request fails, the page's own count stays; whether the reader likes it is unknown.
    const look = () =>
      void reactions.of(contentId).then(
        (now) => isHere && setKnown(now),
        (error: unknown) => isHere && tellFailure(error, look),
      );
    look();
    return () => {
      isHere = false;
    };
  }, [contentId, isReader]);
  return (
    <LikeButton
      pressed={known?.liked ?? false}
      {...(count ? { count } : {})}
      loggedIn={isReader || status === 'loading'}
      backUrl={backUrl}
      target={{ action: ROUTES.reactions, id: contentId }}
      onPressedChange={async (on) => {
        setKnown(await (on ? reactions.like(contentId) : reactions.unlike(contentId)));
      }}
    />
  );
}

export default island({ wakes: 'session', component: LikeIsland });
