import type { tokenSchema } from '../readers/answers';
import type { loginFormSchema } from '../readers/login';
import type { Endpoints, Takes } from '../routes/endpoint';
import {
  type deskCodeSchema,
  type deskJoiningSchema,
  type deskNewPasswordSchema,
  type deskPasswordChangeSchema,
  deskPasswordLinkSchema,
  type deskReturnSchema,
  deskUserSchema,
  openInvitationSchema,
  secondFactorSchema,
} from './accounts';

/** Endpoints of the desk for login, invitations and passwords. */
export const ENTRY_DESK_ENDPOINTS = {
  /** Logs in with a password; the session still needs its second factor. */
  login: {
    method: 'POST',
    path: '/api/desk/login',
    who: 'desk-visitor',
    body: {} as Takes<typeof loginFormSchema>,
    errors: 'login',
  },
  /** Ends the session, if there is one. */
  logout: { method: 'POST', path: '/api/desk/logout', who: 'desk-visitor' },
  /** State of the second factor; the data to set it up if there is none yet. */
  secondFactor: {
    method: 'GET',
    path: '/api/desk/second-factor',
    who: 'desk-password',
    response: secondFactorSchema,
  },
  /** Verifies a code as the second factor, and renews the session's cookie. */
  prove: {
    method: 'POST',
    path: '/api/desk/second-factor',
    who: 'desk-password',
    body: {} as Takes<typeof deskCodeSchema>,
  },
  /** The user themselves, with their role on this site. */
  user: { method: 'GET', path: '/api/desk/user', who: 'desk', response: deskUserSchema },
  /** The invitation of a link; 400 if it is no longer valid. */
  invitation: {
    method: 'GET',
    path: '/api/desk/invitation',
    who: 'desk-visitor',
    query: {} as Takes<typeof tokenSchema>,
    response: openInvitationSchema,
  },
  /** Accepts an invitation: someone without an account chooses a name, someone with one logs in. */
  join: {
    method: 'POST',
    path: '/api/desk/invitation',
    who: 'desk-visitor',
    body: {} as Takes<typeof deskJoiningSchema | typeof deskReturnSchema>,
  },
  /** The account that a reset link belongs to; 400 if the link is no longer valid. */
  passwordLink: {
    method: 'GET',
    path: '/api/desk/password-link',
    who: 'desk-visitor',
    query: {} as Takes<typeof tokenSchema>,
    response: deskPasswordLinkSchema,
  },
  /** Sets a new password with that link; the session still needs its second factor. */
  choosePassword: {
    method: 'POST',
    path: '/api/desk/password-link',
    who: 'desk-visitor',
    body: {} as Takes<typeof deskNewPasswordSchema>,
  },
  /** Changes the user's own password: ends other sessions, and renews the cookie of this one. */
  changePassword: {
    method: 'POST',
    path: '/api/desk/password',
    who: 'desk',
    act: 'account.password',
    body: {} as Takes<typeof deskPasswordChangeSchema>,
  },
} as const satisfies Endpoints;
