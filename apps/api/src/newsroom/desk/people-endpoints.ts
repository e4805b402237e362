import {
  deskInvitationSchema,
  deskLogQuerySchema,
  deskResetSchema,
  deskRoleChangeSchema,
  HOME_DESK_ENDPOINTS,
  LOG_DESK_ENDPOINTS,
  PEOPLE_DESK_ENDPOINTS,
} from '@portal/model/newsroom';
import type { Hono } from 'hono';
import { idInPath, serve } from '../../platform/http';
import type { DeskDeps } from '../../sites/desk-kit';
import { legalGapsOf } from '../../sites/legal';
import type { DeskContext } from './context';
import { invite } from './invitations';
import { logOf } from './log-lines';
import { peopleOf, resetAccess, withdrawInvitation } from './people';
import { changeRole } from './roles';
import { waitingAt } from './waiting';

/** Endpoints for the people of the desk, its first page and its log. */
export function peopleDeskCalls(app: Hono, deps: DeskDeps, { guards }: Pick<DeskContext, 'guards'>): void {
  serve(app, guards, PEOPLE_DESK_ENDPOINTS, {
    people: async ({ context }) => peopleOf(deps.db, context.site.alias, deps.now()),
    invite: async ({ context, actor, body }) => {
      const invitation = await body(deskInvitationSchema);
      await invite(deps, invitation, context, { actor, secret: context.secret });
    },
    withdrawInvitation: async ({ c, context, actor }) =>
      withdrawInvitation(deps, { actor, secret: context.secret }, idInPath(c)),
    changeRole: async ({ c, context, actor, body }) => {
      const change = await body(deskRoleChangeSchema);
      await changeRole(deps, actor, idInPath(c), change, context);
    },
    resetAccess: async ({ c, context, actor, body }) => {
      const reset = await body(deskResetSchema);
      await resetAccess(deps, actor, idInPath(c), reset, context);
    },
  });

  serve(app, guards, HOME_DESK_ENDPOINTS, {
    waiting: async ({ actor }) => waitingAt(deps.db, actor, deps.now()),
    legalGaps: async ({ context }) => ({ gaps: legalGapsOf(context.site) }),
  });

  serve(app, guards, LOG_DESK_ENDPOINTS, {
    log: async ({ actor, query }) => logOf(deps.db, actor.site, query(deskLogQuerySchema)),
  });
}
