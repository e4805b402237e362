import { CALLS } from '@portal/model';
import { deskRectificationsQuerySchema, rectificationActSchema } from '@portal/model/newsroom';
import {
  contactKeySchema,
  rectificationFormSchema,
  rectificationQuerySchema,
  rectificationRecordSchema,
} from '@portal/model/participation';
import type { Hono } from 'hono';
import { bodyOf, checked, done, idInPath, invalidFields, success } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import { emailKey } from '../../platform/words';
import type { AccountContext, AccountDeps } from '../../readers/accounts';
import { readerOf } from '../../readers/accounts';
import type { DeskActs, DeskDeps } from '../../sites/desk-kit';
import { decideRequest } from './deciding';
import { deskRectifications } from './queue';
import { receiptByKey, recordRequest, rectifiableStory, takeRequest } from './requests';

/** Public endpoints for rectification requests: the form's story, the request, its receipt. */
export function rectificationCalls(
  app: Hono,
  deps: AccountDeps,
  { openContextOf, openChange }: AccountContext,
): void {
  app.get(CALLS.rectification, async (c) => {
    const context = await openContextOf(c);
    const { story, key } = checked(rectificationQuerySchema, c.req.query());
    if (key !== undefined) return done(await receiptByKey(deps.db, context, key));
    if (story === undefined) throw invalidFields([{ field: 'story', code: 'required' }]);
    return done(await rectifiableStory(deps, context, story));
  });
  app.post(
    CALLS.rectification,
    openChange(async (c, context) => {
      const body = await bodyOf(c);
      const form = checked(rectificationFormSchema, body);
      const { key } = checked(contactKeySchema, body);
      const who = await readerOf(deps.db, context.site, context.session, deps.now());
      const isProven = who !== null && who.validatedAt !== null && who.emailKey === emailKey(form.email);
      // An unconfirmed address does not count toward its owner's limit.
      await deps.limits.count('rectification', context.address, isProven ? String(who.id) : undefined);
      const receipt = await takeRequest(deps, context, form, { key, isProven });
      deps.outbox.sendSoon();
      return done(receipt);
    }),
  );
}

const PATH = CALLS.deskRectifications;

/** Desk endpoints for requests: list, record one received on paper, decide. */
export function rectificationDeskCalls(
  app: Hono,
  deps: DeskDeps & { cursors: OpenCursors },
  { actor }: DeskActs,
): void {
  const { db, cursors, outbox } = deps;
  app.get(
    PATH,
    actor('rectification.publish', async (c, _, { site }) => {
      const query = checked(deskRectificationsQuerySchema, c.req.query());
      return done(await deskRectifications(db, await cursors(), site, query));
    }),
  );
  app.post(
    `${PATH}/record`,
    actor('rectification.record', async (c, who, place) => {
      const body = await bodyOf(c);
      const record = checked(rectificationRecordSchema, body);
      const { key } = checked(contactKeySchema, body);
      const receipt = await recordRequest(deps, who, place, record, key);
      outbox.sendSoon();
      return done(receipt);
    }),
  );
  app.post(
    `${PATH}/:id`,
    actor(null, async (c, who, place) => {
      const act = checked(rectificationActSchema, await bodyOf(c));
      await decideRequest(deps, who, place, idInPath(c), act);
      outbox.sendSoon();
      return success();
    }),
  );
}
