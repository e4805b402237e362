import type { PluralForms } from '@portal/model';
import type { OfferPeriod } from '@portal/model/revenue';

/** Why a reader was not led to the seller, or has not withdrawn. */
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

/** A way on from the page of a site that sells nothing: what it is for, and its link. */
export type WayOn = { heading: string; text: string; link: string };

/** Texts of what a site sells, and of what a reader has of it. */
export type SubscriptionTexts = {
  offers: {
    title: string;
    /** With `{site}`. */
    intro: string;
    /** What a price is for. */
    per: Record<OfferPeriod, string>;
    /** With `{price}`: what a year costs less than twelve months. */
    saving: string;
    /** With `{price}` and `{per}`: what the one offer costs, or the cheapest of several. */
    least: { only: string; from: string };
    /** Of a year with `{days}`: how long before its charge its reader is told. */
    renewal: Record<OfferPeriod, string>;
    subscribe: string;
    /** With `{name}`, of the offer: the name of its button. */
    subscribeNamed: string;
    /** With `{name}`, `{price}` and `{per}`: on the login, to who pressed that button. */
    toPay: string;
    /** In the place of the button, for who has it; `manage` leads to their subscriptions. */
    yours: string;
    /** Of what is sold, to who has something else: what they have is changed, not bought beside. */
    other: string;
    manage: string;
    /** With `{host}`, of who sells it elsewhere; and with `{name}`, of the offer: the name of that link. */
    elsewhere: string;
    elsewhereNamed: string;
    notSold: string;
    /** Once, where none of them is sold at the moment; `write` with `{email}`, of the publisher. */
    noneSold: { text: string; write: string };
    /** Where what is sold here is paid for. */
    payment: { heading: string; text: string };
    /** How what was bought here is ended. */
    ending: { heading: string; text: string };
    /** What is sold by others: `heading` with `{hosts}`. */
    soldElsewhere: { heading: string; text: string };
    /** The right to take back what was bought here, with `{email}`. */
    withdrawal: { heading: string; text: string };
    /** With `{email}`. */
    complaints: { heading: string; text: string };
    seller: string;
    /** Of a site that sells nothing: what it has instead. */
    none: {
      /** With `{site}`. */
      title: string;
      /** Where nothing is to be paid for. */
      free: string;
      /** Where some texts are. */
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
    /** Of what its seller has no name for. */
    unnamed: string;
    /** With `{date}`. */
    since: string;
    /** Of what renews by itself: where its seller does not say when, and where it does (`{date}`). */
    renews: string;
    renewsOn: string;
    /** The same of what is charged each month, which has no term. */
    openEnded: string;
    chargedOn: string;
    until: string;
    ended: string;
    /** Of what goes on though its last charge failed, and how to mend that, with `{manage}`: the words of the button. */
    unpaid: string;
    mend: string;
    /** With `{source}`. */
    soldBy: string;
    /** Of what is not changed here: with `{source}`, who does it; with `{email}`, of the publisher, who helps. */
    elsewhere: string;
    elsewhereHelp: string;
    /** How what one has is changed: by the button of it, with `{manage}` its words, or by who sold it, with `{source}`. */
    change: { here: string; elsewhere: string };
    manage: string;
    /** With `{name}`. */
    manageNamed: string;
    /** In their place, of one that ends already. */
    manageEnding: string;
    manageEndingNamed: string;
    /** After somebody has paid: it may take a moment until the seller tells. */
    paid: string;
    reload: string;
    /** Once the seller has told, for who came from a page of the site; `goOn` leads back to it. */
    begun: string;
    goOn: string;
  };
  /** Of contracts that are withdrawn from: on the page of what a reader has, and in the step that confirms it. */
  withdrawal: {
    /** With `{date}`, the last day. */
    until: string;
    /** With `{name}`: the name of the button. */
    beginNamed: string;
    /** After it was declared. */
    done: string;
    /** With `{when}`; then with `{date}` and `{amount}` of what was given back; or before the seller has been asked. */
    withdrawn: string;
    refunded: string;
    nothingBack: string;
    pending: string;
    /** The step that confirms it: `made` with `{date}`. */
    title: string;
    made: string;
    ends: string;
    /** What is given back: with `{amount}`, and with `{paid}`; or in words where the seller does not answer. */
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
    /** With `{contracts}`: what has to be ended first, and what goes on at who sold it. */
    first: string;
    elsewhere: string;
    /** With `{name}`, `{site}` and `{date}`: what is set to end. */
    until: string;
    /** With `{contracts}`: what is set to end, where a new account with the same address finds it, and where none does. */
    found: string;
    lost: string;
    link: string;
  };
  gifts: {
    give: string;
    /** Under the button: what it does. */
    giveHint: string;
    title: string;
    none: string;
    noneHint: string;
    /** How many more articles may be given this month. */
    left: PluralForms & { none: string };
    /** With `{date}`. */
    until: string;
    /** How many may read it; with `{readers}`, who have. */
    readers: PluralForms;
    /** In place of how many may read it, once all have. */
    spent: PluralForms;
    /** With `{title}`: the words of a gift's link, which is copied from the bar beside it. */
    link: string;
    /** Of a gift that was made just now, before the way back to its article. */
    made: string;
    back: string;
    ended: { title: string; text: string; read: string; offers: string };
    failures: Record<GiftFailure, string>;
  };
  leaving: { title: string; text: string; link: string };
  failures: Record<SubscriptionFailure, string>;
};
