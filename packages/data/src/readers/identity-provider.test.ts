import { describe, expect, it, vi } from 'vitest';
import {
  createIdentityProvider,
  IdentityProviderError,
  type IdentityProviderSdk,
  IdentityProviderSilence,
} from './identity-provider';

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
    showScreenSet: vi.fn<IdentityProviderSdk['accounts']['showScreenSet']>(({ onAfterScreenLoad }) =>
      onAfterScreenLoad(),
    ),
    getAccountInfo: vi.fn<IdentityProviderSdk['accounts']['getAccountInfo']>(({ callback }) =>
      callback(answer),
    ),
    addEventHandlers: vi.fn<IdentityProviderSdk['accounts']['addEventHandlers']>(
      (handlers) => void given.push(handlers),
    ),
    logout: vi.fn<IdentityProviderSdk['accounts']['logout']>(({ callback }) => callback(answer)),
  };
  return {
    accounts,
    provider: createIdentityProvider({ accounts }, 50),
    logsIn: (event: unknown) => {
      for (const { onLogin } of given) onLogin(event);
    },
  };
}

describe('the identity provider', () => {
  it('shows the screens that the specification names, over the page or in an element of it', async () => {
    const { provider, accounts } = providing();
    await provider.showScreen('login');
    await provider.showScreen('login', { container: 'place', start: 'registration', language: 'ca' });
    await provider.showScreen('profile', { container: 'place' });
    const said = { onAfterScreenLoad: expect.any(Function), onError: expect.any(Function) };
    const login = { screenSet: 'Default-RegistrationLogin', ...said };
    expect(accounts.showScreenSet.mock.calls).toEqual([
      [login],
      [{ ...login, containerID: 'place', startScreen: 'gigya-register-screen', lang: 'ca' }],
      [{ screenSet: 'Default-ProfileUpdate', containerID: 'place', ...said }],
    ]);
  });

  it('reports a screen that does not open: refused, or never answered', async () => {
    const { provider, accounts } = providing();
    accounts.showScreenSet.mockImplementationOnce(({ onError }) =>
      onError({ errorCode: 400_096, errorMessage: 'Invalid parameter' }),
    );
    await expect(provider.showScreen('login')).rejects.toMatchObject({ code: 400_096 });
    accounts.showScreenSet.mockImplementationOnce(() => undefined);
    await expect(provider.showScreen('login')).rejects.toThrow(IdentityProviderSilence);
    accounts.getAccountInfo.mockImplementationOnce(() => undefined);
    await expect(provider.getAccount()).rejects.toThrow(IdentityProviderSilence);
  });

  it('returns its account, or the reason for none', async () => {
    expect(await providing().provider.getAccount()).toEqual(account);
    const refused = providing({ errorCode: 403005, errorMessage: 'Unauthorized user' }).provider;
    await expect(refused.getAccount()).rejects.toMatchObject({ code: 403005, message: 'Unauthorized user' });
    await expect(providing({ errorCode: 0 }).provider.getAccount()).rejects.toThrow(IdentityProviderError);
    await expect(providing('nonsense').provider.getAccount()).rejects.toThrow(IdentityProviderError);
  });

  it('logs out at the provider', async () => {
    const { provider, accounts } = providing({ errorCode: 0 });
    await provider.logout();
    expect(accounts.logout).toHaveBeenCalledOnce();
    await expect(providing({ errorCode: 403_005 }).provider.logout()).resolves.toBeUndefined();
    await expect(providing({ errorCode: 1 }).provider.logout()).rejects.toThrow(IdentityProviderError);
  });

  it('registers one pair of handlers for all listeners, and lets listeners unsubscribe', () => {
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
