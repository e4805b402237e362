import { readFile } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { joinDatabase, type OpenDatabase } from '../../platform/database/client';
import { digestOf } from '../../platform/secrets/secrets';
import { siteByAlias } from '../../sites/find';
import { ENGINES } from '../../testing/database';
import { times } from '../../testing/level';
import { photo, type TestUploads, testUploads, WORDS } from '../../testing/uploads';
import { decideUploadAppeal, makeUploadAppeal } from './appeals';
import { checkLeft, checkUpload } from './checking';
import { decideUploads, undoUploads } from './deciding';
import type { ReceivingDeps } from './folder';
import { continueUpload, startUpload } from './receiving';
import { forgetSendersNetworks, networksOf } from './room';
import { uploads } from './tables';
import { purgeUploads, withdrawUpload } from './withdrawing';

const ACTOR = { id: 1, name: 'Pau', site: 'prova', role: 'chief' } as const;
/** Steps of the property test, by either process. */
const STEPS = [
  'send',
  'rest',
  'check',
  'publish',
  'refuse',
  'undo',
  'withdraw',
  'purge',
  'kill',
  'appeal',
  'upheld',
  'rejected',
] as const;

const ADDRESS = '203.0.113.1';
const FILM_BYTES = 500 * 1024 ** 2;
const streamOf = (bytes: Buffer) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      controller.close();
    },
  });

/** A body with these bytes, from one network by default. */
const sent = (bytes: Buffer, ip = ADDRESS) => ({ body: streamOf(bytes), ip });

