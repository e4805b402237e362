import { IDENTITY_PROVIDER_SCREENS, identityProviderUserSchema } from '@portal/model';
import * as v from 'valibot';
import type { Session } from './session';

export type IdentityProviderScreen = keyof typeof IDENTITY_PROVIDER_SCREENS;

/** What of a provider's account is used: its signature, for the API's login, and its portrait (spec §3). */
const providerAccountSchema = v.pick(identityProviderUserSchema, [
  'UID',
  'UIDSignature',
  'signatureTimestamp',
  'profile',
  'newUser',
]);
export type ProviderAccount = v.InferOutput<typeof providerAccountSchema>;

/** A customer-identity provider, whichever it is. */
export type IdentityProvider = {
  showScreen: (screen: IdentityProviderScreen) => void;
  /** The account logged in there. @throws IdentityProviderError when there is none, or the check fails */
  getAccount: () => Promise<ProviderAccount>;
  /** Both give the function that stops listening. */
  onLogin: (listener: (account: ProviderAccount) => void) => () => void;
  onLogout: (listener: () => void) => () => void;
  /** @throws IdentityProviderError */
  logout: () => Promise<void>;
};

/** The provider refused, or answered what cannot be read; `code` is its own, where it gave one. */
export class IdentityProviderError extends Error {
  override name = 'IdentityProviderError';
  constructor(
    message: string,
    readonly code: number | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What of the provider's global object is used. */
export type IdentityProviderSdk = {
  accounts: {
    showScreenSet: (options: { screenSet: string }) => void;
    getAccountInfo: (options: { include: string; callback: (answer: unknown) => void }) => void;
    addEventHandlers: (handlers: { onLogin: (event: unknown) => void; onLogout: () => void }) => void;
    logout: (options: { callback: (answer: unknown) => void }) => void;
  };
};

const answerSchema = v.object({
  errorCode: v.optional(v.number(), 0),
  errorMessage: v.optional(v.string(), ''),
});

/** The provider over its own object, of the shape of SAP Customer Data Cloud (Gigya). */
export function createIdentityProvider({ accounts }: IdentityProviderSdk): IdentityProvider {
  const loginListeners = new Set<(account: ProviderAccount) => void>();
  const logoutListeners = new Set<() => void>();
  let handles = false;
  // The provider's handlers cannot be taken back, so it is given one pair, and that at the first wish.
  const handle = () => {
    if (handles) return;
    handles = true;
    accounts.addEventHandlers({
      onLogin: (event) => {
        const account = v.safeParse(providerAccountSchema, event);
        // An event without a signature, as of a social plug-in, proves nothing to the API.
        if (account.success) for (const listener of loginListeners) listener(account.output);
      },
      onLogout: () => {
        for (const listener of logoutListeners) listener();
      },
    });
  };

  /** The answer of a call that takes a callback. */
  const answerOf = (call: (callback: (answer: unknown) => void) => void) =>
    new Promise<unknown>((resolve, reject) => {
      call((answer) => {
        const parsed = v.safeParse(answerSchema, answer);
        if (!parsed.success) reject(new IdentityProviderError('unreadable answer', null));
        else if (parsed.output.errorCode !== 0)
          reject(new IdentityProviderError(parsed.output.errorMessage, parsed.output.errorCode));
        else resolve(answer);
      });
    });

  return {
    showScreen: (screen) => accounts.showScreenSet({ screenSet: IDENTITY_PROVIDER_SCREENS[screen] }),
    getAccount: async () => {
      const answer = await answerOf((callback) => accounts.getAccountInfo({ include: 'profile', callback }));
      const account = v.safeParse(providerAccountSchema, answer);
      if (account.success) return account.output;
      throw new IdentityProviderError('unreadable account', null, { cause: new v.ValiError(account.issues) });
    },
    onLogin: (listener) => {
      handle();
      loginListeners.add(listener);
      return () => loginListeners.delete(listener);
    },
    onLogout: (listener) => {
      handle();
      logoutListeners.add(listener);
      return () => logoutListeners.delete(listener);
    },
    logout: async () => void (await answerOf((callback) => accounts.logout({ callback }))),
  };
}

export type ProviderSession = {
  /** Asks the provider for its account; an error removes the session cookies and clears the user (spec §4). Never rejects. */
  check: () => Promise<ProviderAccount | null>;
  /** No longer hears the provider. */
  close: () => void;
};

export type ProviderSessionOptions = {
  provider: IdentityProvider;
  session: Pick<Session, 'identityProviderLogin' | 'logout' | 'clear'>;
  removeSessionCookies: () => void;
  log?: ((message: string, cause: unknown) => void) | undefined;
};

/** Keeps the session in step with the provider: its logins and logouts are the API's (spec §4). */
export function connectIdentityProvider({
  provider,
  session,
  removeSessionCookies,
  log = () => undefined,
}: ProviderSessionOptions): ProviderSession {
  const stops = [
    provider.onLogin(({ UID, UIDSignature, signatureTimestamp }) => {
      session
        .identityProviderLogin({
          xUID: UID,
          xUIDSignature: UIDSignature,
          xsignatureTimestamp: signatureTimestamp,
        })
        .catch((error: unknown) => log('The provider’s login was not taken', error));
    }),
    provider.onLogout(() => void session.logout()),
  ];
  return {
    check: async () => {
      try {
        return await provider.getAccount();
      } catch (error) {
        log('The provider knows no account', error);
        removeSessionCookies();
        session.clear();
        return null;
      }
    },
    close: () => {
      for (const stop of stops) stop();
    },
  };
}
