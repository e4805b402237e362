import { type ConsentDecision, consentVersion, purposesOf } from '@portal/model/readers';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { invalidFields, unknown } from '../../platform/http';
import { DAY_MS, KEPT_DAYS } from '../../platform/time';
import type { SiteRecord } from '../../sites';
import { consents } from './tables';

/**
 * Days for which the record of a decision is kept: as long as an authority may ask for it (LOPDGDD, art. 72:
 * three years).
 */
export const CONSENT_RECORD_DAYS = KEPT_DAYS.consentRecord;
/** Records read at a time. */
const BATCH = 500;

type Deps = { db: Database; now: () => Date };
export type ConsentRecord = typeof consents.$inferSelect;

/**
 * Records a decision.
 * @throws ApiError on a site that asks for nothing, and for a purpose that the site no longer asks about
 */
export async function recordConsent(
  { db, now }: Deps,
  site: SiteRecord,
  { id: browser, version, granted, origin, tcString }: ConsentDecision,
): Promise<void> {
  if (!site.consent) throw unknown();
  const asked = purposesOf(site.consent);
  if (version !== consentVersion(site.consent)) throw invalidFields([{ field: 'version', code: 'invalid' }]);
  if (granted.some((purpose) => !asked.includes(purpose)))
    throw invalidFields([{ field: 'granted', code: 'invalid' }]);
  if (tcString && !site.consent.tcf) throw invalidFields([{ field: 'tcString', code: 'invalid' }]);
  await db.insert(consents).values({
    site: site.alias,
    browser,
    version,
    language: site.language,
    asked,
    granted,
    origin,
    decidedAt: now(),
    tcString: tcString ?? null,
  });
}

/** All records of a site, oldest first; of one browser if it is given. */
export async function* recordedConsents(
  db: Database,
  site: string,
  browser?: string,
): AsyncGenerator<ConsentRecord> {
  let last = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(consents)
      .where(
        and(
          eq(consents.site, site),
          gt(consents.id, last),
          browser === undefined ? undefined : eq(consents.browser, browser),
        ),
      )
      .orderBy(asc(consents.id))
      .limit(BATCH);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.id;
  }
}

/** Deletes decisions whose legal term has ended. */
export async function forgetConsents({ db, now }: Deps): Promise<void> {
  const first = new Date(now().getTime() - CONSENT_RECORD_DAYS * DAY_MS);
  await db.delete(consents).where(lt(consents.decidedAt, first));
}
