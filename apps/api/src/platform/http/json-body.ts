import { ApiError, invalidFields, notJson } from './api-error';

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
