import { ROUTES } from '@portal/model';
import type { ContactSettings } from '@portal/model/participation';
import { PageMain } from '@portal/ui/page';
import { Island } from '../../Island';
import contactIsland, { type ContactIslandProps } from '../../islands/Contact';
import { privacyNote } from '../../legal/links';
import type { PageContext } from '../../page';
import { type AccountView, accountHead, titleWithFaults } from './page';

/**
 * `/contacte/`: a message to the newsroom. It is a public page, not an account page: search engines may index
 * it.
 */
export function contactView(
  context: PageContext,
  settings: ContactSettings,
  sent: Pick<ContactIslandProps, 'sentKey' | 'values' | 'errors' | 'status'>,
  status?: number,
): AccountView {
  const { locale, site } = context;
  const { noIndex: _, ...head } = accountHead(
    titleWithFaults(locale.texts.contact.title, sent.errors, locale),
    ROUTES.contact,
  );
  return {
    ...(status ? { status } : {}),
    head,
    view: (
      <PageMain>
        <Island
          of={contactIsland}
          id="contact"
          props={{ settings, termsUrl: site.termsUrl, privacy: privacyNote(site), ...sent }}
          locale={locale}
        />
      </PageMain>
    ),
  };
}
