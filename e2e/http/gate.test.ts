import { describe, expect, it } from 'vitest';
import { CLOSED } from '../sites';
import { portalWith } from './portal';

const portal = await portalWith();

describe.each(['far', 'ribera'] as const)('a logged-out reader of %s', (site) => {
  it('is redirected from a gated text to the login, with a return URL', async () => {
    const answer = await portal.ask(site, `/perfil/lectura/?path=${CLOSED[site]}`);
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      expect.stringContaining('/acceso/?backUrl='),
    ]);
    expect((await portal.ask(site, '/webapi/content/1/rest')).status).toBe(401);
  });

  it.each(['//evil.example/', '/%5Cevil.example/', '/%09/evil.example/', '/x%0ay', 'https://evil.example/'])(
    'is redirected to the front instead of the outside path %s',
    async (path) => {
      const led = await portal.ask(site, `/perfil/lectura/?path=${path}`);
      expect([led.status, led.headers.location]).toEqual([303, '/']);
    },
  );
});
