import { SITES } from '@portal/tokens';
import { expect, it, vi } from 'vitest';
import { SITE } from '../app/testing/site';
import { SiteFinder } from './site-finder';
import { createThemeCheck, startMessage, withDoubles } from './starting';

const far = {
  alias: 'far',
  name: 'El Far',
  hosts: ['far.localhost', 'elfar.example'],
  url: 'https://elfar.example',
};
const bay = { alias: 'bay', name: 'The Bay', hosts: ['bay.example'], url: 'https://bay.example' };

it('lists the sites, by their local names if they have one', () => {
  expect(startMessage({ sites: [far, bay], listsEmails: false }, 4000)).toEqual([
    'Portal is ready:',
    '  http://far.localhost:4000  El Far',
    '  https://bay.example        The Bay',
    '  http://localhost:4000      the default site',
    'Press Ctrl-C to stop.',
  ]);
});

it('begins with the front door if it is open', () => {
  expect(startMessage({ sites: [far], listsEmails: false, frontDoor: {} }, 4000)).toEqual([
    'Portal is ready:',
    '  http://localhost:4000      the front door: begin here',
    '  http://far.localhost:4000  El Far',
    'Press Ctrl-C to stop.',
  ]);
});

it('says where emails are listed, if they are', () => {
  const listed = startMessage({ sites: [], listsEmails: true }, 4000).join('\n');
  expect(listed).toContain('http://localhost:4000/dev/mail  emails');
});

it('shows only the port if the back end is remote', () => {
  expect(startMessage(null, 4000)).toEqual(['Portal is ready on port 4000', 'Press Ctrl-C to stop.']);
});

it('warns once of a theme without a brand in the build, and lists the brands', () => {
  const warn = vi.fn();
  const check = createThemeCheck(warn);
  for (let at = 0; at < 2; at += 1) check({ ...SITE, alias: 'costa', name: 'La Costa', theme: 'coast' });
  for (const theme of SITES) check({ ...SITE, theme });
  expect(warn.mock.calls).toEqual([
    [
      `La Costa is drawn without a brand: the theme “coast” of costa.yaml is none of this build, there are ${SITES.join(', ')}`,
    ],
  ]);
});

it('is notified of sites of a remote back end as they are found', async () => {
  const seen = vi.fn();
  const finder = new SiteFinder({ site: async () => SITE }, seen);
  await finder.find('www.prova.example');
  await finder.find('www.prova.example');
  expect(seen.mock.calls).toEqual([[SITE]]);
});

const seller = { STRIPE_SECRET_KEY: 'sk_double', STRIPE_ORIGIN: 'http://127.0.0.1:1' };
const login = { GOOGLE_CLIENT_ID: 'double' };

it('uses the doubles of services that have no settings', () => {
  expect(withDoubles({ PORT: '1', STRIPE_ORIGIN: '' }, { env: [seller, login] })).toEqual({
    PORT: '1',
    ...seller,
    ...login,
  });
});

it('sends no real secret to a double: a service keeps all of its own settings', () => {
  const real = { STRIPE_SECRET_KEY: 'sk_live' };
  expect(withDoubles(real, { env: [seller, login] })).toEqual({ ...real, ...login });
});
