import type { Endpoints, Takes } from '../routes/endpoint';
import {
  type deskInvitationSchema,
  deskPeopleSchema,
  type deskResetSchema,
  type deskRoleChangeSchema,
} from './accounts';

/** Endpoints of the desk for a site's people, for chiefs. */
export const PEOPLE_DESK_ENDPOINTS = {
  /** People of the site's desk, and pending invitations. */
  people: {
    method: 'GET',
    path: '/api/desk/people',
    who: 'desk',
    act: 'account.role',
    response: deskPeopleSchema,
  },
  /** Emails an invitation; an earlier one of the same address stops working. */
  invite: {
    method: 'POST',
    path: '/api/desk/people/invite',
    who: 'desk',
    act: 'account.invite',
    body: {} as Takes<typeof deskInvitationSchema>,
  },
  /** Withdraws a pending invitation, by its id. */
  withdrawInvitation: {
    method: 'DELETE',
    path: '/api/desk/people/invite/:id',
    who: 'desk',
    act: 'account.uninvite',
  },
  /** Changes somebody's role, or removes them from the desk. */
  changeRole: {
    method: 'POST',
    path: '/api/desk/people/:id/role',
    who: 'desk',
    act: 'account.role',
    body: {} as Takes<typeof deskRoleChangeSchema>,
  },
  /**
   * Removes the password and second factor of a user who cannot log in, and emails them a link to set a new
   * password. Takes the current password of the user who asks.
   */
  resetAccess: {
    method: 'POST',
    path: '/api/desk/people/:id/reset',
    who: 'desk',
    act: 'account.reset',
    body: {} as Takes<typeof deskResetSchema>,
  },
} as const satisfies Endpoints;
