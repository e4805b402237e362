import { CALLS, REQUEST_TEXTS, takesFile } from '@portal/model';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOST_HEADER } from '../../platform/http/headers';
import { ENGINES } from '../../testing/database';
import { newEditor } from '../../testing/desk';
import { type TestDiscussion, testDiscussion } from '../../testing/discussion';
import type { TestReader } from '../../testing/reader';

const envelope = v.object({
  httpCode: v.number(),
  apiInfo: v.object({ code: v.string(), message: v.string(), text: v.string() }),
});

/** Statuses for an unacceptable body. */
const OF_BODIES = [400, 413, 415];
const JSON_TYPE = 'application/json';

const headersOf = ({ cookies }: TestReader) => ({
  [HOST_HEADER]: 'prova.example',
  origin: 'https://prova.example',
  cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
});

describe.each(ENGINES)('an unreadable body is reported in the error envelope, on %s', (engine) => {
  let test: TestDiscussion;
  let asReader: Record<string, string>;
  let asColleague: Record<string, string>;
  beforeAll(async () => {
    test = await testDiscussion(engine);
    const { reader } = await test.readers.loggedIn();
    asReader = headersOf(reader);
    asColleague = headersOf(await newEditor(test, 'clara@prova.example', 'chief'));
  });
  afterAll(() => test?.database.remove());

  /**
   * POST paths, with 1 for each parameter. Excluded: uploads, which do not parse their body, and logouts,
   * which would break the other requests.
   */
  const paths = () => [
    ...new Set(
      test.app.routes
        .filter(({ method, path }) => method === 'POST' && !path.includes('*'))
        .map(({ path }) => path.replaceAll(/:[a-zA-Z]+(\{[^}]*\})?\??/g, '1'))
        .filter((path) => !takesFile(path) && !path.endsWith('/logout')),
    ),
  ];
  const post = async (path: string, type: string, body: string) => {
    const who = path.startsWith('/api/desk/') ? asColleague : asReader;
    const headers = path === CALLS.viewSums ? {} : who;
    const answer = await test.app.request(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': type, 'content-length': String(Buffer.byteLength(body)) },
      body,
    });
    return { path, status: answer.status, told: await answer.text() };
  };

  it.each([
    ['broken JSON', JSON_TYPE, '{"params":', /^The request was rejected: body: must be JSON/],
    [
      'another content type',
      'application/x-www-form-urlencoded',
      'a=b',
      /: body: must be JSON, .*; it was sent as application\/x-www-form-urlencoded\. Correct that and send it again\.$/,
    ],
    [
      'too much',
      JSON_TYPE,
      `"${'x'.repeat(600_000)}"`,
      /^The request is too large: body: at most \d+ bytes\. Send less\.$/,
    ],
  ])('%s, at every POST endpoint', async (_, type, body, said) => {
    let told = 0;
    for (const path of paths()) {
      const answer = await post(path, type, body);
      if (answer.status < 400) continue;
      const { httpCode, apiInfo } = v.parse(envelope, JSON.parse(answer.told));
      expect(httpCode, path).toBe(answer.status);
      if (!OF_BODIES.includes(answer.status)) continue;
      expect(apiInfo.text, path).not.toBe(REQUEST_TEXTS.notFound);
      expect(apiInfo.text, path).not.toBe(REQUEST_TEXTS.requestFailed);
      if (said.test(apiInfo.text)) told += 1;
    }
    expect(told).toBeGreaterThan(20);
  });

  it('a search without parameters, in plain words', async () => {
    const { status, told } = await post(CALLS.searcher, JSON_TYPE, '{}');
    const { apiInfo } = v.parse(envelope, JSON.parse(told));
    expect([status, apiInfo.message]).toEqual([400, 'params: is missing, and has to be given']);
  });
});
