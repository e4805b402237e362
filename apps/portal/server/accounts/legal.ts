import { ROUTES } from '@portal/model';
import { legalView } from '../../app/account/legal';
import type { LegalPage } from '../../app/legal/pages';
import type { AccountPage } from './visit';

/** A page that the law asks of a site; the front where its file does not say who answers for it. */
const legalPage = (page: LegalPage): AccountPage => ({
  get: async ({ context }) => {
    const { publisher } = context.site;
    return publisher ? legalView(context, page, publisher) : { location: ROUTES.front };
  },
});

/** Legal notice, privacy, cookies and accessibility. */
export const LEGAL_ACCOUNT_PAGES: Readonly<Record<string, AccountPage>> = {
  [ROUTES.legalNotice]: legalPage('notice'),
  [ROUTES.privacy]: legalPage('privacy'),
  [ROUTES.cookies]: legalPage('cookies'),
  [ROUTES.accessibility]: legalPage('accessibility'),
};
