import { readFile } from 'node:fs/promises';
import { and, eq, like, or } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOf } from '../accounts/secrets';
import { joinDatabase, type OpenDatabase } from '../database/client';
import { uploads } from '../database/uploads';
import { siteByAlias } from '../sites/find';
import { ENGINES } from '../testing/database';
import { times } from '../testing/level';
import { photo, type TestUploads, testUploads, WORDS } from '../testing/uploads';
import { decideUploadAppeal, makeUploadAppeal } from './appeals';
import { checkLeft, checkUpload } from './checking';
import { decideUploads, undoUploads } from './deciding';
import type { UploadDeps } from './deps';
import { continueUpload, startUpload } from './receiving';
import { purgeUploads, withdrawUpload } from './withdrawing';

const ACTOR = { id: 1, name: 'Pau', site: 'prova', role: 'chief' } as const;
/** What may happen to a file, by either process. */
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

const streamOf = (bytes: Buffer) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      controller.close();
    },
  });

describe.each(ENGINES)('readers’ files in two processes, on %s', (engine) => {
  let test: TestUploads;
  let other: OpenDatabase;
  let both: UploadDeps[];
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

  const start = async (deps: UploadDeps) => {
    const { rights: _, ...words } = WORDS;
    test.clock.goOn(2 * 3_600_000);
    return startUpload(deps, (await siteOf()).site, accountId, {
      ...{ contentId: test.callId, kind: 'image', size: file.length, words: { ...words, rights: true } },
    });
  };

  it('checks a file once, publishes it once, and takes the last place once', async () => {
    const [one, two] = both;
    if (!one || !two) throw new Error('two processes');
    const row = await start(one);
    const taken = await Promise.allSettled(both.map((deps) => continueUpload(deps, row, 0, streamOf(file))));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const checked = await Promise.all(both.map((deps) => checkUpload(deps, row.id)));
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

  it('keeps room for files that come, not for those that were only announced', async () => {
    const [deps] = both;
    if (!deps) throw new Error('two processes');
    const size = 500 * 1024 ** 2;
    const createdAt = test.clock.now();
    const expiresAt = new Date(createdAt.getTime() + 24 * 3_600_000);
    const announced = Array.from({ length: 41 }, (_, at) => ({
      ...{ site: 'prova', contentId: test.callId, kind: 'video' as const, size, createdAt, expiresAt },
      ...{
        key: `announced-${at}`,
        mediaId: `announced-${at}`,
        title: 'T',
        caption: '',
        place: '',
        credit: '',
      },
    }));
    await deps.db.insert(uploads).values(announced);
    const { rights: _, ...words } = WORDS;
    const startNow = async () =>
      startUpload(deps, (await siteOf()).site, accountId, {
        ...{ contentId: test.callId, kind: 'image', size: file.length, words: { ...words, rights: true } },
      });
    await expect(startNow()).rejects.toMatchObject({ status: 503 });
    test.clock.goOn(11 * 60_000);
    const { id } = await startNow();
    await deps.db.delete(uploads).where(or(eq(uploads.id, id), like(uploads.key, 'announced-%')));
  });

  /** One step; what a state does not allow is refused, and changes nothing. */
  const step = async (deps: UploadDeps, name: (typeof STEPS)[number], id: number): Promise<void> => {
    const [row] = await deps.db.select().from(uploads).where(eq(uploads.id, id));
    if (!row) return;
    const deciding = { ...deps, outbox: test.outbox };
    const place = await siteOf();
    if (name === 'send')
      await continueUpload(deps, row, row.received, streamOf(file.subarray(row.received, 200)));
    else if (name === 'rest')
      await continueUpload(deps, row, row.received, streamOf(file.subarray(row.received)));
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
      // A process that was killed while it wrote or checked: nobody lets go, until its time is over.
      await deps.db
        .update(uploads)
        .set({ holder: 'killed', heldUntil: new Date(test.clock.now().getTime() + 1_000) })
        .where(and(eq(uploads.id, id)));
  };

  it('loses none and doubles none, whatever happens in whichever order', async () => {
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
          // Whatever was left is finished.
          test.clock.goOn(10 * 60_000);
          await checkLeft(deps);
          await purgeUploads(deps);
          const [row] = await deps.db.select().from(uploads).where(eq(uploads.id, id));
          const kept = (await test.files()).filter((name) => name.startsWith(key));
          const shown = (await test.app.request(`/media/${mediaId}/full/210.jpg`)).status === 200;
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
