import { expect, it } from 'vitest';
import { portalWith } from './portal';

const ORIGIN = 'https://captcha.example';

const portal = await portalWith({
  env: {
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: 'key-of-tests',
    CAPTCHA_SECRET: 'secret-of-tests',
    CAPTCHA_SCRIPT_URL: `${ORIGIN}/api.js`,
    CAPTCHA_VERIFY_URL: `${ORIGIN}/siteverify`,
  },
});

it('allows the captcha’s provider on the registration page only', async () => {
  const policyOf = async (address: string) =>
    (await portal.ask('ribera', address)).headers['content-security-policy'];
  expect(await policyOf('/registro')).toContain(ORIGIN);
  for (const address of ['/', '/acceso/', '/nothing/']) {
    expect(await policyOf(address)).toContain("default-src 'self'");
    expect(await policyOf(address)).not.toContain(ORIGIN);
  }
});
