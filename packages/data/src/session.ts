import {
  type AccountDeletion,
  type CurrentUser,
  type DemoRegistration,
  emptyUser,
  type IdentityProviderLogin,
  isLoggedIn,
  type LoginForm,
  type NewsletterSave,
  type ProfilePatch,
  USER_ID_COOKIE,
} from '@portal/model';
import * as v from 'valibot';
import type { Accounts } from './accounts';
import { createKeptProfile, isOfToday, PROFILE_KEY, type ProfileStorage } from './kept-profile';
import { RequestError } from './request';
import { type StorageEvents, type TabChannel, type TabMessage, tabMessageSchema } from './tabs';
import { createTurns } from './turns';
import { changedUser, type UserChange } from './user-change';

export type SessionState = {
  /**
   * 'idle' until it starts; 'loading' while the profile is asked for, with the user as last kept: good for drawing, not
   * for sending a reader elsewhere; 'failed' when it could not be refreshed: there is no user then.
   */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Who is logged in; nobody where `isLoggedIn(user)` is false. */
  user: CurrentUser;
  /** The profile could not be refreshed: pages of an account go to `ROUTES.login` (spec §4). */
  needsLogin: boolean;
};

/** What every session is before it starts, and on a server. */
export const UNKNOWN_SESSION: SessionState = { status: 'idle', user: emptyUser(), needsLogin: false };

/** What of the browser's cookies is used. */
export type Cookies = {
  read: (name: string) => string | null;
  remove: (name: string) => void;
};

export type Session = {
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
  subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  snapshot: () => SessionState;
  /** No longer hears other tabs. */
  close: () => void;
};

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

