import { failedCall } from '@portal/data';
import { matchRoute, ROUTES } from '@portal/model';
import { attempt } from '../../app/form-page';
import { giftEndedView } from '../../app/revenue/subscriptions/gifts';
import type { GiftFailure } from '../../app/revenue/subscriptions/texts/gifts';
import { type Answer, statusOf, type Visit } from '../../app/visit';

/** Reasons why a text was not given, by their parameter in the URL of the page of gifts. */
export const GIFT_REFUSALS: Readonly<Record<string, GiftFailure>> = {
  regal: 'failed',
  'regal-403': 'notSubscriber',
  'regal-400': 'unknown',
  'regal-404': 'unknown',
  'regal-409': 'noneLeft',
  'regal-429': 'tooOften',
};

/** Gives a text and redirects to the reader's gifts, which have its link. */
const give: Answer = (visit) =>
  attempt(visit, {
    send: () => visit.gifts.give({ contentId: visit.form.get('contentId') ?? '' }),
    show: ({ status }) => {
      const refusal = `regal-${status}`;
      const reason = Object.hasOwn(GIFT_REFUSALS, refusal) ? refusal : 'regal';
      return `${ROUTES.ownSubscriptions}?error=${reason}`;
    },
    done: ({ id }) => `${ROUTES.ownSubscriptions}?regal=${id}#regal-${id}`,
    back: ROUTES.ownSubscriptions,
  });

/** Follows a gift's link to its text. */
const open: Answer = async ({ gifts, context, url }) => {
  try {
    const { token = '' } = matchRoute(url.pathname).params;
    const { url: path, isOpen } = await gifts.open(token);
    return isOpen ? { location: path } : { ...giftEndedView(context, path), status: 410 };
  } catch (error) {
    const status = statusOf(failedCall(error));
    if (status !== 404 && status !== 400) throw error;
    return { ...giftEndedView(context), status: 404 };
  }
};

/** Token of the gift link that a browser has followed; kept until it has read the text. */
const giftHeld = ({ request }: Pick<Visit, 'request'>): string | undefined =>
  /(?:^|; )gift=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1];

/** Whether a browser has followed a gift's link and not read its text yet. */
export const holdsGift = (visit: Pick<Visit, 'request'>): boolean => giftHeld(visit) !== undefined;

/** Whether the gift link that a browser has followed was for this text and no longer opens it. */
export async function hasGiftEnded(
  visit: Pick<Visit, 'request'> & { gifts: Pick<Visit['gifts'], 'open'> },
  path: string,
): Promise<boolean> {
  const held = giftHeld(visit);
  if (!held) return false;
  try {
    const { url, isOpen } = await visit.gifts.open(held);
    return url === path && !isOpen;
  } catch (error) {
    const status = statusOf(failedCall(error));
    if (status !== 404 && status !== 400) throw error;
    return false;
  }
}

export const GIFT_PAGES = {
  // Given texts are listed with the subscriptions.
  [ROUTES.give]: { get: async () => ({ location: ROUTES.ownSubscriptions }), post: give },
  [ROUTES.gift]: { get: open },
};
