import type { GuardianTexts } from './texts';

/** English strings for the pages of guardians and for children’s accounts (spec §2, §6). */
export const en: GuardianTexts = {
  title: 'Parents and guardians',
  intro:
    'Children under {years} cannot open an account by themselves. If you are their mother, father or guardian, you can open one for them that depends on yours.',
  steps: {
    own: 'Log in to your account, or create one. You must be an adult with a confirmed email address.',
    add: 'Give the child’s name and date of birth, and your consent. We keep a record of the wording you accept and of when you accept it.',
    link: 'We send you a link. With it, the child chooses a username and a password.',
    manage:
      'From your profile you can end their sessions and ask for another link. You can also withdraw your consent, and the account is then deleted.',
  },
  go: 'Add a child',
  register: 'Create your account',
  children: 'Do you have a child’s account? Log in here',
  canTitle: 'What a child’s account can do',
  can: 'Read the stories for registered readers, save stories, follow authors and like stories.',
  cannotTitle: 'What it cannot do',
  cannot: 'Comment, vote on comments or in polls, send photos or videos, and receive newsletters.',
  ownRights: {
    canTitle: 'What you can do',
    can: 'Read the stories for registered readers, save stories, follow authors and like stories.',
    cannotTitle: 'What you cannot do',
    cannot: 'Comment, vote on comments or in polls, send photos or videos, and receive newsletters.',
  },
  said: {
    added: 'Done. We have emailed you the link.',
    renamed: 'The name has been saved.',
    link: 'We have emailed you a new link.',
    sessions: 'The sessions have been ended.',
    removed: 'You have withdrawn your consent. The account and its data have been deleted.',
    failed: 'It could not be done. Please try again in a while.',
    tooOften: 'You have done this too often. Please try again in a while.',
  },
  refusals: {
    NO_GUARDIAN: 'To add a child you must be an adult and have a confirmed email address.',
    TOO_MANY_CHILDREN: 'No more children can be added.',
    CONSENT_CHANGED: 'The wording of the consent has changed. Read it again and accept it if you agree.',
  },
  manageTitle: 'The account of {name}',
  data: 'Details',
  nick: 'Username: {nick}',
  rename: 'Save the name',
  access: 'Login',
  linkPending: 'The link that we sent you, which expires after seven days, has not been used yet.',
  linkActive: 'If they have forgotten their password, ask for a link so that they can choose another.',
  link: 'Send me a link',
  sessions: { one: '{count} session is open.', other: '{count} sessions are open.' },
  noSessions: 'No session is open.',
  endSessions: 'End the sessions',
  consent: 'Consent',
  consentedAt: 'You gave it on {date}.',
  remove: 'Withdraw your consent',
  back: 'Back to the list',
  deletion: 'The children’s accounts that depend on yours will be deleted as well: {names}.',
  spentTitle: 'This link is no longer valid',
  spent: 'Ask the adult who opened your account to send another one from their profile.',
  ready: 'All done. Now log in with the username and password you have chosen.',
  ownTitle: 'My account',
  own: 'This is a child’s account. The adult who gave their consent looks after it: they can change your password and delete the account.',
  releaseTitle: 'An account of your own',
  release:
    'You are old enough for an account that depends on nobody. Give your email address and confirm it with a link.',
  releaseSubmit: 'Send me the link',
  releaseSent:
    'We have sent a message to {email}. Once you confirm that address, the account will be yours alone.',
};
