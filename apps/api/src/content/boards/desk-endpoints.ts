import { alertFormSchema, DESK_CALLS, frontPinSchema, pinMoveSchema, unpinSchema } from '@portal/model';
import type { Hono } from 'hono';
import { deskAlerts, publishAlert, withdrawAlert } from '../../newsroom/alerts/alerts';
import type { DeskDeps } from '../../newsroom/desk/deps';
import { bodyOf, checked, done, idInPath, success } from '../../platform/http/envelopes';
import type { OpenCursors } from '../../platform/secrets/cursors';
import type { DeskContext } from '../../sites/desk-kit/desk-context';
import { deskFront } from './desk-front';
import { movePin, pin, unpin } from './pins';

/** The desk's calls about the front and its pins, and about alerts. */
export function frontDeskCalls(
  app: Hono,
  deps: DeskDeps & { cursors: OpenCursors },
  { actor }: Pick<DeskContext, 'actor'>,
): void {
  const { db, now } = deps;
  app.get(
    DESK_CALLS.front,
    actor(null, async (_, __, { site }) => done(await deskFront(deps, site, now()))),
  );
  app.post(
    `${DESK_CALLS.front}/pin`,
    actor('front.pin', async (c, who, place) => {
      await pin(deps, who, place, checked(frontPinSchema, await bodyOf(c)));
      return success();
    }),
  );
  app.post(
    `${DESK_CALLS.front}/move`,
    actor('front.pin', async (c, who, place) => {
      await movePin(deps, who, place, checked(pinMoveSchema, await bodyOf(c)));
      return success();
    }),
  );
  app.post(
    `${DESK_CALLS.front}/unpin`,
    actor('front.unpin', async (c, who, place) => {
      const { contentId } = checked(unpinSchema, await bodyOf(c));
      await unpin(deps, who, place, contentId);
      return success();
    }),
  );
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
