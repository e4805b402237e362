import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { CALLS, endpointPath } from '@portal/model';
import {
  COMMENT_ENDPOINTS,
  MAX_POLL_VOTES_OF_NETWORK,
  MAX_RATINGS_OF_NETWORK,
  POLL_ENDPOINTS,
  REACTION_ENDPOINTS,
  uploadCall,
} from '@portal/model/participation';
import { NEWSLETTER_ENDPOINTS, PASSWORD_ENDPOINTS, REGISTRATION_ENDPOINTS } from '@portal/model/readers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTS, networksOfPlace, openScene, type Scene, type Visitor } from './abuser';
import { call } from './wire';

/** Additional allowance of a place over that of one of its networks. */
const BEYOND = 20;
/** Maximum renditions in the queue or in progress for one network. */
const RENDITIONS_OF_NETWORK = 81;
const RENDITION = /\/media\/[0-9a-f]{20}\/[\dfulx]+\/\d+\.(?:avif|webp)/g;

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
}, 300_000);
afterAll(() => scene?.close(), 60_000);

const contentAt = async (slug: string): Promise<string> => {
  const [row] = await scene.rows<{ id: string }>('select id::text as id from contents where path like $1', [
    `%/${slug}/`,
  ]);
  if (!row) throw new Error(`no content ${slug}`);
  return row.id;
};

describe('identities that cost nothing', () => {
  it('cannot hide a comment of another reader', async () => {
    const content = await contentAt('pisos-turistics-nucli-antic');
    const [comment] = await scene.rows<{ id: string }>(
      `select id::text as id from comments where content_id = $1 and state = 'published' and reports = 0 order by id limit 1`,
      [content],
    );
    for (let at = 1; at <= 6; at += 1) {
      const stranger = scene.visitor(`198.51.100.${at}`);
      await stranger.openDemoAccount();
      const path = endpointPath(COMMENT_ENDPOINTS.report, comment?.id);
      const report = await stranger.post(path, { reason: 'spam' });
      expect([report.status, report.code]).toEqual([412, 'INCOMPLETE_PROFILE']);
    }
    const [after] = await scene.rows<{ state: string; reports: number }>(
      'select state, reports from comments where id = $1',
      [comment?.id],
    );
    expect(after).toEqual({ state: 'published', reports: 0 });
  });

  it('cannot decide a poll: the networks of one place have few votes more than a single one', async () => {
    const [row] = await scene.rows<{ id: string; option: string; votes: number }>(
      `select p.content_id::text as id, min(o.id)::text as option, p.votes from polls p join contents c on c.id = p.content_id
        join poll_options o on o.content_id = p.content_id
        where c.site = 'ribera' and p.voters = 'everybody' and c.status = 'published' group by p.content_id, p.votes`,
    );
    if (!row) throw new Error('no poll for everybody');
    const statuses = await Promise.all(
      networksOfPlace(MAX_POLL_VOTES_OF_NETWORK + BEYOND + 15).map(async (address) => {
        const browser = scene.visitor(address, HOSTS.ribera);
        await browser.get(endpointPath(POLL_ENDPOINTS.of, row.id));
        return (await browser.post(endpointPath(POLL_ENDPOINTS.vote, row.id), { options: [row.option] }))
          .status;
      }),
    );
    const counted = MAX_POLL_VOTES_OF_NETWORK + BEYOND;
    expect(statuses.toSorted()).toEqual([...Array(counted).fill(200), ...Array(15).fill(429)]);
    const votes = 'select votes from polls where content_id = $1';
    expect(await scene.rows(votes, [row.id])).toEqual([{ votes: row.votes + counted }]);
  });

  it('cannot decide a rating', async () => {
    const recipe = await contentAt('suquet-de-cal-xerric');
    const statuses: number[] = [];
    for (const address of networksOfPlace(MAX_RATINGS_OF_NETWORK + BEYOND + 10)) {
      const rating = await scene
        .visitor(address)
        .post(endpointPath(REACTION_ENDPOINTS.rate, recipe), { value: 5 });
      statuses.push(rating.status);
    }
    const counted = MAX_RATINGS_OF_NETWORK + BEYOND;
    expect(statuses).toEqual([...Array(counted).fill(200), ...Array(10).fill(429)]);
  });

  it('cause few emails to a mailbox, whichever endpoint is called and however its address is written', async () => {
    const recoveries: number[] = [];
    const newsletters: number[] = [];
    for (let at = 1; at <= 6; at += 1) {
      const email = `victima+${at}@mail.example`;
      const stranger = scene.visitor(`198.51.101.${at}`);
      recoveries.push((await stranger.post(PASSWORD_ENDPOINTS.recoverPassword.path, { email })).status);
      newsletters.push(
        (await stranger.post(endpointPath(NEWSLETTER_ENDPOINTS.subscribe, `Victima+n${at}@mail.example`)))
          .status,
      );
    }
    // Answered and counted like those of an account, although no email is sent.
    expect(recoveries).toEqual(Array(6).fill(200));
    expect(newsletters).toEqual([200, 429, 429, 429, 429, 429]);
  });

  it('cannot take a name of the newsroom, or one that looks like another reader’s', async () => {
    const stranger = scene.visitor('198.51.102.1');
    // The nick of every demo account begins with “demo-”, and the rest is random.
    const [known] = await scene.rows<{ nick: string }>(
      `select nick from accounts where nick ~ 'o' and guardian_id is null order by id limit 1`,
    );
    if (!known) throw new Error('no nick has a letter that looks like another');
    const alike = known.nick.replace('o', '0');
    for (const nick of ['Redacció', 'El Far', 'E1 Far', 'admin', alike]) {
      const answer = await stranger.post(REGISTRATION_ENDPOINTS.nick.path, { nick });
      expect(answer.response, nick).toMatchObject({ available: false });
    }
    expect(
      (await stranger.post(REGISTRATION_ENDPOINTS.nick.path, { nick: 'gavina-de-ponent' })).response,
    ).toMatchObject({
      available: true,
    });
  });

  it('leave no digest that identifies a network in the database without the key of the day', async () => {
    const address = '198.51.100.77';
    const recipe = await contentAt('suquet-de-cal-xerric');
    const rating = await scene
      .visitor(address)
      .post(endpointPath(REACTION_ENDPOINTS.rate, recipe), { value: 4 });
    expect(rating.status).toBe(200);
    const rows = await scene.rows<{ network: Buffer }>(
      'select network from content_ratings where network is not null',
    );
    const digests = rows.map(({ network }) => network.toString('hex'));
    expect(digests.length).toBeGreaterThan(0);
    const texts = [address, `rating ${recipe} ${address}`, `rating ${address}`, `${recipe} ${address}`];
    for (const text of texts) expect(digests).not.toContain(createHash('sha256').update(text).digest('hex'));
    const keys = await scene.rows<{ key: Buffer }>('select key from network_keys');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.map(({ key }) => key.length)).toEqual(keys.map(() => 32));
  });

  it('cannot inflate views', { tags: ['full'] }, async () => {
    const content = await contentAt('noms-de-les-barques');
    const views = async () => {
      const [row] = await scene.rows<{ views: number }>(
        `select coalesce(sum(first + second + third + fourth), 0)::int as views from view_sums where content_id = $1`,
        [content],
      );
      return row?.views ?? 0;
    };
    const before = await views();
    const query = new URLSearchParams({ content, source: 'own', quarter: '2', seconds: '9' });
    for (const address of networksOfPlace(240))
      expect((await scene.visitor(address).ask('POST', `${CALLS.view}?${query}`)).status).toBe(204);
    await expect.poll(views, { timeout: 20_000, interval: 500 }).toBe(before + 30 + BEYOND);
  });
});

