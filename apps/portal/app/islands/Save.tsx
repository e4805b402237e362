'use client';
import { useStore } from '@portal/data/react';
import { ROUTES } from '@portal/model';
import { isLoggedIn } from '@portal/model/readers';
import { SaveButton } from '@portal/ui/toggle-button';
import { useEffect } from 'react';
import { track } from '../client/analytics/data-layer';
import { mustSucceed } from '../client/islands/must-succeed';
import { session, startSession } from '../client/islands/reader';
import { keptAsSaved } from '../client/offline/offline';
import { island } from '../declare-island';

export type SaveIslandProps = { contentId: string; backUrl: string };

/** Saves an article for later, or asks to log in (spec §4, §6). */
function SaveIsland({ contentId, backUrl }: SaveIslandProps) {
  const { user, status } = useStore(session);
  useEffect(() => void startSession(), []);
  return (
    <SaveButton
      compact
      pressed={user.savedContentIds.includes(contentId)}
      // The reader may not be known yet: the request waits for the session.
      loggedIn={isLoggedIn(user) || status === 'loading'}
      backUrl={backUrl}
      target={{ action: ROUTES.savedContents, id: contentId }}
      onPressedChange={async (on) => {
        await mustSucceed(keptAsSaved(session.saveContent(contentId, on), on, backUrl));
        track({ event: 'save', content_id: contentId, saved: on });
      }}
    />
  );
}

export default island({ wakes: 'session', component: SaveIsland });
