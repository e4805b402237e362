import type {
  AccountDeletion,
  CurrentUser,
  DemoRegistration,
  IdentityProviderLogin,
  LoginForm,
  NewsletterSave,
  ProfilePatch,
} from '@portal/model';
import type { Accounts } from './accounts';
import { createKeptProfile, type ProfileStorage } from './kept-profile';
import { createSessionCalls } from './session-calls';
import { createSessionProfile, followTabs } from './session-profile';
import { type Cookies, createSessionUser, isUnauthorized, type SessionState } from './session-user';
import type { Store } from './store';
import type { StorageEvents, TabChannel } from './tabs';

export { type Cookies, type SessionState, UNKNOWN_SESSION } from './session-user';

/** The current user (spec §4): a store that its `start` begins, since many parts of a page read it and one finds out. */
export type Session = Store<SessionState> & {
  /** Finds out who is here and keeps in step with other tabs. Again, as when a page comes back, it looks anew. Never rejects. */
  start: () => Promise<void>;
  /** Asks the server for the profile, once however often it is called meanwhile. Never rejects: failures are a state. */
  refresh: () => Promise<void>;
  /** @throws RequestError, as do the calls below */
  login: (form: LoginForm) => Promise<CurrentUser>;
  identityProviderLogin: (signed: IdentityProviderLogin) => Promise<CurrentUser>;
  registerDemo: (registration: DemoRegistration) => Promise<CurrentUser>;
  /** Whether the reader is logged out now. Never rejects: failures are only logged (spec §8). */
  logout: () => Promise<boolean>;
  saveProfile: (patch: ProfilePatch) => Promise<CurrentUser>;
  saveNewsletters: (save: NewsletterSave) => Promise<CurrentUser>;
  /** Saves a content, or takes it out. Whether the server reports success; false where nobody is logged in. */
  saveContent: (id: string, saved: boolean) => Promise<boolean>;
  /** Follows an author, or leaves them; answers as `saveContent`. */
  followAuthor: (id: string, followed: boolean) => Promise<boolean>;
  /** Whether the bulletin is on now; null where nobody is logged in. */
  toggleBulletin: () => Promise<boolean | null>;
  /** Its 401 is a wrong password, or a login of too long ago. */
  deleteAccount: (deletion: AccountDeletion) => Promise<void>;
  /** Forgets who is here, in every tab, without telling the server. */
  clear: () => void;
  /** No longer follows other tabs. */
  close: () => void;
};

/** Options of a session: every part of the browser it touches is handed in, so that it runs without one. */
export type SessionOptions = {
  accounts: Accounts;
  /** Where the profile is kept between pages; without it every page asks for it. */
  storage?: ProfileStorage | undefined;
  cookies: Cookies;
  /** To the site's other tabs. */
  channel?: TabChannel | undefined;
  storageEvents?: StorageEvents | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The site's, whose calendar says when a kept profile is of another day. */
  timeZone: string;
  log?: ((message: string, cause: unknown) => void) | undefined;
};

/**
 * Creates a reader's session (spec §4): the profile is kept locally, refreshed on another calendar day, and shared
 * with other tabs.
 */
export function createSession({
  accounts,
  storage,
  cookies,
  channel,
  storageEvents,
  now,
  timeZone,
  log = () => undefined,
}: SessionOptions): Session {
  const kept = createKeptProfile(storage);
  const user = createSessionUser({ kept, cookies, channel, now });
  const deps = { user, accounts, kept, cookies, now, timeZone, log };
  const profile = createSessionProfile(deps);
  const calls = createSessionCalls(user, profile, accounts);
  let stopFollowing: (() => void) | undefined;

  return {
    ...user.store,
    start: () => {
      stopFollowing ??= followTabs(deps, { channel, storageEvents });
      return profile.look();
    },
    refresh: profile.refresh,
    login: (form) => calls.login(() => accounts.login(form)),
    identityProviderLogin: (signed) => calls.login(() => accounts.identityProviderLogin(signed)),
    registerDemo: (registration) => calls.login(() => accounts.registerDemo(registration)),
    logout: async () => {
      try {
        await accounts.logout();
      } catch (error) {
        if (!isUnauthorized(error)) {
          log('The logout failed', error);
          return false;
        }
      }
      user.forget();
      return true;
    },
    // Its 401 is a wrong password.
    saveProfile: (patch) => calls.save(() => accounts.saveProfile(patch)),
    saveNewsletters: (newsletters) =>
      calls.save(() =>
        calls.asReader(user.store.snapshot().user.id, () => accounts.saveNewsletters(newsletters)),
      ),
    saveContent: (id, saved) => calls.toggle('savedContentIds', id, saved),
    followAuthor: (id, followed) => calls.toggle('followedAuthorIds', id, followed),
    toggleBulletin: calls.toggleBulletin,
    deleteAccount: async (deletion) => {
      await accounts.deleteAccount(deletion);
      user.forget();
    },
    clear: () => user.forget(),
    close: () => {
      stopFollowing?.();
      stopFollowing = undefined;
    },
  };
}
