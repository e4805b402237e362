import { createLocale, Dialog, loadLanguage, PortalProvider } from '@portal/ui';

/** A dialog that is open initially. */
export default async function Page() {
  const locale = createLocale(await loadLanguage('ca', ['dialogs']), { now: '2026-03-18T18:30:00+01:00' });
  return (
    <PortalProvider locale={locale}>
      <Dialog open title="El far del matí">
        Cada dia a les set.
      </Dialog>
    </PortalProvider>
  );
}
