import { emptyUser } from '@portal/model/readers';
import { describe, expect, it, vi } from 'vitest';
import {
  type IdentityProvider,
  IdentityProviderError,
  IdentityProviderSilence,
  type ProviderAccount,
} from './identity-provider';
import { connectIdentityProvider } from './provider-session';
import { type Session, UNKNOWN_SESSION } from './session';

const account: ProviderAccount = {
  UID: 'u',
  UIDSignature: 's',
  signatureTimestamp: '1700000000',
  profile: { thumbnailURL: 'https://cdn.example/u.jpg' },
  newUser: true,
};
const user = { ...emptyUser(), id: '7' };

function connecting() {
  const logins: ((account: ProviderAccount) => void)[] = [];
  const logouts: (() => void)[] = [];
  const order: string[] = [];
  const provider = {
    showScreen: vi.fn<IdentityProvider['showScreen']>(),
    getAccount: vi.fn<IdentityProvider['getAccount']>().mockResolvedValue(account),
    onLogin: (listener: (account: ProviderAccount) => void) => {
      logins.push(listener);
      return () => void logins.splice(logins.indexOf(listener), 1);
    },
    onLogout: (listener: () => void) => {
      logouts.push(listener);
      return () => void logouts.splice(logouts.indexOf(listener), 1);
    },
    logout: vi.fn<IdentityProvider['logout']>(),
  } satisfies IdentityProvider;
  const session = {
    identityProviderLogin: vi.fn<Session['identityProviderLogin']>().mockResolvedValue(user),
    logout: vi.fn<Session['logout']>().mockResolvedValue(true),
    clear: vi.fn<Session['clear']>(() => void order.push('user')),
    snapshot: vi.fn<Session['snapshot']>(() => ({ status: 'ready', user, needsLogin: false })),
  };
  const heard = { onEntered: vi.fn(), onRefused: vi.fn(), onLeft: vi.fn(() => void order.push('left')) };
  const removeSessionCookies = vi.fn(async () => {
    await Promise.resolve();
    order.push('cookies');
  });
  const connected = connectIdentityProvider({ provider, session, removeSessionCookies, ...heard });
  return {
    provider,
    session,
    heard,
    order,
    removeSessionCookies,
    connected,
    logsIn: () => {
      for (const listener of [...logins]) listener(account);
    },
    logsOut: () => {
      for (const listener of [...logouts]) listener();
    },
  };
}

describe('a session with an identity provider', () => {
  it('logs in and out of the API when the provider does', async () => {
    const { session, heard, connected, logsIn, logsOut } = connecting();
    logsIn();
    expect(session.identityProviderLogin.mock.calls).toEqual([
      [{ xUID: 'u', xUIDSignature: 's', xsignatureTimestamp: '1700000000' }],
    ]);
    await vi.waitFor(() => expect(heard.onEntered).toHaveBeenCalledWith(user, account));
    logsOut();
    await vi.waitFor(() => expect(heard.onLeft).toHaveBeenCalledOnce());
    connected.close();
    logsIn();
    logsOut();
    expect(session.identityProviderLogin).toHaveBeenCalledOnce();
    expect(session.logout).toHaveBeenCalledOnce();
  });

  it('reports a login that the API refuses, and stays if a logout fails', async () => {
    const { session, heard, logsIn, logsOut } = connecting();
    const refusal = new Error('401');
    session.identityProviderLogin.mockRejectedValue(refusal);
    session.logout.mockResolvedValue(false);
    logsIn();
    logsOut();
    await vi.waitFor(() => expect(heard.onRefused).toHaveBeenCalledWith(refusal));
    expect(heard.onEntered).not.toHaveBeenCalled();
    expect(heard.onLeft).not.toHaveBeenCalled();
  });

  it('has nobody to log out if nobody is logged in', async () => {
    const { session, logsOut } = connecting();
    session.snapshot.mockReturnValue(UNKNOWN_SESSION);
    logsOut();
    await Promise.resolve();
    expect(session.logout).not.toHaveBeenCalled();
  });

  it('stays if the provider knows the account, or does not respond', async () => {
    const { provider, connected, order } = connecting();
    expect(await connected.check()).toEqual(account);
    provider.getAccount.mockRejectedValue(new IdentityProviderSilence('no answer in time'));
    expect(await connected.check()).toBeNull();
    expect(order).toEqual([]);
  });

  it('removes its cookies, then its user, if the check fails', async () => {
    const { provider, connected, order } = connecting();
    provider.getAccount.mockRejectedValue(new IdentityProviderError('Unauthorized user', 403_005));
    expect(await connected.check()).toBeNull();
    expect(order).toEqual(['cookies', 'user', 'left']);
  });
});
