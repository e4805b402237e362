import { FRONT_DESK_ENDPOINTS, frontPinSchema, pinMoveSchema, unpinSchema } from '@portal/model/newsroom';
import type { Hono } from 'hono';
import { serve } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { DeskDeps, DeskGuards } from '../../sites/desk-kit';
import { deskFront } from './desk-front';
import { movePin, pin, unpin } from './pins';

/** The desk's endpoints for the front page and its pins. */
export function frontDeskCalls(
  app: Hono,
  deps: DeskDeps & { cursors: OpenCursors },
  guards: DeskGuards,
): void {
  serve(app, guards, FRONT_DESK_ENDPOINTS, {
    front: async ({ context }) => deskFront(deps, context.site, deps.now()),
    pin: async ({ context, actor, body }) => pin(deps, actor, context, await body(frontPinSchema)),
    movePin: async ({ context, actor, body }) => movePin(deps, actor, context, await body(pinMoveSchema)),
    unpin: async ({ context, actor, body }) =>
      unpin(deps, actor, context, (await body(unpinSchema)).contentId),
  });
}
