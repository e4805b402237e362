import { isLoggedIn, USER_ID_COOKIE } from '@portal/model/readers';
import { describe, expect, it, vi } from 'vitest';
import { ada, browser, DAY, NOON } from '../fixtures/browser';
import type { Accounts } from './accounts';
import { PROFILE_KEY } from './kept-profile';
import type { SessionOptions } from './session';

describe('several tabs', () => {
  const both = async (options: Partial<SessionOptions> = {}) => {
    const here = browser({ cookie: '7' });
    here.keep(ada);
    const calls: Partial<Accounts> = {
      save: async () => true,
      bulletin: async () => true,
      logout: async () => undefined,
      saveProfile: async () => ({ ...ada, name: 'Ada' }),
    };
    const [first, second] = [here.tab(calls, options), here.tab(calls, options)];
    await Promise.all([first.start(), second.start()]);
    return { ...here, first, second };
  };

  it.each<[string, Partial<SessionOptions>]>([
    ['a channel and storage events', {}],
    ['a channel alone', { storageEvents: undefined }],
    ['storage events alone', { channel: undefined }],
  ])('are kept in step by %s', async (_, options) => {
    const { first, second, deliver, cookies } = await both(options);
    await Promise.all([first.saveContent('2', true), second.saveContent('3', true)]);
    await first.toggleBulletin();
    deliver();
    for (const { user } of [first.snapshot(), second.snapshot()]) {
      expect([...user.savedContentIds].sort()).toEqual(['1', '2', '3']);
      expect(user.bulletin).toBe(true);
    }
    await second.logout();
    deliver();
    expect([first, second].map((tab) => isLoggedIn(tab.snapshot().user))).toEqual([false, false]);
    expect(cookies.size).toBe(0);
  });

  it('log in together', async () => {
    for (const options of [{ storageEvents: undefined }, { channel: undefined }]) {
      const here = browser();
      const login = async () => {
        here.cookies.set(USER_ID_COOKIE, '7');
        return ada;
      };
      const [first, second] = [here.tab({ login }, options), here.tab({}, options)];
      await Promise.all([first.start(), second.start()]);
      await first.login({ email: 'a@b.cat', password: 'x' });
      here.deliver();
      expect(second.snapshot()).toEqual({ status: 'ready', user: ada, needsLogin: false });
    }
  });

  it('keep in step by messages alone, without storage', async () => {
    const here = browser({ cookie: '7' });
    const calls: Partial<Accounts> = { profile: async () => ada, save: async () => true };
    const options = { storage: undefined, storageEvents: undefined };
    const [first, second] = [here.tab(calls, options), here.tab(calls, options)];
    await Promise.all([first.start(), second.start()]);
    here.deliver();
    await Promise.all([first.saveContent('2', true), second.saveContent('3', true)]);
    here.deliver();
    for (const { user } of [first.snapshot(), second.snapshot()])
      expect([...user.savedContentIds].sort()).toEqual(['1', '2', '3']);
  });

  it('ignore messages they cannot read, other keys, and everything once closed', async () => {
    const messages: ((message: unknown) => void)[] = [];
    const events: ((key: string | null) => void)[] = [];
    const here = browser({ cookie: '7' });
    here.keep(ada);
    const stop = vi.fn();
    const session = here.tab(
      {},
      {
        channel: {
          post: vi.fn(),
          listen: (listener) => {
            messages.push(listener);
            return stop;
          },
        },
        storageEvents: (listener) => {
          events.push(listener);
          return stop;
        },
      },
    );
    await session.start();
    await session.start();
    expect([messages.length, events.length]).toEqual([1, 1]);
    const before = session.snapshot();
    for (const message of [null, 'x', { kind: 'user' }, { kind: 'user', record: { user: {}, updatedAt: 1 } }])
      messages[0]?.(message);
    events[0]?.('theme');
    here.stored.set(PROFILE_KEY, 'written by another version');
    events[0]?.(PROFILE_KEY);
    here.keep({ id: '8' });
    events[0]?.(PROFILE_KEY);
    expect(session.snapshot()).toBe(before);
    here.keep({ ...ada, nick: 'of yesterday' }, NOON - DAY);
    events[0]?.(null);
    expect(session.snapshot()).toMatchObject({ status: 'ready', user: { nick: 'of yesterday' } });
    session.close();
    session.close();
    expect(stop).toHaveBeenCalledTimes(2);
  });
});