/** The current user as an external store (spec §4): `subscribe` and `snapshot` fit React's hook. */
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
  const inTurn = createTurns();
  const listeners = new Set<() => void>();
  /** For each whole user that is asked for, the changes since: its answer may be older than they are. */
  const changesSince = new Set<UserChange[]>();
  let state = UNKNOWN_SESSION;
  /** Counts who is here. A profile asked for under another count says nothing of this one. */
  let era = 0;
  let refreshing: Promise<void> | undefined;
  let stopHearing: (() => void) | undefined;

  const become = (status: SessionState['status'], user: CurrentUser) => {
    state = { status, user, needsLogin: status === 'failed' };
    for (const listener of listeners) listener();
  };
  const tell = (message: TabMessage) => channel?.post(message);

  const beginEra = (status: 'ready' | 'failed', user: CurrentUser) => {
    era += 1;
    refreshing = undefined;
    become(status, user);
  };

  /** The server has said who the user is. */
  const take = (user: CurrentUser) => {
    const record = { user, updatedAt: now() };
    kept.write(record);
    tell({ kind: 'user', record });
    beginEra('ready', user);
  };

  const forget = (status: 'ready' | 'failed' = 'ready') => {
    // The cookie first: another tab that sees the profile gone looks for it.
    cookies.remove(USER_ID_COOKIE);
    kept.clear();
    tell({ kind: 'nobody' });
    beginEra(status, emptyUser());
  };

  /** Puts a change into what is shown and into what is kept, each as it is at this moment. */
  const apply = (change: UserChange) => {
    for (const changes of changesSince) changes.push(change);
    const record = kept.read();
    if (record) kept.write({ ...record, user: changedUser(record.user, change) });
    const user = changedUser(state.user, change);
    if (user !== state.user) become(state.status, user);
  };

  const askUser = async (ask: () => Promise<CurrentUser>): Promise<CurrentUser> => {
    const changes: UserChange[] = [];
    changesSince.add(changes);
    try {
      const user = await ask();
      return changes.reduce(changedUser, user);
    } finally {
      changesSince.delete(changes);
    }
  };

  const askProfile = async () => {
    const asked = era;
    become('loading', state.user);
    try {
      const user = await askUser(accounts.profile);
      if (asked !== era) return;
      if (isLoggedIn(user)) take(user);
      else forget('failed');
    } catch (error) {
      if (asked !== era) return;
      log('The profile could not be refreshed', error);
      if (isUnauthorized(error)) forget('failed');
      else beginEra('failed', emptyUser());
    }
  };
  const refresh = () => {
    refreshing ??= askProfile();
    return refreshing;
  };

  const look = async () => {
    const id = cookies.read(USER_ID_COOKIE);
    if (!id) {
      kept.clear();
      beginEra('ready', emptyUser());
      return;
    }
    const record = kept.read();
    const isTheirs = record?.user.id === id;
    if (record && isTheirs && isOfToday(record, now(), timeZone)) {
      beginEra('ready', record.user);
      return;
    }
    if (!isTheirs) kept.clear();
    become('loading', record && isTheirs ? record.user : emptyUser());
    await refresh();
  };

  const hear = (message: unknown) => {
    const parsed = v.safeParse(tabMessageSchema, message);
    if (!parsed.success) return;
    const heard = parsed.output;
    if (heard.kind === 'nobody') beginEra('ready', emptyUser());
    else if (heard.kind === 'user') beginEra('ready', heard.record.user);
    else apply(heard);
  };

  /** Asks nothing of the server: tabs of two versions that cannot read one another would go on for ever. */
  const hearStorage = (key: string | null) => {
    if (key !== null && key !== PROFILE_KEY) return;
    const id = cookies.read(USER_ID_COOKIE);
    const record = kept.read();
    if (!id) beginEra('ready', emptyUser());
    else if (record?.user.id !== id) return;
    else if (isOfToday(record, now(), timeZone)) beginEra('ready', record.user);
    else if (state.user.id === id) become(state.status, record.user);
  };

  const listen = () => {
    const stops = [channel?.listen(hear), storageEvents?.(hearStorage)];
    return () => {
      for (const stop of stops) stop?.();
    };
  };

  const login = async (ask: () => Promise<CurrentUser>) => {
    const user = await ask();
    if (isLoggedIn(user)) take(user);
    return user;
  };

  /** Who is logged in, once that is known. */
  const knownId = async () => {
    if (!isLoggedIn(state.user)) await refreshing;
    return state.user.id;
  };

  const save = async (ask: () => Promise<CurrentUser>) => {
    await knownId();
    const user = await askUser(ask);
    if (isLoggedIn(user) && user.id === state.user.id) take(user);
    return user;
  };

  /** A call of the reader's own; one that says 401 says that their session is over. */
  const asReader = async <T>(id: string | null, call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (isUnauthorized(error) && state.user.id === id) forget();
      throw error;
    }
  };

  /** Changes of one thing are sent one after another, so that the last one wished is the last one done. */
  const change = <T, N>(key: string, nobody: N, ask: (id: string) => Promise<T>): Promise<T | N> => {
    const wished = state.user.id;
    return inTurn<T | N>(key, async () => {
      const id = await knownId();
      if (id === null || (wished !== null && wished !== id)) return nobody;
      return asReader(id, () => ask(id));
    });
  };

  const spread = (userChange: UserChange) => {
    tell(userChange);
    apply(userChange);
  };

  const toggle = (
    list: 'savedContentIds' | 'followedAuthorIds',
    id: string,
    included: boolean,
    call: (id: string) => Promise<boolean>,
  ) =>
    change(`${list} ${id}`, false, async (userId) => {
      const success = await call(id);
      if (success) spread({ kind: 'toggled', userId, list, id, included });
      return success;
    });

  return {
    start: () => {
      stopHearing ??= listen();
      return look();
    },
    refresh,
    login: (form) => login(() => accounts.login(form)),
    identityProviderLogin: (signed) => login(() => accounts.identityProviderLogin(signed)),
    registerDemo: (registration) => login(() => accounts.registerDemo(registration)),
    logout: async () => {
      try {
        await accounts.logout();
      } catch (error) {
        if (!isUnauthorized(error)) {
          log('The logout failed', error);
          return false;
        }
      }
      forget();
      return true;
    },
    // Its 401 is a wrong password.
    saveProfile: (patch) => save(() => accounts.saveProfile(patch)),
    saveNewsletters: (newsletters) =>
      save(() => asReader(state.user.id, () => accounts.saveNewsletters(newsletters))),
    saveContent: (id, saved) => toggle('savedContentIds', id, saved, saved ? accounts.save : accounts.unsave),
    followAuthor: (id, followed) =>
      toggle('followedAuthorIds', id, followed, followed ? accounts.follow : accounts.unfollow),
    toggleBulletin: () =>
      change('bulletin', null, async (userId) => {
        const bulletin = await accounts.bulletin(userId);
        spread({ kind: 'bulletin', userId, bulletin });
        return bulletin;
      }),
    deleteAccount: async (deletion) => {
      await accounts.deleteAccount(deletion);
      forget();
    },
    clear: () => forget(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    close: () => {
      stopHearing?.();
      stopHearing = undefined;
    },
  };
}

const isUnauthorized = (error: unknown) => error instanceof RequestError && error.failure.status === 401;
