import { CALLS, commentAppealSchema } from '@portal/model';
import type { Hono } from 'hono';
import { badToken } from '../../platform/http/api-error';
import { bodyOf, checked, success } from '../../platform/http/envelopes';
import type { AccountContext } from '../../readers/accounts/account-context';
import type { AccountDeps } from '../../readers/accounts/deps';
import { byLink } from '../../readers/accounts/tokens';
import { makeAppeal } from '../comments/appeals';
import { makeObjection } from '../comments/objections';
import { makeUploadAppeal } from '../uploads/appeals';

/** The endpoint of appeals against decisions on comments, readers and files: one link for all of them. */
export function appealCalls(app: Hono, deps: AccountDeps, { change }: Pick<AccountContext, 'change'>): void {
  app.post(
    CALLS.commentAppeal,
    change(async (c, context) => {
      const appeal = checked(commentAppealSchema, await bodyOf(c));
      return byLink(deps, context.address, async () => {
        // Statements of reasons about comments, readers and files lead here, and what those who report are told.
        for (const take of [makeAppeal, makeUploadAppeal, makeObjection])
          if (await take(deps, appeal)) return success();
        throw badToken();
      });
    }),
  );
}
