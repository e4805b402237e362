import { beforeEach, expect, it, vi } from 'vitest';

const reported = vi.fn<(error: unknown) => void>();
/** The module on a page with the publisher's own platform, before its first call. */
async function pageWith(api: unknown, dataset: Readonly<Record<string, string>> = {}) {
  vi.resetModules();
  vi.stubGlobal('window', { __tcfapi: api });
  vi.stubGlobal('document', { documentElement: { dataset } });
  return (await import('./managed-consent')).managedConsent;
}

/** State of the page after a platform has reported this. */
async function known(data: object) {
  const managedConsent = await pageWith(
    (...[, , listener]: [string, number, (said: object, is: boolean) => void]) => listener(data, true),
  );
  const granted = managedConsent(() => undefined);
  return { granted, isPersonal: (await import('./managed-consent')).isManagedPersonal() };
}
beforeEach(() => {
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
});

const ADVERTISING = { 1: true, 2: true, 7: true };
const GOOGLE = { consents: { 755: true } };

it('is undefined without a platform', async () => {
  const managedConsent = await pageWith(undefined);
  expect(managedConsent(() => undefined)).toBeUndefined();
});

it('follows what the platform reports, and later changes', async () => {
  const listeners: ((data: unknown, isSuccess: boolean) => void)[] = [];
  const managedConsent = await pageWith((...[, , listener]: [string, number, (typeof listeners)[number]]) =>
    listeners.push(listener),
  );
  const onChange = vi.fn<() => void>();
  expect(managedConsent(onChange)).toBeNull();
  const [tell] = listeners;
  tell?.({ eventStatus: 'cmpuishown', purpose: { consents: ADVERTISING } }, true);
  tell?.({ eventStatus: 'tcloaded', purpose: { consents: ADVERTISING } }, false);
  tell?.(null, true);
  expect([managedConsent(onChange), onChange.mock.calls.length]).toEqual([null, 0]);
  tell?.({ eventStatus: 'tcloaded', purpose: { consents: ADVERTISING }, vendor: GOOGLE }, true);
  expect(managedConsent(onChange)).toContain('ads');
  tell?.({ eventStatus: 'useractioncomplete' }, true);
  expect(managedConsent(onChange)).toEqual([]);
  expect([listeners.length, onChange.mock.calls.length]).toEqual([1, 2]);
});

it('requires Google as a vendor for advertising, and the purposes of personalisation for that', async () => {
  const consents = { ...ADVERTISING, 3: true, 4: true };
  expect(await known({ purpose: { consents }, vendor: GOOGLE })).toEqual({
    granted: ['embeds', 'ads'],
    isPersonal: true,
  });
  expect(await known({ purpose: { consents: ADVERTISING }, vendor: GOOGLE })).toEqual({
    granted: ['embeds', 'ads'],
    isPersonal: false,
  });
  for (const vendor of [undefined, {}, { consents: { 755: false, 12: true } }])
    expect((await known({ purpose: { consents }, vendor })).granted).toEqual(['embeds']);
});

it('ignores consents in a list', async () => {
  const consents = Array.from({ length: 12 }, () => true);
  expect(await known({ purpose: { consents }, vendor: GOOGLE })).toEqual({ granted: [], isPersonal: false });
});

it('grants nothing if the platform throws, and goes on', async () => {
  const fault = new Error('a platform’s own');
  const managedConsent = await pageWith(() => {
    throw fault;
  });
  expect(managedConsent(() => undefined)).toBeNull();
  expect(managedConsent(() => undefined)).toBeNull();
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
});

it('waits for a platform that the site loads, and refuses everything if it fails to load', async () => {
  const managedConsent = await pageWith(undefined, { consentPlatform: '/assets/consent-platform.js' });
  expect(managedConsent(() => undefined)).toBeNull();
  vi.stubGlobal('window', { __tcfapi: () => undefined });
  expect(managedConsent(() => undefined)).toBeNull();
  (await import('./managed-consent')).refuseForManaged();
  expect(managedConsent(() => undefined)).toEqual([]);
});
