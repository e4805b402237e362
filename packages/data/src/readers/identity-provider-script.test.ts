import { afterEach, describe, expect, it, vi } from 'vitest';
import { IdentityProviderSilence } from './identity-provider';
import { loadIdentityProvider } from './identity-provider-script';

const SRC = 'https://cdns.example/js/gigya.js?apiKey=key';

/** A page whose scripts run the test's callback once they are in the head. */
function page(run: (script: { src: string; onerror: () => void }) => void) {
  const scripts: object[] = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    createElement: () => {
      const script = {
        src: '',
        onerror: () => undefined,
        remove: () => void scripts.splice(scripts.indexOf(script), 1),
      };
      return script;
    },
    head: {
      append: (script: { src: string; onerror: () => void }) => {
        scripts.push(script);
        run(script);
      },
    },
  });
  return scripts;
}
const accounts = {
  showScreenSet: () => undefined,
  getAccountInfo: () => undefined,
  addEventHandlers: () => undefined,
  logout: ({ callback }: { callback: (answer: unknown) => void }) => callback({ errorCode: 0 }),
};
const becomeReady = () => {
  window.gigya = { accounts };
  window.onGigyaServiceReady?.();
};

afterEach(() => vi.unstubAllGlobals());

describe('the script of an identity provider', () => {
  it('is ready when it says so, and is not loaded twice', async () => {
    const scripts = page(becomeReady);
    await (await loadIdentityProvider(SRC)).logout();
    await loadIdentityProvider(SRC);
    expect(scripts).toMatchObject([{ src: SRC, async: true }]);
  });

  it('the script of an identity provider that does not load, or is never ready, leaves nothing behind and can be retried', async () => {
    const deeds = [(script: { onerror: () => void }) => script.onerror(), () => undefined, becomeReady];
    const scripts = page((script) => deeds.shift()?.(script));
    await expect(loadIdentityProvider(SRC, 20)).rejects.toThrow(IdentityProviderSilence);
    await expect(loadIdentityProvider(SRC, 20)).rejects.toThrow('not ready in time');
    expect(scripts).toEqual([]);
    await loadIdentityProvider(SRC, 20);
    expect(scripts).toHaveLength(1);
  });

  it('the script of an identity provider that defines no API is a failure too', async () => {
    page(() => window.onGigyaServiceReady?.());
    await expect(loadIdentityProvider(SRC)).rejects.toThrow(IdentityProviderSilence);
  });
});
