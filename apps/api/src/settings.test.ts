import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readApiSettings } from './settings';

describe('settings', () => {
  it('need nothing', () => {
    expect(readApiSettings({})).toEqual({
      dataFolder: path.resolve('.portal'),
      sitesFolder: path.resolve(import.meta.dirname, '../sites'),
      databaseUrl: undefined,
      demo: true,
      smtpUrl: undefined,
      mailFrom: 'portal@localhost.localdomain',
      devMail: true,
      log: { format: 'text', level: 'info' },
      accounts: { limits: true, gigyaSecret: undefined, social: {} },
      weather: { key: undefined, origin: 'https://opendata.aemet.es/opendata' },
      unknownHostIsDefault: false,
      purge: undefined,
    });
  });

  it.each([
    [{}, true],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', PORTAL_DEV_MAIL: 'on' }, true],
    [{ PORTAL_DEV_MAIL: 'off' }, false],
  ])('list letters in %j: %s', (environment, listed) => {
    expect(readApiSettings(environment).devMail).toBe(listed);
  });

  it('that are empty are not set', () => {
    expect(readApiSettings({ DATABASE_URL: '', PORTAL_DEMO: '' }).databaseUrl).toBeUndefined();
  });

  it('of a social provider are its id and its secret, and its own addresses unless said', () => {
    const { social } = readApiSettings({
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_TOKEN_URL: 'http://127.0.0.1:1/token',
    }).accounts;
    expect(social.google).toMatchObject({
      clientId: 'id',
      endpoints: { tokenUrl: 'http://127.0.0.1:1/token' },
    });
    expect(social.google?.endpoints.authorizationUrl).toContain('accounts.google.com');
    expect(social.apple).toBeUndefined();
    expect(() => readApiSettings({ APPLE_CLIENT_ID: 'id' })).toThrow(
      'APPLE_CLIENT_ID and APPLE_CLIENT_SECRET must be set together',
    );
  });

  it('that are wrong are named, all of them, with what they must be', () => {
    const read = () => readApiSettings({ DATABASE_URL: 'mysql://x', PORTAL_DEMO: 'maybe' });
    expect(read).toThrow(/DATABASE_URL must be an address such as postgres:/);
    expect(read).toThrow(/PORTAL_DEMO must be "on" or "off"; it is "maybe"/);
  });
});
