import type { DoorAccount, DoorState, FrontDoor } from '@portal/api';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { SITE } from '../app/testing/site';
import { DOOR_FAULTS, DOOR_SIGN_IN, frontDoorRoutes } from './front-door';
import { readPortalSettings } from './settings';
import { assets } from './testing/assets';

const ACCOUNTS: readonly DoorAccount[] = [
  {
    kind: 'reader',
    id: 'clara',
    site: 'far',
    title: 'A reader',
    note: 'Reads.',
    lands: '/perfil/',
    nick: 'clara',
    email: 'clara@lectors.example',
    name: 'Clara',
    surname: 'Soler',
    birthdate: '1984-11-02',
    isProven: true,
  },
  {
    kind: 'colleague',
    id: 'teresa',
    site: 'far',
    title: 'A chief',
    note: 'Invites.',
    lands: '/redaccio/',
    email: 'teresa@redaccio.example',
    name: 'Teresa Vall',
    role: 'chief',
    hasSecondFactor: false,
  },
];
const STATE = {
  id: 'gate',
  title: 'The gate',
  note: 'Asks.',
  site: 'far',
  path: '/tancada/',
  as: 'clara',
  expects: { status: 200, text: 'Tancada' },
};

/** A state of a visitor without a session. */
const FOR_NOBODY = {
  id: 'login',
  title: 'The login',
  note: 'Asks who it is.',
  site: 'far',
  path: '/acceso/',
  expects: { status: 200, text: 'Inicia la sessió' },
};
const OF_MACHINE = { ...FOR_NOBODY, id: 'emails', title: 'Kept emails', site: null, path: '/dev/mail' };

/** A front door behind `proxies` proxies that records its sign-ins and sign-outs. */
function opened({ proxies = 0, states = [STATE] }: { proxies?: number; states?: DoorState[] } = {}) {
  const signedIn: [id: string, to: string | undefined][] = [];
  const signedOut: [site: string, to: string][] = [];
  const door: FrontDoor = {
    accounts: ACCOUNTS,
    groups: [{ id: 'paywall', title: 'Who may read', note: 'Gates.', states }],
    open: async () => undefined,
    code: async () => ({ code: '123456', seconds: 12 }),
    signIn: async (_, { id }, to) => {
      signedIn.push([id, to]);
      return new Response(null, { status: 303 });
    },
    signOut: async (_, to, site) => {
      signedOut.push([site, to]);
      return new Response(null, { status: 303 });
    },
  };
  const app = new Hono();
  const found = { site: SITE, origin: 'http://far.localhost:3000', key: 'far' };
  const now = new Date('2026-03-18T12:00:00Z');
  frontDoorRoutes(app, {
    door,
    proxies,
    find: async () => found,
    optionsOf: ({ site, origin }) => ({ site, origin, now, assets }),
    failed: async (_, status) => new Response('failed', { status }),
  });
  app.get('*', (c) => c.text('the site'));
  const ask = (url: string, { peer = '127.0.0.1', ...init }: RequestInit & { peer?: string } = {}) =>
    app.fetch(new Request(url, { ...init, headers: { host: new URL(url).host, ...Object(init.headers) } }), {
      incoming: { socket: { remoteAddress: peer } },
    });
  return { ask, signedIn, signedOut };
}

const DOOR = 'http://localhost:3000/';
const AT_SITE = `http://far.localhost:3000${DOOR_SIGN_IN}`;
const FROM_DOOR = {
  origin: 'http://localhost:3000',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
};

type Over = {
  /** Fields of the form; null removes one. */
  form?: Record<string, string | null>;
  headers?: Record<string, string>;
  peer?: string;
  url?: string;
};

/** Presses a button of the page, with the overrides of the test. */
async function pressed({ ask }: ReturnType<typeof opened>, over: Over = {}) {
  const page = await (await ask(DOOR)).text();
  const proof = /name="proof" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const { form, headers, peer, url = AT_SITE } = over;
  const fields = Object.entries({ proof, account: 'clara', ...form });
  return ask(url, {
    method: 'POST',
    body: new URLSearchParams(fields.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))),
    headers: { ...FROM_DOOR, ...headers },
    ...(peer ? { peer } : {}),
  });
}

