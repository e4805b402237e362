import { currentUserSchema, emptyUser, failureOf, isLoggedIn, USER_ID_COOKIE } from '@portal/model';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { type Accounts, createAccounts } from './accounts';
import { PROFILE_KEY } from './kept-profile';
import { createClient, RequestError } from './request';
import { createSession, type SessionOptions, UNKNOWN_SESSION } from './session';

const NOON = Date.parse('2026-03-18T12:00:00Z');
const DAY = 86_400_000;

const userOf = (fields: Record<string, unknown>) => v.parse(currentUserSchema, fields);
const ada = userOf({ id: '7', nick: 'ada', savedContentIds: ['1'] });
const refusal = (status: number | null) => new RequestError('requestFailed', failureOf(status));

/** Calls that nobody expects fail; each test gives those that it makes. */
const accountsOf = (calls: Partial<Accounts>): Accounts => ({
  ...createAccounts(createClient({ transport: () => Response.error(), origin: 'http://portal.example' })),
  ...calls,
});

/** One browser: what its tabs share. Messages arrive when they are delivered, as between tabs. */
function browser({ cookie = null as string | null, now = NOON } = {}) {
  const cookies = new Map(cookie === null ? [] : [[USER_ID_COOKIE, cookie]]);
  const stored = new Map<string, string>();
  const pending: (() => void)[] = [];
  const channels: ((message: unknown) => void)[] = [];
  const storages: ((key: string | null) => void)[] = [];
  const clock = { now };
  const others = <T>(all: T[], own: T | undefined) => all.filter((listener) => listener !== own);

  const tab = (calls: Partial<Accounts>, options: Partial<SessionOptions> = {}) => {
    let ownChannel: ((message: unknown) => void) | undefined;
    let ownStorage: ((key: string | null) => void) | undefined;
    const changed = (key: string) => {
      for (const listener of others(storages, ownStorage)) pending.push(() => listener(key));
    };
    return createSession({
      accounts: accountsOf(calls),
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => {
          if (stored.get(key) === value) return;
          stored.set(key, value);
          changed(key);
        },
        removeItem: (key) => {
          if (stored.delete(key)) changed(key);
        },
      },
      cookies: { read: (name) => cookies.get(name) ?? null, remove: (name) => void cookies.delete(name) },
      channel: {
        post: (message) => {
          const copy: unknown = structuredClone(message);
          for (const listener of others(channels, ownChannel)) pending.push(() => listener(copy));
        },
        listen: (listener) => {
          ownChannel = listener;
          channels.push(listener);
          return () => void channels.splice(channels.indexOf(listener), 1);
        },
      },
      storageEvents: (listener) => {
        ownStorage = listener;
        storages.push(listener);
        return () => void storages.splice(storages.indexOf(listener), 1);
      },
      now: () => clock.now,
      timeZone: 'Europe/Madrid',
      ...options,
    });
  };
  return {
    cookies,
    stored,
    clock,
    tab,
    deliver: () => {
      for (let next = pending.shift(); next; next = pending.shift()) next();
    },
    keep: (user: unknown, updatedAt: unknown = now) =>
      stored.set(PROFILE_KEY, JSON.stringify({ user, updatedAt })),
  };
}

