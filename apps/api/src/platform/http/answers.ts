import { createHash } from 'node:crypto';
import { type ApiInfo, failureEnvelope, REQUEST_TEXTS } from '@portal/model';
import { LRUCache } from 'lru-cache';
import type * as v from 'valibot';
import { faultsByField } from '../process';
import { refusedEnvelope } from './api-error';

/** The product's envelope around a response (spec §7). */
export type Envelope = { httpCode: number; response?: unknown; apiInfo?: ApiInfo };

export const JSON_TYPE = 'application/json; charset=utf-8';

export function answer(envelope: Envelope, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(envelope), {
    status: envelope.httpCode,
    headers: { 'content-type': JSON_TYPE, ...headers },
  });
}

/** The response if there is nothing at an address. */
export const notFound = () => failureEnvelope(404, { code: 'NOT_FOUND', message: REQUEST_TEXTS.notFound });

/** The response to a query that its schema rejects. */
export const badRequest = (issues: readonly v.BaseIssue<unknown>[]): Envelope =>
  refusedEnvelope(400, faultsByField(issues, 'query'));

/**
 * Cache key of a response: the call and the parameters that it read, so that unread parameters do not make
 * another entry.
 */
export const keyOf = (call: string, asked: unknown): string => JSON.stringify([call, asked]);

export type CachedAnswer = { body: string; bytes: number; etag: string; status: number };

/** Milliseconds for which a response is reused without querying the database. */
const FRESH_MS = 5_000;
/** Bytes of cached responses; a front page is about 60 kB. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Overhead in bytes of an entry, in addition to its text and its key. */
const ENTRY_BYTES = 512;

/**
 * Short-lived cache of public responses. Concurrent identical requests share one computation, and an
 * unchanged response is not sent again: its ETag says so. Failures are not cached, and a change of articles
 * clears the cache.
 */
export class AnswerCache {
  private readonly answers = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => ENTRY_BYTES + 2 * (body.length + key.length),
    ttl: FRESH_MS,
  });
  private readonly underWay = new Map<string, Promise<CachedAnswer>>();
  /** Counts changes: a response that was begun before one may not include it. */
  private changes = 0;

  /** Clears the cache: articles have changed. */
  clear(): void {
    this.changes += 1;
    this.answers.clear();
    this.underWay.clear();
  }

  async respond(
    key: string,
    ifNoneMatch: string | undefined,
    make: () => Promise<Envelope>,
  ): Promise<Response> {
    const { body, bytes, etag, status } = this.answers.get(key) ?? (await this.find(key, make));
    const headers = { 'content-type': JSON_TYPE, etag, 'cache-control': 'no-cache' };
    if (status === 200 && matchesEtag(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
    return new Response(body, { status, headers: { ...headers, 'content-length': String(bytes) } });
  }

  private find(key: string, make: () => Promise<Envelope>): Promise<CachedAnswer> {
    const begun = this.underWay.get(key);
    if (begun) return begun;
    const { changes } = this;
    const work: Promise<CachedAnswer> = make()
      .then((envelope) => {
        const body = JSON.stringify(envelope);
        const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
        const made = { body, bytes: Buffer.byteLength(body), etag, status: envelope.httpCode };
        if (made.status === 200 && changes === this.changes) this.answers.set(key, made);
        return made;
      })
      .finally(() => {
        if (this.underWay.get(key) === work) this.underWay.delete(key);
      });
    this.underWay.set(key, work);
    return work;
  }
}

const weak = (etag: string) => etag.replace(/^W\//, '');

/** Whether `If-None-Match` lists an ETag, compared weakly (RFC 9110 §13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((one) => weak(one.trim()) === weak(etag));
}
