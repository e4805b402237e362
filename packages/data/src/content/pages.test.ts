import type { Site } from '@portal/model';
import { describe, expect, it, vi } from 'vitest';
import { createClient, type Transport } from '../client/request';
import { createPageClient } from './pages';

const listing = (title: string) => ({
  type: 'listing',
  path: '/cultura/',
  kind: 'section',
  title,
  updatedAt: '2026-03-18T12:00:00Z',
  breadcrumbs: [],
  cards: [],
  nextCursor: null,
});

const site: Site = {
  alias: 'prova',
  id: '1',
  mediaId: '1',
  name: 'La Prova',
  scheme: 'https',
  url: 'https://prova.example',
  staticUrl: '/assets',
  language: 'ca',
  theme: 'wireframe',
  sign: 'none',
  tagline: '',
  description: '',
  timeZone: 'Europe/Madrid',
  features: { users: false, identityProvider: false },
  navigation: [],
  hotTopics: [],
  newsletters: [],
  minAge: 13,
  footer: [],
  social: [],
  adMaps: {},
  isFiction: false,
  machines: { textMining: 'reserved', aiCrawlers: 'search' },
};

const pages = (transport: Transport) =>
  createPageClient(createClient({ transport, origin: 'http://backend.internal' }));

describe('the page client', () => {
  it('requests the site of a host', async () => {
    const transport = vi.fn<Transport>(() => Response.json({ httpCode: 200, response: site }));
    expect(await pages(transport).site('prova.example:3000')).toEqual(site);
    expect(transport.mock.calls[0]?.[0].url).toBe(
      'http://backend.internal/api/front/site?host=prova.example%3A3000',
    );
  });

  it('returns the same object while the back end says that it has not changed', async () => {
    let etag = '"1"';
    const transport = vi.fn<Transport>((request) =>
      request.headers.get('if-none-match') === etag
        ? new Response(null, { status: 304, headers: { etag } })
        : Response.json({ response: listing(etag) }, { headers: { etag } }),
    );
    const client = pages(transport);
    const query = { site: 'prova', path: '/cultura/' };
    const first = await client.page(query);
    expect(await client.page(query)).toBe(first);
    etag = '"2"';
    expect(await client.page(query)).toMatchObject({ title: '"2"' });
    expect(transport).toHaveBeenCalledTimes(3);
  });

  it.each([400, 404, 414])('returns null for a URL with nothing: %d', async (status) => {
    expect(await pages(() => new Response('{}', { status })).page({ site: 'a', path: '/x/' })).toBeNull();
  });

  it('throws for every other failure', async () => {
    await expect(
      pages(() => new Response('{}', { status: 500 })).page({ site: 'a', path: '/x/' }),
    ).rejects.toThrow('An error occurred');
  });

  it('refuses a page that does not match the model', async () => {
    const bad = { ...listing('x'), cards: [{ id: '1', title: 'Hack', url: 'javascript:alert(1)' }] };
    await expect(
      pages(() => Response.json({ response: bad })).page({ site: 'a', path: '/x/' }),
    ).rejects.toThrow();
  });

  it('limits the bytes of the answers it keeps', async () => {
    const asked: string[] = [];
    const transport: Transport = (request) => {
      asked.push(request.headers.get('if-none-match') ?? 'anew');
      return Response.json(
        { httpCode: 200, response: listing('a') },
        { headers: { etag: '"one"', 'content-length': String(6 * 1024 * 1024) } },
      );
    };
    const client = pages(transport);
    for (const path of ['/a/', '/b/', '/c/', '/c/', '/a/']) await client.page({ site: 'prova', path });
    expect(asked).toEqual(['anew', 'anew', 'anew', '"one"', 'anew']);
  });
});
