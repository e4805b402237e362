import {
  ACCOUNT_CALLS,
  type ChildAccount,
  type ChildInvitation,
  type ChildLogin,
  type ChildRelease,
  type ChildrenAnswer,
  type CurrentUser,
  childAnswerSchema,
  childPath,
  childrenAnswerSchema,
  type InvitedChild,
  invitedChildSchema,
  type NewChild,
  userAnswerSchema,
} from '@portal/model/readers';
import * as v from 'valibot';
import type { Client } from '../client/request';

/**
 * Calls about children's accounts: for guardians, and for the children's own login. Each rejects with a
 * RequestError.
 */
export type ChildrenCalls = {
  /** The children under the reader's account, and whether another may be added. */
  all: () => Promise<ChildrenAnswer>;
  /** Adds a child. Idempotent by key: the same key again returns the same child. */
  add: (child: NewChild) => Promise<ChildAccount>;
  rename: (id: string, name: string) => Promise<ChildAccount>;
  /** Emails the guardian a link to choose the child's nick and password. */
  sendLink: (id: string) => Promise<ChildAccount>;
  /** Ends the child's sessions. */
  endSessions: (id: string) => Promise<ChildAccount>;
  /** Withdraws the consent, which deletes the account and its data. */
  remove: (id: string) => Promise<void>;
  /** The child that a link's token belongs to. The token is not used up. */
  invited: (token: string) => Promise<InvitedChild>;
  /** Uses up the link's token. */
  accept: (invitation: ChildInvitation) => Promise<void>;
  login: (login: ChildLogin) => Promise<CurrentUser>;
  /** Asks for an account of the child's own, once the child is old enough. */
  askRelease: (release: ChildRelease) => Promise<void>;
};

/** Calls of children's accounts over a client, one method each. */
export function createChildren({ request }: Client): ChildrenCalls {
  const about = async (path: string, method: 'POST' | 'PATCH', body?: unknown) =>
    (await request(path, childAnswerSchema, { method, ...(body === undefined ? {} : { body }) })).child;
  return {
    all: () => request(ACCOUNT_CALLS.children, childrenAnswerSchema),
    add: (child) => about(ACCOUNT_CALLS.children, 'POST', child),
    rename: (id, name) => about(childPath(id), 'PATCH', { name }),
    sendLink: (id) => about(childPath(id, 'link'), 'POST'),
    endSessions: (id) => about(childPath(id, 'sessions'), 'POST'),
    remove: async (id) => void (await request(childPath(id), v.unknown(), { method: 'DELETE' })),
    invited: (token) =>
      request(`${ACCOUNT_CALLS.childInvitation}?${new URLSearchParams({ token })}`, invitedChildSchema),
    accept: async (body) =>
      void (await request(ACCOUNT_CALLS.childInvitation, v.unknown(), {
        method: 'POST',
        body,
        call: 'register',
      })),
    login: async (body) =>
      (await request(ACCOUNT_CALLS.childLogin, userAnswerSchema, { method: 'POST', body, call: 'login' }))
        .user,
    askRelease: async (body) =>
      void (await request(ACCOUNT_CALLS.childRelease, v.unknown(), {
        method: 'POST',
        body,
        call: 'profile',
      })),
  };
}
