import * as v from 'valibot';
import { authorSchema } from '../content/author';
import { cardSchema } from '../content/card';
import { READING_ENDPOINTS } from '../content/content';
import type { Endpoints, Takes } from '../routes/endpoint';
import {
  type endSessionsSchema,
  type mailValidationSchema,
  sessionsAnswerSchema,
  toggleAnswerSchema,
  type tokenSchema,
  userAnswerSchema,
  type userIdSchema,
  validatedAnswerSchema,
} from './answers';
import { idSchema } from './id';
import type {
  identityProviderLoginSchema,
  loginFormSchema,
  recoverFormSchema,
  resendValidationSchema,
} from './login';
import type { subscriptionBodySchema, subscriptionQuerySchema } from './newsletter';
import type { accountDeletionSchema, changePasswordSchema } from './password';
import type { profileBodySchema } from './profile';
import { type commercialConsentSchema, readerConsentsAnswerSchema } from './reader-consents';
import type { nickCheckSchema, registrationBodySchema } from './registration';

/** Endpoints that open and end a session. */
export const LOGIN_ENDPOINTS = {
  /** Returns the user, and sets the cookies of the session. */
  login: {
    method: 'POST',
    path: '/api/front/user/login',
    who: 'visitor',
    body: {} as Takes<typeof loginFormSchema>,
    response: userAnswerSchema,
    errors: 'login',
  },
  /** Ends the session, if there is one. */
  logout: { method: 'POST', path: '/api/front/user/logout', who: 'visitor' },
  /** Logs in with what the identity provider signed. */
  identityProviderLogin: {
    method: 'POST',
    path: '/api/front/gigya/user/login',
    who: 'visitor',
    body: {} as Takes<typeof identityProviderLoginSchema>,
    response: userAnswerSchema,
    errors: 'login',
  },
} as const satisfies Endpoints;

/** Endpoints that create an account, and validate its email address and nick. */
export const REGISTRATION_ENDPOINTS = {
  /**
   * Returns the id of the new account, whose email is still to be validated. A demo account is logged in at
   * once: the response to `demo: true` has its user as well.
   */
  register: {
    method: 'POST',
    path: '/api/front/user/register',
    who: 'visitor',
    body: {} as Takes<ReturnType<typeof registrationBodySchema>>,
    response: v.pipe(
      v.object({ userId: idSchema }),
      v.transform(({ userId }) => userId),
    ),
    errors: 'register',
  },
  /** Sends the validation email again. */
  resendValidationMail: {
    method: 'POST',
    path: '/api/front/user/resend-validation-mail',
    who: 'visitor',
    body: {} as Takes<typeof resendValidationSchema>,
  },
  /**
   * Whether the address replaced another one, and the page to return to, if the reader registered from one.
   */
  validateMail: {
    method: 'POST',
    path: '/api/front/user/validate-mail',
    who: 'visitor',
    body: {} as Takes<typeof mailValidationSchema>,
    response: validatedAnswerSchema,
  },
  /** Whether a nick is free. */
  nick: {
    method: 'POST',
    path: '/api/front/user/nick',
    who: 'visitor',
    body: {} as Takes<typeof nickCheckSchema>,
    response: v.pipe(
      v.object({ available: v.boolean() }),
      v.transform(({ available }) => available),
    ),
  },
} as const satisfies Endpoints;

/** Endpoints for a forgotten password. */
export const PASSWORD_ENDPOINTS = {
  /** Sends an email with a link to the change of password. */
  recoverPassword: {
    method: 'POST',
    path: '/api/front/user/recover-password',
    who: 'visitor',
    body: {} as Takes<typeof recoverFormSchema>,
    errors: 'recover',
  },
  /** Changes the password by the token of that email, and ends the session of the browser. */
  changePassword: {
    method: 'POST',
    path: '/api/front/user/change-password',
    who: 'visitor',
    body: {} as Takes<typeof changePasswordSchema>,
  },
} as const satisfies Endpoints;

/** Endpoints by which readers see and change their own account. */
export const PROFILE_ENDPOINTS = {
  /** Without texts of its own: a 401 of `saveProfile` would blame a password that nobody typed. */
  profile: { method: 'GET', path: '/api/front/user/profile', who: 'reader', response: userAnswerSchema },
  /** Saves the given fields of the profile. A new email address waits for its owner's confirmation. */
  saveProfile: {
    method: 'PATCH',
    path: '/api/front/user/profile',
    who: 'independent',
    body: {} as Takes<ReturnType<typeof profileBodySchema>>,
    response: userAnswerSchema,
    errors: 'profile',
  },
  /** Toggles the bulletin and returns its new state. */
  bulletin: {
    method: 'POST',
    path: '/api/front/user/bulletin',
    who: 'independent',
    body: {} as Takes<typeof userIdSchema>,
    response: v.pipe(
      v.object({ bulletin: v.boolean() }),
      v.transform(({ bulletin }) => bulletin),
    ),
    errors: 'newsletter',
  },
  /** Deletes the account at once; without a password its reader must have logged in just before. */
  deleteAccount: {
    method: 'POST',
    path: '/api/front/user/delete',
    who: 'reader',
    body: {} as Takes<typeof accountDeletionSchema>,
    errors: 'deleteAccount',
  },
} as const satisfies Endpoints;

