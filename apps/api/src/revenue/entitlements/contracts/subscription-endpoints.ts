import { CALLS, offersPath, paidPath, ROUTES, successEnvelope } from '@portal/model';
import { ownBackUrl } from '@portal/model/readers';
import {
  checkoutFormSchema,
  manageFormSchema,
  type OfferToSee,
  type RunningSubscription,
  SUBSCRIPTION_ENDPOINTS,
} from '@portal/model/revenue';
import type { Hono } from 'hono';
import type * as v from 'valibot';
import { ApiError, answer, serve, success, unknown } from '../../../platform/http';
import type { AccountContext, AccountDeps, Reader } from '../../../readers/accounts';
import type { RequestContext } from '../../../sites';
import { locatorFrom, sites, soldOffers } from '../../../sites';
import { isSubscriber, ownEntitlements, renewingBeside } from '../entitlements';
import {
  alreadySubscribed,
  type EntitlementSource,
  type EntitlementSources,
  managedSellers,
  type ToldEntitlements,
} from '../payments/sources';
import { STRIPE } from '../payments/stripe';
import { withdraw, withdrawalsOf, withdrawalToConfirm } from '../withdrawals/withdrawals';
import { namedContract } from './contract-offers';
import { sellerName } from './contract-values';
import { runningContracts } from './contracts';
import { takeMessage } from './same-moment';

type SubscriptionDeps = Pick<AccountDeps, 'db' | 'now' | 'limits' | 'log' | 'outbox'> & {
  sources: EntitlementSources;
};

/** Offers are the same for everybody: caches may keep them for a minute. */
const SHORTLY = { 'cache-control': 'public, max-age=60' };

/** A site's offers, and whether each can be paid for here. */
const offersOf = ({ site }: RequestContext, sources: EntitlementSources): OfferToSee[] =>
  soldOffers(site).map(({ stripePrice, isRetired: _, ...offer }) => ({
    ...offer,
    isSold: stripePrice !== undefined && sources.get(STRIPE)?.checkout !== undefined,
  }));

/** Opens the checkout page of an offer. */
async function checkoutPage(
  { db, now, sources }: SubscriptionDeps,
  { site, origin }: RequestContext,
  who: Reader,
  wish: v.InferOutput<typeof checkoutFormSchema>,
): Promise<string> {
  const offer = soldOffers(site).find((known) => known.id === wish.offer);
  const backUrl = ownBackUrl(wish.backUrl, origin);
  const pay = offer?.stripePrice ? sources.get(STRIPE)?.checkout : undefined;
  if (!offer || !pay) throw unknown();
  // Only validated accounts may pay: the contract is later matched by the email.
  if (!who.validatedAt)
    throw new ApiError(403, 'NOT_VALIDATED', 'the email of this account is not confirmed');
  if (await isSubscriber(db, site.alias, who, now())) throw alreadySubscribed();
  return pay(offer, who, site, {
    done: origin + paidPath(backUrl),
    back: origin + offersPath(backUrl),
    startsAtOnce: wish.startsAtOnce,
  });
}

/** Maximum number of contracts listed before an account is deleted; the limit of a reader's own list too. */
const MAX_RUNNING = 50;

/**
 * Contracts of a reader at all sites that have not ended, shown before the account is deleted. Those that
 * must be ended come first.
 */
async function runningOf(
  { db, now, sources }: SubscriptionDeps,
  here: Pick<RequestContext, 'site' | 'origin'>,
  who: Reader,
): Promise<RunningSubscription[]> {
  const managed = managedSellers(sources);
  const [running, known] = await Promise.all([
    runningContracts(db, who, managed, { now: now(), limit: MAX_RUNNING }),
    db.select({ record: sites.record }).from(sites),
  ]);
  const locateSite = locatorFrom(here);
  const records = new Map(known.map(({ record }) => [record.alias, locateSite(record)]));
  return running.flatMap((contract) => {
    const { site, source, endsAt, isEndedFirst, isFoundAgain } = contract;
    const record = records.get(site);
    if (!record) return [];
    return {
      name: namedContract(contract, record).name,
      source: sellerName(record, source),
      site: record.name,
      url:
        site === here.site.alias
          ? ROUTES.ownSubscriptions
          : new URL(ROUTES.ownSubscriptions, record.url).href,
      isEndedFirst,
      isFoundAgain,
      endsAt: endsAt?.toISOString() ?? null,
      isManaged: managed.includes(source),
    };
  });
}

