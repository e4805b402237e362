import {
  type ApiInfo,
  CHILD_ACCOUNT,
  type FieldIssue,
  failureEnvelope,
  fieldIssues,
  firstIssues,
  NOT_LOGGED_IN,
  REQUEST_TEXTS,
} from '@portal/model';
import type * as v from 'valibot';
import { causeOf, isUniqueViolation } from '../database';
import { faultsByField } from '../process';

/** Advice to the client on each status; other statuses have the texts of spec §8. */
const ADVICE: Readonly<Record<number, (fault: string) => string>> = {
  400: (fault) => `The request was rejected: ${fault}. Correct that and send it again.`,
  405: (fault) => `The request was rejected: ${fault}.`,
  413: (fault) => `The request is too large: ${fault}. Send less.`,
  415: (fault) => `This address does not accept that content type: ${fault}.`,
};

/** Envelope of a request that is refused for its contents: what is wrong, where, and what to do. */
export const refusedEnvelope = (status: number, message: string, more: Omit<ApiInfo, 'message'> = {}) =>
  failureEnvelope(status, {
    code: 'INVALID_FIELD',
    message,
    type: 'error',
    ...(ADVICE[status] ? { text: ADVICE[status](message) } : {}),
    ...more,
  });

/** A refused call: its response, and the fields of its request that are to blame. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly more: { issues?: readonly FieldIssue[]; response?: unknown } = {},
  ) {
    super(message);
  }

  get envelope() {
    const { issues, response } = this.more;
    const { httpCode, apiInfo } = refusedEnvelope(this.status, this.message, {
      code: this.code,
      ...(issues ? { issues: [...issues] } : {}),
    });
    return failureEnvelope(httpCode, apiInfo, response);
  }
}

export const notLoggedIn = () => new ApiError(401, NOT_LOGGED_IN, REQUEST_TEXTS.unauthorized);
export const wrongCredentials = () => new ApiError(401, 'INVALID_CREDENTIALS', REQUEST_TEXTS.unauthorized);
export const forbidden = () => new ApiError(403, 'FORBIDDEN', REQUEST_TEXTS.unauthorized);
export const childAccount = () => new ApiError(403, CHILD_ACCOUNT, 'a child’s account may not do this');
export const unproven = () => new ApiError(412, 'INCOMPLETE_PROFILE', 'email: prove an address to take part');
export const unknown = () => new ApiError(404, 'NOT_FOUND', REQUEST_TEXTS.notFound);
/** A link in an email that was used, has expired or is not ours. */
export class BadToken extends ApiError {
  constructor() {
    super(400, 'INVALID_CREDENTIALS', 'token: spent, too old, or not one of ours');
  }
}
export const badToken = () => new BadToken();

/** Error for invalid fields: the first that is missing, one, or several (spec §8). */
export function invalidFields(issues: readonly FieldIssue[]): ApiError {
  const [first] = issues;
  const code =
    issues.length > 1 ? 'INVALID_FIELDS' : first?.code === 'required' ? 'REQUIRED_FIELD' : 'INVALID_FIELD';
  const words = issues.map(({ field, code: rule }) => `${field || 'body'}: ${rule}`).join('; ');
  return new ApiError(400, code, words, { issues });
}

/**
 * Error for a body that is not JSON.
 * @param sentAs its `content-type`
 */
export function notJson(sentAs?: string): ApiError {
  const [, type] = /^([\w.+-]+\/[\w.+-]+)/.exec(sentAs ?? '') ?? [];
  const isOther = type !== undefined && !/[/+]json$/i.test(type);
  const fault = `body: must be JSON, with the header content-type: application/json${isOther ? `; it was sent as ${type}` : ''}`;
  return new ApiError(400, 'INVALID_FIELD', fault, { issues: [{ field: '', code: 'invalid' }] });
}

/** Error for a machine's request: each field once, and what it must be. */
export function validationError(issues: readonly v.BaseIssue<unknown>[]): ApiError {
  const fields = [...firstIssues(fieldIssues(issues)).values()];
  return new ApiError(400, invalidFields(fields).code, faultsByField(issues), { issues: fields });
}

const TAKEN = { email: 'EMAIL_ALREADY_IN_USE', nick: 'NICK_ALREADY_IN_USE' } as const;

/**
 * A nick, an email address or both that belong to another account. The code is that of the first: spec §8 has
 * none for both.
 */
export function taken(...fields: [keyof typeof TAKEN, ...(keyof typeof TAKEN)[]]): ApiError {
  return new ApiError(409, TAKEN[fields[0]], fields.map((field) => `${field}: already in use`).join('; '), {
    issues: fields.map((field) => ({ field, code: field === 'nick' ? 'nick' : 'invalid' })),
  });
}

const FIELD_OF_INDEX: Readonly<Record<string, keyof typeof TAKEN>> = {
  accounts_nick: 'nick',
  accounts_email: 'email',
};

/** Converts a unique violation of a nick or address into its error; returns any other error unchanged. */
export function asTaken(error: unknown): unknown {
  const cause = causeOf(error);
  if (!isUniqueViolation(error) || !(cause instanceof Error && 'constraint' in cause)) return error;
  const field = FIELD_OF_INDEX[String(cause.constraint)];
  return field ? taken(field) : error;
}
