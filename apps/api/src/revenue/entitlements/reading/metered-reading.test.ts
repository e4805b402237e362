import { CALLS, endpointPath, READING_ENDPOINTS } from '@portal/model';
import { PAYWALL_ENDPOINTS, parsePaywallCookie } from '@portal/model/revenue';
import { eq, like, notLike } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDue } from '../../../content/stories/closing';
import { contents } from '../../../content/stories/tables';
import { contentAt } from '../../../pages/content';
import { openCursors } from '../../../platform/secrets/cursors';
import { HOUR_MS } from '../../../platform/time/durations';
import { accounts } from '../../../readers/accounts/tables';
import { readSiteFile } from '../../../sites/file';
import { siteByAlias } from '../../../sites/find';
import { storeSites } from '../../../sites/store';
import { ENGINES } from '../../../testing/database';
import type { TestDiscussion } from '../../../testing/discussion';
import { CLOSED_TEXT, forgetAll, MONTHLY, paywallFile, readBy, testPaywall } from '../../../testing/paywall';
import { TestReader } from '../../../testing/reader';
import { SITE_FILE } from '../../../testing/site';
import { storeEntitlements } from '../entitlements';
import { meters } from '../tables';
import { STORIES_OF_NETWORK } from './metering';

const SECRET = 'La part que és tancada';

