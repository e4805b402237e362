import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readApiSettings } from './settings';

describe('settings', () => {
  it('are all optional', () => {
    expect(readApiSettings({})).toEqual({
      dataFolder: path.resolve('.portal'),
      sitesFolder: path.resolve(import.meta.dirname, '../../../sites'),
      databaseUrl: undefined,
      demo: true,
      demoLive: true,
      demoPictures: 'pressed',
      renditionBytes: 10_240 * 1024 ** 2,
      uploadBytes: 51_200 * 1024 ** 2,
      smtpUrl: undefined,
      mailFrom: 'portal@localhost.localdomain',
      devMail: true,
      log: { format: 'text', level: 'info' },
      accounts: {
        limits: true,
        gigyaSecret: undefined,
        social: {},
      },
      sellers: { secret: undefined, stripe: undefined },
      bounces: { secret: undefined, address: undefined },
      weather: { key: undefined, origin: 'https://opendata.aemet.es/opendata' },
      unknownHostIsDefault: false,
      offline: true,
      purge: undefined,
    });
  });

  it.each([
    [{}, true],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', PORTAL_DEV_MAIL: 'on' }, true],
    [{ PORTAL_DEV_MAIL: 'off' }, false],
  ])('list emails in %j: %s', (environment, listed) => {
    expect(readApiSettings(environment).devMail).toBe(listed);
  });

  it('reject an unknown picture finish', () => {
    expect(() => readApiSettings({ PORTAL_DEMO_PICTURES: 'shiny' })).toThrow(
      /PORTAL_DEMO_PICTURES must be "pressed" or "flat"/,
    );
  });

  it.each(['0', '1.5', 'much'])('reject %s megabytes for renditions', (text) => {
    expect(() => readApiSettings({ PORTAL_RENDITIONS_MB: text })).toThrow(
      /PORTAL_RENDITIONS_MB must be a number of megabytes/,
    );
    expect(readApiSettings({ PORTAL_RENDITIONS_MB: '2' }).renditionBytes).toBe(2 * 1024 ** 2);
    expect(readApiSettings({ PORTAL_UPLOADS_MB: '3' }).uploadBytes).toBe(3 * 1024 ** 2);
  });

  it('count as unset if empty', () => {
    expect(readApiSettings({ DATABASE_URL: '', PORTAL_DEMO: '' }).databaseUrl).toBeUndefined();
  });

  it('settings of a social provider are its id and secret, with default endpoints', () => {
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

  it('settings that are invalid are all reported, with their rules', () => {
    const read = () => readApiSettings({ DATABASE_URL: 'mysql://x', PORTAL_DEMO: 'maybe' });
    expect(read).toThrow(/DATABASE_URL must be an address such as postgres:/);
    expect(read).toThrow(/PORTAL_DEMO must be "on" or "off"; it is "maybe"/);
  });

  it('settings that are secret are reported by name, without their value', () => {
    for (const [name, value] of [
      ['DATABASE_URL', 'mysql://portal:S3cretPw@db/portal'],
      ['SMTP_URL', 'http://portal:S3cretPw@mail'],
      ['PURGE_TOKEN', 'S3cretPw with spaces'],
      ['GIGYA_SECRET', 'S3cretPw!'],
      ['AEMET_API_KEY', 'S3cretPw é'],
      ['PURGE_URL', 'ftp://portal:S3cretPw@cache/'],
    ] as const) {
      const read = () => readApiSettings({ [name]: value });
      expect(read).toThrow(`${name} must be`);
      expect(read).not.toThrow('S3cretPw');
    }
  });

  it.each([
    [
      { PURGE_URL: 'https://cdn.example/', PURGE_FORMAT: 'fastly' },
      'PURGE_TOKEN must be set: fastly refuses',
    ],
    [
      { PURGE_URL: 'https://cdn.example/', PURGE_FORMAT: 'cloudflare' },
      'PURGE_TOKEN must be set: cloudflare',
    ],
    [{ PURGE_FORMAT: 'varnish' }, 'PURGE_FORMAT is of no use without PURGE_URL'],
    [{ PURGE_TOKEN: 'x' }, 'PURGE_TOKEN is of no use without PURGE_URL'],
    [{ CAPTCHA_VERIFY_URL: 'https://captcha.example/' }, 'must be set together'],
  ])('settings that require another setting say so: %o', (environment, message) => {
    expect(() => readApiSettings(environment)).toThrow(message);
  });

  it.each([
    [{ PORTAL_DEMO: 'off' }, 'with PORTAL_DEMO=off it must not be set'],
    [{ GIGYA_SECRET: 'c2VjcmV0' }, 'PORTAL_DEMO_PROVIDER and GIGYA_SECRET must not be set together'],
    [{ PORTAL_DEMO_PROVIDER: 'El Far' }, 'PORTAL_DEMO_PROVIDER must be the alias of a demo site'],
  ])('settings of the demo’s identity provider are rejected with %o', (environment, message) => {
    expect(() => readApiSettings({ PORTAL_DEMO_PROVIDER: 'far', ...environment })).toThrow(message);
  });

  it('settings of the demo’s identity provider get a random secret per process', () => {
    const [one, other] = [1, 2].map(() => readApiSettings({ PORTAL_DEMO_PROVIDER: 'far' }));
    expect(one?.demoProvider).toBe('far');
    expect(one?.accounts.gigyaSecret).toMatch(/^[\w+/]{27}=$/);
    expect(one?.accounts.gigyaSecret).not.toBe(other?.accounts.gigyaSecret);
  });

  it('settings of a cache that needs no token are complete without one', () => {
    expect(readApiSettings({ PURGE_URL: 'http://127.0.0.1:6081/' }).purge).toEqual({
      url: 'http://127.0.0.1:6081/',
      format: 'varnish',
      token: undefined,
    });
  });
});
