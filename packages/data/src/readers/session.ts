import type {
  AccountDeletion,
  CurrentUser,
  DemoRegistration,
  IdentityProviderLogin,
  LoginForm,
  NewsletterSave,
  ProfilePatch,
} from '@portal/model/readers';
import type { Store } from '../client/store';
import type { StorageEvents, TabChannel } from '../client/tabs';
import type { Accounts } from './accounts';
import { createKeptProfile, type ProfileStorage } from './kept-profile';
import { createSessionCalls } from './session-calls';
import { createSessionProfile, followTabs } from './session-profile';
import { type Cookies, createSessionUser, isUnauthorized, type SessionState } from './session-user';

export { type Cookies, type SessionState, UNKNOWN_SESSION } from './session-user';

/** The current user (spec §4). Many parts of a page read this store; one of them calls `start`. */
export type Session = Store<SessionState> & {
  /**
   * Identifies the reader and keeps in step with other tabs. A later call, such as when a page is restored,
   * checks again. Never rejects.
   */
  start: () => Promise<void>;
  /**
   * Requests the profile from the server, once however often it is called meanwhile. Never rejects: failures
   * are a state.
   */
  refresh: () => Promise<void>;
  /** @throws RequestError, as do the calls below */
  login: (form: LoginForm) => Promise<CurrentUser>;
  identityProviderLogin: (signed: IdentityProviderLogin) => Promise<CurrentUser>;
  registerDemo: (registration: DemoRegistration) => Promise<CurrentUser>;
  /** Returns whether the reader is logged out now. Never rejects: failures are only logged (spec §8). */
  logout: () => Promise<boolean>;
  saveProfile: (patch: ProfilePatch) => Promise<CurrentUser>;
  saveNewsletters: (save: NewsletterSave) => Promise<CurrentUser>;
  /**
   * Saves or removes an article. Returns whether the server reports success; false if nobody is logged in.
   */
  saveContent: (id: string, saved: boolean) => Promise<boolean>;
  /** Follows or unfollows an author; returns as `saveContent`. */
  followAuthor: (id: string, followed: boolean) => Promise<boolean>;
  /** Returns whether the bulletin is on now; null if nobody is logged in. */
  toggleBulletin: () => Promise<boolean | null>;
  /** A 401 means a wrong password, or a login too long ago. */
  deleteAccount: (deletion: AccountDeletion) => Promise<void>;
  /** Clears the user in every tab, without calling the server. */
  clear: () => void;
  /** Stops following other tabs. */
  close: () => void;
};

/** Options of a session: every part of the browser it uses is injected, so that it runs without one. */
export type SessionOptions = {
  accounts: Accounts;
  /** Storage of the profile between pages; without it every page requests the profile. */
  storage?: ProfileStorage | undefined;
  cookies: Cookies;
  /** Channel to the site's other tabs. */
  channel?: TabChannel | undefined;
  storageEvents?: StorageEvents | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The site's time zone, which decides whether a kept profile is from today. */
  timeZone: string;
  log?: ((message: string, cause: unknown) => void) | undefined;
};

/**
 * Creates a reader's session (spec §4): the profile is stored locally, refreshed on another calendar day,
 * and shared with other tabs.
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
    // A 401 here means a wrong password.
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
