'use client';
import { loginPath } from '@portal/model';
import { isLoggedIn } from '@portal/model/readers';
import { useEffect, useState } from 'react';
import { session, startSession } from '../client/islands/reader';
import { followProvider, providerFrom } from '../client/readers/identity-provider';
import { island } from '../declare-island';
import { AccountIsland, isOwnPage } from './Account';

export type ProviderAccountIslandProps = {
  path: string;
  /** Query that a public page reads, with the question mark. */
  query?: string;
  /** URL of the provider's script. */
  script: string;
};

/**
 * The account in the header if an identity provider manages it: a reader who is logged in here must be
 * logged in there too (spec §4). Other visitors do not load the provider's script.
 */
function ProviderAccountIsland({ script, ...back }: ProviderAccountIslandProps) {
  const { path } = back;
  const [portrait, setPortrait] = useState('');
  useEffect(() => {
    const follow = async () => {
      await startSession();
      if (!isLoggedIn(session.snapshot().user)) return;
      const onLeft = () => {
        if (isOwnPage(path)) location.replace(loginPath(path));
      };
      const account = await followProvider(await providerFrom(script), { onLeft }).check();
      setPortrait(account?.profile?.thumbnailURL ?? '');
    };
    follow().catch((error: unknown) => console.warn('The identity provider cannot be reached', error));
  }, [path, script]);
  return <AccountIsland {...back} portrait={portrait} leavesByPage />;
}

export default island({ wakes: 'session', component: ProviderAccountIsland });
