import type { Hono } from 'hono';
import { HOST_HEADER } from '../platform/http/headers';

export type Answered = {
  status: number;
  headers: Headers;
  code: string | undefined;
  issues: { field: string; code: string }[];
  /** Field `response` of the envelope. */
  response: unknown;
};

/** A reader's browser: it keeps cookies, and sends the Origin header. */
export class TestReader {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly app: Hono,
    readonly host = 'prova.example',
    private readonly headers: Record<string, string> = {},
  ) {}

  async ask(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answered> {
    const answer = await this.app.request(path, {
      method,
      headers: {
        [HOST_HEADER]: this.host,
        origin: `https://${this.host}`,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookies.size
          ? { cookie: Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...this.headers,
        ...more,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) this.keep(cookie);
    const text = await answer.text();
    const json: Record<string, unknown> = text.startsWith('{') ? JSON.parse(text) : {};
    const info: { code?: string; issues?: { field: string; code: string }[] } = Object(json.apiInfo);
    return {
      status: answer.status,
      headers: answer.headers,
      code: info.code,
      issues: info.issues ?? [],
      response: 'httpCode' in json ? json.response : json,
    };
  }

  get = (path: string) => this.ask('GET', path);
  post = (path: string, body: unknown = {}) => this.ask('POST', path, body);

  private keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
