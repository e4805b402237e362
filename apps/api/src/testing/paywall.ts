import { contentReadSchema, endpointPath, READING_ENDPOINTS } from '@portal/model';
import * as v from 'valibot';
import type { Database } from '../platform/database/client';
import {
  entitlements,
  meteredReadings,
  meters,
  startRequests,
  withdrawals,
} from '../revenue/entitlements/tables';
import type { TestAccountsOptions } from './accounts';
import type { Engine } from './database';
import { type TestDiscussion, testDiscussion } from './discussion';
import type { TestReader } from './reader';
import { SITE_FILE } from './site';

/** Metered stories per month at the test site. */
export const MONTHLY = 3;

export const paywallFile = (more = '') => `
paywall:
  monthly: ${MONTHLY}
  version: tardor
  offerUrl: /subscripcio/
${more}
  versions:
    - id: tardor
      messages:
        - { messageId: comptador, type: float-counter, canBeClosed: true, counterText: Aquest mes }
        - { messageId: esgotat, type: modal, principalText: Has llegit les d’aquest mes }
        - { messageId: soci, type: bottom, canBeClosed: true, principalText: És per a subscriptors }
      shown: { counted: [comptador], spent: [esgotat], subscribers: [soci] }
    - id: prova-b
      messages:
        - { messageId: esgotat, type: float, principalText: Una altra manera de dir-ho }
      shown: { spent: [esgotat] }
`;

export const testPaywall = (
  engine: Engine,
  more = '',
  options: Pick<TestAccountsOptions, 'crawlers' | 'settings'> = {},
): Promise<TestDiscussion> =>
  testDiscussion(engine, '{}', {
    site: SITE_FILE + paywallFile(more),
    settings: { limits: false },
    ...options,
  });

const paragraph = (html: string) => ({ type: 'paragraph' as const, html });
/** A text whose first paragraph is its public opening. */
export const CLOSED_TEXT = {
  body: [paragraph('Obertura per a tothom.'), paragraph('La part que és tancada.')],
  opening: [paragraph('Obertura per a tothom.')],
};

/** Response to reading an article. */
export const readBy = async (reader: TestReader, contentId: number) =>
  v.parse(
    contentReadSchema,
    (await reader.post(endpointPath(READING_ENDPOINTS.readContent, String(contentId)))).response,
  );

/** Totals of the readers' meters, and the number of readings. */
export async function metersOf(db: Database) {
  const rows = await db.select().from(meters);
  const counted = rows.filter(({ reader }) => !reader.startsWith('network:'));
  return {
    count: counted.reduce((sum, { count }) => sum + count, 0),
    most: Math.max(0, ...counted.map(({ count }) => count)),
    readings: await db.$count(meteredReadings),
  };
}

/** Deletes all readings, contracts and declarations. */
export async function forgetAll(db: Database): Promise<void> {
  for (const table of [meteredReadings, meters, entitlements, startRequests, withdrawals])
    await db.delete(table);
}
