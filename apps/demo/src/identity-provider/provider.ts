import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ProviderOptions, SeededProvider } from '@portal/api';
import { providerScript } from '../home';
import { providerCalls } from './accounts';
import { PROVIDER_TEXTS } from './texts';

/** Maximum size of a form, in bytes. */
const MAX_BODY_BYTES = 8 * 1024;

/** Starts the demo's identity provider; its accounts are in memory and fictitious. */
export async function openProvider({ address, secret }: ProviderOptions): Promise<SeededProvider> {
  const calls = providerCalls(secret);
  const given = [address, PROVIDER_TEXTS].map((value) => JSON.stringify(value)).join();
  const script = `${await readFile(providerScript, 'utf8')}demoProvider.start(${given});`;

  const say = (response: ServerResponse, status: number, type: string, body: string) => {
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // The unread body of this request would be parsed as the next one.
      ...(status === 413 ? { connection: 'close' } : {}),
    });
    response.end(body);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (name === 'gigya.js' && request.method === 'GET') return say(response, 200, 'text/javascript', script);
    const call = calls.get(name);
    if (!call || request.method !== 'POST') return say(response, 404, 'text/plain', 'Not found\n');
    const length = Number(request.headers['content-length']);
    if (!(length <= MAX_BODY_BYTES)) return say(response, 413, 'text/plain', 'Too large\n');
    const told = await call(new URLSearchParams(await text(request)));
    say(response, 200, 'application/json', JSON.stringify(told));
  };
  return {
    // The client has disconnected, or sent an invalid request.
    answer: (request, response) => void answer(request, response).catch(() => response.destroy()),
  };
}
