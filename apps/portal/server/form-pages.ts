import { ROUTES } from '@portal/model';
import type { AccountPage } from '../app/visit';
import { LEGAL_ACCOUNT_PAGES } from './legal/legal';
import { appealPage, commentFormPage } from './participation/comments';
import { contactPage } from './participation/contact';
import { pollVotePage } from './participation/polls';
import { askQuestionPage } from './participation/questions';
import { reactionsPage } from './participation/reactions';
import { rectificationPage } from './participation/rectification';
import { CHILD_ENTRY_PAGES } from './readers/child-entry';
import { CHILDREN_PAGES } from './readers/children';
import {
  newsletterConfirmationPage,
  newsletterLeavingPage,
  outcomePage,
  passwordChangePage,
  subscriptionPage,
  validationPage,
} from './readers/email-links';
import { loginPage, logoutPage } from './readers/login';
import { PROFILE_PAGES } from './readers/profile';
import { registrationPage } from './readers/registration';
import { GIFT_PAGES } from './revenue/gifts';
import { readingPage } from './revenue/reading';
import { SUBSCRIPTION_PAGES } from './revenue/subscriptions';
import { WITHDRAWAL_PAGES } from './revenue/withdrawal';

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
