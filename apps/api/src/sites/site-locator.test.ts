import { describe, expect, it } from 'vitest';
import { SITE_FILE } from '../testing/site';
import { readSiteFile } from './file';
import { createSiteLocator, locatorFrom } from './site-locator';

const site = readSiteFile('prova.yaml', SITE_FILE);
const other = { ...site, alias: 'altra', url: 'https://altra.example' };

describe('links in emails that no request triggers', () => {
  it('lead to a site’s public address if emails are really sent', () => {
    const { locateSite, setPortalPort } = createSiteLocator(false, 3000);
    setPortalPort(3000);
    expect(locateSite(site).url).toBe('https://prova.example');
  });

  it('lead to the server under trial if emails stay on its machine', () => {
    expect(createSiteLocator(true, 3000).locateSite(site)).toEqual({
      ...site,
      url: 'http://prova.localhost:3000',
    });
    const { locateSite, setPortalPort } = createSiteLocator(true, 0);
    expect(locateSite(site).url).toBe('https://prova.example');
    setPortalPort(41234);
    expect(locateSite(site).url).toBe('http://prova.localhost:41234');
  });
});

it.each([
  ['https://prova.example', 'https://prova.example', 'https://altra.example'],
  ['http://prova.localhost:3000', 'http://prova.localhost:3000', 'http://altra.localhost:3000'],
  ['http://localhost', 'http://localhost', 'http://altra.localhost'],
])('from %s, links to that site lead to %s, and to others to %s', (origin, own, beside) => {
  const locateSite = locatorFrom({ site, origin });
  expect([locateSite(site).url, locateSite(other).url]).toEqual([own, beside]);
});
