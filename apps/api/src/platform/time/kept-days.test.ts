import { CONSENT_DAYS, STORED_ITEMS } from '@portal/model/readers';
import { expect, it } from 'vitest';
import { KEPT_DAYS } from './kept-days';

const daysOf = (name: string) => STORED_ITEMS.find((item) => item.name === name)?.days;

it('the page about cookies shows the lifetime of the cookies in days', () => {
  expect(daysOf('session')).toBe(KEPT_DAYS.session);
  expect(daysOf('userId')).toBe(KEPT_DAYS.session);
  expect(daysOf('device')).toBe(KEPT_DAYS.device);
  expect(daysOf('consent')).toBe(CONSENT_DAYS);
});