/** A call whose answer comes when the test gives it. */
function waiting<T>() {
  const calls: { resolve: (value: T) => void; reject: (error: unknown) => void }[] = [];
  const call = vi.fn(() => new Promise<T>((resolve, reject) => void calls.push({ resolve, reject })));
  return { call, calls };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a session that starts', () => {
  it('is unknown before, and nobody without a cookie; nothing is asked', async () => {
    const profile = vi.fn<Accounts['profile']>();
    const here = browser();
    here.keep(ada);
    const session = here.tab({ profile });
    expect(session.snapshot()).toBe(UNKNOWN_SESSION);
    await session.start();
    expect(session.snapshot()).toEqual({ status: 'ready', user: emptyUser(), needsLogin: false });
    expect(profile).not.toHaveBeenCalled();
    expect(here.stored.size).toBe(0);
  });

  it('asks for the profile once a day', async () => {
    const profile = vi.fn<Accounts['profile']>().mockResolvedValue(ada);
    const here = browser({ cookie: '7' });
    await here.tab({ profile }).start();
    const next = here.tab({ profile });
    await next.start();
    expect(next.snapshot()).toEqual({ status: 'ready', user: ada, needsLogin: false });
    expect(profile).toHaveBeenCalledOnce();
    here.clock.now += DAY;
    await here.tab({ profile }).start();
    expect(profile).toHaveBeenCalledTimes(2);
    await here.tab({ profile }).start();
    expect(profile).toHaveBeenCalledTimes(2);
  });

  it.each<[string, unknown, unknown]>([
    ['is another user’s', { id: '8', nick: 'pep' }, NOON],
    ['is nobody’s', {}, NOON],
    ['cannot be read', { id: '7', nick: 3 }, NOON],
    ['has no moment', ada, 'yesterday'],
    ['is of yesterday', ada, NOON - DAY],
    ['is of tomorrow', ada, NOON + DAY],
  ])('asks where the kept profile %s', async (_, user, updatedAt) => {
    const profile = vi.fn<Accounts['profile']>().mockResolvedValue(ada);
    const here = browser({ cookie: '7' });
    here.keep(user, updatedAt);
    const session = here.tab({ profile });
    await session.start();
    expect(profile).toHaveBeenCalledOnce();
    expect(session.snapshot().user).toEqual(ada);
  });

  it('shows yesterday’s own profile meanwhile, and never another’s', async () => {
    const { call, calls } = waiting<typeof ada>();
    const here = browser({ cookie: '7' });
    here.keep(ada, NOON - DAY);
    const session = here.tab({ profile: call });
    const starting = session.start();
    expect(session.snapshot()).toMatchObject({ status: 'loading', user: { nick: 'ada' } });
    calls[0]?.resolve({ ...ada, nick: 'ada lovelace' });
    await starting;
    expect(session.snapshot()).toMatchObject({ status: 'ready', user: { nick: 'ada lovelace' } });

    const other = browser({ cookie: '8' });
    other.keep(ada);
    const theirs = other.tab({ profile: call });
    void theirs.start();
    expect(theirs.snapshot().user).toEqual(emptyUser());
    expect(other.stored.size).toBe(0);
  });

  it('forgets everything where the server says 401', async () => {
    const here = browser({ cookie: '7' });
    here.keep(ada, NOON - DAY);
    const session = here.tab({ profile: () => Promise.reject(refusal(401)) });
    await session.start();
    expect(session.snapshot()).toEqual({ status: 'failed', user: emptyUser(), needsLogin: true });
    expect([here.cookies.size, here.stored.size]).toEqual([0, 0]);
  });

  it.each([500, null])('says so where the profile cannot be had (%s), and may try again', async (status) => {
    const profile = vi
      .fn<Accounts['profile']>()
      .mockRejectedValueOnce(refusal(status))
      .mockResolvedValue(ada);
    const here = browser({ cookie: '7' });
    here.keep(ada, NOON - DAY);
    const log = vi.fn();
    const session = here.tab({ profile }, { log });
    await session.start();
    expect(session.snapshot()).toEqual({ status: 'failed', user: emptyUser(), needsLogin: true });
    expect([here.cookies.size, here.stored.size, log.mock.calls.length]).toEqual([1, 1, 1]);
    await session.refresh();
    expect(session.snapshot()).toEqual({ status: 'ready', user: ada, needsLogin: false });
  });

  it('needs a login where the profile is nobody’s', async () => {
    const here = browser({ cookie: '7' });
    const session = here.tab({ profile: () => Promise.resolve(emptyUser()) });
    await session.start();
    expect(session.snapshot()).toMatchObject({ status: 'failed', needsLogin: true });
    expect(here.cookies.size).toBe(0);
  });

  it('asks once however often it is called meanwhile', async () => {
    const profile = vi.fn<Accounts['profile']>().mockResolvedValue(ada);
    const session = browser({ cookie: '7' }).tab({ profile });
    await Promise.all([session.start(), session.start(), session.refresh()]);
    expect(profile).toHaveBeenCalledOnce();
    await session.refresh();
    expect(profile).toHaveBeenCalledTimes(2);
  });

  it('works where storage is broken, or there is none', async () => {
    const broken = () => {
      throw new Error('SecurityError');
    };
    for (const storage of [{ getItem: broken, setItem: broken, removeItem: broken }, undefined]) {
      const session = browser({ cookie: '7' }).tab(
        { profile: async () => ada, save: async () => true, logout: async () => undefined },
        { storage, channel: undefined, storageEvents: undefined },
      );
      await session.start();
      await session.saveContent('2', true);
      expect(session.snapshot().user.savedContentIds).toEqual(['1', '2']);
      expect(await session.logout()).toBe(true);
      expect(isLoggedIn(session.snapshot().user)).toBe(false);
    }
  });
});

