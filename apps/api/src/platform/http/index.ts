export { allowedMethods } from './allowed-methods';
export { AnswerCache, answer, badRequest, type Envelope, keyOf, matchesEtag, notFound } from './answers';
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
export { compressed, type Encoding, encodingFor } from './compression';
export {
  bodyOf,
  checked,
  done,
  idInPath,
  jsonBody,
  PRIVATE,
  success,
  UNAPPROVED_FILE_HEADERS,
  UNSTORABLE_CHARS,
} from './envelopes';
export { answerEvenly, evenMoment } from './even-answer';
export { bodyUpTo, leftEarly, MAX_FORM_BYTES, onFailure, unreceived } from './failures';
export { ADDRESS_HEADER, addressOf, HOST_HEADER, hostOf, securityHeaders } from './headers';
export { checkAddress, listenOn } from './listening';
export { serve } from './serve';
