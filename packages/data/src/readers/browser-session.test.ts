import { currentUserSchema, USER_ID_COOKIE } from '@portal/model/readers';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Transport } from '../client/request';
import { createAccounts } from './accounts';
import { browserSession } from './browser-session';

const user = v.parse(currentUserSchema, { id: '7', nick: 'ada' });
const accounts = (transport: Transport) =>
  createAccounts(createClient({ transport, origin: 'http://portal.example' }));
const answering = () => vi.fn<Transport>(() => Response.json({ response: { user } }));

const forbidden = () => {
  throw new Error('SecurityError');
};

/** Storage of one tab's page. */
function page(cookie: string) {
  const held = new Map<string, string>();
  const set = vi.fn<(cookie: string) => void>();
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
  const listeners = new EventTarget();
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      set(text);
    },
  });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
  vi.stubGlobal('removeEventListener', listeners.removeEventListener.bind(listeners));
  return { held, set, listeners, storage };
}

afterEach(() => void vi.unstubAllGlobals());

describe('the session of a browser', () => {
  it('reads its cookie, keeps the profile and removes both', async () => {
    const { held, set } = page(`theme=dark; ${USER_ID_COOKIE}=7`);
    const transport = answering();
    const session = browserSession({ accounts: accounts(transport), timeZone: 'Europe/Madrid' });
    await session.start();
    expect(session.snapshot().user).toEqual(user);
    await browserSession({ accounts: accounts(transport), timeZone: 'Europe/Madrid' }).start();
    expect([transport.mock.calls.length, held.size]).toEqual([1, 1]);
    session.clear();
    expect(held.size).toBe(0);
    expect(set.mock.calls).toEqual([[`${USER_ID_COOKIE}=; path=/; max-age=0`]]);
    session.close();
  });

  it.each(['', `not${USER_ID_COOKIE}=7`, `${USER_ID_COOKIE}=`, `${USER_ID_COOKIE}=%E0%A4%A`])(
    'is nobody’s with the cookies %j',
    async (cookie) => {
      page(cookie);
      const transport = answering();
      const session = browserSession({ accounts: accounts(transport), timeZone: 'Europe/Madrid' });
      await session.start();
      expect(session.snapshot()).toMatchObject({ status: 'ready', user: { id: null } });
      expect(transport).not.toHaveBeenCalled();
    },
  );

  it('hears what other tabs store, and no longer once closed', async () => {
    const { held, listeners, storage } = page(`${USER_ID_COOKIE}=7`);
    const session = browserSession({ accounts: accounts(answering()), timeZone: 'Europe/Madrid' });
    await session.start();
    const [key, text] = [...held][0] ?? ['', ''];
    const changes = (nick: string) => {
      held.set(key, text.replace('"ada"', JSON.stringify(nick)));
      listeners.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: storage }));
    };
    changes('pep');
    expect(session.snapshot().user.nick).toBe('pep');
    session.close();
    changes('nus');
    expect(session.snapshot().user.nick).toBe('pep');
  });

  it('notifies other tabs through a channel', async () => {
    page(`${USER_ID_COOKIE}=7`);
    const posted = vi.fn();
    const channel = new EventTarget();
    const names: string[] = [];
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage = posted;
        addEventListener = channel.addEventListener.bind(channel);
        removeEventListener = channel.removeEventListener.bind(channel);
        constructor(name: string) {
          names.push(name);
        }
      },
    );
    const session = browserSession({ accounts: accounts(answering()), timeZone: 'Europe/Madrid' });
    await session.start();
    expect(names).toEqual(['portal.session']);
    expect(posted).toHaveBeenCalledWith({ kind: 'user', record: { user, updatedAt: expect.any(Number) } });
    channel.dispatchEvent(new MessageEvent('message', { data: { kind: 'nobody' } }));
    expect(session.snapshot().user.id).toBeNull();
    session.close();
  });

  it('works without what the browser forbids', async () => {
    page('');
    vi.stubGlobal('document', {
      get cookie() {
        return forbidden();
      },
      set cookie(_: string) {
        forbidden();
      },
    });
    const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', { get: forbidden, configurable: true });
    vi.stubGlobal('BroadcastChannel', forbidden);
    const log = vi.fn();
    const session = browserSession({
      accounts: accounts(() => Response.json({}, { status: 500 })),
      timeZone: 'Europe/Madrid',
      log,
    });
    await session.start();
    session.clear();
    expect(await session.logout()).toBe(false);
    expect(log).toHaveBeenCalledOnce();
    session.close();
    if (storage) Object.defineProperty(globalThis, 'localStorage', storage);
  });

  it('logs to the console by default', async () => {
    page('');
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const session = browserSession({
      accounts: accounts(() => Response.json({}, { status: 500 })),
      timeZone: 'Europe/Madrid',
    });
    await session.logout();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
