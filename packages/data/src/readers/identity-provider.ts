import { IDENTITY_PROVIDER_SCREENS, REQUEST_TIMEOUT_MS } from '@portal/model';
import { identityProviderUserSchema } from '@portal/model/readers';
import * as v from 'valibot';

/** Screen of the identity provider: `login` or `profile` (spec §7). */
export type IdentityProviderScreen = keyof typeof IDENTITY_PROVIDER_SCREENS;

/** Screens of `Default-RegistrationLogin` that a page may open first, by the provider's names. */
const STARTS = {
  registration: 'gigya-register-screen',
  recovery: 'gigya-forgot-password-screen',
} as const;
/** Screen of the login set to open first: registration or password recovery. */
export type ScreenStart = keyof typeof STARTS;

/**
 * Fields of a provider's account that are used: its signature, for the API's login, and its portrait (spec
 * §3).
 */
const providerAccountSchema = v.pick(identityProviderUserSchema, [
  'UID',
  'UIDSignature',
  'signatureTimestamp',
  'profile',
  'newUser',
]);
/** Account as the identity provider's browser script reports it: UID, its signature and timestamp (spec §3). */
export type ProviderAccount = v.InferOutput<typeof providerAccountSchema>;

/** Place of a screen: an element of the page, or over the page. */
export type ScreenOptions = {
  /** Id of the container, whose contents the provider owns. */
  container?: string | undefined;
  /** Screen of the set that opens first; the set's default otherwise. */
  start?: ScreenStart | undefined;
  /** Language of its texts, a BCP 47 tag. */
  language?: string | undefined;
};

/** A customer-identity provider of any vendor. Its calls throw an IdentityProviderError. */
export type IdentityProvider = {
  /** Resolves when the screen is shown. */
  showScreen: (screen: IdentityProviderScreen, options?: ScreenOptions) => Promise<void>;
  /** The account logged in at the provider; rejects if there is none, or the check fails. */
  getAccount: () => Promise<ProviderAccount>;
  /** Both return the function that unsubscribes. */
  onLogin: (listener: (account: ProviderAccount) => void) => () => void;
  onLogout: (listener: () => void) => () => void;
  /** A logout at the provider also ends the session here. */
  logout: () => Promise<void>;
};

/** The provider refused, or its response is unreadable; `code` is the provider's own, if it gave one. */
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

/** The provider did not respond, or its script did not load: nothing is known about anybody's account. */
export class IdentityProviderSilence extends IdentityProviderError {
  override name = 'IdentityProviderSilence';
  constructor(message: string) {
    super(message, null);
  }
}

/** Part of the provider's global object that is used here. */
export type IdentityProviderSdk = {
  accounts: {
    showScreenSet: (options: {
      screenSet: string;
      containerID?: string;
      startScreen?: string;
      lang?: string;
      onAfterScreenLoad: () => void;
      onError: (event: unknown) => void;
    }) => void;
    getAccountInfo: (options: { include: string; callback: (answer: unknown) => void }) => void;
    addEventHandlers: (handlers: { onLogin: (event: unknown) => void; onLogout: () => void }) => void;
    logout: (options: { callback: (answer: unknown) => void }) => void;
  };
};

/** The provider's error code when nobody is logged in there. */
const UNAUTHORIZED_USER = 403_005;

const answerSchema = v.object({
  errorCode: v.optional(v.number(), 0),
  errorMessage: v.optional(v.string(), ''),
});

function refusalIn(answer: unknown): IdentityProviderError | null {
  const parsed = v.safeParse(answerSchema, answer);
  if (!parsed.success) return new IdentityProviderError('unreadable answer', null);
  const { errorCode, errorMessage } = parsed.output;
  return errorCode === 0 ? null : new IdentityProviderError(errorMessage, errorCode);
}

/**
 * Wraps the provider's own object, of the shape of SAP Customer Data Cloud (Gigya).
 *
 * @param timeoutMs milliseconds after which a provider that has not responded counts as silent (spec §7)
 */
export function createIdentityProvider(
  { accounts }: IdentityProviderSdk,
  timeoutMs: number = REQUEST_TIMEOUT_MS,
): IdentityProvider {
  const loginListeners = new Set<(account: ProviderAccount) => void>();
  const logoutListeners = new Set<() => void>();
  let handles = false;
  // The provider's handlers cannot be removed, so it gets one pair, on the first subscription.
  const handle = () => {
    if (handles) return;
    handles = true;
    accounts.addEventHandlers({
      onLogin: (event) => {
        const account = v.safeParse(providerAccountSchema, event);
        // An event without a signature, such as that of a social plug-in, proves nothing to the API.
        if (account.success) for (const listener of loginListeners) listener(account.output);
      },
      onLogout: () => {
        for (const listener of logoutListeners) listener();
      },
    });
  };

  const inTime = <T>(begin: (resolve: (value: T) => void, reject: (error: Error) => void) => void) =>
    new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => reject(new IdentityProviderSilence('no answer in time')), timeoutMs);
      begin(
        (value) => {
          clearTimeout(timer);
          resolve(value);
        },
        (error) => {
          clearTimeout(timer);
          reject(error);
        },
      );
    });

  /** Promise of a call that takes a callback. */
  const answerOf = (call: (callback: (answer: unknown) => void) => void) =>
    inTime<unknown>((resolve, reject) =>
      call((answer) => {
        const refusal = refusalIn(answer);
        if (refusal) reject(refusal);
        else resolve(answer);
      }),
    );

  return {
    showScreen: (screen, { container, start, language } = {}) =>
      inTime<void>((resolve, reject) =>
        accounts.showScreenSet({
          screenSet: IDENTITY_PROVIDER_SCREENS[screen],
          ...(container ? { containerID: container } : {}),
          ...(start ? { startScreen: STARTS[start] } : {}),
          ...(language ? { lang: language } : {}),
          onAfterScreenLoad: () => resolve(),
          // Later errors are about what the reader typed; the screen shows them itself.
          onError: (event) => reject(refusalIn(event) ?? new IdentityProviderError('no screen', null)),
        }),
      ),
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
    logout: async () => {
      try {
        await answerOf((callback) => accounts.logout({ callback }));
      } catch (error) {
        if (!(error instanceof IdentityProviderError && error.code === UNAUTHORIZED_USER)) throw error;
      }
    },
  };
}
