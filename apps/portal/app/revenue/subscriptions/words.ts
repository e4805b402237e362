import type { PluralForms } from '@portal/model';
import type { OfferPeriod } from '@portal/model/revenue';

/** Why a reader was not redirected to the payment provider, or could not withdraw. */
export const SUBSCRIPTION_FAILURES = [
  'already',
  'notValidated',
  'child',
  'tooOften',
  'failed',
  'withdrawalOver',
  'notWithdrawn',
] as const;
export type SubscriptionFailure = (typeof SUBSCRIPTION_FAILURES)[number];

/** Why a text was not given away. */
export const GIFT_FAILURES = ['notSubscriber', 'unknown', 'noneLeft', 'tooOften', 'failed'] as const;
export type GiftFailure = (typeof GIFT_FAILURES)[number];

/** Alternative on the page of a site that sells nothing: heading, description and link. */
export type WayOn = { heading: string; text: string; link: string };

/** Texts about a site's offers and a reader's subscriptions. */
export type SubscriptionTexts = {
  offers: {
    title: string;
    /** With `{site}`. */
    intro: string;
    /** Billing period of a price. */
    per: Record<OfferPeriod, string>;
    /** With `{price}`: saving of a yearly price against twelve monthly ones. */
    saving: string;
    /** With `{price}` and `{per}`: price of the only offer, or of the cheapest of several. */
    least: { only: string; from: string };
    /** Yearly, with `{days}`: how long before a charge the reader is notified. */
    renewal: Record<OfferPeriod, string>;
    subscribe: string;
    /** Accessible name of the button, with `{name}` of the offer. */
    subscribeNamed: string;
    /** With `{name}`, `{price}` and `{per}`: on the login page, for a reader who pressed that button. */
    toPay: string;
    /** In place of the button, for subscribers; `manage` leads to their subscriptions. */
    yours: string;
    /** On an offer, for readers with another subscription: it is changed, and no second one is bought. */
    other: string;
    manage: string;
    /**
     * With `{host}` of the third-party seller; and with `{name}` of the offer, the accessible name of that
     * link.
     */
    elsewhere: string;
    elsewhereNamed: string;
    notSold: string;
    /** Shown once if none of the offers is on sale; `write` with `{email}` of the publisher. */
    noneSold: { text: string; write: string };
    /** How payments for offers of this site work. */
    payment: { heading: string; text: string };
    /** How to cancel a subscription bought here. */
    ending: { heading: string; text: string };
    /** Offers of third-party sellers: `heading` with `{hosts}`. */
    soldElsewhere: { heading: string; text: string };
    /** Right of withdrawal from purchases made here, with `{email}`. */
    withdrawal: { heading: string; text: string };
    /** With `{email}`. */
    complaints: { heading: string; text: string };
    seller: string;
    /** Page of a site that sells nothing: the alternatives. */
    none: {
      /** With `{site}`. */
      title: string;
      /** All texts of the site are free. */
      free: string;
      /** Some texts of the site require payment. */
      unpaid: string;
      front: WayOn;
      /** Its text with `{names}`, of the site's newsletters. */
      newsletters: WayOn;
      account: WayOn;
    };
  };
  own: {
    title: string;
    none: string;
    noneHint: string;
    see: string;
    /** Name of a subscription whose payment provider gives none. */
    unnamed: string;
    /** With `{date}`. */
    since: string;
    /** Renewing subscription: without a known date, and with one (`{date}`). */
    renews: string;
    renewsOn: string;
    /** The same sentence for a monthly subscription, which has no term. */
    openEnded: string;
    chargedOn: string;
    until: string;
    ended: string;
    /**
     * Active subscription whose last charge failed, and how to fix that, with `{manage}`: the label of the
     * button.
     */
    unpaid: string;
    mend: string;
    /** With `{source}`. */
    soldBy: string;
    /**
     * Subscription that is not managed here: with `{source}`, its seller; with `{email}`, the publisher's
     * help address.
     */
    elsewhere: string;
    elsewhereHelp: string;
    /** How to change a subscription: with the button labelled `{manage}`, or at its seller `{source}`. */
    change: { here: string; elsewhere: string };
    manage: string;
    /** With `{name}`. */
    manageNamed: string;
    /** Labels for a subscription that is already cancelled. */
    manageEnding: string;
    manageEndingNamed: string;
    /** After a payment: the payment provider's confirmation may take a moment. */
    paid: string;
    reload: string;
    /**
     * After the payment provider's confirmation, for a reader who came from a page of the site; `goOn` leads
     * back to it.
     */
    begun: string;
    goOn: string;
  };
  /** Withdrawal from contracts: on the page of a reader's subscriptions, and in the step that confirms it. */
  withdrawal: {
    /** With `{date}`, the last day. */
    until: string;
    /** With `{name}`: the accessible name of the button. */
    beginNamed: string;
    /** After the withdrawal was declared. */
    done: string;
    /**
     * With `{when}`; then with `{date}` and `{amount}` of the refund; or before the payment provider has been
     * asked.
     */
    withdrawn: string;
    refunded: string;
    nothingBack: string;
    pending: string;
    /** The confirmation step: `made` with `{date}`. */
    title: string;
    made: string;
    ends: string;
    /**
     * Refund: with `{amount}`, and with `{paid}`; or without amounts if the payment provider does not
     * respond.
     */
    all: string;
    part: string;
    none: string;
    allUnknown: string;
    partUnknown: string;
    /** With `{days}`. */
    how: string;
    declared: string;
    back: string;
  };
  /** Before an account is deleted. */
  deletion: {
    /** With `{name}` and `{site}`; `sold` with `{source}` too. */
    named: string;
    sold: string;
    /**
     * With `{contracts}`: subscriptions to cancel first, and those that continue at their payment provider.
     */
    first: string;
    elsewhere: string;
    /** With `{name}`, `{site}` and `{date}`: a cancelled subscription. */
    until: string;
    /**
     * With `{contracts}`: cancelled subscriptions that a new account with the same address finds again, and
     * those it does not.
     */
    found: string;
    lost: string;
    link: string;
  };
  gifts: {
    give: string;
    /** Description of the button, shown under it. */
    giveHint: string;
    title: string;
    none: string;
    noneHint: string;
    /** Number of articles that can still be given this month. */
    left: PluralForms & { none: string };
    /** With `{date}`. */
    until: string;
    /** Maximum number of readers; with `{readers}`, how many have opened it. */
    readers: PluralForms;
    /** Replaces the number of readers once all places are used. */
    spent: PluralForms;
    /** With `{title}`: accessible name of a gift's link, which is copied from the bar next to it. */
    link: string;
    /** Confirmation of a new gift, before the link back to its article. */
    made: string;
    back: string;
    ended: { title: string; text: string; read: string; offers: string };
    failures: Record<GiftFailure, string>;
  };
  leaving: { title: string; text: string; link: string };
  failures: Record<SubscriptionFailure, string>;
};
