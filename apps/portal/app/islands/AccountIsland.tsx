'use client';
import { useSession } from '@portal/data/react';
import { isLoggedIn, ROUTES } from '@portal/model';
import { AccountMenu } from '@portal/ui/header';
import { useEffect } from 'react';
import { session, startSession } from './reader';

export type AccountIslandProps = { backUrl: string };

/** The account in the header: the way to log in, or who is logged in (spec §2). */
export function AccountIsland({ backUrl }: AccountIslandProps) {
  const { user } = useSession(session);
  useEffect(() => void startSession(), []);
  const logout = async () => {
    if (await session.logout()) location.assign(ROUTES.login);
  };
  return (
    <AccountMenu
      user={isLoggedIn(user) ? { nick: user.nick } : null}
      backUrl={backUrl}
      onLogout={() => void logout()}
    />
  );
}
