import { DrizzleQueryError } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database';
import { createLog, describeError, LOG_FORMATS, LOG_LEVELS, type LogFormat, type LogLevel } from './log';

const NOW = new Date('2026-03-18T12:00:00Z');
function logged(format: LogFormat, level: LogLevel = 'info') {
  const lines: [LogLevel, string][] = [];
  const log = createLog(
    { format, level },
    (kind, line) => void lines.push([kind, line]),
    () => NOW,
  );
  return { log, lines };
}

describe('the log', () => {
  it('writes time, level and message, one line each', () => {
    const { log, lines } = logged('text');
    log('Opening');
    log.warn('It is slow');
    log.error('It failed');
    expect(lines).toEqual([
      ['info', '2026-03-18T12:00:00.000Z info Opening'],
      ['warn', '2026-03-18T12:00:00.000Z warn It is slow'],
      ['error', '2026-03-18T12:00:00.000Z error It failed'],
    ]);
  });

  it('writes JSON if configured', () => {
    const { log, lines } = logged('json');
    log.error('a\nb');
    expect(JSON.parse(lines[0]?.[1] ?? '')).toEqual({
      time: NOW.toISOString(),
      level: 'error',
      message: 'a\nb',
    });
  });

  it('writes a warning or an error once, with its number of repeats after ten seconds', () => {
    vi.useFakeTimers();
    try {
      const { log, lines } = logged('text');
      for (let at = 0; at < 500; at += 1) log.error('request failed: the back end does not answer');
      log.error('another');
      log('Opening');
      log('Opening');
      expect(lines).toHaveLength(4);
      vi.advanceTimersByTime(10_000);
      expect(lines.slice(4).map(([, line]) => line)).toEqual([
        '2026-03-18T12:00:00.000Z error request failed: the back end does not answer (499 times more in 10 s)',
      ]);
      log.error('request failed: the back end does not answer');
      expect(lines).toHaveLength(6);
    } finally {
      vi.useRealTimers();
    }
  });

  it('remembers a limited number of messages', () => {
    vi.useFakeTimers();
    try {
      const { log, lines } = logged('text');
      for (let at = 0; at < 1_000; at += 1) log.error(`failure ${at}`);
      log.error('failure 0');
      log.error('failure 999');
      expect(lines).toHaveLength(1_001);
      // The number of timers is limited too.
      expect(vi.getTimerCount()).toBe(100);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each(LOG_LEVELS)('omits messages below %s', (level) => {
    const { log, lines } = logged('text', level);
    log('1');
    log.warn('2');
    log.error('3');
    expect(lines.map(([kind]) => kind)).toEqual(LOG_LEVELS.slice(0, LOG_LEVELS.indexOf(level) + 1).reverse());
  });

  it.each(LOG_FORMATS)('writes one line as %s, whatever a message contains', (format) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { log, lines } = logged(format);
        log.error(`first ${text}\r\n2026-03-18T12:00:00.000Z info forged\u2028\u001b[2J`);
        expect(lines).toHaveLength(1);
        expect(lines[0]?.[1]).not.toMatch(format === 'text' ? /[\p{Cc}\p{Zl}\p{Zp}]/u : /[\n\r]/);
      }),
    );
  });

  it.each([
    ['550 5.1.1 <núria.escarré@example.org> unknown', 'núria'],
    ['Failed to parse URL from http://far.localhost/buscar?text=divorci', 'divorci'],
    ['/acceso/contrasena/?token=abc broke off', 'abc'],
    [`token ${'A1_-'.repeat(11)} was spent`, 'A1_-'],
    ['connect postgres://portal:secreta@db.example failed', 'secreta'],
  ])('removes personal data and secrets from: %s', (message, secret) => {
    const { log, lines } = logged('text');
    log.error(message);
    expect(lines[0]?.[1]).not.toContain(secret);
  });

  it('truncates an endless message to a page', () => {
    const { log, lines } = logged('text');
    // A backtracking pattern would never end.
    for (const part of ['a@', '?', 'x', '?a=', '-']) log.error(part.repeat(2_000_000));
    expect(Math.max(...lines.map(([, line]) => line.length))).toBeLessThan(10_000);
  });
});

describe('the description of a failure', () => {
  it('has its name, its message and its place, on one line of the log', () => {
    const { log, lines } = logged('text');
    log.error(describeError(new TypeError('no such thing')));
    expect(lines[0]?.[1]).toMatch(/error TypeError: no such thing\\n {4}at .*log\.test/);
  });

  it('names the place of a value that a schema rejects', () => {
    const schema = v.object({ breadcrumbs: v.array(v.object({ text: v.string() })) });
    expect.assertions(1);
    try {
      v.parse(schema, { breadcrumbs: [{ txt: 'Portada' }] });
    } catch (error) {
      expect(describeError(error)).toMatch(/^ValiError: .* at breadcrumbs\.0\.text\n/);
    }
  });

  describe('the description of a failed query', () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await testDatabase('embedded');
    });
    afterAll(() => database.remove());

    it("contains neither its values nor the database's quotes of them", async () => {
      const secret = 'paraula-molt-secreta';
      const failures: unknown[] = [];
      const failing = (query: PromiseLike<unknown>) =>
        query.then(undefined, (error: unknown) => failures.push(error));
      const { db } = database;
      const { accounts } = await import('../../readers/accounts/tables');
      const row = {
        nick: secret,
        nickKey: secret,
        email: secret,
        emailKey: secret,
        language: 'ca',
        site: 'far',
        createdAt: NOW,
      };
      await db.insert(accounts).values(row);
      await failing(db.insert(accounts).values(row));
      await failing(db.$client.query('select $1::integer', [secret]));
      await failing(db.$client.query('select $1::text from nowhere', [secret]));
      expect(failures).toHaveLength(3);
      expect(failures[0]).toBeInstanceOf(DrizzleQueryError);
      expect(String(Object(failures[0]).message)).toContain(secret);
      const words = failures.map(describeError);
      expect(words.join('\n')).not.toContain(secret);
      expect(words[0]).toMatch(/^query failed: 23505 .*constraint=accounts_nick.*insert into "accounts"/);
      expect(words[1]).toMatch(/^query failed: 22P02/);
      expect(words[2]).toMatch(/^query failed: 42P01/);
    });
  });

  it.each([undefined, null, 'a secret', { password: 'a secret' }])(
    'the description of a failure of %j names its type and no more',
    (thrown) => {
      expect(describeError(thrown)).toMatch(/^(undefined|object|string) was thrown$/);
    },
  );
});
