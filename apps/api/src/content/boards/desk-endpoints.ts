import { DESK_CALLS, frontPinSchema, pinMoveSchema, unpinSchema } from '@portal/model/newsroom';
import type { Hono } from 'hono';
import { bodyOf, checked, done, success } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { DeskActs, DeskDeps } from '../../sites/desk-kit';
import { deskFront } from './desk-front';
import { movePin, pin, unpin } from './pins';

/** The desk's endpoints for the front page and its pins. */
export function frontDeskCalls(
  app: Hono,
  deps: DeskDeps & { cursors: OpenCursors },
  { actor }: DeskActs,
): void {
  const { now } = deps;
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
}