/** Endpoints of a reader's consents and open sessions. */
export const OWN_DATA_ENDPOINTS = {
  /** The reader's consents on this site: valid ones first, then withdrawn ones, each with the newest first. */
  consents: {
    method: 'GET',
    path: '/api/front/user/consents',
    who: 'reader',
    response: readerConsentsAnswerSchema,
  },
  /** Gives or withdraws the consent to commercial messages; returns all consents. */
  decideCommercial: {
    method: 'POST',
    path: '/api/front/user/consents',
    who: 'reader',
    body: {} as Takes<typeof commercialConsentSchema>,
    response: readerConsentsAnswerSchema,
  },
  /** Open sessions of the reader, with the one of this request. */
  sessions: {
    method: 'GET',
    path: '/api/front/user/sessions',
    who: 'reader',
    response: sessionsAnswerSchema,
  },
  /** Ends one session; without an id, every session but the current one. Returns those that are left. */
  endSessions: {
    method: 'POST',
    path: '/api/front/user/sessions',
    who: 'reader',
    body: {} as Takes<typeof endSessionsSchema>,
    response: sessionsAnswerSchema,
  },
} as const satisfies Endpoints;

/** Endpoint of the file with a reader's own data, which a browser downloads. */
export const OWN_DATA_FILE_ENDPOINTS = {
  /** JSON as an attachment, without an envelope. */
  download: { method: 'GET', path: '/api/front/user/own-data', who: 'reader' },
} as const satisfies Endpoints;

/** Endpoints by which readers save articles and follow authors. */
export const BOOKMARK_ENDPOINTS = {
  /** Whether the server reports success, as the three below. */
  save: {
    method: 'POST',
    path: '/api/bookmark/content/:id',
    who: 'reader',
    response: toggleAnswerSchema,
  },
  /** Removes a saved article. */
  unsave: {
    method: 'DELETE',
    path: '/api/bookmark/content/:id',
    who: 'reader',
    response: toggleAnswerSchema,
  },
  /** Follows an author. */
  follow: { method: 'POST', path: '/api/bookmark/taxon/:id', who: 'reader', response: toggleAnswerSchema },
  /** Stops following an author. */
  unfollow: {
    method: 'DELETE',
    path: '/api/bookmark/taxon/:id',
    who: 'reader',
    response: toggleAnswerSchema,
  },
  /** Cards of the reader's saved articles, newest saved first. */
  savedContents: {
    method: 'GET',
    path: '/api/front/user/saved-contents/',
    who: 'reader',
    query: {} as Takes<typeof userIdSchema>,
    response: v.pipe(
      v.object({ contents: v.array(cardSchema) }),
      v.transform(({ contents }) => contents),
    ),
  },
  /** Authors that the reader follows, newest followed first. */
  followedAuthors: {
    method: 'GET',
    path: '/api/front/user/followed-authors/',
    who: 'reader',
    query: {} as Takes<typeof userIdSchema>,
    response: v.pipe(
      v.object({ authors: v.array(authorSchema) }),
      v.transform(({ authors }) => authors),
    ),
  },
} as const satisfies Endpoints;

/** Endpoints of newsletters that need no account. */
export const NEWSLETTER_ENDPOINTS = {
  /** Confirms a subscription with the token of its email. */
  confirmNewsletter: {
    method: 'POST',
    path: '/api/front/newsletter/confirm',
    who: 'visitor',
    body: {} as Takes<typeof tokenSchema>,
    errors: 'newsletter',
  },
  /** Unsubscribes from a newsletter with the token of one of its emails; no session is needed. */
  leaveNewsletter: {
    method: 'POST',
    path: '/api/front/newsletter/leave',
    who: 'visitor',
    body: {} as Takes<typeof tokenSchema>,
    errors: 'newsletter',
  },
  /** Subscribes an email address; it gets an email to confirm with. After the two above, whose paths it has. */
  subscribe: {
    method: 'POST',
    path: '/api/front/newsletter/:email',
    who: 'visitor',
    body: {} as Takes<typeof subscriptionBodySchema>,
    query: {} as Takes<typeof subscriptionQuerySchema>,
    errors: 'newsletter',
  },
} as const satisfies Endpoints;

/** Type of `ACCOUNT_ENDPOINTS`, by the names of its groups so that declaration files do not repeat them. */
export type AccountEndpoints = typeof LOGIN_ENDPOINTS &
  typeof REGISTRATION_ENDPOINTS &
  typeof PASSWORD_ENDPOINTS &
  typeof PROFILE_ENDPOINTS &
  typeof OWN_DATA_ENDPOINTS &
  typeof BOOKMARK_ENDPOINTS &
  typeof NEWSLETTER_ENDPOINTS &
  typeof READING_ENDPOINTS;

/** Endpoints of a reader and their account (spec §7), all that a page's client of them needs. */
export const ACCOUNT_ENDPOINTS: AccountEndpoints = {
  ...LOGIN_ENDPOINTS,
  ...REGISTRATION_ENDPOINTS,
  ...PASSWORD_ENDPOINTS,
  ...PROFILE_ENDPOINTS,
  ...OWN_DATA_ENDPOINTS,
  ...BOOKMARK_ENDPOINTS,
  ...NEWSLETTER_ENDPOINTS,
  ...READING_ENDPOINTS,
};