describe.each(ENGINES)('readers’ files in two processes, on %s', (engine) => {
  let test: TestUploads;
  let other: OpenDatabase;
  let both: ReceivingDeps[];
  let file: Buffer;
  let accountId: number;
  const siteOf = async () => {
    const site = await siteByAlias(test.database.db, 'prova');
    if (!site) throw new Error('no site');
    return { site, origin: 'https://prova.example' };
  };
  beforeAll(async () => {
    test = await testUploads(engine);
    other = await joinDatabase(test.database.location);
    both = [test.uploadDeps(), test.uploadDeps(other.db)];
    file = await photo(64, 48);
    const { user } = await test.readers.loggedIn();
    accountId = Number(user.id);
  });
  afterAll(async () => {
    await other?.close();
    await test?.database.remove();
  });

  const sender = (ip = ADDRESS) => ({ accountId, ip });
  const start = async (deps: ReceivingDeps) => {
    const { rights: _, ...words } = WORDS;
    test.clock.goOn(2 * 3_600_000);
    return startUpload(deps, (await siteOf()).site, sender(), {
      contentId: test.callId,
      kind: 'image',
      size: file.length,
      words: { ...words, rights: true },
    });
  };

  it('checks and publishes a file once, and gives the last free place once', async () => {
    const [one, two] = both;
    if (!one || !two) throw new Error('two processes');
    const row = await start(one);
    const taken = await Promise.allSettled(both.map((deps) => continueUpload(deps, row, 0, sent(file))));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const checked = await Promise.all(both.map((deps) => checkUpload(deps, row, { ip: ADDRESS })));
    expect(checked.filter(Boolean)).toHaveLength(1);
    const decided = await Promise.all(
      both.map(async (deps) =>
        decideUploads({ ...deps, outbox: test.outbox }, ACTOR, await siteOf(), {
          act: 'publish',
          keys: [row.key],
        }),
      ),
    );
    expect(decided.map(({ changed }) => changed).sort()).toEqual([0, 1]);
    const withdrawn = await Promise.all(both.map((deps) => withdrawUpload(deps, row)));
    expect(withdrawn.sort()).toEqual([false, true]);
    expect((await Promise.all(both.map(purgeUploads))).reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(await test.files()).toEqual([]);
  });

  describe('space for files', () => {
    const deps = (): ReceivingDeps => {
      const [one] = both;
      if (!one) throw new Error('two processes');
      return one;
    };
    /** Videos of 500 MB, each with so many bytes received; without an IP address they have no network. */
    const films = async (count: number, received: number, ip?: string): Promise<void> => {
      const from = ip === undefined ? undefined : await networksOf(deps(), ip);
      const createdAt = test.clock.now();
      await deps()
        .db.insert(uploads)
        .values(
          Array.from({ length: count }, (_, at) => ({
            site: 'prova',
            contentId: test.callId,
            kind: 'video' as const,
            size: FILM_BYTES,
            received,
            key: `film-${ip}-${at}`,
            mediaId: `film-${ip}-${at}`,
            createdAt,
            title: 'T',
            caption: '',
            place: '',
            credit: '',
            network: from?.network ?? null,
            networkPlace: from?.place ?? null,
            expiresAt: new Date(createdAt.getTime() + 24 * 3_600_000),
          })),
        );
    };
    const startFrom = async (ip: string, within = deps()) => {
      const { rights: _, ...words } = WORDS;
      return startUpload(within, (await siteOf()).site, sender(ip), {
        contentId: test.callId,
        kind: 'image',
        size: file.length,
        words: { ...words, rights: true },
      });
    };
    const isRefused = { status: 503 };
    afterEach(async () => {
      await deps().db.update(uploads).set({ state: 'withdrawn', heldUntil: null });
      await purgeUploads(deps());
      expect(await test.files()).toEqual([]);
    });

    it('is not used by files that are only announced', async () => {
      await films(45, 0);
      const row = await startFrom(ADDRESS);
      expect((await continueUpload(deps(), row, 0, sent(file))).state).toBe('received');
    });

    it('is used by received bytes: up to a quarter by one network, and all by everyone', async () => {
      await films(11, FILM_BYTES, ADDRESS);
      await expect(startFrom(ADDRESS)).rejects.toMatchObject(isRefused);
      const row = await startFrom('203.0.113.2');
      expect((await continueUpload(deps(), row, 0, sent(file, '203.0.113.2'))).state).toBe('received');
      await films(31, FILM_BYTES);
      await expect(startFrom('203.0.113.3')).rejects.toMatchObject(isRefused);
    });

    it('is limited to a quarter for all networks of an IPv6 /48 together', async () => {
      for (let at = 0; at < 11; at += 1) await films(1, FILM_BYTES, `2001:db8:7:${at}00::1`);
      await expect(startFrom('2001:db8:7:ff00::1')).rejects.toMatchObject(isRefused);
      expect((await startFrom('2001:db8:8::1')).state).toBe('sending');
    });

    it('is limited for all unpublished files: a quarter by one network, a tenth by one account', async () => {
      const within = test.uploadDeps(undefined, 40 * FILM_BYTES);
      const wait = (set: Partial<typeof uploads.$inferInsert>) =>
        within.db.update(uploads).set({ safeBytes: FILM_BYTES, ...set });
      await films(10, FILM_BYTES, ADDRESS);
      await wait({ state: 'held' });
      await expect(startFrom(ADDRESS, within)).rejects.toMatchObject(isRefused);
      expect((await startFrom('203.0.113.2', within)).state).toBe('sending');
      // Older than a day, since an account's daily bytes have their own limit.
      const createdAt = new Date(test.clock.now().getTime() - 48 * 3_600_000);
      await wait({ state: 'refused', accountId, createdAt });
      await expect(startFrom('203.0.113.3', within)).rejects.toMatchObject(isRefused);
      await wait({ state: 'held', accountId: null });
      await films(30, FILM_BYTES);
      await wait({ state: 'held' });
      await expect(startFrom('203.0.113.4', within)).rejects.toMatchObject(isRefused);
      await wait({ state: 'published' });
      expect((await startFrom('203.0.113.4', within)).state).toBe('sending');
    });

    it('counts for the network that sends, not the one that announced, including yesterday’s bytes', async () => {
      await films(11, FILM_BYTES, ADDRESS);
      test.clock.goOn(20 * 3_600_000);
      const row = await startFrom('203.0.113.2');
      await expect(continueUpload(deps(), row, 0, sent(file, ADDRESS))).rejects.toMatchObject(isRefused);
      const { state } = await continueUpload(deps(), row, 0, sent(file, '203.0.113.2'));
      expect(state).toBe('received');
    });

    it('reserved by a killed writer is freed when its lease ends', async () => {
      const row = await startFrom(ADDRESS);
      const heldUntil = new Date(test.clock.now().getTime() + 8_000);
      await deps()
        .db.update(uploads)
        .set({ reserved: 20 * 1024 ** 3, holder: 'killed', heldUntil })
        .where(eq(uploads.id, row.id));
      await expect(startFrom('203.0.113.2')).rejects.toMatchObject(isRefused);
      test.clock.goOn(9_000);
      expect((await startFrom('203.0.113.2')).state).toBe('sending');
    });

    it('forgets the network of a file after a day', async () => {
      const row = await startFrom(ADDRESS);
      await continueUpload(deps(), row, 0, sent(file));
      const networkIn = async () =>
        (await deps().db.select().from(uploads).where(eq(uploads.id, row.id)))[0]?.network;
      await forgetSendersNetworks(deps());
      expect(await networkIn()).toBeInstanceOf(Buffer);
      test.clock.goOn(25 * 3_600_000);
      await forgetSendersNetworks(deps());
      expect(await networkIn()).toBeNull();
    });
  });

  /** Runs one step; a step that the state does not allow is rejected, and changes nothing. */
  const step = async (deps: ReceivingDeps, name: (typeof STEPS)[number], id: number): Promise<void> => {
    const [row] = await deps.db.select().from(uploads).where(eq(uploads.id, id));
    if (!row) return;
    const deciding = { ...deps, outbox: test.outbox };
    const place = await siteOf();
    if (name === 'send')
      await continueUpload(deps, row, row.received, sent(file.subarray(row.received, 200)));
    else if (name === 'rest')
      await continueUpload(deps, row, row.received, sent(file.subarray(row.received)));
    else if (name === 'check') await checkLeft(deps);
    else if (name === 'publish')
      await decideUploads(deciding, ACTOR, place, { act: 'publish', keys: [row.key] });
    else if (name === 'refuse')
      await decideUploads(deciding, ACTOR, place, { act: 'refuse', keys: [row.key], ground: 'quality' });
    else if (name === 'undo' && row.batch) await undoUploads(deciding, ACTOR, place, row.batch);
    else if (name === 'withdraw') await withdrawUpload(deps, row);
    else if (name === 'appeal') {
      const token = `token-${id}`;
      await deps.db
        .update(uploads)
        .set({ appealTokenHash: digestOf(token) })
        .where(and(eq(uploads.id, id), eq(uploads.state, 'refused')));
      await makeUploadAppeal(deps, { token, text: 'És meva.' });
    } else if (name === 'upheld' || name === 'rejected')
      await decideUploadAppeal(deciding, ACTOR, place, row.key, name);
    else if (name === 'purge') await purgeUploads(deps);
    else if (name === 'kill')
      // A process killed while writing or checking: its lease ends only by time.
      await deps.db
        .update(uploads)
        .set({ holder: 'killed', heldUntil: new Date(test.clock.now().getTime() + 1_000) })
        .where(and(eq(uploads.id, id)));
  };

  it('neither loses nor duplicates files, whatever the order of steps', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(1), fc.constantFrom(...STEPS), fc.boolean()), {
          minLength: 3,
          maxLength: 12,
        }),
        async (steps) => {
          const [deps] = both;
          if (!deps) throw new Error('two processes');
          const { id, key, mediaId } = await start(deps);
          for (const [at, name, isTwice] of steps) {
            const who = isTwice ? both : [both[at] ?? deps];
            await Promise.allSettled(who.map((one) => step(one, name, id)));
            test.clock.goOn(name === 'kill' ? 0 : 2_000);
          }
          // Finishes everything that was left.
          test.clock.goOn(10 * 60_000);
          await checkLeft(deps);
          await purgeUploads(deps);
          const [row] = await deps.db.select().from(uploads).where(eq(uploads.id, id));
          const kept = (await test.files()).filter((name) => name.startsWith(key));
          const shown = (await test.app.request(`/media/${mediaId}/full/850.jpg`)).status === 200;
          expect(shown).toBe(row?.state === 'published');
          expect(row?.state).not.toBe('received');
          if (!row) expect(kept).toEqual([]);
          else if (row.state === 'sending') expect(kept.length).toBe(row.received ? 1 : kept.length);
          else expect(kept).toEqual([`${key}.jpg`]);
          if (row?.state === 'sending' && row.received)
            expect((await readFile(deps.folder.incoming(key))).subarray(0, row.received)).toEqual(
              file.subarray(0, row.received),
            );
          if (row) await withdrawUpload(deps, row);
          await purgeUploads(deps);
          expect((await test.files()).filter((name) => name.startsWith(key))).toEqual([]);
        },
      ),
      { numRuns: times({ gate: 5, full: engine === 'embedded' ? 15 : 30 }) },
    );
  });
});