describe('requests that cost nothing', () => {
  /** A request that is sent and kept open, and the first line of its response. */
  const held: Socket[] = [];
  const hold = (address: string, from: string): Promise<string> => {
    const socket = connect(scene.port, '127.0.0.1');
    held.push(socket);
    socket.on('error', () => undefined);
    socket.write(`GET ${address} HTTP/1.1\r\nHost: ${HOSTS.far}\r\nX-Forwarded-For: ${from}\r\n\r\n`);
    return once(socket, 'data').then(
      ([bytes]: Buffer[]) => bytes?.toString('latin1').split('\r\n\r\n', 1)[0] ?? '',
    );
  };
  const renditions = async (): Promise<string[]> => {
    const named = new Set<string>();
    for (const page of ['/', '/territori/', '/cultura/', '/societat/']) {
      const { text } = await scene.visitor('203.0.113.200').get(page);
      for (const [address] of text.matchAll(RENDITION)) named.add(address);
    }
    return [...named];
  };
  afterAll(() => {
    for (const socket of held) socket.destroy();
  });

  it('do not delay another reader’s picture, and are refused beyond the share of their network', async () => {
    const named = await renditions();
    const flood = named.filter((address) => !address.includes('/210.')).slice(0, 250);
    const wanted = named.find((address) => address.includes('/210.')) ?? '';
    expect(flood.length).toBe(250);
    const answers = flood.map((address) => hold(address, '198.51.100.77'));
    const reader = await call(scene.port, HOSTS.far, wanted, {
      headers: { host: HOSTS.far, 'x-forwarded-for': '203.0.113.5' },
    });
    expect(reader.status).toBe(200);
    // Refusals come at once; waiting requests are processed in turn, or dropped when the client disconnects.
    const refused: string[] = [];
    for (const answer of answers) void answer.then((head) => head.includes(' 503 ') && refused.push(head));
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(flood.length - RENDITIONS_OF_NETWORK);
    for (const head of refused) expect(head.toLowerCase()).toMatch(/retry-after: 5/);
    for (const socket of held.splice(0)) socket.destroy();
  });

  it('create no rendition that no page names', async () => {
    const [one = ''] = await renditions();
    const [, id] = /\/media\/([0-9a-f]{20})\//.exec(one) ?? [];
    for (const name of ['1x1/1600.jpg', '21x9/210.jpg', 'full/410.jpg', '2x3/210.webp', '16x9/211.avif'])
      expect((await scene.visitor('198.51.100.78').get(`/media/${id}/${name}`)).status, name).toBe(404);
  });

  it('take no space for readers’ files by announcing films', async () => {
    const content = await contentAt('fotos-lectors-costa');
    await scene.rows(
      `update contents set extra = jsonb_set(extra, '{uploadCall}', '{"kinds": ["image", "video"]}') where id = $1`,
      [content],
    );
    const metadata = (type: string) =>
      Object.entries({
        contentId: content,
        type,
        title: 'T',
        caption: '',
        place: '',
        credit: 'C',
        rights: 'on',
      })
        .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
        .join(',');
    const announce = (reader: Visitor, type: string, size: number) =>
      reader.ask('POST', CALLS.uploads, undefined, {
        'tus-resumable': '1.0.0',
        'upload-length': String(size),
        'upload-metadata': metadata(type),
      });
    const stranger = scene.visitor('198.51.100.90');
    await stranger.openDemoAccount();
    expect((await announce(stranger, 'image/jpeg', 1_000)).status).toBe(412);
    // Fifteen accounts with a confirmed address announce three films of the maximum size each.
    for (let at = 0; at < 15; at += 1) {
      const reader = scene.visitor(`198.51.100.${100 + at}`);
      await reader.openDemoAccount();
      await scene.rows('update accounts set validated_at = now() where validated_at is null and is_demo');
      for (let film = 0; film < 3; film += 1)
        expect((await announce(reader, 'video/mp4', 500 * 1024 ** 2)).status).toBe(201);
    }
    const reader = scene.visitor('203.0.113.9');
    await reader.openDemoAccount();
    await scene.rows('update accounts set validated_at = now() where validated_at is null and is_demo');
    const picture = await announce(reader, 'image/jpeg', 4);
    expect(picture.status).toBe(201);
    const key = String(picture.headers.location).split('/').at(-1) ?? '';
    const sent = await reader.ask('PATCH', uploadCall(key), 'no', {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    });
    expect(sent.status).toBe(204);
  });

  it('requests by this machine’s own names create no page, whatever port follows them', async () => {
    const first = await call(scene.port, HOSTS.far, '/', { headers: { host: HOSTS.far } });
    const statuses = new Set<number>();
    for (let port = 1; port <= 620; port += 1) {
      const headers = { host: `localhost:${port}`, 'x-forwarded-for': '198.51.100.80' };
      statuses.add((await call(scene.port, HOSTS.far, '/', { headers })).status);
    }
    expect([...statuses]).toEqual([421]);
    const again = await call(scene.port, HOSTS.far, '/', {
      headers: { host: HOSTS.far, 'if-none-match': first.headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('requests that are aborted leave no line in the log', async () => {
    const before = scene.portal.said().length;
    for (let at = 0; at < 20; at += 1) {
      const socket = connect(scene.port, '127.0.0.1');
      socket.on('error', () => undefined);
      const head = `Host: ${HOSTS.far}\r\nX-Forwarded-For: 198.51.100.81\r\nContent-Type: application/json`;
      socket.write(`POST /api/front/user/login HTTP/1.1\r\n${head}\r\nContent-Length: 500\r\n\r\n{"email":`);
      await once(socket, 'connect');
      socket.destroy();
    }
    // Aborted work is completed before other requests get a response.
    for (let at = 0; at < 20; at += 1) {
      const login = await scene
        .visitor('203.0.113.6')
        .post('/api/front/user/login', { email: 'a', password: 'b' });
      expect([400, 401]).toContain(login.status);
    }
    expect(scene.portal.said().slice(before)).not.toMatch(/ (?:error|warn) /);
  });
});
