import { ROUTES } from '@portal/model';
import type { ContactSettings } from '@portal/model/participation';
import { Beside } from '@portal/ui/beside';
import { PageMain } from '@portal/ui/page';
import { Island } from '../../Island';
import contactIsland, { type ContactIslandProps } from '../../islands/Contact';
import { privacyNote } from '../../legal/links';
import type { PageContext } from '../../page';
import { BeforeWriting, Desks, Offices } from './contact-ways';
import { type AccountView, accountHead, titleWithFaults } from './page';
import { type Surroundings, storyParts } from './surroundings';

/**
 * `/contacte/`: a message to the newsroom. It is a public page, not an account page: search engines may index
 * it.
 */
export function contactView(
  context: PageContext,
  settings: ContactSettings,
  sent: Pick<ContactIslandProps, 'sentKey' | 'values' | 'errors' | 'status'>,
  status?: number,
  surroundings?: Surroundings,
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
        <Beside
          label={locale.texts.contact.title}
          parts={[
            settings.offices ? <Offices key="offices" settings={settings} context={context} /> : null,
            settings.desks ? <Desks key="desks" settings={settings} context={context} /> : null,
            <BeforeWriting key="before" context={context} />,
            // Desks fill the height of the form.
            ...(settings.desks ? [] : storyParts(surroundings, context)),
          ]}
        >
          <Island
            of={contactIsland}
            id="contact"
            props={{ settings, termsUrl: site.termsUrl, privacy: privacyNote(site), ...sent }}
            locale={locale}
          />
        </Beside>
      </PageMain>
    ),
  };
}
