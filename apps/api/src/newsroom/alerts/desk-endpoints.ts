import { alertFormSchema, DESK_CALLS } from '@portal/model/newsroom';
import type { Hono } from 'hono';
import { bodyOf, checked, done, idInPath, success } from '../../platform/http';
import type { DeskActs, DeskDeps } from '../../sites/desk-kit';
import { deskAlerts, publishAlert, withdrawAlert } from './alerts';

export function alertDeskCalls(app: Hono, deps: DeskDeps, { actor }: DeskActs): void {
  const { db, now } = deps;
  app.get(
    DESK_CALLS.alerts,
    actor(null, async (_, __, { site }) => done(await deskAlerts(db, site, now()))),
  );
  app.post(
    DESK_CALLS.alerts,
    actor('alert.publish', async (c, who, place) => {
      await publishAlert(deps, who, place, checked(alertFormSchema, await bodyOf(c)));
      return success();
    }),
  );
  app.post(
    `${DESK_CALLS.alerts}/:id/withdraw`,
    actor('alert.withdraw', async (c, who, place) => {
      await withdrawAlert(deps, who, place, idInPath(c));
      return success();
    }),
  );
}
