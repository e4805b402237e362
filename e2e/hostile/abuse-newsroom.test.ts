import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { ENTRY_DESK_ENDPOINTS, PEOPLE_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ended, spawnPortal } from '../server';
import { HOSTS, openScene, type Scene, type Visitor } from './abuser';

const DESK_COMMAND = path.join(import.meta.dirname, '../../apps/api/dist/desk-command.js');
const PASSWORD = 'cavall pila grapa correcta';
const WRONG = 'cap idea de quina és';

describe('attackers at the newsroom’s login', { tags: ['full'] }, () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene();
  }, 300_000);
  afterAll(() => scene?.close(), 60_000);

  const invitation = async (email: string, role: string, site: string): Promise<string> => {
    const words = ['invite', email, '--site', site, '--role', role];
    const { stdout } = await promisify(execFile)(process.execPath, [DESK_COMMAND, ...words], {
      env: { PATH: process.env.PATH, PORTAL_DATA_DIR: scene.folder },
    });
    const link = /https?:\S+/.exec(stdout)?.[0] ?? '';
    return new URL(link).searchParams.get('token') ?? '';
  };
  /** Accepts an invitation in a browser, and sets up the second factor. */
  const join = async (email: string, address: string, role = 'chief', site: 'far' | 'ribera' = 'far') => {
    const browser = scene.visitor(address, HOSTS[site]);
    const token = await invitation(email, role, site);
    const joined = await browser.post(ENTRY_DESK_ENDPOINTS.invitation.path, {
      token,
      name: 'Quim',
      password: PASSWORD,
    });
    expect(joined.status).toBe(200);
    const { response } = await browser.get(ENTRY_DESK_ENDPOINTS.secondFactor.path);
    const secret = Secret.fromBase32(String(Object(response).secret));
    const code = new TOTP({ secret }).generate();
    expect((await browser.post(ENTRY_DESK_ENDPOINTS.secondFactor.path, { code })).status).toBe(200);
    return browser;
  };
  const login = (browser: Visitor, email: string, password = PASSWORD) =>
    browser.post(ENTRY_DESK_ENDPOINTS.login.path, { email, password });

  it('lock no colleague out of a browser used before', async () => {
    const email = 'quim@elfar.example';
    const own = await join(email, '203.0.113.10');
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1)
      statuses.push((await login(scene.visitor(`198.51.100.${at + 1}`), email, WRONG)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await login(own, email)).status).toBe(200);
    // The browser is known, not its address.
    expect((await login(scene.visitor('203.0.113.10'), email)).status).toBe(429);
  });

  it('chiefs of one site cannot remove the second factor of a chief of another', async () => {
    const chief = await join('mireia@elfar.example', '203.0.113.11');
    await join('ton@elfar.example', '203.0.113.12', 'moderator');
    const [ton] = await scene.rows<{ id: string }>(
      `select id::text as id from desk_accounts where email = 'ton@elfar.example'`,
    );
    await scene.rows(`insert into desk_roles (account_id, site, role) values ($1, 'ribera', 'chief')`, [
      ton?.id,
    ]);
    const path = `${PEOPLE_DESK_ENDPOINTS.people.path}/${ton?.id}/reset`;
    const reset = await chief.post(path, { password: PASSWORD });
    expect([reset.status, reset.code]).toEqual([409, 'CHIEF_ELSEWHERE']);
  });

  it('attackers with the session of a chief, but without the password, cannot appoint or remove a chief', async () => {
    const chief = await join('roser@elfar.example', '203.0.113.13');
    await join('pol@elfar.example', '203.0.113.14', 'editor');
    const [pol] = await scene.rows<{ id: string }>(
      `select id::text as id from desk_accounts where email = 'pol@elfar.example'`,
    );
    const act = (what: string, body: Record<string, unknown>) =>
      chief.post(`${PEOPLE_DESK_ENDPOINTS.people.path}/${what}`, body);
    const codes: (string | undefined)[] = [];
    for (const password of [undefined, '', WRONG]) {
      codes.push((await act(`${pol?.id}/role`, { role: 'chief', password })).code);
      codes.push((await act('invite', { email: 'lladre@elfar.example', role: 'chief', password })).code);
    }
    expect(codes).toEqual([...Array(4).fill('REQUIRED_FIELD'), ...Array(2).fill('INVALID_CREDENTIALS')]);
    expect((await act(`${pol?.id}/role`, { role: 'chief', password: PASSWORD })).status).toBe(200);
  });

  it('redirect no import to an internal address', async () => {
    let isAsked = false;
    const inside = createServer((_, response) => {
      isAsked = true;
      response.end('{}');
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.2', resolve));
    const within = (inside.address() as AddressInfo).port;
    const feed = createServer((_, response) =>
      response.writeHead(302, { location: `http://127.0.0.2:${within}/secret` }).end(),
    );
    await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
    const source = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/feed.json`;
    const program = spawnPortal(
      { PORTAL_DEMO: 'off', PORTAL_DATA_DIR: scene.folder },
      'apps/api/dist/import-command.js',
      [source, '--site', 'far'],
    );
    expect(await ended(program.process)).not.toBe(0);
    expect(program.said()).toContain('private address');
    expect(isAsked).toBe(false);
    for (const server of [inside, feed]) server.close();
  });
});