describe('the front door', () => {
  it('answers only at the machine’s own name: sites keep their own front page', async () => {
    const { ask } = opened();
    const page = await ask(DOOR);
    const text = await page.text();
    expect([page.status, text.includes('Front door'), text.includes('The gate')]).toEqual([200, true, true]);
    expect(text).toContain('<title>Front door | Portal</title>');
    expect(text).toContain('<code>npm run storybook</code>');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(await (await ask('http://127.0.0.1:3000/')).text()).toContain('Front door');
    for (const url of ['http://far.localhost:3000/', 'http://localhost:3000/politica/'])
      expect(await (await ask(url)).text()).toBe('the site');
  });

  it('says that its people have no password, and how to get a desk account with one', async () => {
    const page = await (await opened().ask(DOOR)).text();
    expect(page).toContain('Nobody here has a password to try');
    expect(page).toContain('npm run desk -- invite you@example.org --site ');
  });

  it('shows the code of the second factor, and how long it is valid', async () => {
    const page = await (await opened().ask(DOOR)).text();
    expect(page).toContain('Code now: 123456, for 12 more seconds.');
  });

  it('lets its forms post to the sites, and nowhere else', async () => {
    const policy = (await opened().ask(DOOR)).headers.get('content-security-policy');
    expect(policy).toContain('form-action http://far.localhost:3000;');
  });

  it('signs in, and redirects to the page of a state', async () => {
    const door = opened();
    expect((await pressed(door)).status).toBe(303);
    expect((await pressed(door, { form: { state: 'gate' } })).status).toBe(303);
    expect(door.signedIn).toEqual([
      ['clara', undefined],
      ['clara', '/tancada/'],
    ]);
  });

  it('signs out before a state without a session, and clears the paywall version that was tried', async () => {
    const door = opened({ states: [STATE, FOR_NOBODY] });
    const page = await (await door.ask(DOOR)).text();
    expect(page).toContain('Open signed out');
    const answer = await pressed(door, { form: { account: null, state: 'login' } });
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie()).toEqual(['paywall-version-far=; Path=/; Max-Age=0']);
    expect([door.signedIn, door.signedOut]).toEqual([[], [['far', '/acceso/']]]);
  });

  it('links to pages of the machine itself, which have no session', async () => {
    const door = opened({ states: [OF_MACHINE] });
    expect(await (await door.ask(DOOR)).text()).toContain('href="/dev/mail"');
    expect((await pressed(door, { form: { account: null, state: 'emails' } })).status).toBe(404);
  });

  it('sets the paywall-version cookie for a state that tries one, and clears it otherwise', async () => {
    const door = opened({ states: [STATE, { ...STATE, id: 'tried', version: 'primavera' }] });
    const tried = await pressed(door, { form: { state: 'tried' } });
    expect(tried.headers.getSetCookie()).toEqual(['paywall-version-far=primavera; Path=/']);
    const other = await pressed(door, { form: { state: 'gate' } });
    expect(other.headers.getSetCookie()).toEqual(['paywall-version-far=; Path=/; Max-Age=0']);
  });

  it('serves error pages on demand', async () => {
    const { ask } = opened();
    for (const status of [401, 403, 500])
      expect((await ask(`http://far.localhost:3000${DOOR_FAULTS}${status}`)).status).toBe(status);
    expect(await (await ask(`http://far.localhost:3000${DOOR_FAULTS}418`)).text()).toBe('the site');
  });

  it('never redirects to a URL of the form', async () => {
    const door = opened();
    await pressed(door, { form: { state: 'https://elsewhere.example/', to: '//elsewhere.example/' } });
    await pressed(door, { form: { account: 'teresa', state: 'gate' } });
    await pressed(door, { form: { account: null, state: 'gate' } });
    await pressed(door, { form: { account: null, state: 'https://elsewhere.example/' } });
    expect(door.signedIn).toEqual([
      ['clara', undefined],
      ['teresa', undefined],
    ]);
    expect(door.signedOut).toEqual([]);
  });
});

