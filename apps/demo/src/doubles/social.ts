import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { escapeHtml, SOCIAL_PROVIDERS, type SocialProvider } from '@portal/model';

const CLIENT_ID = 'portal-demo';
const KEY_ID = 'double';
const TOKEN_SECONDS = 300;
const MOST_CODES = 100;
const MAX_BODY_BYTES = 16 * 1024;

const NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
  twitter: 'X',
};
/** Providers that return a signed identity token; the others have a profile endpoint. */
const SIGNING: readonly SocialProvider[] = ['google', 'apple'];
const PERSON = { name: 'Ada', surname: 'Mas', nick: 'adamas' };

type Asked = { provider: SocialProvider; redirect: URL; nonce: string; challenge: string };

/** Encodes JSON or a text as a part of a token. */
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > MAX_BODY_BYTES) throw new Error('the form is too long');
  }
  return new URLSearchParams(body);
}

/** The four providers of social logins on this machine: one fictitious person agrees or refuses. */
export class SocialDouble {
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly codes = new Map<string, Asked>();
  private readonly tokens = new Map<string, SocialProvider>();
  private origin = '';
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.writeHead(400).end());
  });

  constructor(private readonly now: () => Date) {}

  async open(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    this.origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    return this;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  /** Environment variables that point a provider at its double. */
  envOf(provider: SocialProvider): Record<string, string> {
    const prefix = provider.toUpperCase();
    const at = `${this.origin}/${provider}`;
    return {
      [`${prefix}_CLIENT_ID`]: CLIENT_ID,
      [`${prefix}_CLIENT_SECRET`]: 'double',
      [`${prefix}_ISSUER`]: at,
      [`${prefix}_AUTHORIZATION_URL`]: `${at}/authorize`,
      [`${prefix}_TOKEN_URL`]: `${at}/token`,
      ...(SIGNING.includes(provider)
        ? { [`${prefix}_JWKS_URL`]: `${at}/keys` }
        : { [`${prefix}_USERINFO_URL`]: `${at}/me` }),
    };
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    const [, name, call] = url.pathname.split('/');
    const provider = SOCIAL_PROVIDERS.find((known) => known === name);
    const isPost = request.method === 'POST';
    if (!provider) response.writeHead(404).end();
    else if (call === 'authorize' && isPost) this.decide(provider, url, await formOf(request), response);
    else if (call === 'authorize') this.ask(provider, response);
    else if (call === 'token' && isPost) this.exchange(provider, await formOf(request), response);
    else if (call === 'keys') this.say(response, { keys: [this.publicKey()] });
    else if (call === 'me') this.tellOf(request, response);
    else response.writeHead(404).end();
  }

  /** Consent page for the person. */
  private ask(provider: SocialProvider, response: ServerResponse): void {
    const name = escapeHtml(NAMES[provider]);
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Double of ${name}</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1.5rem}button{font:inherit;padding:.6rem 1.2rem;margin:0 .5rem .5rem 0}</style>
<main><h1>Double of ${name}</h1><p>This page stands in for ${name} on this machine. Nothing is sent to ${name}.</p>
<form method="post"><button name="answer" value="yes">Continue as ${PERSON.name} ${PERSON.surname}</button><button name="answer" value="no">Cancel</button></form></main></html>`);
  }

  /**
   * Redirects back with a code or a refusal. Apple returns by query here: its form post needs a site with a
   * certificate.
   */
  private decide(provider: SocialProvider, url: URL, form: URLSearchParams, response: ServerResponse): void {
    const asked = url.searchParams;
    const redirect = new URL(asked.get('redirect_uri') ?? '');
    if (!/(?:^|\.)localhost$/.test(redirect.hostname)) throw new Error('the way back leaves this machine');
    redirect.searchParams.set('state', asked.get('state') ?? '');
    if (form.get('answer') === 'yes') {
      const code = randomBytes(16).toString('hex');
      const [oldest] = this.codes.keys();
      if (this.codes.size >= MOST_CODES && oldest) this.codes.delete(oldest);
      const challenge = asked.get('code_challenge') ?? '';
      this.codes.set(code, { provider, redirect, challenge, nonce: asked.get('nonce') ?? '' });
      redirect.searchParams.set('code', code);
    } else redirect.searchParams.set('error', 'access_denied');
    response.writeHead(303, { location: redirect.href }).end();
  }

  /** A code is valid once, and only for the browser that requested it. */
  private exchange(provider: SocialProvider, form: URLSearchParams, response: ServerResponse): void {
    const code = form.get('code') ?? '';
    const asked = this.codes.get(code);
    this.codes.delete(code);
    const proved = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (asked?.provider !== provider || asked.challenge !== proved) {
      this.say(response, { error: 'invalid_grant' }, 400);
      return;
    }
    const access = randomBytes(16).toString('hex');
    this.tokens.set(access, provider);
    const token = { access_token: access, token_type: 'Bearer', expires_in: TOKEN_SECONDS };
    this.say(response, SIGNING.includes(provider) ? { ...token, id_token: this.signed(asked) } : token);
  }

  private signed({ provider, nonce }: Asked): string {
    const seconds = Math.floor(this.now().getTime() / 1000);
    const claims = {
      iss: `${this.origin}/${provider}`,
      aud: CLIENT_ID,
      sub: `double-${provider}`,
      nonce,
      iat: seconds,
      exp: seconds + TOKEN_SECONDS,
      email: `ada.mas@${provider}.example`,
      email_verified: true,
      preferred_username: PERSON.nick,
      name: `${PERSON.name} ${PERSON.surname}`,
      given_name: PERSON.name,
      family_name: PERSON.surname,
    };
    const body = `${part({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })}.${part(claims)}`;
    return `${body}.${sign('RSA-SHA256', Buffer.from(body), this.keys.privateKey).toString('base64url')}`;
  }

  private publicKey() {
    return { ...this.keys.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  }

  /** Profile of the person, in the formats of Facebook and X. */
  private tellOf(request: IncomingMessage, response: ServerResponse): void {
    const provider = this.tokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
    const name = `${PERSON.name} ${PERSON.surname}`;
    if (provider === 'facebook')
      this.say(response, {
        id: 'double-facebook',
        name,
        first_name: PERSON.name,
        last_name: PERSON.surname,
      });
    else if (provider === 'twitter')
      this.say(response, { data: { id: 'double-twitter', name, username: PERSON.nick } });
    else this.say(response, { error: 'invalid_token' }, 401);
  }

  private say(response: ServerResponse, answer: object, status = 200): void {
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(answer));
  }
}
