import {
  type DeskPeople,
  type DeskRole,
  deskPeopleSchema,
  PEOPLE_DESK_ENDPOINTS,
} from '@portal/model/newsroom';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import * as v from 'valibot';
import { invite } from '../newsroom/desk/invitations';
import type { Database } from '../platform/database/client';
import { Limits } from '../platform/limits/limits';
import { readSiteFile } from '../sites/file';
import { siteByAlias } from '../sites/find';
import { storeSites } from '../sites/store';
import type { TestAccounts } from './accounts';
import { type Answered, TestReader } from './reader';
import { SITE_FILE } from './site';

export const DESK_PASSWORD = 'cavall pila grapa correcta';
/** A second password, to change to. */
export const NEW_DESK_PASSWORD = 'un altre cavall, una altra grapa';
export const ELSEWHERE = '198.51.100.7';

const SESSION = '__Host-desk';
const MARK = '__Host-desk-browser';

type Elsewhere = { mark?: string; ip?: string };

/** A member of the newsroom with their browser. */
export class TestEditor extends TestReader {
  secret = '';

  constructor(
    private readonly test: Pick<TestAccounts, 'app' | 'clock'>,
    readonly email: string,
    host?: string,
    headers?: Record<string, string>,
  ) {
    super(test.app, host, headers);
  }

  /** Value of the session cookie. */
  get session(): string {
    return this.cookies.get(SESSION) ?? '';
  }

  /** Mark that identifies this browser to their account. */
  get mark(): string {
    return this.cookies.get(MARK) ?? '';
  }

  /** Another browser with the same session cookie, as if stolen. */
  copy(): TestEditor {
    const browser = new TestEditor(this.test, this.email, this.host);
    browser.cookies.set(SESSION, this.session);
    return browser;
  }

  /** Another browser of somebody who knows the password; a known browser if it has a mark. */
  elsewhere({ mark = '', ip = ELSEWHERE }: Elsewhere = {}): TestEditor {
    const browser = new TestEditor(this.test, this.email, this.host, { 'x-portal-address': ip });
    browser.secret = this.secret;
    if (mark) browser.cookies.set(MARK, mark);
    return browser;
  }

  /** Another browser in which the password has been entered; a known browser if it has a mark. */
  async afterPassword(where: Elsewhere = {}): Promise<TestEditor> {
    const browser = this.elsewhere(where);
    const { status } = await browser.login();
    if (status !== 200) throw new Error(`${this.email} did not log in: ${status}`);
    return browser;
  }

  /** Current one-time code, or the one `steps` later. */
  code(steps = 0): string {
    const timestamp = this.test.clock.now().getTime() + steps * 30_000;
    return new TOTP({ secret: Secret.fromBase32(this.secret) }).generate({ timestamp });
  }

  login = (password = DESK_PASSWORD): Promise<Answered> =>
    this.post('/api/desk/login', { email: this.email, password });

  /** People at the desk and open invitations, as a chief sees them. */
  people = async (): Promise<DeskPeople> =>
    v.parse(deskPeopleSchema, (await this.get(PEOPLE_DESK_ENDPOINTS.people.path)).response);

  personOf = async ({ email }: Pick<TestEditor, 'email'>) =>
    (await this.people()).people.find((person) => person.email === email);

  idOf = async (colleague: Pick<TestEditor, 'email'>) => (await this.personOf(colleague))?.id;

  /** Resets a colleague's access, as a chief. */
  reset = (id: string | number | undefined, password = DESK_PASSWORD): Promise<Answered> =>
    this.post(`/api/desk/people/${id}/reset`, { password });

  /** Changes a colleague's role, or removes them from the desk, as a chief. */
  changeRole = (
    id: string | number | undefined,
    role: DeskRole | null,
    password = DESK_PASSWORD,
  ): Promise<Answered> => this.post(`/api/desk/people/${id}/role`, { role, password });

  invite = (email: string, role: DeskRole, password = DESK_PASSWORD): Promise<Answered> =>
    this.post('/api/desk/people/invite', { email, role, password });

  /** Chooses a new password with an emailed token. */
  choosePassword = (token: string, password = DESK_PASSWORD): Promise<Answered> =>
    this.post('/api/desk/password-link', { token, password });

  /** Enters the second factor. A code is valid once, so the clock moves to the next one. */
  async prove(): Promise<Answered> {
    this.test.clock.goOn(30_000);
    return this.post('/api/desk/second-factor', { code: this.code() });
  }

  /** Reads the secret of a second factor and sets it up. */
  async setUp(): Promise<Answered> {
    const { response } = await this.get('/api/desk/second-factor');
    this.secret = String(Object(response).secret);
    return this.prove();
  }
}

/** Dependencies of the desk, optionally over another connection. */
export const deskDeps = ({ database, clock, outbox }: TestAccounts, db: Database = database.db) => ({
  db,
  outbox,
  now: clock.now,
  limits: new Limits(db, clock.now),
});

/** A database that runs `act` just before its next transaction. */
export function beforeTransaction(db: Database, act: () => Promise<unknown>): Database {
  let isDone = false;
  const transaction: Database['transaction'] = async (work, config) => {
    if (!isDone) {
      isDone = true;
      await act();
    }
    return db.transaction(work, config);
  };
  return new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  });
}

/** Adds another site of the group, `altra`. */
export async function addOtherSite({ database }: Pick<TestAccounts, 'database'>): Promise<void> {
  const text = SITE_FILE.replaceAll('prova.example', 'altra.example').replace('isDefault: true', '');
  const other = text.replace('alias: prova', 'alias: altra').replace("id: '9'", "id: '10'");
  await storeSites(database.db, [readSiteFile('altra.yaml', other)]);
}

/** Request context at the test site, from an unknown browser. */
export async function strangersContext({ database }: Pick<TestAccounts, 'database'>) {
  const site = await siteByAlias(database.db, 'prova');
  if (!site) throw new Error('the site of tests is not there');
  return { site, origin: 'https://prova.example', ip: ELSEWHERE, browser: null };
}

/** Somebody who was invited by the command and has joined, but has no second factor yet. */
export async function newcomer(
  test: TestAccounts,
  email: string,
  role: DeskRole,
  name = email.split('@')[0] ?? '',
): Promise<TestEditor> {
  const link = await invite(deskDeps(test), { email, role }, await strangersContext(test), null);
  const editor = new TestEditor(test, email);
  const token = new URL(link).searchParams.get('token');
  const joined = await editor.post('/api/desk/invitation', { token, name, password: DESK_PASSWORD });
  if (joined.status !== 200) throw new Error(`${email} did not join: ${joined.status} ${joined.code}`);
  return editor;
}

/** Like `newcomer`, with a second factor set up, and logged in. */
export async function newEditor(...joining: Parameters<typeof newcomer>): Promise<TestEditor> {
  const editor = await newcomer(...joining);
  await editor.setUp();
  return editor;
}

/**
 * Number of locks that transactions wait for, used to line up concurrent actions. Only PostgreSQL has several
 * connections.
 */
export async function awaitedLocks({ db }: { db: Database }): Promise<number | null> {
  const { rowCount } = await db.execute(sql`
    select from pg_locks l join pg_stat_activity a using (pid)
    where not l.granted and a.datname = current_database()`);
  return rowCount;
}
