import { type FieldIssue, inEveryLanguage, ROUTES } from '@portal/model';
import { uploadDictionaryOf, uploadsPath } from '@portal/model/participation';
import { FormAlert } from '@portal/ui/form-alert';
import { Stack } from '@portal/ui/layout';
import { PortalProvider } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { Heading } from '@portal/ui/text';
import { Island } from '../Island';
import sendFileIsland from '../islands/SendFile';
import { type AccountView, accountHead } from '../readers/account/page';
import { messagesOf, type Visit } from '../visit';

/** Why the form is shown again. */
const AGAIN = inEveryLanguage({
  ca: 'No s’ha enviat. Corregeix el que està marcat i torna a triar la foto: el navegador no la conserva.',
  es: 'No se ha enviado. Corrige lo que está marcado y vuelve a elegir la foto: el navegador no la conserva.',
  en: 'It was not sent. Correct what is marked, and choose the photo again: the browser does not keep it.',
});

export type RejectedUpload = { values: Readonly<Record<string, string>>; issues: readonly FieldIssue[] };

/** The form of a reader's picture that was sent without JavaScript and rejected: with its texts and errors. */
export function rejectedUploadView(visit: Visit, { values, issues }: RejectedUpload): AccountView {
  const { context } = visit;
  const { locale, site } = context;
  const { sendFile: texts } = locale.texts;
  const missing: Readonly<Record<string, string>> = {
    title: texts.nameEmpty,
    credit: texts.creditEmpty,
    rights: texts.rightsEmpty,
    file: texts.choose,
  };
  const messages = messagesOf(visit, issues);
  const errors = Object.fromEntries(
    issues.map(({ field, code }) => [
      field,
      (code === 'max' ? undefined : missing[field]) ?? messages[field] ?? '',
    ]),
  );
  const { contentId = '', ...written } = values;
  return {
    status: 400,
    head: accountHead(texts.title, ROUTES.uploadForm),
    view: (
      <PortalProvider locale={locale}>
        <PageMain>
          <Stack gap="4">
            <Heading headingLevel={1} size="xl">
              {texts.title}
            </Heading>
            <FormAlert>{AGAIN[site.language]}</FormAlert>
            <Island
              of={sendFileIsland}
              id="send-file"
              props={{
                contentId,
                path: uploadsPath(contentId),
                // Without JavaScript a film cannot be sent.
                kinds: ['image'],
                dictionary: uploadDictionaryOf(site.language),
                values: written,
                errors,
              }}
              locale={locale}
            />
          </Stack>
        </PageMain>
      </PortalProvider>
    ),
  };
}
