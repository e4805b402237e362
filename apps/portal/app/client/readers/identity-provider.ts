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
 * The provider that manages the site's accounts, loaded once for all islands of a page.
 *
 * @param script URL of the provider's script
 * @throws IdentityProviderSilence; a further call retries
 */
export function providerFrom(script: string): Promise<IdentityProvider> {
  loading ??= loadIdentityProvider(script).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Keeps the page's session in sync with the provider. */
export const followProvider = (
  provider: IdentityProvider,
  heard: Pick<ProviderSessionOptions, 'onEntered' | 'onRefused' | 'onLeft'>,
): ProviderSession =>
  connectIdentityProvider({
    provider,
    session,
    // A session that the server has closed already needs no further action.
    removeSessionCookies: () => accounts.logout().catch(() => undefined),
    log: (message, cause) => console.warn(message, cause),
    ...heard,
  });
