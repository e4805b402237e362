export { allowedMethods } from './allowed-methods';
export { AnswerCache, answer, badRequest, type Envelope, keyOf, notFound } from './answers';
export {
  ApiError,
  asTaken,
  BadToken,
  badToken,
  childAccount,
  forbidden,
  invalidFields,
  notJson,
  notLoggedIn,
  refusedEnvelope,
  taken,
  unknown,
  unproven,
  validationError,
  wrongCredentials,
} from './api-error';
export {
  createBoundedServer,
  DEFAULT_MAX_CONNECTIONS,
  endBoundedServer,
  REFUSAL_ADVICE,
  REFUSAL_TEXTS,
  type RefusalAnswer,
  type RefusedStatus,
  refuse,
} from './bounded-server';
export { compressed } from './compression';
export { type Encoding, encodingFor, matchesEtag } from './encoding';
export {
  bodyOf,
  checked,
  done,
  idInPath,
  PRIVATE,
  success,
  UNAPPROVED_FILE_HEADERS,
} from './envelopes';
export { answerEvenly, evenMoment } from './even-answer';
export { bodyUpTo, MAX_FORM_BYTES, onFailure } from './failures';
export { jsonBody, UNSTORABLE_CHARS } from './json-body';
export { leftEarly, unreceived } from './left-early';
export { checkAddress, listenOn } from './listening';
export { ADDRESS_HEADER, addressOf, HOST_HEADER, hostOf } from './request';
export { securityHeaders } from './security-headers';
export { serve } from './serve';
