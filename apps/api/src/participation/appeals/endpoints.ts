import { APPEAL_ENDPOINTS, commentAppealSchema } from '@portal/model/participation';
import type { Hono } from 'hono';
import { badToken, serve, success } from '../../platform/http';
import type { AccountContext, AccountDeps } from '../../readers/accounts';
import { byLink } from '../../readers/accounts';
import { makeAppeal, makeObjection } from '../comments';
import { makeUploadAppeal } from '../uploads';

/** The endpoint of appeals against decisions on comments, readers and files: one link for all of them. */
export function appealCalls(app: Hono, deps: AccountDeps, { guards }: Pick<AccountContext, 'guards'>): void {
  serve(app, guards, APPEAL_ENDPOINTS, {
    send: async ({ context, body }) => {
      const appeal = await body(commentAppealSchema);
      return byLink(deps, context.ip, async () => {
        // One link serves appeals about comments, readers and files, and objections from people who reported
        // a comment.
        for (const take of [makeAppeal, makeUploadAppeal, makeObjection])
          if (await take(deps, appeal)) return success();
        throw badToken();
      });
    },
  });
}
