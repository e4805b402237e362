import type { Endpoints, Takes } from '../routes/endpoint';
import { type tokenSchema, userAnswerSchema } from './answers';
import {
  childAnswerSchema,
  type childInvitationSchema,
  type childLoginSchema,
  type childNameSchema,
  type childReleaseSchema,
  childrenAnswerSchema,
  invitedChildSchema,
  type newChildSchema,
} from './children';

/** Endpoints about children's accounts: for guardians, and for the children's own login. */
export const CHILDREN_ENDPOINTS = {
  /** The children under the reader's account, and whether another may be added. */
  all: { method: 'GET', path: '/api/front/user/children', who: 'reader', response: childrenAnswerSchema },
  /** Adds a child. Idempotent by key: the same key again returns the same child. */
  add: {
    method: 'POST',
    path: '/api/front/user/children',
    who: 'independent',
    body: {} as Takes<ReturnType<typeof newChildSchema>>,
    response: childAnswerSchema,
  },
  /** Changes the name that the guardian gives the child. */
  rename: {
    method: 'PATCH',
    path: '/api/front/user/children/:id',
    who: 'independent',
    body: {} as Takes<typeof childNameSchema>,
    response: childAnswerSchema,
  },
  /** Emails the guardian a link to choose the child's nick and password. */
  sendLink: {
    method: 'POST',
    path: '/api/front/user/children/:id/link',
    who: 'independent',
    response: childAnswerSchema,
  },
  /** Ends the child's sessions. */
  endSessions: {
    method: 'POST',
    path: '/api/front/user/children/:id/sessions',
    who: 'independent',
    response: childAnswerSchema,
  },
  /** Withdraws the consent, which deletes the account and its data. */
  remove: { method: 'DELETE', path: '/api/front/user/children/:id', who: 'independent' },
  /** The child that a link's token belongs to. The token is not used up. */
  invited: {
    method: 'GET',
    path: '/api/front/user/child-invitation',
    who: 'visitor',
    query: {} as Takes<typeof tokenSchema>,
    response: invitedChildSchema,
  },
  /** Uses up the link's token. */
  accept: {
    method: 'POST',
    path: '/api/front/user/child-invitation',
    who: 'visitor',
    body: {} as Takes<typeof childInvitationSchema>,
    errors: 'register',
  },
  /** Logs a child in by nick and password. */
  login: {
    method: 'POST',
    path: '/api/front/user/child-login',
    who: 'visitor',
    body: {} as Takes<typeof childLoginSchema>,
    response: userAnswerSchema,
    errors: 'login',
  },
  /** Asks for an account of the child's own, once the child is old enough. */
  askRelease: {
    method: 'POST',
    path: '/api/front/user/child-release',
    who: 'reader',
    body: {} as Takes<typeof childReleaseSchema>,
    errors: 'profile',
  },
} as const satisfies Endpoints;
