import { describe, expect, it } from 'vitest';
import { SettingsError } from '../../platform/process/environment';
import { readSiteFile } from '../../sites/file';
import { SITE_FILE } from '../../testing/site';
import { withDemoProvider } from './provider';

const real = readSiteFile('prova.yaml', SITE_FILE);
const siteOf = (alias: string, users: boolean) => ({
  ...real,
  alias,
  features: { ...real.features, users, identityProvider: false },
  identityProvider: undefined,
});
const SITES = [siteOf('diari', true), siteOf('radio', false)];

describe('the demo’s identity provider', () => {
  it('has the accounts of its configured site only', () => {
    expect(withDemoProvider(SITES, undefined)).toEqual(SITES);
    const [diari, radio] = withDemoProvider(SITES, 'diari');
    expect(diari).toMatchObject({
      features: { users: true, identityProvider: true },
      identityProvider: { script: '/dev/identity-provider/gigya.js?apiKey=demo' },
    });
    expect(radio).toEqual(SITES[1]);
  });

  it.each([
    ['on', SITES, 'PORTAL_DEMO_PROVIDER names no site: on. There are diari, radio.'],
    ['radio', SITES, 'PORTAL_DEMO_PROVIDER names radio, where readers have no accounts'],
    ['diari', [...SITES, real], 'a real provider keeps accounts: that of prova'],
    ['prova', [real], 'a real provider keeps accounts: that of prova'],
  ])('is refused for %s with a message', (alias, sites, message) => {
    expect(() => withDemoProvider(sites, alias)).toThrow(message);
    expect(() => withDemoProvider(sites, alias)).toThrow(SettingsError);
  });
});
