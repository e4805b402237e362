import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { encodingFor } from '@portal/api';
import { getMimeType } from 'hono/utils/mime';
import send from 'send';
import { SECURITY_HEADERS } from './headers';
import type { Step } from './steps';

const EXTENSIONS = { br: '.br', gzip: '.gz' } as const;

/** Names of files in a folder, relative to its root, with a leading slash. */
function filesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${path.relative(folder, path.join(parentPath, name))}`),
  );
}

/**
 * Serves the files of a folder under a prefix: ranges, ETags, and the compressed copies next to them. A file
 * that cannot be read is a 404 or a 500, and never stops the process.
 * @param immutable whether a name always has the same bytes
 */
export function staticFiles(folder: string, prefix: string, immutable: boolean): Step {
  const known = filesIn(folder);
  const options = {
    index: false,
    dotfiles: 'ignore',
    ...(immutable ? { maxAge: 31_536_000_000, immutable: true } : { maxAge: 3_600_000 }),
  } as const;

  /**
   * The compressed copy of a file that this request accepts. A range always refers to the uncompressed
   * bytes.
   */
  const copyOf = (name: string, { headers }: IncomingMessage): 'br' | 'gzip' | undefined => {
    const encoding = encodingFor(headers['accept-encoding']?.toString());
    if (headers.range || encoding === 'identity') return undefined;
    return known.has(name + EXTENSIONS[encoding]) ? encoding : undefined;
  };

  return (request, response, next) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (!path.startsWith(prefix)) return next();
    const name = prefix === '/assets/' ? path : path.slice(prefix.length - 1);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, { allow: 'GET, HEAD' });
    for (const [header, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(header, value);
    const encoding = copyOf(name, request);
    if (known.has(`${name}.br`)) response.setHeader('vary', 'Accept-Encoding');
    if (encoding) {
      response.setHeader('content-encoding', encoding);
      response.setHeader('content-type', getMimeType(name) ?? 'application/octet-stream');
    }
    const file = encoding ? name + EXTENSIONS[encoding] : name;
    send(request, file, { root: folder, ...options })
      .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
        response.removeHeader('content-encoding');
        end(response, error.status ?? 500, error.headers);
      })
      .on('directory', () => end(response, 404))
      .pipe(response);
  };
}

const TEXTS: Record<number, string> = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  412: 'Precondition failed',
  416: 'Range not satisfiable',
};

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // A forbidden name is reported as missing.
  const told = status === 403 ? 404 : status;
  response
    .writeHead(told, {
      ...headers,
      ...SECURITY_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(`${TEXTS[told] ?? 'The server cannot answer now'}\n`);
}
