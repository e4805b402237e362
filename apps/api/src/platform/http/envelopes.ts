import { successEnvelope, validate } from '@portal/model';
import type { Context } from 'hono';
import type * as v from 'valibot';
import { answer, type Envelope, JSON_TYPE } from './answers';
import { ApiError, invalidFields, notJson, unknown } from './api-error';

export const PRIVATE = { 'cache-control': 'private, no-store' };
export const done = (response: unknown) => answer(successEnvelope(response), PRIVATE);
export const success = () => done({ success: true });

/** Headers of an unapproved file: private, for pages of this origin only, and unable to run anything. */
export const UNAPPROVED_FILE_HEADERS = {
  ...PRIVATE,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'content-disposition': 'inline',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * Row id in a segment of the path.
 * @throws ApiError 404
 */
export function idInPath(c: Context, name = 'id'): number {
  const id = c.req.param(name) ?? '';
  if (!/^\d{1,15}$/.test(id)) throw unknown();
  return Number(id);
}

/** Body of a request; an empty one is an empty form. */
export async function bodyOf(c: Context): Promise<unknown> {
  const text = await c.req.text();
  return text ? jsonBody(text, c.req.header('content-type')) : {};
}

/**
 * Parses the body by its schema, or throws with its wrong fields (spec §8: INVALID_FIELD, INVALID_FIELDS,
 * REQUIRED_FIELD).
 */
export function checked<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  for (const [field, value] of Object.entries(Object(input)))
    if (typeof value === 'string' && UNSTORABLE_CHARS.test(value))
      throw invalidFields([{ field, code: 'invalid' }]);
  const result = validate(schema, input);
  if (!result.valid) throw invalidFields(result.issues);
  return result.value;
}

/** A response with the headers and cookies that were set by earlier handlers. */
export function answered(c: Context, envelope: Envelope): Response {
  const { headers } = c.body(null);
  headers.set('content-type', JSON_TYPE);
  headers.set('cache-control', PRIVATE['cache-control']);
  return new Response(JSON.stringify(envelope), { status: envelope.httpCode, headers });
}

export const withCookies = (c: Context, response: unknown) => answered(c, successEnvelope(response));

/** No database stores NUL, and a lone surrogate is not a character: nobody types either. */
export const UNSTORABLE_CHARS = /\0|\p{Cs}/u;

/**
 * Parses the body of a request.
 * @param sentAs its `content-type`
 * @throws ApiError 400 if it is not JSON, or for the field whose text cannot be stored
 */
export function jsonBody(text: string, sentAs?: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (UNSTORABLE_CHARS.test(key)) throw invalidFields([{ field: '', code: 'invalid' }]);
      if (typeof value === 'string' && UNSTORABLE_CHARS.test(value))
        throw invalidFields([{ field: key, code: 'invalid' }]);
      return value;
    });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw notJson(sentAs);
  }
}
