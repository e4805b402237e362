import { failedCall, type RequestError } from '@portal/data';
import { loginPath, offerPath, ROUTES, START_PARAMETER } from '@portal/model';
import { ownBackUrl } from '@portal/model/readers';
import { attempt } from '../../app/form-page';
import { isCurrent, saidOnReturn } from '../../app/revenue/subscriptions/current';
import { leavingView, offersView, START_FIELD, WITHOUT_SCRIPT } from '../../app/revenue/subscriptions/offers';
import { ownSubscriptionsView } from '../../app/revenue/subscriptions/own';
import type { SubscriptionFailure } from '../../app/revenue/subscriptions/texts/payment';
import {
  type Answer,
  backUrlOf,
  namedBy,
  readWithoutScript,
  userOf,
  type Visit,
  type Visited,
} from '../../app/visit';
import { storyOfReturn } from '../readers/surroundings';
import { GIFT_REFUSALS } from './gifts';

const CODES: Readonly<Record<string, SubscriptionFailure>> = {
  ALREADY_SUBSCRIBED: 'already',
  NOT_VALIDATED: 'notValidated',
  CHILD_ACCOUNT: 'child',
  TOO_MANY_REQUESTS: 'tooOften',
};

/** Failures of other pages, by their value in the URL. */
const TOLD_FAILURES: Readonly<Record<string, SubscriptionFailure>> = {
  already: 'already',
  termini: 'withdrawalOver',
  desistiment: 'notWithdrawn',
};

/** Why a request was refused, in the terms of its page. */
const failureOf = ({ failure }: RequestError): SubscriptionFailure => CODES[failure.code ?? ''] ?? 'failed';

/**
 * The offer whose box a reader had ticked before the login. A link from another site ticks nothing: only the
 * reader may ask for an immediate start.
 */
const tickedBefore = ({ request, url }: Visit): string | null =>
  request.headers.get('sec-fetch-site') === 'cross-site' ? null : url.searchParams.get(START_PARAMETER);

const offers: Answer = async (visit) => {
  const { context, subscriptions, now } = visit;
  const backUrl = backUrlOf(visit);
  const [known, own, story] = await Promise.all([
    subscriptions.offers(),
    (await userOf(visit)) ? subscriptions.own() : [],
    storyOfReturn(visit, backUrl),
  ]);
  return offersView(context, known, {
    backUrl,
    surroundings: { story },
    own: own.filter((one) => isCurrent(one, now)).map(({ product }) => product),
    ticked: tickedBefore(visit),
  });
};

/** Redirects to the payment provider's page for an offer; without a session, by way of the login. */
const pay: Answer = async (visit) => {
  const { context, subscriptions, form } = visit;
  const backUrl = ownBackUrl(form.get('backUrl'), context.origin);
  const offer = form.get('offer') ?? '';
  const startsAtOnce = form.get(START_FIELD) === 'true';
  const back = offerPath(offer, backUrl, startsAtOnce);
  if (!(await userOf(visit))) return { location: loginPath(back) };
  return attempt(visit, {
    send: async () => {
      // Without JavaScript they would come back to the gate of a text that they have paid for.
      const goOnAt = backUrl && form.has(WITHOUT_SCRIPT) ? await readWithoutScript(visit, backUrl) : backUrl;
      return subscriptions.checkout({ offer, backUrl: goOnAt, startsAtOnce });
    },
    show: async ({ status }, refusal) => {
      const failure = failureOf(refusal);
      if (failure === 'already') return `${ROUTES.ownSubscriptions}?error=already`;
      const ticked = startsAtOnce ? offer : null;
      const [known, story] = await Promise.all([subscriptions.offers(), storyOfReturn(visit, backUrl)]);
      const shown = offersView(context, known, { failure, backUrl, ticked, surroundings: { story } });
      return { ...shown, status };
    },
    done: (seller) => leavingView(context, seller),
    back,
  });
};

/** On a site whose subscribers cannot give texts. */
function noGifts(error: unknown): null {
  if (failedCall(error).failure.status === 404) return null;
  throw error;
}

async function ownPage(visit: Visit, failure?: SubscriptionFailure): Promise<Visited> {
  const { context, subscriptions, gifts, url, now } = visit;
  const user = await userOf(visit);
  if (!user) return { location: loginPath(ROUTES.ownSubscriptions) };
  const [items, known, given] = await Promise.all([
    subscriptions.own(),
    subscriptions.offers(),
    gifts.own().catch(noGifts),
  ]);
  const hasSubscription = items.some((item) => isCurrent(item, now));
  const done = url.searchParams.get('done');
  const isBack = done === 'pagada';
  const giftFailure = namedBy(visit, 'error', GIFT_REFUSALS);
  const failed = failure ?? namedBy(visit, 'error', TOLD_FAILURES);
  const reader = { ...context, isChild: user.isChild, hasSubscription: items.length > 0 };
  return ownSubscriptionsView(reader, {
    items,
    offers: known,
    now,
    gifts: hasSubscription || given?.items.length || giftFailure ? given : null,
    ...(giftFailure ? { giftFailure } : {}),
    given: url.searchParams.get('regal'),
    isWithdrawn: done === 'desistida' && items.some(({ withdrawal }) => withdrawal),
    payment: isBack ? saidOnReturn(items, now) : null,
    backUrl: isBack ? backUrlOf(visit) : undefined,
    ...(failed ? { failure: failed } : {}),
  });
}

/** Redirects to the seller's page where a subscription is changed and cancelled. */
const manage: Answer = (visit) =>
  attempt(visit, {
    send: () => visit.subscriptions.manage({ id: visit.form.get('id') ?? '' }),
    show: async ({ status }, refusal) => {
      const page = await ownPage(visit, failureOf(refusal));
      return 'location' in page ? page : { ...page, status };
    },
    done: (seller) => leavingView(visit.context, seller),
    back: ROUTES.ownSubscriptions,
  });

/** A site's offers, and a reader's own subscriptions. */
export const SUBSCRIPTION_PAGES = {
  [ROUTES.offers]: { get: offers, post: pay },
  [ROUTES.ownSubscriptions]: { get: ownPage, post: manage },
};
