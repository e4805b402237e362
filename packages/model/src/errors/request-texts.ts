/** Texts that the specification gives in English, whatever the language of the page (spec §8). */
export const REQUEST_TEXTS = {
  requestFailed: 'An error occurred while making the request. Please try again later.',
  timeout: 'Unable to connect to the server. Please try again later.',
  notFound: 'The resource was not found on the server. Please try again later.',
  unauthorized: 'You are not authorized to perform this operation.',
  preconditionFailed: 'Precondition failed. Please try again later.',
  emailUnknown: 'The email entered matches no user',
} as const;
