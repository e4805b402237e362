import type { Template } from '../../template';

/** English section of the page of privacy on how long data are kept. */
export const retention: Template['sections'][number] = {
  id: 'terminis',
  heading: 'Until when',
  body: [
    {
      facts: [
        {
          name: 'Your account and what you save in it',
          when: 'ownAccounts',
          text: 'Until you delete it. If its email address is never confirmed, {keptUnconfirmedAccount}.',
        },
        {
          name: 'Your account and what you save in it',
          when: 'identityProvider',
          text: 'Until you delete it.',
        },
        { name: 'Sessions', when: 'users', text: '{keptSession} after the last visit.' },
        {
          name: 'Comments and questions',
          when: 'users',
          text: 'While they are published. Those that you withdraw are no longer shown. If you delete your account, they stay without your name.',
        },
        {
          name: 'Photos and videos',
          when: 'users',
          text: 'While they are published. Those that are not, {keptRefusedUpload}, or until your appeal is decided; those that are left unfinished, {keptUnfinishedUpload}.',
        },
        {
          name: 'Newsletters',
          when: 'newsletters',
          text: 'Until you unsubscribe. Which addresses each one was sent to, and which emails came back, {keptNewsletterLetter}. That you marked one as junk mail, {keptComplaint}.',
        },
        {
          name: 'Consents that you withdraw',
          when: 'users',
          text: '{keptWithdrawnConsent}, to be able to show that we had them.',
        },
        {
          name: 'Consents of a deleted account',
          when: 'ownAccounts',
          text: '{keptBlockedConsent}, locked away: used only to answer the courts or the data protection authority, and filed under a code derived from your email address.',
        },
        {
          name: 'Rectifications and updates',
          text: '{keptRectification}, in case they end up in court. The newsroom gets them by email as well. What is published stays beside the story.',
        },
        {
          name: 'Messages to the newsroom',
          when: 'contact',
          text: '{keptMessage} on our server. The newsroom gets them by email as well.',
        },
        {
          name: 'What you decide about cookies',
          when: 'offersChoices',
          text: '{keptConsentRecord}, without your name or IP address.',
        },
        {
          name: 'Stories for subscribers that you read',
          when: 'metered',
          text: 'Up to {keptMeteredReading} after the end of the month.',
        },
        {
          name: 'Subscriptions',
          when: 'paywall',
          text: 'For as long as you have the account. Without it the contract stays with a code computed from your email address.',
        },
        {
          name: 'Withdrawals and requests to start at once',
          when: 'soldHere',
          text: '{keptContractDeclaration}, in the words that you sent, in case they have to be proved.',
        },
        { name: 'Invoices', when: 'soldHere', text: 'For as long as tax and commercial law requires.' },
        { name: 'Which network a vote or a reading comes from', text: '{keptNetwork} at most.' },
        { name: 'How often each story is read', text: '{keptViews}, and it does not say who reads.' },
      ],
    },
    {
      when: 'ownAccounts',
      text: 'If you delete an account that was suspended from commenting or that has voted in a poll, or change its email address, we keep a code computed from the address that it leaves, not the address itself, so that nobody evades the suspension or votes twice. We keep it for {keptReturningMailbox}; that of a vote, for {keptEndedPoll} from the end of the poll, and {keptReturningMailbox} at most. In both cases, until the end of that month.',
    },
  ],
};
