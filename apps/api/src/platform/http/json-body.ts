import { ApiError, invalidFields, notJson } from './api-error';

/** No database keeps NUL, and half of a pair is no character: nobody typed either. */
export const UNSTORABLE_CHARS = /\0|\p{Cs}/u;

/** What a body of a request says, whoever sent it. @param sentAs its `content-type` @throws ApiError 400 for what is no JSON, and for the field whose text is not kept */
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
