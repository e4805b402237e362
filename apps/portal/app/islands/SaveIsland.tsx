'use client';
import { useStore } from '@portal/data/react';
import { isLoggedIn, ROUTES } from '@portal/model';
import { SaveButton } from '@portal/ui/toggle-button';
import { useEffect } from 'react';
import { session, startSession } from './reader';

export type SaveIslandProps = { contentId: string; backUrl: string };

/** What the server did not do is no success. */
export async function mustSucceed(call: Promise<boolean>): Promise<void> {
  if (!(await call)) throw new Error('the server did not report success');
}

/** Keeps a content for later, or asks to log in (spec §4, §6). */
export function SaveIsland({ contentId, backUrl }: SaveIslandProps) {
  const { user, status } = useStore(session);
  useEffect(() => void startSession(), []);
  return (
    <SaveButton
      on={user.savedContentIds.includes(contentId)}
      // Who it is may not be known yet: the call waits for it.
      loggedIn={isLoggedIn(user) || status === 'loading'}
      backUrl={backUrl}
      target={{ action: ROUTES.savedContents, id: contentId }}
      onToggle={(on) => mustSucceed(session.saveContent(contentId, on))}
    />
  );
}
