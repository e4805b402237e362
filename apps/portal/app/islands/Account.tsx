'use client';
import { useStore } from '@portal/data/react';
import { loginPath, ROUTES } from '@portal/model';
import { isLoggedIn } from '@portal/model/readers';
import { AccountMenu } from '@portal/ui/header';
import { useEffect, useState } from 'react';
import { session, startSession } from '../client/islands/reader';
import { island } from '../declare-island';

export type AccountIslandProps = {
  path: string;
  /** Query that a public page reads, with the question mark. */
  query?: string;
  /** Whether the page was rendered for a logged-in reader, whose profile is fetched later. */
  isReader?: boolean;
  /** URL of the logged-in reader's portrait. */
  portrait?: string;
  /** Whether the log-out page does it, if more than this session ends. */
  leavesByPage?: boolean;
};

/** Whether a path is in the reader's own account area. */
export const isOwnPage = (path: string): boolean => path.startsWith(ROUTES.accountArea);

/** A search and its filters change the URL without loading another page. */
const currentAddress = () => location.pathname + location.search;

/** Fetches the session; also the subscriptions, if the reader comes back from paying or cancelling. */
async function startReader(path: string): Promise<void> {
  await startSession();
  if (path === ROUTES.ownSubscriptions && isLoggedIn(session.snapshot().user)) await session.refresh();
}

/** The account in the header: a login link, or the logged-in reader (spec §2). */
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
    // Until then the stored profile applies, which the page began with.
    if (status !== 'idle') document.documentElement.toggleAttribute('data-subscriber', isSubscriber);
  }, [status, isSubscriber]);
  useEffect(() => {
    // The alert says why, and prevents a loop: the server may still consider the reader logged in, and would
    // redirect back (spec §4, §8).
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
