import { beforeEach, expect, it, vi } from 'vitest';

const reported = vi.fn<(error: unknown) => void>();
/** The page with a platform of the publisher's own, as it is when it is asked first. */
async function pageWith(api: unknown) {
  vi.resetModules();
  vi.stubGlobal('window', { __tcfapi: api });
  return (await import('./managed-consent')).managedConsent;
}
beforeEach(() => {
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
});

const ADVERTISING = { 1: true, 2: true, 7: true };

it('knows nothing of a platform where there is none', async () => {
  const managedConsent = await pageWith(undefined);
  expect(managedConsent(() => undefined)).toBeUndefined();
});

it('hears what its readers agree to once it has said so, and again as they change it', async () => {
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
  tell?.({ eventStatus: 'tcloaded', purpose: { consents: ADVERTISING } }, true);
  expect(managedConsent(onChange)).toContain('ads');
  tell?.({ eventStatus: 'useractioncomplete' }, true);
  expect(managedConsent(onChange)).toEqual([]);
  expect([listeners.length, onChange.mock.calls.length]).toEqual([1, 2]);
});

it('lets nobody in where it fails as it is asked, and goes on', async () => {
  const fault = new Error('a platform’s own');
  const managedConsent = await pageWith(() => {
    throw fault;
  });
  expect(managedConsent(() => undefined)).toBeNull();
  expect(managedConsent(() => undefined)).toBeNull();
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
});
