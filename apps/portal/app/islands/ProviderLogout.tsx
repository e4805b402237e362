'use client';
import { ROUTES } from '@portal/model';
import { ProviderLogout, type ProviderLogoutStatus } from '@portal/ui/identity-provider-screen';
import { useEffect, useState } from 'react';
import { startSession } from '../client/islands/reader';
import { providerFrom } from '../client/readers/identity-provider';
import { island } from '../declare-island';

/** The server has closed the session; this closes the provider's, and notifies other tabs. */
function ProviderLogoutIsland({ script }: { script: string }) {
  const [status, setStatus] = useState<ProviderLogoutStatus>('leaving');
  const leave = async () => {
    setStatus('leaving');
    try {
      await startSession();
      await (await providerFrom(script)).logout();
      location.replace(ROUTES.login);
    } catch (error) {
      console.warn('The identity provider has not logged out', error);
      setStatus('failed');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: done once, when the page wakes
  useEffect(() => void leave(), []);
  return <ProviderLogout status={status} onRetry={() => void leave()} />;
}

export default island({ wakes: 'idle', component: ProviderLogoutIsland });
