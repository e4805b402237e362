import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  AEMET_DAYS,
  type LocalAemet,
  type LocalBehaviour,
  localAemet,
  wellBehaved,
} from '../../testing/aemet';
import { Aemet, AemetFailure } from './aemet';
import { textOf } from './answer';

const PLACE = 'La Cañada de Aragüés';
let server: LocalAemet;
let behaviour: LocalBehaviour;
const open = new AbortController().signal;

// A new server for each test: after one of two requests is refused, the other may arrive when the test is
// over.
beforeEach(async () => {
  behaviour = wellBehaved;
  server = await localAemet(() => behaviour);
});
afterEach(() => server.close());

const forecast = (timeoutMs?: number) =>
  new Aemet({ key: 'secret', origin: server.origin, ...(timeoutMs ? { timeoutMs } : {}) }).forecast(
    '99001',
    open,
  );
const failure = async (timeoutMs?: number): Promise<AemetFailure> => {
  const error: unknown = await forecast(timeoutMs).catch((reason: unknown) => reason);
  if (!(error instanceof AemetFailure)) throw new Error(`no failure: ${JSON.stringify(error)}`);
  return error;
};
/** A correct first response, and the given data. */
const data =
  (answer: ReturnType<LocalBehaviour>): LocalBehaviour =>
  (path, origin) =>
    path.includes('/api/') ? wellBehaved(path, origin) : answer;
/** The given first response. */
const first =
  (body: unknown, status = 200, headers?: Record<string, string>): LocalBehaviour =>
  () => ({ status, body, ...(headers ? { headers } : {}) });

