'use client';
import {
  failedCall,
  IdentityProviderSilence,
  type IdentityProviderScreen as Screen,
  type ScreenStart,
} from '@portal/data';
import { ROUTES } from '@portal/model';
import { IdentityProviderScreen, type IdentityProviderStatus } from '@portal/ui/identity-provider-screen';
import { useLocale } from '@portal/ui/locale';
import { useEffect, useRef, useState } from 'react';
import { words } from '../client/islands/reader';
import { followProvider, providerFrom } from '../client/readers/identity-provider';
import { island } from '../declare-island';

export type ProviderScreenIslandProps = {
  title: string;
  /** URL of the provider's script. */
  script: string;
  screen: Screen;
  start?: ScreenStart | undefined;
  /** Redirect after a login: a path of the site's own. */
  backUrl?: string | undefined;
};

const CONTAINER = 'identity-provider';

/** A screen of the provider, and its outcome here (spec §4, §7). */
function ProviderScreenIsland({ title, script, screen, start, backUrl }: ProviderScreenIslandProps) {
  const { language } = useLocale('identityProvider');
  const [status, setStatus] = useState<IdentityProviderStatus>('loading');
  const [failure, setFailure] = useState<string>();
  /**
   * Logs in here a reader who is logged in at the provider, now or later. Resolves to whether there is one.
   */
  const enter = useRef<() => Promise<boolean>>(undefined);

  const followLogins = async () => {
    const provider = await providerFrom(script);
    provider.onLogin(() => setStatus('waiting'));
    const { enter: enterAs } = followProvider(provider, {
      onEntered: () => location.assign(backUrl ?? ROUTES.account),
      onRefused: (error) => {
        const { key } = failedCall(error);
        setFailure(key === 'loginFailed' ? undefined : words.errors[key]);
        setStatus('refused');
      },
    });
    return async () => {
      const account = await provider.getAccount().catch((error: unknown) => {
        if (error instanceof IdentityProviderSilence) throw error;
        return null;
      });
      if (!account) return false;
      setStatus('waiting');
      await enterAs(account);
      return true;
    };
  };
  const show = async () => {
    setStatus('loading');
    try {
      const provider = await providerFrom(script);
      if (screen === 'login') {
        enter.current ??= await followLogins();
        if (await enter.current()) return;
      }
      await provider.showScreen(screen, { container: CONTAINER, start, language });
      setStatus((now) => (now === 'loading' ? 'ready' : now));
    } catch (error) {
      console.warn('The identity provider shows no screen', error);
      setStatus('unreachable');
    }
  };
  /** A login that was refused here is ended at the provider, whose screen would otherwise not appear. */
  const retry = async () => {
    // The provider would fill in a screen that is left in the container, and the next one would be missing.
    document.getElementById(CONTAINER)?.replaceChildren();
    if (status === 'refused') {
      setStatus('loading');
      await providerFrom(script)
        .then((provider) => provider.logout())
        .catch(() => undefined);
    }
    await show();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, when the page wakes
  useEffect(() => void show(), []);

  return (
    <IdentityProviderScreen
      title={title}
      status={status}
      failure={failure}
      containerId={CONTAINER}
      onRetry={() => void retry()}
    />
  );
}

export default island({ wakes: 'idle', component: ProviderScreenIsland });
