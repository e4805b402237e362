import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ProviderOptions, SeededProvider } from '@portal/api';
import { providerScript } from '../home';
import { providerCalls } from './accounts';
import { PROVIDER_TEXTS } from './texts';

/** Bytes of a form that is sent. */
const MAX_BODY_BYTES = 8 * 1024;

/** Opens the demo's identity provider; its accounts are in memory, and nothing is true of them. */
export async function openProvider({ address, secret }: ProviderOptions): Promise<SeededProvider> {
  const calls = providerCalls(secret);
  const given = [address, PROVIDER_TEXTS].map((value) => JSON.stringify(value)).join();
  const script = `${await readFile(providerScript, 'utf8')}demoProvider.start(${given});`;

  const say = (response: ServerResponse, status: number, type: string, body: string) => {
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // What was not read of a request is in the way of the next one.
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
    // Whoever asked has gone, or sends what is no request.
    answer: (request, response) => void answer(request, response).catch(() => response.destroy()),
  };
}