describe('AEMET', () => {
  it('is requested for hours and days, each from the URL that the first response contains', async () => {
    expect(await forecast()).toMatchObject({
      place: PLACE,
      issued: '2026-03-18T11:50:11',
      days: [
        { date: '2026-03-18', min: 3, max: 11, uvMax: 3, hours: [{}, {}, {}] },
        { date: '2026-03-19', min: -1, max: 14, hours: [] },
      ],
    });
    expect(server.asked.map(({ path }) => path).sort()).toEqual([
      '/opendata/api/prediccion/especifica/municipio/diaria/99001',
      '/opendata/api/prediccion/especifica/municipio/horaria/99001',
      '/opendata/sh/days',
      '/opendata/sh/hours',
    ]);
  });

  it('has its implausible figures logged in one line', async () => {
    const lines: string[] = [];
    const dia = [
      {
        fecha: '2026-03-18',
        uvMax: '1e99',
        temperatura: { maxima: 1e308, minima: -300 },
        probPrecipitacion: [{ value: '101' }],
      },
    ];
    behaviour = (path, origin) =>
      path.endsWith('/days')
        ? { status: 200, body: [{ ...AEMET_DAYS[0], prediccion: { dia } }] }
        : wellBehaved(path, origin);
    const aemet = new Aemet({ key: 'secret', origin: server.origin, log: (line) => lines.push(line) });
    expect((await aemet.forecast('99001', open)).days[0]).toMatchObject({ uvMax: null });
    expect(lines).toEqual([
      expect.stringMatching(/forecast of 99001 has 4 implausible figures.*1e\+308.* …$/),
    ]);
  });

  it('receives the key with the call, but not with the request for data', async () => {
    await forecast();
    for (const { path, key } of server.asked) expect(key).toBe(path.includes('/api/') ? 'secret' : undefined);
  });

  it.each([
    ['named rightly', 'text/plain;charset=ISO-8859-15', 'latin1'],
    ['named as UTF-8, which it is not', 'application/json;charset=UTF-8', 'latin1'],
    ['not named', 'application/json', 'latin1'],
    ['unknown', 'text/plain;charset=klingon', 'latin1'],
    ['UTF-8', 'application/json; charset="utf-8"', 'utf8'],
    ['UTF-8 that says it is not', 'text/plain;charset=ISO-8859-15', 'utf8'],
  ] as const)('is decoded correctly, charset %s', async (_, type, encoding) => {
    behaviour = (path, origin) => {
      const answer = wellBehaved(path, origin);
      if (typeof answer === 'function' || !Buffer.isBuffer(answer.body)) return answer;
      const body = Buffer.from(answer.body.toString('latin1'), encoding);
      return { headers: { 'content-type': type }, body };
    };
    expect((await forecast()).place).toBe(PLACE);
  });

  it.each([
    [401, 'AEMET_API_KEY', 60],
    [404, 'nothing for this municipality', 60],
    [429, 'too often', 1],
    [500, 'answered 500', 0],
  ])('may refuse with estado %i under a status of 200', async (estado, words, minutes) => {
    behaviour = first({ descripcion: 'no', estado });
    expect(await failure()).toMatchObject({
      message: expect.stringContaining(words),
      waitMs: minutes * 60_000,
    });
    behaviour = data({ body: { descripcion: 'datos expirados', estado } });
    expect((await failure()).message).toContain(words);
    behaviour = first('', estado);
    expect((await failure()).message).toContain(words);
  });

  it('may set a time to retry, within an hour', async () => {
    behaviour = first('', 429, { 'retry-after': '300' });
    expect((await failure()).waitMs).toBe(300_000);
    behaviour = first('', 503, { 'retry-after': '999999' });
    expect((await failure()).waitMs).toBe(3_600_000);
    behaviour = first('', 503, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' });
    expect((await failure()).waitMs).toBe(0);
  });

  it.each([
    ['no JSON', first('<html>Servicio no disponible</html>')],
    ['nothing', first('')],
    ['a list', first([])],
    ['no address', first({ estado: 200 })],
    ['data of another kind', data({ body: [{ nombre: 'x' }] })],
    ['data that break off', data({ body: JSON.stringify(AEMET_DAYS).slice(0, 200) })],
  ])('is rejected if it responds with %s', async (_, broken) => {
    behaviour = broken;
    await failure();
  });

  it.each([
    'http://127.0.0.1:1/secret',
    'http://169.254.169.254/latest/meta-data/',
    'https://aemet.es.evil.example/data',
    'https://notaemet.es/data',
    'http://opendata.aemet.es/data',
    'https://opendata.aemet.es:8443/data',
    'https://user:word@opendata.aemet.es/data',
    'file:///etc/passwd',
    'nowhere',
  ])('is not followed to %s', async (datos) => {
    // Hours and days are served together: once one is refused, the other may not be requested any more.
    const waiting: ServerResponse[] = [];
    behaviour = () => (_, response) => {
      waiting.push(response);
      if (waiting.length < 2) return;
      for (const each of waiting.splice(0)) each.end(JSON.stringify({ estado: 200, datos }));
    };
    expect((await failure()).message).toMatch(/not its own|where its data are/);
    expect(server.asked).toHaveLength(2);
  });

  it('is not followed through redirects', async () => {
    behaviour = data((_, response) => response.writeHead(302, { location: '/opendata/sh/days' }).end());
    await failure();
    behaviour = first('', 302, { location: 'http://127.0.0.1:1/' });
    await failure();
  });

  it('is not read to the end if it responds with more than 1 MB', async () => {
    let sent = 0;
    behaviour = data((_, response) => {
      response.writeHead(200);
      const chunk = Buffer.alloc(64 * 1024, ' ');
      const more = () => {
        while (!response.destroyed && sent < 64 * 1024 * 1024) {
          sent += chunk.length;
          if (!response.write(chunk)) return response.once('drain', more);
        }
        return response.end();
      };
      more();
    });
    expect((await failure()).message).toContain('larger than 1 MB');
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });

  it('times out if it does not respond, or never ends', async () => {
    behaviour = () => () => undefined;
    expect((await failure(50)).message).toContain('in time');
    behaviour = data((_, response) => response.writeHead(200).write('['));
    expect((await failure(50)).message).toContain('in time');
  });

  it('may be down', async () => {
    behaviour = () => (request) => request.socket.destroy();
    await failure();
    const gone = await localAemet(() => wellBehaved);
    await gone.close();
    const nobody = new Aemet({ key: 'secret', origin: gone.origin });
    await expect(nobody.forecast('99001', open)).rejects.toThrow('cannot be reached (ECONNREFUSED)');
  });

  it('is aborted when the server stops', async () => {
    const stopping = new AbortController();
    behaviour = () => () => stopping.abort();
    const aemet = new Aemet({ key: 'secret', origin: server.origin });
    await expect(aemet.forecast('99001', stopping.signal)).rejects.toThrow(AemetFailure);
  });

  it('never exposes its key in the log', async () => {
    behaviour = first('', 500);
    expect((await failure()).message).not.toContain('secret');
  });
});

it('reads the euro sign of ISO-8859-15', () => {
  expect(textOf(Buffer.from([0xa4, 0xe7]), 'text/plain;charset=ISO-8859-15')).toBe('€ç');
});
