import { describe, expect, it, vi } from 'vitest';
import {
  connectIdentityProvider,
  createIdentityProvider,
  IdentityProviderError,
  type IdentityProviderSdk,
} from './identity-provider';
import type { Session } from './session';

const account = {
  UID: 'u',
  UIDSignature: 's',
  signatureTimestamp: '1700000000',
  profile: { thumbnailURL: 'https://cdn.example/u.jpg' },
  newUser: false,
};

function providing(answer: unknown = { errorCode: 0, ...account }) {
  type Handlers = Parameters<IdentityProviderSdk['accounts']['addEventHandlers']>[0];
  const given: Handlers[] = [];
  const accounts = {
    showScreenSet: vi.fn<IdentityProviderSdk['accounts']['showScreenSet']>(),
    getAccountInfo: vi.fn<IdentityProviderSdk['accounts']['getAccountInfo']>(({ callback }) =>
      callback(answer),
    ),
    addEventHandlers: vi.fn<IdentityProviderSdk['accounts']['addEventHandlers']>(
      (handlers) => void given.push(handlers),
    ),
    logout: vi.fn<IdentityProviderSdk['accounts']['logout']>(({ callback }) => callback(answer)),
  };
  const session = {
    identityProviderLogin: vi.fn<Session['identityProviderLogin']>(),
    logout: vi.fn<Session['logout']>().mockResolvedValue(true),
    clear: vi.fn<Session['clear']>(),
  };
  return {
    accounts,
    session,
    provider: createIdentityProvider({ accounts }),
    logsIn: (event: unknown) => {
      for (const { onLogin } of given) onLogin(event);
    },
    logsOut: () => {
      for (const { onLogout } of given) onLogout();
    },
  };
}

describe('the identity provider', () => {
  it('shows the screens that the specification names', () => {
    const { provider, accounts } = providing();
    provider.showScreen('login');
    provider.showScreen('profile');
    expect(accounts.showScreenSet.mock.calls).toEqual([
      [{ screenSet: 'Default-RegistrationLogin' }],
      [{ screenSet: 'Default-ProfileUpdate' }],
    ]);
  });

  it('gives its account, or says why there is none', async () => {
    expect(await providing().provider.getAccount()).toEqual(account);
    const refused = providing({ errorCode: 403005, errorMessage: 'Unauthorized user' }).provider;
    await expect(refused.getAccount()).rejects.toMatchObject({ code: 403005, message: 'Unauthorized user' });
    await expect(providing({ errorCode: 0 }).provider.getAccount()).rejects.toThrow(IdentityProviderError);
    await expect(providing('nonsense').provider.getAccount()).rejects.toThrow(IdentityProviderError);
  });

  it('logs out there', async () => {
    const { provider, accounts } = providing({ errorCode: 0 });
    await provider.logout();
    expect(accounts.logout).toHaveBeenCalledOnce();
    await expect(providing({ errorCode: 1 }).provider.logout()).rejects.toThrow(IdentityProviderError);
  });

  it('takes one pair of handlers for all who listen, and lets them go', () => {
    const { provider, accounts, logsIn } = providing();
    const [first, second] = [vi.fn(), vi.fn()];
    const stop = provider.onLogin(first);
    provider.onLogin(second);
    provider.onLogout(vi.fn());
    stop();
    logsIn(account);
    expect(accounts.addEventHandlers).toHaveBeenCalledOnce();
    expect([first.mock.calls.length, second.mock.calls]).toEqual([0, [[account]]]);
  });
});

describe('a session with an identity provider', () => {
  it('logs in and out of the API as the provider does', () => {
    const { provider, session, logsIn, logsOut } = providing();
    session.identityProviderLogin.mockReturnValue(new Promise(() => undefined));
    const connected = connectIdentityProvider({ provider, session, removeSessionCookies: vi.fn() });
    logsIn(account);
    logsIn({ provider: 'a plug-in without a signature' });
    expect(session.identityProviderLogin.mock.calls).toEqual([
      [{ xUID: 'u', xUIDSignature: 's', xsignatureTimestamp: '1700000000' }],
    ]);
    logsOut();
    expect(session.logout).toHaveBeenCalledOnce();
    connected.close();
    logsOut();
    expect(session.logout).toHaveBeenCalledOnce();
  });

  it('logs a login that the API does not take', async () => {
    const { provider, session, logsIn } = providing();
    const refusal = new Error('401');
    session.identityProviderLogin.mockRejectedValue(refusal);
    const log = vi.fn();
    connectIdentityProvider({ provider, session, removeSessionCookies: vi.fn(), log });
    logsIn(account);
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.any(String), refusal));
  });

  it('leaves the session alone where the provider knows its account', async () => {
    const { provider, session } = providing();
    const removeSessionCookies = vi.fn();
    const connected = connectIdentityProvider({ provider, session, removeSessionCookies });
    expect(await connected.check()).toEqual(account);
    expect(removeSessionCookies).not.toHaveBeenCalled();
    expect(session.clear).not.toHaveBeenCalled();
  });

  it('removes the cookies and clears the user where the check fails', async () => {
    const { provider, session } = providing({ errorCode: 403005 });
    const removeSessionCookies = vi.fn();
    const connected = connectIdentityProvider({ provider, session, removeSessionCookies });
    expect(await connected.check()).toBeNull();
    expect(removeSessionCookies).toHaveBeenCalledOnce();
    expect(session.clear).toHaveBeenCalledOnce();
  });
});
