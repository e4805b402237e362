import type { Template } from '../../template';

/** English terms of subscriptions. */
export const sale: Template = {
  intro: [
    'What you buy when you subscribe to {site}, how it is paid and how it is ended. It adds to the [terms of use]({terms}).',
  ],
  sections: [
    {
      id: 'venedor',
      heading: 'Who sells it',
      body: [
        { when: 'soldHere', text: 'The seller is {publisher}:' },
        { insert: 'publisher', when: 'soldHere' },
        {
          when: 'soldElsewhere',
          text: 'What is bought at {soldAtHosts} is sold by the seller named there. The price, the payment, the cancellation and the right of withdrawal are theirs.',
        },
      ],
    },
    {
      id: 'preu',
      heading: 'What is sold, and what it costs',
      body: [
        { insert: 'offers' },
        'Prices include taxes.',
        {
          when: 'soldHere',
          text: 'What you pay {publisher} is what you see before you pay, on the page of [subscriptions]({offersPath}).',
        },
      ],
    },
    {
      id: 'lectura',
      heading: 'What you can read',
      body: [
        'A subscription opens what {site} reserves for subscribers, in the account that you buy it with, which is personal.',
        {
          when: 'metered',
          text: 'Without a subscription you can read {monthly} stories for subscribers a month.',
        },
        {
          when: 'gifts',
          text: 'With it you can gift {giftsMonthly} stories a month. The link of each works for {giftDays} days and for {giftReaders} readers.',
        },
      ],
    },
    {
      id: 'pagament',
      heading: 'How it is paid',
      when: 'soldHere',
      body: [
        'You pay on Stripe’s secure page. {publisher} does not see the data of your card.',
        'A child’s account cannot buy. Before paying you have to confirm your email address.',
      ],
    },
    {
      id: 'renovacio',
      heading: 'How it renews',
      when: 'soldHere',
      body: [
        'It renews by itself at the end of each period, and the next one is charged then, until you cancel it.',
        {
          when: 'yearly',
          text: 'If it is for a year, we tell you by email {renewalDays} days before the next one is charged.',
        },
        'If a charge fails, we tell you by email.',
      ],
    },
    {
      id: 'cancellacio',
      heading: 'How it is cancelled',
      when: 'soldHere',
      body: [
        'At any time, in [your profile]({ownPath}), without saying why and at no cost. You keep it to the end of the period that you have paid for, and you are not charged again.',
        'If you have a subscription that renews by itself, you cannot delete the account: cancel the subscription first.',
      ],
    },
    {
      id: 'desistiment',
      heading: 'Right of withdrawal',
      when: 'soldHere',
      body: [{ insert: 'withdrawal' }],
    },
    {
      id: 'fallades',
      heading: 'If something does not work',
      when: 'soldHere',
      body: [
        'If you cannot read what you have paid for, write to us at {readersEmail}. You have the rights that the law gives to whoever buys digital contents and services (articles\u00a0114 and following of Spain’s Royal Legislative Decree 1/2007): that we mend it and, if not, a reduction or your money back.',
      ],
    },
    {
      id: 'reclamacions',
      heading: 'Complaints',
      when: 'soldHere',
      body: [
        'Write to {email}.',
        { insert: 'consumers' },
        'You can also go to the consumer office of your town or to the courts of where you live.',
      ],
    },
  ],
};
