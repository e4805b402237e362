import { type CurrentUser, isLoggedIn } from '@portal/model/readers';
import { type IdentityProvider, IdentityProviderSilence, type ProviderAccount } from './identity-provider';
import type { Session } from './session';

/** Keeps the site's session in step with the identity provider's (spec §4). */
export type ProviderSession = {
  /**
   * Requests the account from the provider. If the provider responds with an error, removes the session
   * cookies and clears the user (spec §4). A provider that does not respond changes nothing. Never rejects.
   */
  check: () => Promise<ProviderAccount | null>;
  /** Logs in the account that the provider has logged in, as its login event does. Never rejects. */
  enter: (account: ProviderAccount) => Promise<void>;
  /** Stops listening to the provider. */
  close: () => void;
};

/** Options of a provider session: the provider, the site's session and callbacks for the outcome of a login. */
export type ProviderSessionOptions = {
  provider: IdentityProvider;
  session: Pick<Session, 'identityProviderLogin' | 'logout' | 'clear' | 'snapshot'>;
  /** Removes the session cookies, including those that only the API can remove. */
  removeSessionCookies: () => Promise<unknown>;
  /** Called with the outcome of a provider's login: the user, or the error. */
  onEntered?: (user: CurrentUser, account: ProviderAccount) => void;
  onRefused?: (error: unknown) => void;
  /** Called when nobody is logged in any more: the provider has logged out, or its check failed. */
  onLeft?: () => void;
  log?: (message: string, cause: unknown) => void;
};

/** Keeps the session in step with the provider: its logins and logouts are the API's (spec §4). */
export function connectIdentityProvider({
  provider,
  session,
  removeSessionCookies,
  onEntered,
  onRefused,
  onLeft,
  log = () => undefined,
}: ProviderSessionOptions): ProviderSession {
  const enter = async (account: ProviderAccount) => {
    try {
      const user = await session.identityProviderLogin({
        xUID: account.UID,
        xUIDSignature: account.UIDSignature,
        xsignatureTimestamp: account.signatureTimestamp,
      });
      onEntered?.(user, account);
    } catch (error) {
      log('The provider’s login was not taken', error);
      onRefused?.(error);
    }
  };
  const leave = async () => {
    // If nobody is logged in, a logout in progress would end the session of a reader who logs in meanwhile.
    if (isLoggedIn(session.snapshot().user) && (await session.logout())) onLeft?.();
  };
  const stops = [provider.onLogin((account) => void enter(account)), provider.onLogout(() => void leave())];
  return {
    check: async () => {
      try {
        return await provider.getAccount();
      } catch (error) {
        if (error instanceof IdentityProviderSilence) {
          log('The provider did not say whether it knows the account', error);
          return null;
        }
        log('The provider knows no account', error);
        await removeSessionCookies();
        session.clear();
        onLeft?.();
        return null;
      }
    },
    enter,
    close: () => {
      for (const stop of stops) stop();
    },
  };
}
