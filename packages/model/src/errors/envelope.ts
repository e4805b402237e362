import * as v from 'valibot';
import { type FieldIssue, RULE_CODES } from '../rules/issue';
import type { Failure } from './catalogue';
import { requestTextOf } from './request-texts';

const fieldIssueSchema = v.object({
  field: v.string(),
  code: v.picklist(RULE_CODES),
  limit: v.exactOptional(v.number()),
});

/**
 * Description of an error in a response (spec §7): `code` is for machines, the others for the global error
 * list.
 */
export const apiInfoSchema = v.object({
  code: v.optional(v.string()),
  message: v.optional(v.string()),
  type: v.optional(v.string()),
  text: v.optional(v.string()),
  /** Faults by field, if fields are to blame. */
  issues: v.optional(v.array(fieldIssueSchema)),
});
/**
 * Description of an error in a response: a machine code, texts for the error list, and issues by field (spec
 * §7).
 */
export type ApiInfo = v.InferOutput<typeof apiInfoSchema>;

/** Schema of the product's envelope around a response; an `apiInfo` of another shape is dropped (spec §7). */
export const envelopeSchema = v.object({
  httpCode: v.optional(v.number()),
  response: v.optional(v.unknown()),
  apiInfo: v.fallback(v.optional(apiInfoSchema), undefined),
});
/** Envelope around every response: `httpCode`, the inner `response`, and `apiInfo` on errors (spec §7). */
export type Envelope = v.InferOutput<typeof envelopeSchema>;

/** Removes the envelope of a response: the inner `response` if present, else the body as it is (spec §7). */
export function unwrap(body: unknown): unknown {
  const envelope = v.safeParse(envelopeSchema, body);
  return envelope.success && envelope.output.response !== undefined ? envelope.output.response : body;
}

/** Wraps a response in the product's envelope (spec §7); `httpCode` repeats the HTTP status. */
export function successEnvelope<T>(response: T, httpCode = 200): { httpCode: number; response: T } {
  return { httpCode, response };
}

/**
 * The envelope of a failure; `response` holds data for the reader's next step, such as a userId (spec §8).
 * Its `text` defaults to that of the status, because `message` may be for engineers alone.
 */
export function failureEnvelope<T = undefined>(httpCode: number, info: ApiInfo, response?: T) {
  const apiInfo: ApiInfo = { type: 'error', text: requestTextOf(httpCode), ...info };
  return response === undefined ? { httpCode, apiInfo } : { httpCode, apiInfo, response };
}

const refusedUserSchema = v.object({
  userId: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
});

/** A failure as parsed from a response's body. */
export interface AnsweredFailure extends Failure {
  /** User whose email is not validated yet (login, 403). */
  readonly userId: string | null;
  readonly issues: readonly FieldIssue[];
  readonly apiInfo: ApiInfo;
}

/**
 * Parses an error response. `status` is null if there was no response. A body of any other shape adds
 * nothing.
 */
export function failureOf(status: number | null, body?: unknown): AnsweredFailure {
  const parsed = v.safeParse(envelopeSchema, body);
  const envelope: Envelope = parsed.success ? parsed.output : {};
  const user = v.safeParse(refusedUserSchema, envelope.response);
  const apiInfo = envelope.apiInfo ?? {};
  return {
    status,
    httpCode: envelope.httpCode,
    code: apiInfo.code,
    userId: user.success ? user.output.userId : null,
    issues: apiInfo.issues ?? [],
    apiInfo,
  };
}

/** Whether a subscription was accepted: the body's httpCode is 200 (spec §7). */
export function isSubscribed(body: unknown): boolean {
  const envelope = v.safeParse(envelopeSchema, body);
  return envelope.success && envelope.output.httpCode === 200;
}

/** An entry of the global error list (spec §7). */
export interface GlobalError {
  readonly message: string;
  readonly type: string;
  readonly text: string;
}

/**
 * The list's entry for a failure; `message` is the catalogue's text of any call, or the server's own for a
 * call with texts of its own.
 */
export function globalError(message: string, { apiInfo }: Pick<AnsweredFailure, 'apiInfo'>): GlobalError {
  return { message, type: apiInfo.type ?? 'error', text: apiInfo.text ?? apiInfo.message ?? '' };
}
