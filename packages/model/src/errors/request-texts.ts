/**
 * Exact messages of failed calls (spec §8). Answers, logs and English pages use them; pages in other
 * languages translate them (`ERROR_TEXTS`).
 */
export const REQUEST_TEXTS = {
  requestFailed: 'An error occurred while making the request. Please try again later.',
  timeout: 'Unable to connect to the server. Please try again later.',
  notFound: 'The resource was not found on the server. Please try again later.',
  unauthorized: 'You are not authorized to perform this operation.',
  preconditionFailed: 'Precondition failed. Please try again later.',
  emailUnknown: 'The email entered matches no user',
} as const;

/** Message of a failed call by the status of its response (spec §8). */
export function requestTextOf(status: number): string {
  if (status === 401 || status === 403) return REQUEST_TEXTS.unauthorized;
  if (status === 412) return REQUEST_TEXTS.preconditionFailed;
  return status === 400 || status === 404 ? REQUEST_TEXTS.notFound : REQUEST_TEXTS.requestFailed;
}
