import type { Dictionary } from '../dictionary';

/** English strings for the list of a reader's consents. */
export const accountConsents: Dictionary['accountConsents'] = {
  title: 'What you have agreed to',
  intro: 'The words you agreed to, and since when. Whatever can be withdrawn, you can withdraw at any time.',
  kinds: {
    terms: 'Legal terms',
    privacy: 'Privacy',
    commercial: 'Offers and promotions',
    newsletter: 'Newsletter',
  },
  givenOn: 'Accepted on {date}',
  toldOn: 'You were informed on {date}',
  withdrawnOn: 'Withdrawn on {date}',
  notGiven: 'You have not accepted it',
  version: 'Version {version}',
  give: 'Accept',
  withdraw: 'Withdraw',
  newsletters: 'Choose newsletters',
  saved: 'Your decision has been saved.',
  failed: 'It could not be saved. Try again.',
  end: 'To stop accepting the terms, delete the account.',
};
