import { CALLS, isDay } from '@portal/model';
import {
  editionChangeSchema,
  editionMomentSchema,
  editionTargetSchema,
  handEditionSchema,
} from '@portal/model/newsroom';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { bodyOf, checked, done, PRIVATE, success, unknown } from '../../platform/http';
import type { DeskDeps, DeskVisits } from '../../sites/desk-kit';
import { assertMayAct } from '../../sites/desk-kit';
import { chosen, deskNewsletter, deskNewsletters, plannedLetter } from './desk';
import {
  cancelEdition,
  changeEdition,
  composeByHand,
  scheduleEdition,
  sendEdition,
  testEdition,
} from './desk-acts';
import { plannedEditions, sentNewsletter } from './planning';

const day = v.pipe(v.string(), v.check(isDay, 'date'));
const dayQuery = v.object({ day: v.optional(day) });
const letterQuery = v.object({
  day: v.optional(day),
  scheme: v.optional(v.picklist(['light', 'dark']), 'light'),
});

/**
 * An email preview is inert: no scripts, no forms, and no external resources except the site's own pictures.
 */
const LETTER_HEADERS = {
  ...PRIVATE,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox allow-same-origin; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Desk endpoints for newsletters: planned and sent editions, email preview, and acts. */
export function newsletterDeskCalls(app: Hono, deps: DeskDeps, { visit, change }: DeskVisits): void {
  const path = CALLS.deskNewsletters;
  const idOf = (c: Context) => c.req.param('newsletter') ?? '';
  const acting = async (c: Context) => ({ ...(await change(c)), newsletter: idOf(c) });
  /** Requires permission to see the emails and the number of readers. */
  const reading = async (c: Context) => {
    const visited = await visit(c);
    assertMayAct(visited.actor, 'newsletter.test');
    return visited;
  };

  app.get(path, async (c) => done(await deskNewsletters(deps, (await reading(c)).site)));
  app.get(`${path}/:newsletter`, async (c) => {
    const { site } = await reading(c);
    return done(await deskNewsletter(deps, site, idOf(c), checked(dayQuery, c.req.query()).day));
  });
  app.get(`${path}/:newsletter/letter`, async (c) => {
    const { site } = await reading(c);
    const query = checked(letterQuery, c.req.query());
    const newsletter = sentNewsletter(site, idOf(c));
    const planned = chosen(await plannedEditions(deps.db, site, newsletter, deps.now()), query.day);
    if (!planned) throw unknown();
    const { letter } = await plannedLetter(deps, site, newsletter, planned, query.scheme);
    // Makes picture addresses relative, because the desk may be on another origin.
    return new Response(letter.html.replaceAll(`src="${site.url}/`, 'src="/'), { headers: LETTER_HEADERS });
  });

  app.post(`${path}/:newsletter/change`, async (c) =>
    done({ day: await changeEdition(deps, await acting(c), checked(editionChangeSchema, await bodyOf(c))) }),
  );
  app.post(`${path}/:newsletter/schedule`, async (c) =>
    done({
      day: await scheduleEdition(deps, await acting(c), checked(editionMomentSchema, await bodyOf(c))),
    }),
  );
  app.post(`${path}/:newsletter/cancel`, async (c) =>
    done({ day: await cancelEdition(deps, await acting(c), checked(editionTargetSchema, await bodyOf(c))) }),
  );
  app.post(`${path}/:newsletter/send`, async (c) =>
    done({ day: await sendEdition(deps, await acting(c), checked(editionTargetSchema, await bodyOf(c))) }),
  );
  app.post(`${path}/:newsletter/compose`, async (c) =>
    done({ day: await composeByHand(deps, await acting(c), checked(handEditionSchema, await bodyOf(c))) }),
  );
  app.post(`${path}/:newsletter/test`, async (c) => {
    const at = await acting(c);
    const asked = checked(v.object({ day }), await bodyOf(c));
    await deps.limits.countAccount('deskTestLetter', String(at.actor.id));
    await testEdition(deps, at, asked.day);
    return success();
  });
}
