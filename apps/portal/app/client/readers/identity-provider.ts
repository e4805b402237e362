import {
  connectIdentityProvider,
  type IdentityProvider,
  loadIdentityProvider,
  type ProviderSession,
  type ProviderSessionOptions,
} from '@portal/data';
import { accounts, session } from '../islands/reader';

let loading: Promise<IdentityProvider> | undefined;

/**
 * The provider that keeps the site's accounts, loaded once for all islands of a page.
 *
 * @param script address of the provider's script
 * @throws IdentityProviderSilence; called again, it tries anew
 */
export function providerFrom(script: string): Promise<IdentityProvider> {
  loading ??= loadIdentityProvider(script).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The page's session in step with the provider. */
export const followProvider = (
  provider: IdentityProvider,
  heard: Pick<ProviderSessionOptions, 'onEntered' | 'onRefused' | 'onLeft'>,
): ProviderSession =>
  connectIdentityProvider({
    provider,
    session,
    // A session that the server has closed already is as good as one that it closes now.
    removeSessionCookies: () => accounts.logout().catch(() => undefined),
    log: (message, cause) => console.warn(message, cause),
    ...heard,
  });
