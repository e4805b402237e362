import { createHash } from 'node:crypto';
import { type ApiInfo, failureEnvelope, REQUEST_TEXTS } from '@portal/model';
import { LRUCache } from 'lru-cache';
import type * as v from 'valibot';
import { faultsByField } from '../process';
import { refusedEnvelope } from './api-error';
import { matchesEtag } from './encoding';

/** The product's envelope around an answer (spec §7). */
export type Envelope = { httpCode: number; response?: unknown; apiInfo?: ApiInfo };

export const JSON_TYPE = 'application/json; charset=utf-8';

export function answer(envelope: Envelope, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(envelope), {
    status: envelope.httpCode,
    headers: { 'content-type': JSON_TYPE, ...headers },
  });
}

/** The answer where nothing is at an address. */
export const notFound = () => failureEnvelope(404, { code: 'NOT_FOUND', message: REQUEST_TEXTS.notFound });

/** The answer to a query that its schema refuses. */
export const badRequest = (issues: readonly v.BaseIssue<unknown>[]): Envelope =>
  refusedEnvelope(400, faultsByField(issues, 'query'));

/** What an answer is kept by: the call and what was read of its query, so that a word which nobody reads makes no other question. */
export const keyOf = (call: string, asked: unknown): string => JSON.stringify([call, asked]);

export type CachedAnswer = { body: string; bytes: number; etag: string; status: number };

/** How long an answer is given again without asking the database, in milliseconds. */
const FRESH_MS = 5_000;
/** Bytes of the answers that are kept; a front is about 60 kB. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Bytes of an entry beside its text and its key. */
const ENTRY_BYTES = 512;

/**
 * Short-lived memory of public answers. A question that is being answered is not asked twice, and an answer that has
 * not changed is not sent twice: its ETag says so. Failures are not kept, and nothing is once contents have changed.
 */
export class AnswerCache {
  private readonly answers = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => ENTRY_BYTES + 2 * (body.length + key.length),
    ttl: FRESH_MS,
  });
  private readonly underWay = new Map<string, Promise<CachedAnswer>>();
  /** Counts changes: an answer that was begun before one may not know of it. */
  private changes = 0;

  /** Forgets everything: contents have changed. */
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
