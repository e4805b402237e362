import { createServer } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, EVERY_ENGINE, type TestDatabase, testDatabase } from '../../testing/database';
import { isDatabaseAway } from './failure';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const connecting = async (config: pg.ClientConfig): Promise<unknown> => {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  return failureOf(client.connect());
};

describe('an unavailable database', () => {
  const closing = createServer((socket) => socket.destroy());
  afterAll(() => closing.close());

  const databases = new Map<Engine, TestDatabase>();
  // The first database of a run is created from scratch, which keeps a busy machine longer than any query may
  // take.
  beforeAll(async () => {
    for (const engine of EVERY_ENGINE) databases.set(engine, await testDatabase(engine));
  });
  afterAll(async () => {
    for (const database of databases.values()) await database.remove();
  });

  it('is recognised by a connection that cannot be made', async () => {
    expect(isDatabaseAway(await connecting({ host: '127.0.0.1', port: 1 }))).toBe(true);
    expect(isDatabaseAway(await connecting({ host: 'nobody.invalid' }))).toBe(true);
    expect(isDatabaseAway(await connecting({ host: '/nowhere' }))).toBe(true);
    await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
    const address = closing.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(isDatabaseAway(await connecting({ host: '127.0.0.1', port }))).toBe(true);
  });

  it.each(EVERY_ENGINE)('is not confused with a rejected query, on %s', async (engine) => {
    const refused = await failureOf(Promise.resolve(databases.get(engine)?.db.execute('select nothing')));
    expect(refused).toBeInstanceOf(Error);
    expect(isDatabaseAway(refused)).toBe(false);
  });

  it('is not confused with a missing file or any other error', () => {
    const missing = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', syscall: 'open' });
    for (const error of [missing, new Error('x'), null, undefined, 'ECONNREFUSED'])
      expect(isDatabaseAway(error)).toBe(false);
  });
});
