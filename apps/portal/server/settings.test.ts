import { expect, it } from 'vitest';
import { readPortalSettings } from './settings';

it('the demo’s identity provider needs the back end in this process', () => {
  const environment = { PORTAL_DEMO_PROVIDER: 'far' };
  expect(readPortalSettings(environment).api.demoProvider).toBe('far');
  expect(() => readPortalSettings({ ...environment, API_ORIGIN: 'https://api.example.org' })).toThrow(
    'PORTAL_DEMO_PROVIDER and API_ORIGIN must not be set together',
  );
});