/**
 * Warns the operator when a reader is charged twice: checkout refuses subscribers, so this should not happen.
 */
async function warnOfSecond(
  { db, log }: SubscriptionDeps,
  site: string,
  { source, entitlements }: ToldEntitlements,
): Promise<void> {
  if (source !== STRIPE) return;
  for (const { externalId } of entitlements) {
    const others = await renewingBeside(db, site, source, externalId);
    if (others.length)
      log.warn(
        `${site}: an account has the subscription ${externalId} of Stripe's beside ${others.join(', ')}, and both renew: end one, and give its money back`,
      );
  }
}

/**
 * Endpoints for offers, checkout, own subscriptions, management and withdrawal, and for the reports of
 * payment providers.
 */
export function subscriptionCalls(
  app: Hono,
  deps: SubscriptionDeps,
  { guards, openContextOf }: AccountContext,
): void {
  const { db, now, limits, sources } = deps;
  const ownBy = async ({ site }: RequestContext, who: Reader, id: string) => {
    const own = await ownEntitlements(db, site.alias, who, now());
    const found = own.find((row) => row.id === id);
    if (!found) throw unknown();
    return found;
  };

  serve(app, guards, SUBSCRIPTION_ENDPOINTS, {
    offers: async ({ context }) => answer(successEnvelope({ offers: offersOf(context, sources) }), SHORTLY),
    own: async ({ context, reader }) => {
      const rows = await ownEntitlements(db, context.site.alias, reader, now());
      const managed = managedSellers(sources);
      const withdrawalOf = await withdrawalsOf(deps, context.site, rows);
      return {
        items: rows.map(({ charge, ...row }) => ({
          ...row,
          startsAt: row.startsAt.toISOString(),
          endsAt: row.endsAt?.toISOString() ?? null,
          renewsAt: row.renewsAt?.toISOString() ?? null,
          ...namedContract({ ...row, charge }, context.site),
          ...withdrawalOf({ ...row, charge }),
          source: sellerName(context.site, row.source),
          isManaged: managed.includes(row.source),
        })),
      };
    },
    running: async ({ context, reader }) => ({ items: await runningOf(deps, context, reader) }),
    checkout: async ({ context, reader, body }) => {
      const wish = await body(checkoutFormSchema);
      await limits.count('checkout', context.ip, String(reader.id));
      return { url: await checkoutPage(deps, context, reader, wish) };
    },
    manage: async ({ context, reader, body }) => {
      const { id } = await body(manageFormSchema);
      await limits.count('checkout', context.ip, String(reader.id));
      const { source, externalId } = await ownBy(context, reader, id);
      const manage = sources.get(source)?.manage;
      if (!manage) throw unknown();
      return { url: await manage(externalId, `${context.origin}${ROUTES.ownSubscriptions}`) };
    },
    withdrawalToConfirm: async ({ context, reader, query }) => {
      const { id } = query(manageFormSchema);
      await limits.count('checkout', context.ip, String(reader.id));
      return withdrawalToConfirm(deps, context.site, reader, await ownBy(context, reader, id));
    },
    withdraw: async ({ context, reader, body }) => {
      const { id } = await body(manageFormSchema);
      await limits.count('checkout', context.ip, String(reader.id));
      const found = await ownBy(context, reader, id);
      return withdraw({ ...deps, locateSite: locatorFrom(context) }, context.site, reader, found);
    },
  });

  app.post(`${CALLS.entitlements}:source`, async (c) => {
    const { site } = await openContextOf(c);
    const source: EntitlementSource | undefined = sources.get(c.req.param('source'));
    if (!source) throw unknown();
    const body = await c.req.text();
    const told = await source.read({ body, header: (name) => c.req.header(name) }, site);
    if (told && (await takeMessage(db, site.alias, told))) await warnOfSecond(deps, site.alias, told);
    return success();
  });
}
