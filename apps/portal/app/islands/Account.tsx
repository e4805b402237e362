'use client';
import { useStore } from '@portal/data/react';
import { isLoggedIn, loginPath, ROUTES } from '@portal/model';
import { AccountMenu } from '@portal/ui/header';
import { useEffect, useState } from 'react';
import { session, startSession } from '../client/islands/reader';
import { island } from '../declare-island';

export type AccountIslandProps = {
  path: string;
  /** What a public page reads of its address's query, with the question mark. */
  query?: string;
  /** The page was made for a reader who is logged in: who it is comes later. */
  isReader?: boolean;
  /** Address of a picture of who is logged in. */
  portrait?: string;
  /** The page of logging out does it, where more than this session ends. */
  leavesByPage?: boolean;
};

/** Whether a path is in the reader's own account area. */
export const isOwnPage = (path: string): boolean => path.startsWith(ROUTES.accountArea);

/** A search and its filters change the address without another page. */
const currentAddress = () => location.pathname + location.search;

/** Finds out who reads; where they come back from having paid or cancelled, also what they have now. */
async function startReader(path: string): Promise<void> {
  await startSession();
  if (path === ROUTES.ownSubscriptions && isLoggedIn(session.snapshot().user)) await session.refresh();
}

/** The account in the header: the way to log in, or who is logged in (spec §2). */
export function AccountIsland({ path, query, isReader = false, portrait, leavesByPage }: AccountIslandProps) {
  const { user, status, needsLogin } = useStore(session);
  const [backUrl, setBackUrl] = useState(path + (query ?? ''));
  const follow = () => setBackUrl(currentAddress());
  useEffect(() => void startReader(path), [path]);
  useEffect(() => {
    if (query !== undefined) setBackUrl(currentAddress());
  }, [query]);
  const { isSubscriber } = user;
  useEffect(() => {
    // Until then it is as the kept profile says, which the page began with.
    if (status !== 'idle') document.documentElement.toggleAttribute('data-subscriber', isSubscriber);
  }, [status, isSubscriber]);
  useEffect(() => {
    // It says why: the server may take the reader for logged in still, and would send them back (spec §4, §8).
    if (needsLogin && isOwnPage(path))
      location.replace(`${loginPath(currentAddress())}&alert=profile_failed`);
  }, [needsLogin, path]);
  const logout = async () => {
    if (await session.logout()) location.assign(ROUTES.login);
  };
  return (
    <AccountMenu
      user={isLoggedIn(user) ? { nick: user.nick, ...(portrait ? { thumbnailUrl: portrait } : {}) } : null}
      backUrl={backUrl}
      {...(query === undefined ? {} : { onReach: follow })}
      isKnown={isReader && status !== 'ready' && status !== 'failed'}
      {...(leavesByPage ? {} : { onLogout: () => void logout() })}
    />
  );
}

export default island({ wakes: 'session', component: AccountIsland });
