import { emptyUser } from '@portal/model/readers';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { RequestError } from '../client/request';
import { ada, browser, refusal, userOf, waiting } from '../fixtures/browser';
import type { Accounts } from './accounts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Page of a logged-in reader with a kept profile. */
async function started(calls: Partial<Accounts>) {
  const here = browser({ cookie: '7' });
  here.keep(ada);
  const session = here.tab(calls);
  await session.start();
  return { ...here, session };
}

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

  it('sets the user that is returned, in the next page too', async () => {
    const { session, tab } = await started({ saveProfile: async () => ({ ...ada, name: 'Ada' }) });
    expect(await session.saveProfile(patch)).toMatchObject({ name: 'Ada' });
    expect(session.snapshot().user.name).toBe('Ada');
    const next = tab({});
    await next.start();
    expect(next.snapshot().user.name).toBe('Ada');
  });

  it('keeps a toggle made meanwhile', async () => {
    const { call, calls } = waiting<typeof ada>();
    const { session } = await started({ saveProfile: call, save: async () => true });
    const saving = session.saveProfile(patch);
    await session.saveContent('2', true);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.resolve({ ...ada, name: 'Ada' });
    await saving;
    expect(session.snapshot().user).toMatchObject({ name: 'Ada', savedContentIds: ['1', '2'] });
  });

  it('saving with a wrong password stays logged in; newsletters without a session do not', async () => {
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
  it('change the lists only if the server reports success', async () => {
    const follow = vi.fn<Accounts['follow']>().mockResolvedValueOnce(false).mockResolvedValue(true);
    const { session } = await started({ follow, unsave: async () => true });
    expect(await session.followAuthor('4', true)).toBe(false);
    expect(session.snapshot().user.followedAuthorIds).toEqual([]);
    expect(await session.followAuthor('4', true)).toBe(true);
    expect(await session.saveContent('1', false)).toBe(true);
    expect(session.snapshot().user).toMatchObject({ savedContentIds: [], followedAuthorIds: ['4'] });
  });

  it('reject for the caller to show; a 401 ends the session', async () => {
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

  it('make no call without a user, and wait while the reader is being identified', async () => {
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

  it('toggles of one user are never applied to another', async () => {
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
    expect(bulletin).toHaveBeenCalledWith({ userId: '7' });
  });

  /** A reader's actions, and their outcome. */
  const wish = fc.record({
    id: fc.constantFrom('1', '2', '3'),
    included: fc.boolean(),
    outcome: fc.constantFrom('success', 'success', 'no success', 'failure'),
    /** Whether the profile is requested at this action, and answered with what the server then has. */
    refreshes: fc.boolean(),
  });

  it('leave exactly what the last success of each id says, whatever happens between', async () => {
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
          const answer = (included: boolean) => async (segment: string | number) => {
            const id = String(segment);
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
            // Each id is toggled in one tab only: with two at once, the network decides which is last.
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
    );
  });
});
