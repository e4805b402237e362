import {
  deskNewsletterQuerySchema,
  EMAIL_DESK_ENDPOINTS,
  editionChangeSchema,
  editionEmailQuerySchema,
  editionMomentSchema,
  editionTargetSchema,
  editionTestSchema,
  handEditionSchema,
  NEWSLETTER_DESK_ENDPOINTS,
} from '@portal/model/newsroom';
import type { Hono } from 'hono';
import { PRIVATE, serve, unknown } from '../../platform/http';
import type { DeskDeps, DeskGuards, DeskRequest, DeskUserActor } from '../../sites/desk-kit';
import { chosen, deskNewsletter, deskNewsletters, plannedEmail } from './desk';
import {
  cancelEdition,
  changeEdition,
  composeByHand,
  scheduleEdition,
  sendEdition,
  testEdition,
} from './desk-acts';
import { plannedEditions, sentNewsletter } from './planning';

/**
 * An email preview is inert: no scripts, no forms, and no external resources except the site's own pictures.
 */
const EMAIL_HEADERS = {
  ...PRIVATE,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox allow-same-origin; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'cross-origin-resource-policy': 'same-origin',
} as const;

type Acting = { context: DeskRequest; actor: DeskUserActor; params: { newsletter: string } };

/** Actor, site and newsletter of an action. */
const acting = ({ context: { site, origin }, actor, params: { newsletter } }: Acting) => ({
  actor,
  site,
  origin,
  newsletter,
});

/** Desk endpoints for newsletters: planned and sent editions, email preview, and actions. */
export function newsletterDeskCalls(app: Hono, deps: DeskDeps, guards: DeskGuards): void {
  serve(app, guards, NEWSLETTER_DESK_ENDPOINTS, {
    newsletters: async ({ context }) => deskNewsletters(deps, context.site),
    newsletter: async ({ context, params, query }) =>
      deskNewsletter(deps, context.site, params.newsletter, query(deskNewsletterQuerySchema).day),
    changeEdition: async ({ body, ...request }) => ({
      day: await changeEdition(deps, acting(request), await body(editionChangeSchema)),
    }),
    scheduleEdition: async ({ body, ...request }) => ({
      day: await scheduleEdition(deps, acting(request), await body(editionMomentSchema)),
    }),
    cancelEdition: async ({ body, ...request }) => ({
      day: await cancelEdition(deps, acting(request), await body(editionTargetSchema)),
    }),
    sendEdition: async ({ body, ...request }) => ({
      day: await sendEdition(deps, acting(request), await body(editionTargetSchema)),
    }),
    composeEdition: async ({ body, ...request }) => ({
      day: await composeByHand(deps, acting(request), await body(handEditionSchema)),
    }),
    testEdition: async ({ body, ...request }) => {
      const { day } = await body(editionTestSchema);
      await deps.limits.countAccount('deskTestLetter', String(request.actor.id));
      await testEdition(deps, acting(request), day);
    },
  });

  serve(app, guards, EMAIL_DESK_ENDPOINTS, {
    of: async ({ context: { site }, params, query }) => {
      const { day, scheme } = query(editionEmailQuerySchema);
      const newsletter = sentNewsletter(site, params.newsletter);
      const planned = chosen(await plannedEditions(deps.db, site, newsletter, deps.now()), day);
      if (!planned) throw unknown();
      const { email } = await plannedEmail(deps, site, newsletter, planned, scheme);
      // Makes picture addresses relative, because the desk may be on another origin.
      return new Response(email.html.replaceAll(`src="${site.url}/`, 'src="/'), { headers: EMAIL_HEADERS });
    },
  });
}