describe('login and logout', () => {
  it('set the user from the answer, and clear it', async () => {
    const here = browser();
    const profile = vi.fn<Accounts['profile']>();
    const login = async () => {
      here.cookies.set(USER_ID_COOKIE, '7');
      return ada;
    };
    const session = here.tab({ login, profile, logout: async () => undefined });
    await session.start();
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    expect(await session.login({ email: 'a@b.cat', password: 'x' })).toEqual(ada);
    expect(session.snapshot()).toEqual({ status: 'ready', user: ada, needsLogin: false });
    expect(session.snapshot()).toBe(session.snapshot());
    await here.tab({ profile }).start();
    expect(profile).not.toHaveBeenCalled();
    expect(await session.logout()).toBe(true);
    expect(session.snapshot().user).toEqual(emptyUser());
    expect([here.cookies.size, here.stored.size]).toEqual([0, 0]);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    session.clear();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('by the provider, or by a demo registration, is the same', async () => {
    const session = browser().tab({
      identityProviderLogin: async () => ada,
      registerDemo: async () => ({ ...ada, isRegisteredInDemo: true }),
    });
    await session.identityProviderLogin({ xUID: 'u', xUIDSignature: 's', xsignatureTimestamp: '1' });
    expect(session.snapshot().user).toEqual(ada);
    await session.registerDemo({ any: 'thing' });
    expect(session.snapshot().user.isRegisteredInDemo).toBe(true);
  });

  it('that is refused is the caller’s to show, and changes nothing', async () => {
    const session = browser().tab({ login: () => Promise.reject(refusal(401)) });
    await session.start();
    const before = session.snapshot();
    await expect(session.login({ email: 'a@b.cat', password: 'x' })).rejects.toBeInstanceOf(RequestError);
    expect(session.snapshot()).toBe(before);
  });

  it.each([
    [401, true],
    [500, false],
    [null, false],
  ])('a logout that fails with %s clears the user: %s', async (status, isCleared) => {
    const here = browser({ cookie: '7' });
    here.keep(ada);
    const log = vi.fn();
    const session = here.tab({ logout: () => Promise.reject(refusal(status)) }, { log });
    await session.start();
    expect(await session.logout()).toBe(isCleared);
    expect(isLoggedIn(session.snapshot().user)).toBe(!isCleared);
    expect(log).toHaveBeenCalledTimes(isCleared ? 0 : 1);
    expect(here.cookies.size).toBe(isCleared ? 0 : 1);
  });

  it('a profile that was asked for before a logout does not come after it', async () => {
    const { call, calls } = waiting<typeof ada>();
    const session = browser({ cookie: '7' }).tab({ profile: call, logout: async () => undefined });
    const starting = session.start();
    await session.logout();
    calls[0]?.resolve(ada);
    await starting;
    expect(session.snapshot()).toMatchObject({ status: 'ready', user: { id: null } });
  });

  it('nor does its failure undo a login', async () => {
    const { call, calls } = waiting<typeof ada>();
    const session = browser({ cookie: '6' }).tab({ profile: call, login: async () => ada });
    const starting = session.start();
    await session.login({ email: 'a@b.cat', password: 'x' });
    calls[0]?.reject(refusal(401));
    await starting;
    expect(session.snapshot()).toMatchObject({ status: 'ready', user: { id: '7' } });
  });

  it('a deleted account is nobody’s; one that is refused stays', async () => {
    const deleteAccount = vi.fn<Accounts['deleteAccount']>().mockRejectedValueOnce(refusal(412));
    const here = browser({ cookie: '7' });
    here.keep(ada);
    const session = here.tab({ deleteAccount });
    await session.start();
    await expect(session.deleteAccount({ password: 'Llevantada1908' })).rejects.toBeInstanceOf(RequestError);
    expect(session.snapshot().user).toEqual(ada);
    deleteAccount.mockResolvedValueOnce();
    await session.deleteAccount({ password: 'Llevantada1908' });
    expect(isLoggedIn(session.snapshot().user)).toBe(false);
  });
});

describe('saving a profile', () => {
  const patch = {
    nick: 'ada',
    name: 'Ada',
    surname: 'Lovelace',
    email: 'a@b.cat',
    birthdate: null,
    password: null,
    newPassword: null,
    phone: '',
    country: '',
    province: '',
    city: '',
    address: '',
    postalCode: '',
  };
  const started = async (calls: Partial<Accounts>) => {
    const here = browser({ cookie: '7' });
    here.keep(ada);
    const session = here.tab(calls);
    await session.start();
    return { ...here, session };
  };

  it('takes the user that comes back, in the next page too', async () => {
    const { session, tab } = await started({ saveProfile: async () => ({ ...ada, name: 'Ada' }) });
    expect(await session.saveProfile(patch)).toMatchObject({ name: 'Ada' });
    expect(session.snapshot().user.name).toBe('Ada');
    const next = tab({});
    await next.start();
    expect(next.snapshot().user.name).toBe('Ada');
  });

  it('loses no toggle that came meanwhile', async () => {
    const { call, calls } = waiting<typeof ada>();
    const { session } = await started({ saveProfile: call, save: async () => true });
    const saving = session.saveProfile(patch);
    await session.saveContent('2', true);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.resolve({ ...ada, name: 'Ada' });
    await saving;
    expect(session.snapshot().user).toMatchObject({ name: 'Ada', savedContentIds: ['1', '2'] });
  });

  it('with a wrong password stays logged in; newsletters with no session do not', async () => {
    const { session } = await started({
      saveProfile: () => Promise.reject(refusal(401)),
      saveNewsletters: () => Promise.reject(refusal(401)),
    });
    await expect(session.saveProfile(patch)).rejects.toBeInstanceOf(RequestError);
    expect(session.snapshot().user).toEqual(ada);
    await expect(session.saveNewsletters({ newsletters: [] })).rejects.toBeInstanceOf(RequestError);
    expect(session.snapshot()).toEqual({ status: 'ready', user: emptyUser(), needsLogin: false });
  });

  it('saves newsletters', async () => {
    const newsletters = [{ id: '3', name: 'El matí', isSubscribed: true }];
    const { session } = await started({ saveNewsletters: async (save) => ({ ...ada, ...save }) });
    await session.saveNewsletters({ newsletters });
    expect(session.snapshot().user.newsletters).toEqual(newsletters);
  });
});

describe('toggles', () => {
  const started = async (calls: Partial<Accounts>) => {
    const here = browser({ cookie: '7' });
    here.keep(ada);
    const session = here.tab(calls);
    await session.start();
    return { ...here, session };
  };

  it('change the lists only where the server reports success', async () => {
    const follow = vi.fn<Accounts['follow']>().mockResolvedValueOnce(false).mockResolvedValue(true);
    const { session } = await started({ follow, unsave: async () => true });
    expect(await session.followAuthor('4', true)).toBe(false);
    expect(session.snapshot().user.followedAuthorIds).toEqual([]);
    expect(await session.followAuthor('4', true)).toBe(true);
    expect(await session.saveContent('1', false)).toBe(true);
    expect(session.snapshot().user).toMatchObject({ savedContentIds: [], followedAuthorIds: ['4'] });
  });

  it('that fail are the caller’s to show; a 401 ends the session', async () => {
    const save = vi
      .fn<Accounts['save']>()
      .mockRejectedValueOnce(refusal(500))
      .mockRejectedValue(refusal(401));
    const { session, cookies } = await started({ save });
    await expect(session.saveContent('2', true)).rejects.toBeInstanceOf(RequestError);
    expect(session.snapshot().user).toEqual(ada);
    await expect(session.saveContent('2', true)).rejects.toBeInstanceOf(RequestError);
    expect(session.snapshot()).toEqual({ status: 'ready', user: emptyUser(), needsLogin: false });
    expect(cookies.size).toBe(0);
  });

  it('ask nothing for nobody, and wait for who is being found out', async () => {
    const save = vi.fn<Accounts['save']>().mockResolvedValue(true);
    const nobody = browser().tab({ save });
    await nobody.start();
    expect([await nobody.saveContent('2', true), await nobody.toggleBulletin()]).toEqual([false, null]);
    expect(save).not.toHaveBeenCalled();

    const { call, calls } = waiting<typeof ada>();
    const session = browser({ cookie: '7' }).tab({ save, profile: call });
    void session.start();
    const saving = session.saveContent('2', true);
    expect(save).not.toHaveBeenCalled();
    calls[0]?.resolve(ada);
    expect(await saving).toBe(true);
    expect(session.snapshot().user.savedContentIds).toEqual(['1', '2']);
  });

  it('of one user are never another’s', async () => {
    const { call, calls } = waiting<boolean>();
    const { session } = await started({
      save: call,
      logout: async () => undefined,
      login: async () => userOf({ id: '8' }),
    });
    const first = session.saveContent('2', true);
    const second = session.saveContent('2', true);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await session.logout();
    await session.login({ email: 'a@b.cat', password: 'x' });
    calls[0]?.resolve(true);
    expect(await Promise.all([first, second])).toEqual([true, false]);
    expect(call).toHaveBeenCalledOnce();
    expect(session.snapshot().user).toMatchObject({ id: '8', savedContentIds: [] });
  });

  it('toggle the bulletin', async () => {
    let on = false;
    const bulletin = vi.fn<Accounts['bulletin']>(async () => {
      on = !on;
      return on;
    });
    const { session } = await started({ bulletin });
    expect(await session.toggleBulletin()).toBe(true);
    expect(session.snapshot().user.bulletin).toBe(true);
    await Promise.all([session.toggleBulletin(), session.toggleBulletin(), session.toggleBulletin()]);
    expect(session.snapshot().user.bulletin).toBe(false);
    expect(bulletin).toHaveBeenCalledWith('7');
  });

  /** Actions of a reader, and their outcome. */
  const wish = fc.record({
    id: fc.constantFrom('1', '2', '3'),
    included: fc.boolean(),
    outcome: fc.constantFrom('success', 'success', 'no success', 'failure'),
    /** The profile is asked for at this wish, and answered with what the server then has. */
    refreshes: fc.boolean(),
  });

  it('leave exactly what the last success of each id says, whatever comes between', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(wish, { maxLength: 8 }),
        fc.scheduler(),
        fc.constantFrom(1, 2),
        async (wishes, scheduler, tabs) => {
          const here = browser({ cookie: '7' });
          here.keep(ada);
          const server = new Set(ada.savedContentIds);
          const outcomes = new Map<string, string[]>();
          const answer = (included: boolean) => async (id: string) => {
            const outcome = outcomes.get(`${id} ${included}`)?.shift();
            const done = outcome === 'success';
            if (done) server[included ? 'add' : 'delete'](id);
            await scheduler.schedule(Promise.resolve());
            if (outcome === 'failure') throw refusal(500);
            return done;
          };
          const calls: Partial<Accounts> = {
            save: answer(true),
            unsave: answer(false),
            profile: async () => {
              const user = { ...ada, savedContentIds: [...server] };
              await scheduler.schedule(Promise.resolve());
              return user;
            },
          };
          const sessions = Array.from({ length: tabs }, () => here.tab(calls));
          for (const session of sessions) await session.start();
          const works = wishes.map(({ id, included, outcome, refreshes }) => {
            const key = `${id} ${included}`;
            outcomes.set(key, [...(outcomes.get(key) ?? []), outcome]);
            // One id is toggled in one tab: in two at once, the network alone says which is last.
            const session = sessions[tabs === 2 ? Number(id) % 2 : 0];
            if (refreshes && tabs === 1) void session?.refresh();
            return session?.saveContent(id, included).catch(() => false);
          });
          await scheduler.waitFor(Promise.all(works));
          await scheduler.waitAll();
          await settled();
          here.deliver();
          for (const session of sessions) {
            expect([...session.snapshot().user.savedContentIds].sort()).toEqual([...server].sort());
          }
          const next = here.tab(calls);
          await next.start();
          expect([...next.snapshot().user.savedContentIds].sort()).toEqual([...server].sort());
        },
      ),
      { numRuns: 100 },
    );
  });
});

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

  it('keep in step without storage by what they tell', async () => {
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

  it('hear nothing that they cannot read, of other keys, or once closed', async () => {
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
