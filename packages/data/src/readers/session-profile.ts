import { emptyUser, isLoggedIn, USER_ID_COOKIE } from '@portal/model/readers';
import * as v from 'valibot';
import { type StorageEvents, type TabChannel, tabMessageSchema } from '../client/tabs';
import type { Accounts } from './accounts';
import { isOfToday, type KeptProfile, PROFILE_KEY } from './kept-profile';
import { type Cookies, isUnauthorized, type SessionUser } from './session-user';

type SessionProfileDeps = {
  user: SessionUser;
  accounts: Pick<Accounts, 'profile'>;
  kept: KeptProfile;
  cookies: Pick<Cookies, 'read'>;
  now: () => number;
  timeZone: string;
  log: (message: string, cause: unknown) => void;
};

export type SessionProfile = {
  /** Identifies the reader: nobody without the cookie, else today's kept profile, else the server's. */
  look: () => Promise<void>;
  /** Requests the profile from the server, once however often it is called meanwhile. */
  refresh: () => Promise<void>;
  /** Request of the current reader's profile that is in progress, if any. */
  refreshing: () => Promise<void> | undefined;
};

/** Loads a page's user from the kept profile and the server. */
export function createSessionProfile(deps: SessionProfileDeps): SessionProfile {
  const { user, accounts, kept, cookies, now, timeZone, log } = deps;
  let asked: { era: number; answer: Promise<void> } | undefined;

  const askProfile = async (era: number) => {
    user.show('loading', user.store.snapshot().user);
    try {
      const answered = await user.ask(accounts.profile);
      if (era !== user.era()) return;
      if (isLoggedIn(answered)) user.take(answered);
      else user.forget('failed');
    } catch (error) {
      if (era !== user.era()) return;
      log('The profile could not be refreshed', error);
      if (isUnauthorized(error)) user.forget('failed');
      else user.beginEra('failed', emptyUser());
    }
  };
  const refreshing = () => (asked?.era === user.era() ? asked.answer : undefined);
  const refresh = () => {
    const known = refreshing();
    if (known) return known;
    const era = user.era();
    const answer = askProfile(era);
    asked = { era, answer };
    return answer;
  };

  return {
    refresh,
    refreshing,
    look: async () => {
      const id = cookies.read(USER_ID_COOKIE);
      if (!id) {
        kept.clear();
        user.beginEra('ready', emptyUser());
        return;
      }
      const record = kept.read();
      const isTheirs = record?.user.id === id;
      if (record && isTheirs && isOfToday(record, now(), timeZone)) {
        user.beginEra('ready', record.user);
        return;
      }
      if (!isTheirs) kept.clear();
      user.show('loading', record && isTheirs ? record.user : emptyUser());
      await refresh();
    },
  };
}

type OtherTabs = {
  channel: TabChannel | undefined;
  storageEvents: StorageEvents | undefined;
};

/**
 * Follows what other tabs send and store.
 * @returns the function that stops it
 */
export function followTabs(
  { user, kept, cookies, now, timeZone }: SessionProfileDeps,
  { channel, storageEvents }: OtherTabs,
): () => void {
  const onMessage = (message: unknown) => {
    const parsed = v.safeParse(tabMessageSchema, message);
    if (!parsed.success) return;
    const told = parsed.output;
    if (told.kind === 'nobody') user.beginEra('ready', emptyUser());
    else if (told.kind === 'user') user.beginEra('ready', told.record.user);
    else user.apply(told);
  };

  /** Makes no call: tabs of two versions that cannot read each other would loop. */
  const onStorage = (key: string | null) => {
    if (key !== null && key !== PROFILE_KEY) return;
    const id = cookies.read(USER_ID_COOKIE);
    const record = kept.read();
    const shown = user.store.snapshot();
    if (!id) user.beginEra('ready', emptyUser());
    else if (record?.user.id !== id) return;
    else if (isOfToday(record, now(), timeZone)) user.beginEra('ready', record.user);
    else if (shown.user.id === id) user.show(shown.status, record.user);
  };

  const stops = [channel?.listen(onMessage), storageEvents?.(onStorage)];
  return () => {
    for (const stop of stops) stop?.();
  };
}
