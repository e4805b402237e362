import { once } from 'node:events';
import { createServer } from 'node:http';
import { createClient, createPageClient } from '@portal/data';
import { CALLS, loginPath, ROUTES, takesFile } from '@portal/model';
import { LIVE_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { uploadCall } from '@portal/model/participation';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { registerIslands } from '../app/Island';
import { rejectedUploadView } from '../app/participation/rejected-upload';
import { ORIGIN, SITE } from '../app/testing/site';
import type { Visit } from '../app/visit';
import { overHttp } from './backend';
import { isUnavailable } from './circuit';
import { islandsBy } from './islands';
import { uploadRoutes } from './participation/uploads';
import { readerCalls } from './reader';
import { accountPage } from './reader-pages';
import { assets } from './testing/assets';

registerIslands(islandsBy(assets.island));

it('streams a reader’s file to a remote back end, with the headers of the protocol', async () => {
  const pieces: string[] = [];
  let headers: Record<string, unknown> = {};
  const server = createServer((request, response) => {
    if (!request.url?.startsWith(CALLS.uploads)) {
      response.writeHead(404).end();
      return;
    }
    ({ headers } = request);
    request.on('data', (bytes: Buffer) => pieces.push(bytes.toString()));
    request.on('end', () => response.writeHead(204, { 'upload-offset': '10' }).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const backend = overHttp(`http://127.0.0.1:${port}`, { log: () => undefined });
  let sending: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sending = controller;
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'PATCH',
    headers: { 'tus-resumable': '1.0.0', 'upload-offset': '5', 'x-else': 'no' },
    body,
    duplex: 'half',
  };
  const answered = backend.forward(new Request(`http://portal.example${uploadCall('a-b')}`, init));
  sending?.enqueue(new TextEncoder().encode('first'));
  await expect.poll(() => pieces, { timeout: 10_000 }).toEqual(['first']);
  sending?.close();
  const { status, headers: said } = await answered;
  expect([status, said.get('upload-offset')]).toEqual([204, '10']);
  expect(headers).toMatchObject({ 'tus-resumable': '1.0.0', 'upload-offset': '5' });
  expect(headers).not.toHaveProperty('x-else');
  backend.close();
  server.close();
});

it.each([
  ['a file', CALLS.uploads],
  ['a call', '/api/front/subscriptions/checkout'],
])('%s gets a 503 with `Retry-After` while the back end is down', async (_, path) => {
  const away = createServer().listen(0, '127.0.0.1');
  await once(away, 'listening');
  const address = away.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await new Promise((closed) => away.close(closed));
  const backend = overHttp(`http://127.0.0.1:${port}`, { log: () => undefined });
  const call = new Request(`http://portal.example${path}`, { method: 'POST' });
  await expect(backend.forward(call)).rejects.toSatisfy(isUnavailable);
  backend.close();
});

it('pictures of the newsroom are uploads, other requests of the desk are not', () => {
  expect(
    [CALLS.deskPictures, uploadCall('a'), LIVE_DESK_ENDPOINTS.liveStories.path, CALLS.deskUploads].map(
      takesFile,
    ),
  ).toEqual([true, true, false, false]);
});

it.each([
  ['a picture that waits', 200, { state: 'waiting', reason: null }, `${ROUTES.ownUploads}?enviat=1`],
  ['a refused picture', 200, { state: 'refused', reason: 'size' }, `${ROUTES.ownUploads}?error=size`],
  ['too many pictures', 429, null, `${ROUTES.ownUploads}?error=429`],
  ['a reader who is logged out', 401, null, loginPath(ROUTES.ownUploads)],
])('redirects the form of %s, by a response that is never cached', async (_, status, response, location) => {
  const app = new Hono();
  const forward = async () => Response.json({ httpCode: status, response }, { status });
  uploadRoutes(
    app,
    { forward },
    (c) => c.req.raw,
    async () => new Response(null, { status: 403 }),
    async () => new Response(null, { status: 500 }),
  );
  const answer = await app.request(ROUTES.uploadForm, { method: 'POST', body: 'x' });
  const { headers } = answer;
  expect([answer.status, headers.get('location'), headers.get('cache-control')]).toEqual([
    303,
    location,
    'private, no-store',
  ]);
});

it('shows a rejected form again with what was written, and asks for the picture again', async () => {
  const values = { contentId: '7', title: '', caption: 'Un dia', place: 'Blanes', credit: 'Núria Vidal' };
  const issues = [
    { field: 'title', code: 'required' },
    { field: 'rights', code: 'musttrue' },
  ];
  const app = new Hono();
  const forward = async () =>
    Response.json(
      { httpCode: 400, apiInfo: { code: 'x', message: '', issues }, response: { values } },
      { status: 400 },
    );
  uploadRoutes(
    app,
    { forward },
    (c) => c.req.raw,
    async () => new Response(null, { status: 403 }),
    async (c, rejected) => {
      const request = new Request(c.req.url);
      const transport = async () => Response.json({}, { status: 401 });
      const calls = readerCalls({ transport }, ORIGIN, request, '203.0.113.1');
      const pages = createPageClient(createClient({ origin: ORIGIN, transport }));
      const options = { site: SITE, origin: ORIGIN, now: new Date('2026-03-18T12:00:00Z'), assets };
      const work = async (visit: Visit) => rejectedUploadView(visit, rejected);
      const page = await accountPage({ calls, pages, captcha: undefined }, request, work, options);
      return page ?? new Response(null, { status: 403 });
    },
  );
  const answer = await app.request(new URL(ROUTES.uploadForm, ORIGIN).href, { method: 'POST', body: 'x' });
  const html = await answer.text();
  expect(answer.status).toBe(400);
  for (const text of ['value="Núria Vidal"', 'value="Blanes"', '>Un dia</textarea>', 'value="7"'])
    expect(html).toContain(text);
  expect(html).toContain('El títol és obligatori');
  expect(html).toContain('necessitem el teu permís');
  expect(html).toContain('torna a triar la foto');
});
