import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** Double of a captcha provider on this machine: its script, and responses like those of the real one. */
export type RunningCaptcha = {
  /** Environment variables of a portal that uses it. */
  env: Record<string, string>;
  /** Sets whether its script can be loaded. */
  beReachable: (reachable: boolean) => void;
  /** Sets whether responses can be verified. */
  verify: (works: boolean) => void;
  stop: () => Promise<void>;
};

const SECRET = 'secret-of-journeys';
const SITE_KEY = 'key-of-journeys';
/** Start of a response by a person; any other fails verification. */
const PERSON = 'person';

/** Draws two buttons in place of the real challenge; each response is unique. */
const SCRIPT = `
  window.turnstile = {
    render(place, options) {
      if (options.sitekey !== '${SITE_KEY}') return options['error-callback']();
      for (const who of ['${PERSON}', 'robot']) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = who + ' ' + options.language;
        button.onclick = () => {
          place.dataset.given = who;
          options.callback(who + '-' + Math.random());
        };
        place.append(button);
      }
      return place;
    },
    reset(place) {
      delete place.dataset.given;
    },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
`;

export async function startCaptcha(): Promise<RunningCaptcha> {
  let reachable = true;
  let works = true;
  const spent = new Set<string>();
  const verdict = (form: URLSearchParams) => {
    const response = form.get('response') ?? '';
    if (form.get('secret') !== SECRET) return { success: false, 'error-codes': ['invalid-input-secret'] };
    if (!form.get('remoteip')) return { success: false, 'error-codes': ['bad-request'] };
    if (spent.has(response)) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
    spent.add(response);
    if (!response.startsWith(PERSON)) return { success: false, 'error-codes': ['invalid-input-response'] };
    return { success: true, hostname: 'localhost' };
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://captcha');
    if (pathname === '/api.js' && reachable) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
    } else if (pathname === '/siteverify' && request.method === 'POST' && works) {
      const form = new URLSearchParams(await text(request));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(verdict(form)));
    } else request.socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    env: {
      CAPTCHA_PROVIDER: 'turnstile',
      CAPTCHA_SITE_KEY: SITE_KEY,
      CAPTCHA_SECRET: SECRET,
      CAPTCHA_SCRIPT_URL: `${origin}/api.js`,
      CAPTCHA_VERIFY_URL: `${origin}/siteverify`,
    },
    beReachable: (value) => {
      reachable = value;
    },
    verify: (value) => {
      works = value;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
