import {
  DESK_CALLS,
  type DeskCode,
  type DeskJoining,
  type DeskNewPassword,
  type DeskPasswordChange,
  type DeskPasswordLink,
  type DeskReturn,
  type DeskUser,
  deskPasswordLinkSchema,
  deskUserSchema,
  type OpenInvitation,
  openInvitationSchema,
  type SecondFactor,
  secondFactorSchema,
} from '@portal/model/newsroom';
import type { LoginForm } from '@portal/model/readers';
import * as v from 'valibot';
import type { Client, RequestOptions } from '../client/request';

/** Desk calls for login, invitations and passwords. Each rejects with a RequestError. */
export type EntryDesk = {
  /** Logs in with a password; the session still needs its second factor. */
  login: (form: LoginForm) => Promise<void>;
  logout: () => Promise<void>;
  secondFactor: () => Promise<SecondFactor>;
  prove: (code: DeskCode) => Promise<void>;
  user: () => Promise<DeskUser>;
  invitation: (token: string) => Promise<OpenInvitation>;
  join: (form: DeskJoining | DeskReturn) => Promise<void>;
  /** The account that a reset link belongs to. */
  passwordLink: (token: string) => Promise<DeskPasswordLink>;
  /** Sets a new password with that link; the session still needs its second factor. */
  choosePassword: (form: DeskNewPassword) => Promise<void>;
  /** Changes the user's own password: ends other sessions, and renews the cookie of this one. */
  changePassword: (change: DeskPasswordChange) => Promise<void>;
};

/** Desk calls for login, invitations and passwords over a client, one method each. */
export function entryDesk({ request }: Client): EntryDesk {
  const post = async (path: string, body?: unknown, options: RequestOptions = {}) =>
    void (await request(path, v.unknown(), {
      method: 'POST',
      ...(body === undefined ? {} : { body }),
      ...options,
    }));
  return {
    login: (form) => post(DESK_CALLS.login, form, { call: 'login' }),
    logout: () => post(DESK_CALLS.logout),
    secondFactor: () => request(DESK_CALLS.secondFactor, secondFactorSchema),
    prove: (code) => post(DESK_CALLS.secondFactor, code),
    user: () => request(DESK_CALLS.user, deskUserSchema),
    invitation: (token) =>
      request(`${DESK_CALLS.invitation}?${new URLSearchParams({ token })}`, openInvitationSchema),
    join: (form) => post(DESK_CALLS.invitation, form),
    passwordLink: (token) =>
      request(`${DESK_CALLS.passwordLink}?${new URLSearchParams({ token })}`, deskPasswordLinkSchema),
    choosePassword: (form) => post(DESK_CALLS.passwordLink, form),
    changePassword: (change) => post(DESK_CALLS.password, change),
  };
}
