import { addDays, dayOf } from '@portal/model';
import { newsletterEditions, plannedCards, plannedOn, sentNewsletter } from '../../newsroom/newsletters';
import { touchLists } from '../../platform/changes';
import type { Database } from '../../platform/database';
import type { SiteRecord } from '../../sites';
import type { DoorNewsletter } from '../seed';

/** Days to look back for sending days of a newsletter. */
const LOOKED_DAYS = 14;

/**
 * Backfills a newsletter's last editions, without recipients, so that its page has something to show before
 * the first sending hour. Existing editions stay; a newsletter that the site does not send gets none.
 */
export async function keepEditions(
  db: Database,
  site: SiteRecord,
  { id, editions }: DoorNewsletter,
  now: Date,
): Promise<void> {
  const today = dayOf(now, site.timeZone);
  if (today === null || !site.newsletters.some((known) => known.id === id && known.edition)) return;
  const newsletter = sentNewsletter(site, id);
  const past = Array.from({ length: LOOKED_DAYS }, (_, back) =>
    plannedOn(site, newsletter, addDays(today, -1 - back), null),
  ).flatMap((planned) => planned ?? []);
  // Oldest first, because an edition leaves out what an earlier one had.
  for (const planned of past.slice(0, editions).reverse()) {
    const { cards } = await plannedCards(db, site, newsletter, planned, planned.dueAt);
    await db
      .insert(newsletterEditions)
      .values({
        site: site.alias,
        newsletter: id,
        name: newsletter.name,
        cards,
        day: planned.day,
        composedAt: planned.dueAt,
      })
      .onConflictDoNothing();
  }
  await db.transaction((tx) => touchLists(tx, site.alias));
}
