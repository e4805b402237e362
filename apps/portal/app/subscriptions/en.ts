import { WITHDRAWAL_WORDS } from '@portal/model';
import type { SubscriptionTexts } from './words';

/** English texts of subscriptions. */
export const en: SubscriptionTexts = {
  offers: {
    title: 'Subscriptions',
    intro: 'A subscription pays for the time behind each story, and opens all that {site} publishes.',
    per: { month: 'a month', year: 'a year' },
    saving: 'You save {price} a year',
    least: { only: '{price} {per}', from: 'From {price} {per}' },
    renewal: {
      month: 'Taxes included. It renews each month until you cancel it.',
      year: 'Taxes included. It renews each year until you cancel it.',
    },
    subscribe: 'Continue to payment',
    subscribeNamed: 'Continue to payment for “{name}”',
    yours: 'You have it now.',
    manage: 'Manage it in your profile',
    elsewhere: 'Subscribe at {host}',
    elsewhereNamed: 'Subscribe at {host}: “{name}”',
    notSold: 'It cannot be bought here at the moment.',
    noneSold: {
      text: 'They cannot be bought online at the moment. If you would like to subscribe, write to us.',
      write: 'Write to {email}',
    },
    payment: {
      heading: 'How you pay',
      text: 'You pay on Stripe’s secure page. We never see the details of your card.',
    },
    ending: {
      heading: 'How it ends',
      text: 'You can cancel it whenever you like in your profile, and need not say why. You keep it to the end of the period that you have paid for, and are not charged for another.',
    },
    soldElsewhere: {
      heading: 'What is bought at {hosts}',
      text: 'Price, payment, how it ends and the right to withdraw are as its seller says there: none of it goes by us.',
    },
    withdrawal: { heading: 'Right of withdrawal', text: WITHDRAWAL_WORDS.en },
    complaints: {
      heading: 'Complaints',
      text: 'Write to {email}. If we cannot agree, you can go to the consumer office of your town.',
    },
    seller: 'Who sells it',
    none: {
      title: '{site} sells no subscriptions',
      free: 'Reading us costs nothing. This is what you have without subscribing to anything:',
      unpaid: 'This is what you have without paying:',
      front: {
        heading: 'The news of the day',
        text: 'All that happens, in the order of the newsroom.',
        link: 'Go to the front page',
      },
      newsletters: {
        heading: 'Newsletters',
        text: 'Choose what you get by email: {names}.',
        link: 'Choose newsletters',
      },
      account: {
        heading: 'An account',
        text: 'Save articles, follow authors and take part in comments. It costs nothing.',
        link: 'Create an account',
      },
    },
  },
  own: {
    title: 'Subscriptions',
    none: 'You have no subscription',
    noneHint: 'If you bought one with another email address, log in with that one.',
    see: 'See the subscriptions',
    unnamed: 'Subscription',
    since: 'Since {date}',
    renews: 'It renews by itself until you cancel it',
    renewsOn: 'Renews by itself on {date}, unless you cancel it before',
    until: 'It ends on {date} and does not renew',
    ended: 'It ended on {date}',
    soldBy: 'Sold by {source}',
    elsewhere: 'To change or end it, talk to whoever sold it to you.',
    manage: 'Manage or cancel',
    manageNamed: 'Manage or cancel “{name}”',
    manageEnding: 'Manage it',
    manageEndingNamed: 'Manage it: “{name}”',
    paid: 'The payment is made. It may take some seconds to show here.',
    reload: 'Reload',
    begun: 'You have your subscription.',
    goOn: 'Go back to where you were',
  },
  deletion: {
    named: '“{name}” of {site}',
    sold: '“{name}” of {site}, sold by {source}',
    first: 'First you have to cancel what renews and would go on being charged: {contracts}.',
    elsewhere:
      'Deleting your account does not end what you have bought: {contracts}. To end it, speak to who sold it to you.',
    link: 'Go to your subscriptions',
  },
  gifts: {
    give: 'Give this article',
    giveHint: 'You get a link to send. Whoever opens it can read the whole article without a subscription.',
    title: 'Articles you have given',
    none: 'You have no articles given at the moment',
    noneHint: 'At the end of articles for subscribers there is a button, “Give this article”.',
    left: {
      none: 'You have no more articles to give this month.',
      one: 'You can give {count} more article this month.',
      other: 'You can give {count} more articles this month.',
    },
    until: 'The link works until {date}.',
    readers: {
      one: '{count} person can read it; so far: {readers}.',
      other: '{count} people can read it; so far: {readers}.',
    },
    link: 'Send this link',
    ended: {
      title: 'This gift link no longer works',
      text: 'An article that was given can be read for some days, and by a limited number of people. If you would still like to read it, ask whoever sent it for another link.',
      read: 'Go to the article',
      offers: 'See the subscriptions',
    },
    failures: {
      notSubscriber: 'Only subscribers can give articles.',
      unknown: 'This article cannot be given.',
      noneLeft: 'You have given all the articles that you could this month.',
      tooOften: 'You have tried too many times. Come back in a while.',
      failed: 'We could not make the gift link. Please try again.',
    },
  },
  leaving: {
    title: 'Taking you to the payment page',
    text: 'If it does not open by itself, follow the link.',
    link: 'Continue to the payment page',
  },
  failures: {
    already: 'You have a subscription already: nothing was charged.',
    notValidated: 'Before you subscribe, confirm your email address: we have sent you a link.',
    child: 'A child’s account cannot buy subscriptions.',
    tooOften: 'You have tried too often. Come back in a while: nothing was charged.',
    failed: 'We could not open the payment page. Nothing was charged: try again.',
  },
};