describe.each(ENGINES)('reading gated articles, on %s', (engine) => {
  let test: TestDiscussion;
  beforeAll(async () => {
    test = await testPaywall(engine);
  });
  afterAll(() => test.database.remove());
  beforeEach(() => forgetAll(test.database.db));

  const visitor = () => new TestReader(test.app);
  const closed = (condition: 'registered' | 'metered' | 'subscribers') =>
    test.story({ ...CLOSED_TEXT, condition });
  const publicText = async (id: number) => {
    const { db } = test.database;
    const [row] = await db.select({ path: contents.path }).from(contents).where(eq(contents.id, id));
    const site = await siteByAlias(db, 'prova');
    if (!row || !site) throw new Error('no story');
    return contentAt({ db, cursors: openCursors(db) }, site, row.path, test.clock.now());
  };
  const entitle = (email: string, endsAt: Date | null = null, toldAt = test.clock.now()) =>
    storeEntitlements(
      test.database.db,
      'prova',
      'prova',
      [
        {
          externalId: 'c1',
          email,
          product: 'digital',
          endsAt,
          renewsAt: null,
          isUnpaid: false,
          startsAt: new Date(test.clock.now().getTime() - HOUR_MS),
        },
      ],
      toldAt,
    );

  it.each(['registered', 'metered', 'subscribers'] as const)(
    '%s text appears on no public page, and in no response to an unauthorized reader',
    async (condition) => {
      const id = await closed(condition);
      const page = await publicText(id);
      expect(page?.content).toMatchObject({ gate: condition, condition });
      expect(JSON.stringify(page)).not.toContain(SECRET);
      const rest = await visitor().get(endpointPath(READING_ENDPOINTS.restOfContent, String(id)));
      expect(rest.status).toBe(401);
      expect(JSON.stringify(rest.response ?? null)).not.toContain(SECRET);
    },
  );

  it('reports the cost of a metered story before counting it, and opens at once what costs nothing', async () => {
    const ids = [];
    for (let nth = 0; nth <= MONTHLY; nth += 1) ids.push(await closed('metered'));
    const reader = visitor();
    const ask = async (id: number | undefined) =>
      (await reader.post(`${endpointPath(READING_ENDPOINTS.readContent, id)}?asks=1`)).response;
    const [first, ...others] = ids;
    for (let time = 0; time < 3; time += 1)
      expect(await ask(first)).toMatchObject({ rest: null, storiesLeft: MONTHLY, data: { messageIds: [] } });
    const read = await reader.post(endpointPath(READING_ENDPOINTS.readContent, String(first)));
    expect(JSON.stringify(read.response)).toContain(SECRET);
    // Already counted this month.
    expect(JSON.stringify(await ask(first))).toContain(SECRET);
    for (const id of others.slice(0, MONTHLY - 1))
      await reader.post(endpointPath(READING_ENDPOINTS.readContent, String(id)));
    const spent = await ask(others.at(-1));
    expect(spent).not.toHaveProperty('storiesLeft');
    expect(spent).toMatchObject({ rest: null, data: { accessGranted: false, userCounter: MONTHLY } });
  });

  it('counts each story of the month once, then refuses and says so', async () => {
    const reader = visitor();
    const ids: number[] = [];
    for (let at = 0; at <= MONTHLY; at += 1) ids.push(await closed('metered'));
    for (const [at, id] of ids.slice(0, MONTHLY).entries()) {
      const read = await readBy(reader, id);
      expect(read.data).toEqual({
        accessGranted: true,
        messageIds: ['comptador'],
        userCounter: at + 1,
        userRfv: null,
        conditionName: 'metered',
      });
      expect(JSON.stringify(read.rest)).toContain(SECRET);
      expect((await readBy(reader, id)).data.userCounter).toBe(at + 1);
      // Asking how many are left does not count.
      expect(
        (await reader.get(endpointPath(READING_ENDPOINTS.restOfContent, String(id)))).response,
      ).toMatchObject({
        storiesLeft: MONTHLY - at - 1,
      });
    }
    const [first = 0] = ids;
    const last = ids.at(-1) ?? 0;
    expect(await readBy(reader, last)).toMatchObject({
      data: { accessGranted: false, messageIds: ['esgotat'], userCounter: MONTHLY },
      rest: null,
    });
    expect(parsePaywallCookie(reader.cookies.get(`paywall-${last}`))).toMatchObject({ accessGranted: false });
    const again = await reader.get(endpointPath(READING_ENDPOINTS.restOfContent, String(first)));
    expect(again).toMatchObject({ status: 200, response: { storiesLeft: 0 } });
    expect((await reader.get(endpointPath(READING_ENDPOINTS.restOfContent, String(last)))).status).toBe(403);
  });

  it.runIf(engine === 'postgresql')('rereading a story does not wait for a lock on the meter', async () => {
    const reader = visitor();
    const id = await closed('metered');
    await readBy(reader, id);
    await test.database.db.transaction(async (tx) => {
      await tx.select().from(meters).for('update');
      expect((await readBy(reader, id)).data.userCounter).toBe(1);
    });
  });

  it.each(['/economia/a;b/', '/economia/cafè/', '/economia/日本/', '/economia/😀/', '/economia/"<{x}>"/'])(
    'sets the paywall cookie on a path that matches its page: %s',
    async (path) => {
      const id = await test.story({ ...CLOSED_TEXT, condition: 'metered', path });
      const { headers, status } = await visitor().post(
        endpointPath(READING_ENDPOINTS.readContent, String(id)),
      );
      expect(status).toBe(200);
      const cookie = headers.getSetCookie().find((text) => text.startsWith(`paywall-${id}=`));
      const [, ofCookie = 'none'] = /; Path=([^;]*)/.exec(cookie ?? '') ?? [];
      expect(ofCookie).toMatch(/^\/economia\/.*$/);
      expect(new URL(path, 'https://prova.example').pathname.startsWith(ofCookie)).toBe(true);
    },
  );

  it('replaces a browser mark that was not issued here', async () => {
    const reader = visitor();
    const made = 'x'.repeat(14_000);
    reader.cookies.set('__Host-meter', made);
    const { data } = await readBy(reader, await closed('metered'));
    expect(data).toMatchObject({ accessGranted: true, userCounter: 1 });
    expect(reader.cookies.get('__Host-meter')).toMatch(/^[\w-]{43}$/);
  });

  it('a reader refused because of their network gets that reason, and no other message', async () => {
    const { db } = test.database;
    const id = await closed('metered');
    const [one = 0, another = 0] = [await closed('metered'), await closed('metered')];
    const known = visitor();
    await readBy(known, one);
    await db.update(meters).set({ count: STORIES_OF_NETWORK }).where(like(meters.reader, 'network:%'));
    for (const reader of [visitor(), known])
      expect(await readBy(reader, id)).toMatchObject({
        data: { accessGranted: false, messageIds: [] },
        rest: null,
        isNetworkFull: true,
      });
    // Counted stories stay readable, and a reader who has used up the month gets that message instead.
    expect(await readBy(known, one)).not.toHaveProperty('isNetworkFull');
    await db.update(meters).set({ count: MONTHLY }).where(notLike(meters.reader, 'network:%'));
    const spent = await readBy(known, another);
    expect(spent.data.messageIds).toEqual(['esgotat']);
    expect(spent).not.toHaveProperty('isNetworkFull');
  });

  it('counts nothing for a cross-origin request, nor for an unpublished article', async () => {
    const id = await closed('metered');
    const strange = new TestReader(test.app, 'prova.example', { origin: 'https://elsewhere.example' });
    expect((await strange.post(endpointPath(READING_ENDPOINTS.readContent, String(id)))).status).toBe(403);
    const gone = await test.story({ ...CLOSED_TEXT, condition: 'metered', status: 'withdrawn' });
    expect((await visitor().post(endpointPath(READING_ENDPOINTS.readContent, String(gone)))).status).toBe(
      404,
    );
    for (const wrong of ['x', '1e3', '99999999999999999'])
      expect((await visitor().post(endpointPath(READING_ENDPOINTS.readContent, wrong))).status, wrong).toBe(
        404,
      );
  });

  it('a subscriber reads everything uncounted, until the subscription ends', async () => {
    const { reader, form } = await test.readers.loggedIn();
    const { email } = form;
    const [forSubscribers, metered] = [await closed('subscribers'), await closed('metered')];
    expect((await readBy(reader, forSubscribers)).data).toMatchObject({
      accessGranted: false,
      messageIds: ['soci'],
    });
    await entitle(email.toUpperCase());
    expect(JSON.stringify(await readBy(reader, forSubscribers))).toContain(SECRET);
    expect((await readBy(reader, metered)).data).toMatchObject({ accessGranted: true, userCounter: null });
    // An older report does not overwrite a later one.
    expect(await entitle(email, test.clock.now(), new Date(test.clock.now().getTime() - HOUR_MS))).toBe(0);
    expect((await readBy(reader, forSubscribers)).data.accessGranted).toBe(true);
    expect(await entitle(email, test.clock.now(), new Date(test.clock.now().getTime() + 1))).toBe(1);
    expect((await readBy(reader, forSubscribers)).data.accessGranted).toBe(false);
  });

  it('does not extend to other accounts', async () => {
    const { form } = await test.readers.loggedIn();
    const { reader } = await test.readers.loggedIn();
    await entitle(form.email);
    expect((await readBy(reader, await closed('subscribers'))).data.accessGranted).toBe(false);
  });

  it('moves to the email address that its payment provider reports, and no longer belongs to the previous reader', async () => {
    const [from, to] = [await test.readers.loggedIn(), await test.readers.loggedIn()];
    const id = await closed('subscribers');
    const mayRead = async () => {
      const answers = [await readBy(from.reader, id), await readBy(to.reader, id)];
      return answers.map(({ data }) => data.accessGranted);
    };
    const tell = (email: string, seconds: number) =>
      entitle(email, null, new Date(test.clock.now().getTime() + seconds * 1_000));
    await tell(from.form.email, 0);
    expect(await mayRead()).toEqual([true, false]);
    await tell(to.form.email, 1);
    expect(await mayRead()).toEqual([false, true]);
    await tell('nobody-here@example.org', 2);
    expect(await mayRead()).toEqual([false, false]);
    await tell(from.form.email, 3);
    expect(await mayRead()).toEqual([true, false]);
    // The reader has changed address: their payment provider still reports the one it knows.
    await test.database.db
      .update(accounts)
      .set({ email: 'moved@example.org', emailKey: 'moved@example.org' })
      .where(eq(accounts.email, from.form.email));
    await tell(from.form.email, 4);
    expect(await mayRead()).toEqual([true, false]);
  });

  it('stays open until its closing time, then closes by itself', async () => {
    const { db } = test.database;
    const now = test.clock.now();
    const id = await test.story({
      ...CLOSED_TEXT,
      condition: null,
      closesAt: new Date(now.getTime() + HOUR_MS),
      closesTo: 'subscribers',
    });
    expect(JSON.stringify(await publicText(id))).toContain(SECRET);
    expect(await closeDue(db, now)).toBe(0);
    expect(await closeDue(db, new Date(now.getTime() + HOUR_MS))).toBe(1);
    expect(JSON.stringify(await publicText(id))).not.toContain(SECRET);
    expect((await readBy(visitor(), id)).data).toMatchObject({ accessGranted: false });
  });

  it('serves messages by version, and a version under test decides which are shown', async () => {
    const reader = visitor();
    const { response } = await reader.get(endpointPath(PAYWALL_ENDPOINTS.messages, 'tardor'));
    expect(response).toHaveLength(3);
    expect((await reader.get(endpointPath(PAYWALL_ENDPOINTS.messages, 'cap'))).status).toBe(404);
    const versions = await reader.get(`${CALLS.paywallVersions}?alias=prova`);
    expect(versions.response).toMatchObject([
      { id: 'tardor', shown: { counted: ['comptador'], registered: [] } },
      { id: 'prova-b', shown: { spent: ['esgotat'], subscribers: [] } },
    ]);
    expect((await reader.get(`${CALLS.paywallVersions}?alias=cap`)).status).toBe(404);
    reader.cookies.set('paywall-version-prova', 'prova-b');
    expect((await readBy(reader, await closed('metered'))).data.messageIds).toEqual([]);
  });

  it('a site that turns its paywall off opens everything', async () => {
    const { db } = test.database;
    const id = await closed('subscribers');
    const store = (more: string) =>
      storeSites(db, [readSiteFile('prova.yaml', SITE_FILE + paywallFile(more))]);
    await store('  isOff: true');
    const page = await publicText(id);
    expect(JSON.stringify(page)).toContain(SECRET);
    expect(page?.content.gate).toBeUndefined();
    expect(page?.content.condition).toBeUndefined();
    await store('');
    expect(JSON.stringify(await publicText(id))).not.toContain(SECRET);
  });
});
