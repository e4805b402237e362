import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_ENDPOINTS,
  consentDecisionSchema,
  TC_COOKIE,
  writeConsent,
} from '@portal/model/readers';
import type { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { serve } from '../../platform/http';
import type { AccountContext, AccountDeps } from '../accounts';
import { recordConsent } from './records';

const DAY_SECONDS = 86_400;

/**
 * The endpoint that records a reader's decision about cookies and partners, with the cookie that remembers
 * it: browsers that delete script-written storage after a week keep it for its six months.
 */
export function consentCalls(
  app: Hono,
  deps: Pick<AccountDeps, 'db' | 'now' | 'limits'>,
  { guards }: Pick<AccountContext, 'guards'>,
): void {
  serve(app, guards, CONSENT_ENDPOINTS, {
    decide: async ({ c, context: { site, ip, origin }, body }) => {
      const decision = await body(consentDecisionSchema);
      await deps.limits.count('consent', ip, decision.id);
      await deps.limits.count('consentDay', ip);
      await recordConsent(deps, site, decision);
      const kept = {
        path: '/',
        sameSite: 'Lax',
        secure: origin.startsWith('https:'),
        maxAge: CONSENT_DAYS * DAY_SECONDS,
      } as const;
      setCookie(c, CONSENT_COOKIE, writeConsent(decision), kept);
      if (decision.tcString) setCookie(c, TC_COOKIE, decision.tcString, kept);
    },
  });
}
