import { emptyUser, isLoggedIn, USER_ID_COOKIE } from '@portal/model/readers';
import { describe, expect, it, vi } from 'vitest';
import { RequestError } from '../client/request';
import { ada, browser, DAY, NOON, refusal, waiting } from '../fixtures/browser';
import type { Accounts } from './accounts';
import { UNKNOWN_SESSION } from './session';

describe('a session that starts', () => {
  it('is unknown before, and nobody without a cookie; no call is made', async () => {
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

  it('requests the profile once a day', async () => {
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
  ])('requests it if the kept profile %s', async (_, user, updatedAt) => {
    const profile = vi.fn<Accounts['profile']>().mockResolvedValue(ada);
    const here = browser({ cookie: '7' });
    here.keep(user, updatedAt);
    const session = here.tab({ profile });
    await session.start();
    expect(profile).toHaveBeenCalledOnce();
    expect(session.snapshot().user).toEqual(ada);
  });

  it('shows the same reader’s profile of yesterday meanwhile, and never another’s', async () => {
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

  it('clears everything if the server returns 401', async () => {
    const here = browser({ cookie: '7' });
    here.keep(ada, NOON - DAY);
    const session = here.tab({ profile: () => Promise.reject(refusal(401)) });
    await session.start();
    expect(session.snapshot()).toEqual({ status: 'failed', user: emptyUser(), needsLogin: true });
    expect([here.cookies.size, here.stored.size]).toEqual([0, 0]);
  });

  it.each([500, null])('reports a profile that cannot be loaded (%s), and can try again', async (status) => {
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

  it('needs a login if the profile is empty', async () => {
    const here = browser({ cookie: '7' });
    const session = here.tab({ profile: () => Promise.resolve(emptyUser()) });
    await session.start();
    expect(session.snapshot()).toMatchObject({ status: 'failed', needsLogin: true });
    expect(here.cookies.size).toBe(0);
  });

  it('requests once, however often it is called meanwhile', async () => {
    const profile = vi.fn<Accounts['profile']>().mockResolvedValue(ada);
    const session = browser({ cookie: '7' }).tab({ profile });
    await Promise.all([session.start(), session.start(), session.refresh()]);
    expect(profile).toHaveBeenCalledOnce();
    await session.refresh();
    expect(profile).toHaveBeenCalledTimes(2);
  });

  it('works if storage is broken or missing', async () => {
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
  it('set the user from the response, and clear it', async () => {
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

  it('through the provider or a demo registration is the same', async () => {
    const session = browser().tab({
      identityProviderLogin: async () => ada,
      registerDemo: async () => ({ ...ada, isRegisteredInDemo: true }),
    });
    await session.identityProviderLogin({ xUID: 'u', xUIDSignature: 's', xsignatureTimestamp: '1' });
    expect(session.snapshot().user).toEqual(ada);
    await session.registerDemo({ any: 'thing' });
    expect(session.snapshot().user.isRegisteredInDemo).toBe(true);
  });

  it('a login that is refused rejects for the caller to show, and changes nothing', async () => {
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

  it('a profile requested before a logout is dropped after it', async () => {
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

  it('a deleted account leaves nobody logged in; a refused deletion changes nothing', async () => {
    const deleteAccount = vi.fn<Accounts['deleteAccount']>().mockRejectedValueOnce(refusal(412));
    const here = browser({ cookie: '7' });
    here.keep(ada);
    const session = here.tab({ deleteAccount });
    await session.start();
    await expect(session.deleteAccount({ password: 'Llevantada1908' })).rejects.toBeInstanceOf(RequestError);
    expect(session.snapshot().user).toEqual(ada);
    deleteAccount.mockResolvedValueOnce(undefined);
    await session.deleteAccount({ password: 'Llevantada1908' });
    expect(isLoggedIn(session.snapshot().user)).toBe(false);
  });
});
