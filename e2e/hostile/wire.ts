import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Sent = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Maximum milliseconds for a response. */
  patience?: number;
};
export type Received = { status: number; headers: IncomingHttpHeaders; text: string };

function decoded(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Sends a well-formed request to this machine under a host's name. */
export function call(port: number, host: string, address: string, sent: Sent = {}): Promise<Received> {
  const { method = 'GET', headers = {}, body, patience = 30_000 } = sent;
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, method, path: address, headers: { host: `${host}:${port}`, ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = decoded(Buffer.concat(chunks), answer.headers['content-encoding']);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
      },
    );
    asked.setTimeout(patience, () => asked.destroy(new Error(`no answer to ${address} in ${patience} ms`)));
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Outcome of a raw byte exchange. */
export type Exchange = { answer: string; isClosed: boolean; milliseconds: number };

/** Maximum bytes read of a response; the rest is discarded. */
const MAX_READ = 64 * 1024;
/** Milliseconds after the last received byte after which an answered exchange is over. */
const QUIET_MS = 1_500;

/**
 * Writes bytes to a socket chunk by chunk and reads the response.
 * @param leaves whether the client disconnects after writing
 */
export function exchange(
  port: number,
  pieces: readonly Buffer[],
  { leaves = false, patience = 15_000 }: { leaves?: boolean; patience?: number } = {},
): Promise<Exchange> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    let timer = setTimeout(() => finish(false), patience);
    const finish = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ answer, isClosed, milliseconds: performance.now() - began });
    };
    socket.on('data', (bytes: Buffer) => {
      if (answer.length < MAX_READ) answer += bytes.toString('latin1');
      clearTimeout(timer);
      timer = setTimeout(() => finish(false), QUIET_MS);
    });
    socket.on('error', () => finish(true));
    socket.on('close', () => finish(true));
    const write = async () => {
      for (const piece of pieces) {
        if (socket.destroyed) return;
        socket.write(piece);
        if (pieces.length > 1) await wait(2);
      }
      if (leaves) finish(false);
    };
    socket.on('connect', () => void write());
  });
}

/** Whether a process is running. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
