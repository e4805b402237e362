import { GIFT_COOKIE, GIFT_ENDPOINTS, type GiftSettings, giveFormSchema } from '@portal/model/revenue';
import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { contents } from '../../../content/stories';
import { ApiError, forbidden, serve, unknown } from '../../../platform/http';
import type { OpenCursors } from '../../../platform/secrets';
import type { AccountContext, AccountDeps } from '../../../readers/accounts';
import { readerOf } from '../../../readers/accounts';
import type { RequestContext } from '../../../sites';
import { isSubscriber } from '../entitlements';
import { meteredReaderOf } from '../reading/reading';
import { giftAt, giftOfToken, giveContent, isGivableAt, ownGifts } from './gifts';

/** Lifetime in seconds of the cookie that a gift link sets. */
const FOLLOWED_SECONDS = 86_400;

type Deps = Pick<AccountDeps, 'db' | 'now' | 'limits'> & { cursors: OpenCursors };

/**
 * A site's gift settings.
 * @throws ApiError 404 if the site has no gifts
 */
function settingsOf({ site }: RequestContext): GiftSettings {
  if (!site.paywall?.gifts) throw unknown();
  return site.paywall.gifts;
}

/** Endpoints for giving articles away and for following gift links. */
export function giftCalls(
  app: Hono,
  { db, now, limits, cursors: open }: Deps,
  { guards, reader: readerIn }: AccountContext,
): void {
  serve(app, guards, GIFT_ENDPOINTS, {
    own: async ({ c, context }) => {
      const settings = settingsOf(context);
      const { id } = await readerIn(c, context);
      return ownGifts({ db, cursors: await open() }, context.site, settings, id, now());
    },
    give: async ({ context, reader, body }) => {
      const { site, ip } = context;
      const settings = settingsOf(context);
      const contentId = Number((await body(giveFormSchema)).contentId);
      await limits.count('gift', ip, String(reader.id));
      const [row] = await db
        .select({ condition: contents.condition })
        .from(contents)
        .where(
          and(eq(contents.id, contentId), eq(contents.site, site.alias), eq(contents.status, 'published')),
        );
      if (!row || !isGivableAt(site, row)) throw unknown();
      if (!(await isSubscriber(db, site.alias, reader, now()))) throw forbidden();
      const asked = { accountId: reader.id, contentId };
      const gift = await giveContent({ db, cursors: await open() }, site, settings, asked, now());
      if (!gift) throw new ApiError(409, 'NO_GIFTS_LEFT', 'no gift is left this month');
      return { gift };
    },
    open: async ({ c, context, params: { token } }) => {
      settingsOf(context);
      const id = giftOfToken(await open(), token);
      const who = await readerOf(db, context.site, context.session, now());
      const asking = meteredReaderOf({ context, who }, now());
      const found = id === null ? null : await giftAt(db, context.site.alias, id, asking, now());
      if (!found) throw unknown();
      if (found.isOpen)
        setCookie(c, GIFT_COOKIE, token, {
          path: '/',
          httpOnly: true,
          sameSite: 'Lax',
          secure: context.origin.startsWith('https:'),
          maxAge: FOLLOWED_SECONDS,
        });
      return found;
    },
  });
}