describe('the front door is closed', () => {
  it.each([
    ['from another machine', { peer: '203.0.113.7' }],
    ['through a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['through a proxy that says so in another way', { headers: { forwarded: 'for=127.0.0.1' } }],
  ])('the front door is closed to a request %s', async (_, init) => {
    const door = opened();
    expect((await door.ask(DOOR, init)).status).toBe(403);
    expect((await pressed(door, init)).status).toBe(403);
    expect((await door.ask(`http://far.localhost:3000${DOOR_FAULTS}500`, init)).status).toBe(404);
    expect(door.signedIn).toEqual([]);
  });

  it('behind a proxy that the settings name', async () => {
    const door = opened({ proxies: 1 });
    expect((await door.ask(DOOR)).status).toBe(403);
    expect((await pressed(door)).status).toBe(403);
  });

  it.each([
    ['of a page elsewhere', { headers: { origin: 'https://elsewhere.example' } }],
    ['of another port of this machine', { headers: { origin: 'http://localhost:4000' } }],
    ['of a site', { headers: { origin: 'http://far.localhost:3000' } }],
    ['of a page that hides where it is', { headers: { origin: 'null' } }],
    ['of a script', { headers: { 'sec-fetch-mode': 'cors' } }],
    ['without the proof', { form: { proof: '' } }],
    ['with a proof of another process', { form: { proof: 'x'.repeat(43) } }],
  ])('the front door is closed to a form %s', async (_, over: Over) => {
    const door = opened({ states: [FOR_NOBODY] });
    expect((await pressed(door, over)).status).toBe(403);
    const signOut = { ...over, form: { account: null, state: 'login', ...over.form } };
    expect((await pressed(door, signOut)).status).toBe(403);
    expect([door.signedIn, door.signedOut]).toEqual([[], []]);
  });

  it('the front door is closed to a form that names no account, or is posted to another site', async () => {
    const door = opened({ states: [FOR_NOBODY] });
    expect((await pressed(door, { form: { account: 'nobody' } })).status).toBe(404);
    expect((await pressed(door, { form: { account: null } })).status).toBe(404);
    const url = `http://ribera.localhost:3000${DOOR_SIGN_IN}`;
    expect((await pressed(door, { url })).status).toBe(404);
    expect((await pressed(door, { url, form: { account: null, state: 'login' } })).status).toBe(404);
    expect([door.signedIn, door.signedOut]).toEqual([[], []]);
  });

  it('the front door is closed to a link: a GET signs nobody in', async () => {
    const door = opened();
    expect((await door.ask(`${AT_SITE}?account=clara`)).status).toBe(404);
    expect(door.signedIn).toEqual([]);
  });

  it.each([
    [{ PORTAL_FRONT_DOOR: 'on' }, true],
    [{ PORTAL_FRONT_DOOR: 'on', HOST: '::1' }, true],
    [{}, false],
    [{ PORTAL_FRONT_DOOR: 'on', PORTAL_DEMO: 'off' }, false],
    [{ PORTAL_FRONT_DOOR: 'on', DATABASE_URL: 'postgres://portal@db.example/portal' }, false],
    [{ PORTAL_FRONT_DOOR: 'on', API_ORIGIN: 'https://api.example.org' }, false],
    [{ PORTAL_FRONT_DOOR: 'on', HOST: '0.0.0.0' }, false],
    [{ PORTAL_FRONT_DOOR: 'on', PORTAL_PROXIES: '1' }, false],
  ])('the front door is closed by settings: %j opens it: %s', (environment, isOpen) => {
    expect(readPortalSettings(environment).frontDoor).toBe(isOpen);
  });
});
