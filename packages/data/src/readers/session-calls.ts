import { type CurrentUser, isLoggedIn } from '@portal/model/readers';
import { createTurns } from '../client/turns';
import type { Accounts } from './accounts';
import type { SessionProfile } from './session-profile';
import { isUnauthorized, type SessionUser } from './session-user';

export type SessionCalls = {
  /** Sets the user that a login returns. */
  login: (call: () => Promise<CurrentUser>) => Promise<CurrentUser>;
  /** Sets the user that a change of the profile returns, if that user is still logged in. */
  save: (call: () => Promise<CurrentUser>) => Promise<CurrentUser>;
  /** Makes a call as the reader; a 401 means that their session has ended. */
  asReader: <T>(id: string | null, call: () => Promise<T>) => Promise<T>;
  /** Adds an id to a list of the reader's, or removes it. */
  toggle: (list: ToggledList, id: string, isIncluded: boolean) => Promise<boolean>;
  toggleBulletin: () => Promise<boolean | null>;
};

type ToggledList = 'savedContentIds' | 'followedAuthorIds';

/** Creates the calls that change a page's user. */
export function createSessionCalls(
  user: SessionUser,
  profile: Pick<SessionProfile, 'refreshing'>,
  accounts: Accounts,
): SessionCalls {
  const inTurn = createTurns();
  const shownUser = () => user.store.snapshot().user;

  /** Id of the logged-in reader, once it is known. */
  const knownId = async () => {
    if (!isLoggedIn(shownUser())) await profile.refreshing();
    return shownUser().id;
  };

  const asReader: SessionCalls['asReader'] = async (id, call) => {
    try {
      return await call();
    } catch (error) {
      if (isUnauthorized(error) && shownUser().id === id) user.forget();
      throw error;
    }
  };

  /** Changes of one thing are sent one after another, so that the last one requested is the last one made. */
  const change = <T, N>(key: string, nobody: N, call: (id: string) => Promise<T>): Promise<T | N> => {
    const wished = shownUser().id;
    return inTurn<T | N>(key, async () => {
      const id = await knownId();
      if (id === null || (wished !== null && wished !== id)) return nobody;
      return asReader(id, () => call(id));
    });
  };

  const toggleCall = (list: ToggledList, isIncluded: boolean) => {
    if (list === 'savedContentIds') return isIncluded ? accounts.save : accounts.unsave;
    return isIncluded ? accounts.follow : accounts.unfollow;
  };

  return {
    asReader,
    login: async (call) => {
      const answered = await call();
      if (isLoggedIn(answered)) user.take(answered);
      return answered;
    },
    save: async (call) => {
      await knownId();
      const answered = await user.ask(call);
      if (isLoggedIn(answered) && answered.id === shownUser().id) user.take(answered);
      return answered;
    },
    toggle: (list, id, included) =>
      change(`${list} ${id}`, false, async (userId) => {
        const success = await toggleCall(list, included)(id);
        if (success) user.spread({ kind: 'toggled', userId, list, id, included });
        return success;
      }),
    toggleBulletin: () =>
      change('bulletin', null, async (userId) => {
        const bulletin = await accounts.bulletin({ userId });
        user.spread({ kind: 'bulletin', userId, bulletin });
        return bulletin;
      }),
  };
}
