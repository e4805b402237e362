import { expect, it } from 'vitest';
import { NEWSLETTER_SITE } from '../../testing/newsletters';
import { plannedOn, sentNewsletter } from './planning';

it.each([
  ['before summer time', '2026-03-25', '2026-03-25T05:30:00.000Z'],
  ['after it began', '2026-04-01', '2026-04-01T04:30:00.000Z'],
  ['before it ends', '2026-10-22', '2026-10-22T04:30:00.000Z'],
  ['after it ended', '2026-10-28', '2026-10-28T05:30:00.000Z'],
])('sends an edition at half past six in the site’s time zone %s', (_, day, at) => {
  const planned = plannedOn(NEWSLETTER_SITE, sentNewsletter(NEWSLETTER_SITE, 'mati'), day, null);
  expect(planned?.dueAt.toISOString()).toBe(at);
});
