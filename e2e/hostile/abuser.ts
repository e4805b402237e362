import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REGISTRATION_ENDPOINTS } from '@portal/model/readers';
import pg from 'pg';
import { seeded } from '../newsroom';
import { type RunningPortal, startPortal, stopPortal } from '../server';
import { call, type Received } from './wire';

/** Public hosts of the demo's sites: the server treats names of this machine differently. */
export const HOSTS = { far: 'www.elfar.example', ribera: 'www.riberadiario.example' } as const;
type Host = (typeof HOSTS)[keyof typeof HOSTS];

export type Answered = Received & {
  /** The inner `response` of a call. */
  response: unknown;
  code: string | undefined;
};

/** A browser at its own address, as reported by the proxy in front of the portal. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly port: number,
    readonly address: string,
    readonly host: Host = HOSTS.far,
  ) {}

  get headers(): Record<string, string> {
    return {
      host: this.host,
      origin: `https://${this.host}`,
      'x-forwarded-for': this.address,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      ...(this.cookies.size
        ? { cookie: Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ') }
        : {}),
    };
  }

  async ask(
    method: string,
    address: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answered> {
    const headers = {
      ...this.headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...more,
    };
    const sent = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const answer = await call(this.port, this.host, address, sent);
    for (const cookie of answer.headers['set-cookie'] ?? []) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const read: Record<string, unknown> = answer.text.startsWith('{') ? JSON.parse(answer.text) : {};
    const { code } = Object(read.apiInfo) as { code?: string };
    return { ...answer, response: read.response, code };
  }

  get = (address: string) => this.ask('GET', address);
  post = (address: string, body: unknown = {}) => this.ask('POST', address, body);

  /** Opens an account without a confirmed address; can be repeated without limit. */
  async openDemoAccount(): Promise<void> {
    const { status } = await this.post(REGISTRATION_ENDPOINTS.register.path, {
      demo: true,
      name: 'A',
      surname: 'B',
    });
    if (status !== 200) throw new Error(`no demo account: ${status}`);
  }
}

/** A portal as in production: behind a proxy, with its limits, over its own demo newsroom. */
export type Scene = {
  port: number;
  folder: string;
  portal: RunningPortal;
  /** A browser at a public address. */
  visitor: (address: string, host?: Host) => Visitor;
  /** Queries the database for the effect of an attack. */
  rows: <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
};

export async function openScene(): Promise<Scene> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-abuse-'));
  const data = path.join(folder, 'data');
  await seeded(data);
  const portal = await startPortal({ PORTAL_DATA_DIR: data, PORTAL_PROXIES: '1' });
  const database = new pg.Client({ host: await realpath(data), user: 'postgres', database: 'postgres' });
  await database.connect();
  const { port } = portal;
  return {
    port,
    folder: data,
    portal,
    visitor: (address, host) => new Visitor(port, address, host),
    rows: async (text, values = []) => (await database.query(text, [...values])).rows,
    close: async () => {
      await database.end();
      await stopPortal(portal);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Addresses of that many networks of one place (a /48), each of another customer. */
export const networksOfPlace = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `2001:db8:7:${at.toString(16)}00::1`);
