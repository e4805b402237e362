import { createClient, createPageClient } from '@portal/data';
import { type FieldIssue, matchRoute, ROUTES, type Site, successEnvelope } from '@portal/model';
import { DESK_CALLS, ENTRY_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { registerIslands } from '../../app/Island';
import { deskPages } from '../../app/newsroom/desk/screens';
import { ORIGIN, SITE } from '../../app/testing/site';
import { ACCOUNT_PAGES } from '../form-pages';
import { islandsBy } from '../islands';
import { readerCalls } from '../reader';
import { accountPage } from '../reader-pages';
import { assets } from './assets';

registerIslands(islandsBy(assets.island));

const USER = { id: '1', name: 'Clara', email: 'clara@prova.example', role: 'chief' };
/** Another user of the desk, whose access was reset. */
export const PERSON = { ...USER, id: '2', name: 'Ona Serra', email: 'ona@prova.example' };
/** A pending invitation. */
export const INVITATION = {
  id: '7',
  email: 'pau@prova.example',
  role: 'editor',
  invitedBy: USER.name,
  expiresAt: '2026-03-21T12:00:00.000Z',
};
/** Cookie that the back end sets with each change. */
export const SESSION = '__Host-desk=nova; Path=/; HttpOnly';

/** An error of the back end. */
export type Refusal = { status: number; code: string; issues?: FieldIssue[] };

const refusal = ({ status, code, issues = [] }: Refusal) =>
  Response.json({ httpCode: status, apiInfo: { code, message: '', issues } }, { status });
const answer = (response: unknown, headers: Record<string, string> = {}) =>
  Response.json(successEnvelope(response), { headers });

type VisitOptions = {
  /** Fields of a posted form; pairs where one is doubled. */
  form?: Record<string, string> | [name: string, value: string][];
  /** Errors of the back end, by path; the page is rendered all the same. */
  refused?: Record<string, Refusal>;
  /** Error of the back end to everything but the session. */
  refusedAll?: Refusal;
  /** Answers of the back end instead of the usual ones, by path. */
  answers?: Record<string, unknown>;
  /** Its answer to what is posted. */
  posted?: unknown;
  site?: Site;
};

/** Requests a page of the desk or of readers' forms over a stub back end. */
export async function visit(
  path: string,
  {
    form,
    refused = {},
    refusedAll,
    answers = {},
    posted = { success: true },
    site = SITE,
  }: VisitOptions = {},
) {
  const asked: string[] = [];
  const sent: string[] = [];
  const transport = async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(`${request.method} ${pathname}`);
    if (request.method === 'POST') sent.push(await request.clone().text());
    const refusedHere = refused[`${request.method} ${pathname}`] ?? refused[pathname];
    if (refusedHere) return refusal(refusedHere);
    if (refusedAll && pathname !== ENTRY_DESK_ENDPOINTS.user.path) return refusal(refusedAll);
    if (request.method === 'POST') return answer(posted, { 'set-cookie': SESSION });
    if (pathname in answers) return answer(answers[pathname]);
    if (pathname === ENTRY_DESK_ENDPOINTS.user.path) return answer(USER);
    if (pathname === DESK_CALLS.passkeys) return answer({ passkeys: [] });
    if (pathname === ENTRY_DESK_ENDPOINTS.passwordLink.path) return answer({ email: PERSON.email });
    const person = { ...PERSON, hasPassword: false, hasSecondFactor: false };
    return answer({ people: [person], invitations: [INVITATION] });
  };
  const url = new URL(path, ORIGIN);
  const page = { ...ACCOUNT_PAGES, ...deskPages() }[ROUTES[matchRoute(url.pathname).route]];
  const work = form ? page?.post : page?.get;
  if (!work) throw new Error(`${path} is no page that is rendered for each request`);
  const request = new Request(url, form ? { method: 'POST', body: new URLSearchParams(form) } : {});
  const calls = readerCalls({ transport }, ORIGIN, request, '203.0.113.1');
  const pages = createPageClient(createClient({ origin: ORIGIN, transport }));
  const options = { site, origin: ORIGIN, now: new Date('2026-03-18T12:00:00Z'), assets };
  const got = await accountPage({ calls, pages, captcha: undefined }, request, work, options);
  const { status = 0, headers = new Headers() } = got ?? {};
  const [location, cookie] = [headers.get('location'), headers.get('set-cookie')];
  return { status, location, cookie, html: (await got?.text()) ?? '', asked, sent };
}
