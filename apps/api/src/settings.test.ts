import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readApiSettings } from './settings';

describe('settings', () => {
  it('need nothing', () => {
    expect(readApiSettings({})).toEqual({
      dataFolder: path.resolve('.portal'),
      databaseUrl: undefined,
      demo: true,
      smtpUrl: undefined,
      mailFrom: 'portal@localhost.localdomain',
    });
  });

  it('that are empty are not set', () => {
    expect(readApiSettings({ DATABASE_URL: '', PORTAL_DEMO: '' }).databaseUrl).toBeUndefined();
  });

  it('that are wrong are named, all of them, with what they must be', () => {
    const read = () => readApiSettings({ DATABASE_URL: 'mysql://x', PORTAL_DEMO: 'maybe' });
    expect(read).toThrow(/DATABASE_URL must be an address such as postgres:/);
    expect(read).toThrow(/PORTAL_DEMO must be "on" or "off"; it is "maybe"/);
  });
});
