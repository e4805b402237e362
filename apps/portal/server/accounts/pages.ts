import { ROUTES } from '@portal/model';
import { CHILD_ENTRY_PAGES } from './child-entry';
import { CHILDREN_PAGES } from './children';
import { appealPage, commentFormPage } from './comments';
import { contactPage } from './contact';
import {
  newsletterConfirmationPage,
  newsletterLeavingPage,
  outcomePage,
  passwordChangePage,
  subscriptionPage,
  validationPage,
} from './email-links';
import { GIFT_PAGES } from './gifts';
import { LEGAL_ACCOUNT_PAGES } from './legal';
import { loginPage, logoutPage } from './login';
import { pollVotePage } from './polls';
import { PROFILE_PAGES } from './profile';
import { askQuestionPage } from './questions';
import { reactionsPage } from './reactions';
import { readingPage } from './reading';
import { rectificationPage } from './rectification';
import { registrationPage } from './registration';
import { SUBSCRIPTION_PAGES } from './subscriptions';
import type { AccountPage } from './visit';
import { WITHDRAWAL_PAGES } from './withdrawal';

export const ACCOUNT_PAGES: Readonly<Record<string, AccountPage>> = {
  [ROUTES.login]: loginPage,
  [`${ROUTES.registration}/`]: registrationPage,
  [ROUTES.accountOutcome]: outcomePage,
  [ROUTES.passwordChange]: passwordChangePage,
  [ROUTES.validation]: validationPage,
  [ROUTES.newsletterConfirmation]: newsletterConfirmationPage,
  [ROUTES.newsletterLeaving]: newsletterLeavingPage,
  [ROUTES.subscription]: subscriptionPage,
  [ROUTES.reading]: readingPage,
  [ROUTES.reactions]: reactionsPage,
  [ROUTES.contact]: contactPage,
  [ROUTES.rectification]: rectificationPage,
  [ROUTES.pollVote]: pollVotePage,
  [ROUTES.askQuestion]: askQuestionPage,
  [ROUTES.commentForm]: commentFormPage,
  [ROUTES.commentAppeal]: appealPage,
  [`${ROUTES.logout}/`]: logoutPage,
  ...LEGAL_ACCOUNT_PAGES,
  ...SUBSCRIPTION_PAGES,
  ...WITHDRAWAL_PAGES,
  ...GIFT_PAGES,
  ...PROFILE_PAGES,
  ...CHILDREN_PAGES,
  ...CHILD_ENTRY_PAGES,
};
