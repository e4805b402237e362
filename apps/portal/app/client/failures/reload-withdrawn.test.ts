import { beforeEach, expect, it, vi } from 'vitest';

const managed = vi.hoisted(() => ({ consent: vi.fn<() => readonly string[] | null | undefined>() }));
vi.mock('../consent/managed-consent', () => ({ managedConsent: managed.consent }));

import { reloadWithdrawn } from './reload-withdrawn';

const reload = vi.fn<() => void>();
beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  managed.consent.mockReturnValue([]);
  const history: { state: unknown; replaceState: (state: unknown) => void } = {
    state: null,
    replaceState: (state) => Object.assign(history, { state }),
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', { reload });
});

it('reloads the page, but not in a loop', () => {
  history.replaceState({ list: 3 }, '');
  reloadWithdrawn();
  vi.advanceTimersByTime(600);
  reloadWithdrawn();
  expect(reload).toHaveBeenCalledOnce();
  expect(history.state).toMatchObject({ list: 3 });
  vi.advanceTimersByTime(60_000);
  reloadWithdrawn();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves it to the site’s own choices if there is no platform', () => {
  managed.consent.mockReturnValue(undefined);
  reloadWithdrawn();
  expect(reload).not.toHaveBeenCalled();
});
