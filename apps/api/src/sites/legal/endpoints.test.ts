import { CALLS, endpointPath } from '@portal/model';
import { LEGAL_PAGES, type LegalAnswer, legalAnswerSchema, legalGapsSchema } from '@portal/model/legal';
import { HOME_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { OWN_DATA_ENDPOINTS, readerConsentsAnswerSchema } from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readerConsents } from '../../readers/accounts/tables';
import { AccountReaders } from '../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { awaitedLocks, newEditor } from '../../testing/desk';
import { legalFactsWith } from '../../testing/legal';
import { SITE_FILE } from '../../testing/site';
import { readSiteFile } from '../file';
import { storeSites } from '../store';
import { legalVersions } from './tables';
import { storeLegalVersions } from './versions';

const SITE = `${SITE_FILE}publisher: { name: Proves, taxId: B0, address: Major 1, email: a@prova.example, accessibilityReviewed: "2026-11-16" }
`;
const GAPS = endpointPath(HOME_DESK_ENDPOINTS.legalGaps);
const siteFile = (more = '') => readSiteFile('prova.yaml', SITE + more);

describe.each(ENGINES)('the legal pages, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine, { site: SITE });
    readers = new AccountReaders(test);
  });
  afterAll(() => test?.database.remove());
  beforeEach(async () => {
    await test.database.db.delete(legalVersions);
    test.answers.clear();
  });

  /** Simulates a start with a site's file. */
  const start = async (more = '') => {
    const { db } = test.database;
    const file = siteFile(more);
    await storeSites(db, [file]);
    await storeLegalVersions(db, [file], () => legalFactsWith(), test.clock.now());
    test.answers.clear();
  };
  const ask = async (path: string) => readers.browser().get(`${CALLS.legal}${path}`);
  const shown = async (path: string): Promise<LegalAnswer> =>
    v.parse(legalAnswerSchema, (await ask(path)).response);

  it('exist on a site with a publisher, each with its name', async () => {
    expect((await ask('notice')).status).toBe(404);
    await start();
    for (const page of LEGAL_PAGES) expect((await ask(page)).status).toBe(page === 'sale' ? 404 : 200);
    expect((await ask('altres')).status).toBe(404);
    expect((await shown('terms')).version).toEqual({ number: 1, from: test.clock.now().toISOString() });
  });

  it('get a new version when their text changes, and the earlier ones remain readable', async () => {
    await start('minAge: 13\n');
    test.clock.goOn(1000);
    await start('minAge: 14\n');
    const { version, versions } = await shown('terms');
    expect(version.number).toBe(2);
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
    const words = async (path: string) => JSON.stringify((await shown(path)).document);
    expect(await words('terms')).toContain('14 anys');
    expect(await words('terms/1')).toContain('13 anys');
    expect((await ask('terms/3')).status).toBe(404);
    expect((await ask('terms/0')).status).toBe(404);
    // Pages that do not depend on it are unchanged.
    expect((await shown('ai')).versions).toHaveLength(1);
  });

  it.runIf(engine === 'postgresql')('get one version for several processes that start at once', async () => {
    await start();
    test.clock.goOn(1000);
    const { db } = test.database;
    const file = siteFile('minAge: 16\n');
    const startOn = (place: Parameters<typeof storeLegalVersions>[0]) =>
      storeLegalVersions(place, [file], () => legalFactsWith(), test.clock.now());
    let others: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      await startOn(tx);
      others = Promise.all([startOn(db), startOn(db)]);
      others.catch(() => undefined);
      await expect.poll(() => awaitedLocks(test.database), { timeout: 10_000 }).toBe(2);
    });
    await others;
    const rows = await db.select().from(legalVersions).where(eq(legalVersions.page, 'terms'));
    expect(rows.map(({ number }) => number).toSorted()).toEqual([1, 2]);
  });

  it("are recorded, by the digest of their version, with a reader's consent to the terms", async () => {
    await start();
    const { reader } = await readers.loggedIn();
    const consents = v.parse(
      readerConsentsAnswerSchema,
      (await reader.get(OWN_DATA_ENDPOINTS.consents.path)).response,
    );
    expect(consents.map(({ kind }) => kind)).toContain('terms');
    const [accepted] = await test.database.db
      .select()
      .from(readerConsents)
      .where(eq(readerConsents.kind, 'terms'));
    const [version] = await test.database.db
      .select()
      .from(legalVersions)
      .where(eq(legalVersions.page, 'terms'));
    expect(accepted?.document).toBe(version?.digest);
    expect(version?.digest).toMatch(/^[0-9a-f]{64}$/);
  });

  it('list missing facts to a chief, and to nobody else', async () => {
    await start();
    const chief = await newEditor(test, 'mireia@prova.example', 'chief', 'Mireia Soler');
    const { gaps } = v.parse(legalGapsSchema, (await chief.get(GAPS)).response);
    expect(gaps).toEqual([
      'owners',
      'beneficialOwners',
      'stateAdvertising',
      'contactPoints',
      'processors',
      'accessibility',
      'ai',
      'minAge',
    ]);
    const editor = await newEditor(test, 'joan@prova.example', 'editor', 'Joan');
    expect((await editor.get(GAPS)).status).toBe(403);
  });
});
