import { describe, expect, it } from 'vitest';
import { SITE_FILE } from '../testing/site';
import { readSiteFile } from './file';
import { createServedAt, servedBeside } from './served-at';

const site = readSiteFile('prova.yaml', SITE_FILE);
const other = { ...site, alias: 'altra', url: 'https://altra.example' };

describe('links of letters that no request has caused', () => {
  it('lead to a site’s public address where letters are really sent', () => {
    const { servedAt, opened } = createServedAt(false, 3000);
    opened(3000);
    expect(servedAt(site).url).toBe('https://prova.example');
  });

  it('lead to the server that is tried where letters stay on its machine', () => {
    expect(createServedAt(true, 3000).servedAt(site)).toEqual({
      ...site,
      url: 'http://prova.localhost:3000',
    });
    const { servedAt, opened } = createServedAt(true, 0);
    expect(servedAt(site).url).toBe('https://prova.example');
    opened(41234);
    expect(servedAt(site).url).toBe('http://prova.localhost:41234');
  });
});

it.each([
  ['https://prova.example', 'https://prova.example', 'https://altra.example'],
  ['http://prova.localhost:3000', 'http://prova.localhost:3000', 'http://altra.localhost:3000'],
  ['http://localhost', 'http://localhost', 'http://altra.localhost'],
])('from %s a reader is led to that site at %s, and to others at %s', (origin, own, beside) => {
  const servedAt = servedBeside({ site, origin });
  expect([servedAt(site).url, servedAt(other).url]).toEqual([own, beside]);
});
