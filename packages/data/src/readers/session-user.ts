import { type CurrentUser, emptyUser, USER_ID_COOKIE } from '@portal/model/readers';
import { RequestError } from '../client/request';
import { createStore, readable, type Store } from '../client/store';
import type { TabChannel, TabMessage } from '../client/tabs';
import type { KeptProfile, ProfileRecord } from './kept-profile';
import { changedUser, type UserChange } from './user-change';

/** State of a reader's session on this page, shared by its tabs (spec §4). */
export type SessionState = {
  /**
   * 'idle' until it starts; 'loading' while the profile is requested, with the kept user, which is good
   * enough to draw but not to redirect; 'failed' if it could not be refreshed, and then there is no user.
   */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The user; if `isLoggedIn(user)` is false, nobody is logged in. */
  user: CurrentUser;
  /** The profile could not be refreshed: pages of an account redirect to `ROUTES.login` (spec §4). */
  needsLogin: boolean;
};

/** State of every session before it starts, and on a server. */
export const UNKNOWN_SESSION: SessionState = { status: 'idle', user: emptyUser(), needsLogin: false };

/** Part of the browser's cookies that is used here. */
export type Cookies = {
  read: (name: string) => string | null;
  remove: (name: string) => void;
};

/** The user of this page, in step with the kept profile and with other tabs. */
export type SessionUser = {
  store: Store<SessionState>;
  /**
   * Counter of the changes of user. A profile requested in another era does not belong to the current user.
   */
  era: () => number;
  /** Shows a user of the same era. */
  show: (status: SessionState['status'], user: CurrentUser) => void;
  beginEra: (status: 'ready' | 'failed', user: CurrentUser) => void;
  /** Applies a change to the shown user and to the kept profile, each in its current state. */
  apply: (change: UserChange) => void;
  /** Applies a change here and in other tabs. */
  spread: (change: UserChange) => void;
  /** Requests a whole user and applies the changes made meanwhile, which the response may lack. */
  ask: (call: () => Promise<CurrentUser>) => Promise<CurrentUser>;
  /** Sets the user that the server returned. */
  take: (user: CurrentUser) => void;
  /** Clears the user, in every tab. */
  forget: (status?: 'ready' | 'failed') => void;
};

type SessionUserDeps = {
  kept: KeptProfile;
  cookies: Pick<Cookies, 'remove'>;
  channel: TabChannel | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
};

export function createSessionUser({ kept, cookies, channel, now }: SessionUserDeps): SessionUser {
  const store = createStore(UNKNOWN_SESSION);
  /** For each request of a whole user, the changes made since. */
  const changesSince = new Set<UserChange[]>();
  let era = 0;

  const show: SessionUser['show'] = (status, user) =>
    store.set({ status, user, needsLogin: status === 'failed' });
  const beginEra: SessionUser['beginEra'] = (status, user) => {
    era += 1;
    show(status, user);
  };
  const tell = (message: TabMessage) => channel?.post(message);

  const apply = (change: UserChange) => {
    for (const changes of changesSince) changes.push(change);
    const record = kept.read();
    if (record) kept.write({ ...record, user: changedUser(record.user, change) });
    const shown = store.snapshot();
    const user = changedUser(shown.user, change);
    if (user !== shown.user) show(shown.status, user);
  };

  return {
    store: readable(store),
    era: () => era,
    show,
    beginEra,
    apply,
    spread: (change) => {
      tell(change);
      apply(change);
    },
    ask: async (call) => {
      const changes: UserChange[] = [];
      changesSince.add(changes);
      try {
        return changes.reduce(changedUser, await call());
      } finally {
        changesSince.delete(changes);
      }
    },
    take: (user) => {
      const record: ProfileRecord = { user, updatedAt: now() };
      kept.write(record);
      tell({ kind: 'user', record });
      beginEra('ready', user);
    },
    forget: (status = 'ready') => {
      // The cookie goes first: another tab that sees the profile removed checks the cookie.
      cookies.remove(USER_ID_COOKIE);
      kept.clear();
      tell({ kind: 'nobody' });
      beginEra(status, emptyUser());
    },
  };
}

/** Whether a call failed because nobody is logged in, or a password is wrong. */
export const isUnauthorized = (error: unknown) =>
  error instanceof RequestError && error.failure.status === 401;
