import { randomBytes } from 'node:crypto';
import {
  type DoorAccount,
  type DoorCode,
  type DoorState,
  type FrontDoor,
  isFromThisMachine,
  sameBytes,
} from '@portal/api';
import { CALLS } from '@portal/model';
import { paywallVersionCookie } from '@portal/model/revenue';
import type { Context, Hono, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { frontDoorView } from '../app/front-door/page';
import type { DoorSite } from '../app/front-door/props';
import { DOOR_TEXTS } from '../app/front-door/texts';
import { MAX_BODY_BYTES } from './answers';
import { documentHeaders } from './headers';
import { hostOf } from './reader';
import { contextOf, html, type RenderOptions } from './render';
import type { FoundSite } from './site-finder';

/** URL at each site that the forms of the front door post to. */
export const DOOR_SIGN_IN = `${CALLS.frontDoor}sign-in`;
/** Prefix of the demo's error pages; the status follows. */
export const DOOR_FAULTS = `${CALLS.frontDoor}fault/`;
/** Errors that no URL of a site produces by itself. */
const FAULTS = [401, 403, 500] as const;

/** The machine's own names, which the front door answers to; sites have names under them. */
const OWN_NAMES: readonly string[] = ['localhost', '127.0.0.1'];
/** Bytes of the token that proves that a form is from this process's page. */
const PROOF_BYTES = 32;

export type FrontDoorDeps = {
  door: FrontDoor;
  /** Proxies in front of the portal: with any, no request is known to be local. */
  proxies: number;
  find: (host: string) => Promise<FoundSite>;
  optionsOf: (found: FoundSite) => RenderOptions;
  failed: (request: Request, status: 401 | 403 | 404 | 500) => Promise<Response>;
};

const nameIn = (host: string) => host.replace(/:\d+$/, '');
const portIn = (host: string) => /:\d+$/.exec(host)?.[0] ?? '';

/**
 * Whether a form was sent by the front door's own page: browsers say so in `Origin`, with the port, and no
 * other page can. Only that page contains the token.
 */
function isOfDoor({ headers }: Request, host: string, given: string | null, proof: string): boolean {
  const origins = OWN_NAMES.map((name) => `http://${name}${portIn(host)}`);
  const mode = headers.get('sec-fetch-mode');
  return (
    origins.includes(headers.get('origin') ?? '') &&
    (mode === null || mode === 'navigate') &&
    sameBytes(given ?? '', proof)
  );
}

/** Sites with their URLs on this machine. */
async function sitesOf({ door, find, optionsOf }: FrontDoorDeps, port: string): Promise<DoorSite[]> {
  const ofStates = door.groups.flatMap(({ states }) => states.flatMap(({ site }) => site ?? []));
  const aliases = [...new Set([...door.accounts.map(({ site }) => site), ...ofStates])];
  return Promise.all(
    aliases.map(async (alias) => {
      const found = await find(`${alias}.localhost${port}`);
      const { site, origin } = found;
      const pictures = optionsOf(found).assets.appImages?.screenshots(alias) ?? [];
      return { alias, name: site.name, tagline: site.tagline, language: site.language, origin, pictures };
    }),
  );
}

async function codesOf({ accounts, code }: FrontDoor): Promise<Map<string, DoorCode>> {
  const asked = accounts.filter((account) => account.kind === 'colleague' && !account.hasSecondFactor);
  const codes = await Promise.all(asked.map(async (account) => [account.id, await code(account)] as const));
  return new Map(codes.flatMap(([id, found]) => (found ? [[id, found] as const] : [])));
}

/** The page itself, rendered for each request and never cached. */
async function doorPage(deps: FrontDoorDeps, host: string, proof: string): Promise<Response> {
  const options = deps.optionsOf(await deps.find(host));
  // In English, and without the site's own advertising, consent notice or analytics.
  const { ads: _, consent: __, analytics: ___, ...plain } = options.site;
  const site: RenderOptions['site'] = { ...plain, name: DOOR_TEXTS.product, language: 'en', adMaps: {} };
  const own: RenderOptions = { ...options, preview: true, site };
  const sites = await sitesOf(deps, portIn(host));
  const view = frontDoorView(contextOf(own), {
    sites,
    proof,
    action: DOOR_SIGN_IN,
    codes: await codesOf(deps.door),
    accounts: deps.door.accounts,
    groups: deps.door.groups,
  });
  const { 'content-security-policy': policy = '', ...headers } = documentHeaders(own.site);
  const targets = sites.map(({ origin }) => origin).join(' ');
  return new Response(html({ styles: [], ...view, contentId: null }, own), {
    headers: {
      ...headers,
      'content-security-policy': policy.replace("form-action 'self'", `form-action ${targets}`),
      'cache-control': 'private, no-store',
    },
  });
}

/** A form's request, at a site: an account, a state of an account, or a state without one. */
type Asked = { site: string } & (
  | { account: DoorAccount; state: DoorState | undefined }
  | { account: null; state: DoorState }
);

/** The request of a form; null if the page has no such form. */
function askedBy({ accounts, groups }: FrontDoor, form: URLSearchParams): Asked | null {
  const states = groups.flatMap((group) => group.states).filter(({ id }) => id === form.get('state'));
  const id = form.get('account');
  if (id === null) {
    const state = states.find(({ as }) => as === undefined);
    return state?.site ? { site: state.site, account: null, state } : null;
  }
  const account = accounts.find((known) => known.id === id);
  return account ? { site: account.site, account, state: states.find(({ as }) => as === account.id) } : null;
}

/** Cookie of the paywall version for a state that tries one; any other state clears it. */
function versionCookie({ site, state }: Asked): string {
  const name = paywallVersionCookie(site);
  return state?.version ? `${name}=${state.version}; Path=/` : `${name}=; Path=/; Max-Age=0`;
}

/**
 * Routes of the front door. Requests from another machine or through a proxy get 403, or 404 on the error
 * pages.
 */
export function frontDoorRoutes(app: Hono, deps: FrontDoorDeps): void {
  const proof = randomBytes(PROOF_BYTES).toString('base64url');
  const isOpenTo = (c: Context) => deps.proxies === 0 && isFromThisMachine(c.req.raw, c.env);

  app.get('/', async (c: Context, next: Next) => {
    const host = hostOf(c.req.raw);
    if (!OWN_NAMES.includes(nameIn(host))) return next();
    return isOpenTo(c) ? doorPage(deps, host, proof) : deps.failed(c.req.raw, 403);
  });
  app.post(DOOR_SIGN_IN, bodyLimit({ maxSize: MAX_BODY_BYTES }), async (c) => {
    const request = c.req.raw;
    const form = new URLSearchParams(await request.clone().text());
    const host = hostOf(request);
    if (!isOpenTo(c) || !isOfDoor(request, host, form.get('proof'), proof)) return deps.failed(request, 403);
    const asked = askedBy(deps.door, form);
    if (!asked || nameIn(host) !== `${asked.site}.localhost`) return deps.failed(request, 404);
    const { site, account, state } = asked;
    const entered = account
      ? await deps.door.signIn(request, account, state?.path)
      : await deps.door.signOut(request, state.path, site);
    entered.headers.append('set-cookie', versionCookie(asked));
    return entered;
  });
  // Not 405, which would reveal that there is a front door.
  app.get(DOOR_SIGN_IN, (c) => deps.failed(c.req.raw, 404));
  for (const status of FAULTS)
    app.get(`${DOOR_FAULTS}${status}`, (c) => deps.failed(c.req.raw, isOpenTo(c) ? status : 404));
}
