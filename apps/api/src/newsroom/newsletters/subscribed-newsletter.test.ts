import { expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/client';
import { newsletterSubscriptions } from '../../readers/accounts/tables';
import { emptyDatabase, QUICKER_ENGINE } from '../../testing/database';
import { oldDatabase } from '../../testing/old-database';

/** Last migration before subscriptions had a newsletter. */
const BEFORE = 39;

it.each(QUICKER_ENGINE)(
  'an email address given to an older version is subscribed to the newsletter that came first then, on %s',
  async (engine) => {
    const { location, drop } = await emptyDatabase(engine);
    await oldDatabase(location, BEFORE, async (pool) => {
      const sites = { a: { newsletters: [{ id: 'mati' }, { id: 'vespre' }] }, b: { newsletters: [] } };
      for (const [alias, record] of Object.entries(sites)) {
        await pool.query('insert into sites (alias, record) values ($1, $2)', [
          alias,
          JSON.stringify(record),
        ]);
        await pool.query(
          `insert into newsletter_subscriptions (site, email_key, email, asked_at) values ($1, 'x@example.org', 'x@example.org', now())`,
          [alias],
        );
      }
    });
    const { db, close } = await openDatabase(location);
    const { site, newsletter } = newsletterSubscriptions;
    const rows = await db.select({ site, newsletter }).from(newsletterSubscriptions).orderBy(site);
    await close();
    await drop();
    expect(rows).toEqual([
      { site: 'a', newsletter: 'mati' },
      { site: 'b', newsletter: '' },
    ]);
  },
);
