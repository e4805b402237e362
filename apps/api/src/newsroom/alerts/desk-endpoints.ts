import { ALERT_DESK_ENDPOINTS, alertFormSchema } from '@portal/model/newsroom';
import type { Hono } from 'hono';
import { idInPath, serve } from '../../platform/http';
import type { DeskDeps, DeskGuards } from '../../sites/desk-kit';
import { deskAlerts, publishAlert, withdrawAlert } from './alerts';

export function alertDeskCalls(app: Hono, deps: DeskDeps, guards: DeskGuards): void {
  serve(app, guards, ALERT_DESK_ENDPOINTS, {
    alerts: async ({ context }) => deskAlerts(deps.db, context.site, deps.now()),
    publishAlert: async ({ context, actor, body }) =>
      publishAlert(deps, actor, context, await body(alertFormSchema)),
    withdrawAlert: async ({ c, context, actor }) => withdrawAlert(deps, actor, context, idInPath(c)),
  });
}
