import '@portal/ui/styles.css';
import '@portal/tokens/core.css';
import '@portal/tokens/sites/far.css';
import '@portal/tokens/sites/far.fonts.css';
import {
  Button,
  Card,
  createLocale,
  DateField,
  Dialog,
  loadLanguage,
  Menu,
  PortalProvider,
} from '@portal/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { valencian } from './valencian';

const locale = createLocale(await loadLanguage('ca', ['reading', 'dialogs', 'forms']), {
  now: '2026-03-18T18:30:00+01:00',
});

/** A language that this application adds. */
const valencianPack = await loadLanguage(valencian, ['shell', 'media']);

function Front() {
  const [open, setOpen] = useState(false);
  return (
    <PortalProvider locale={locale}>
      <Card
        locale={locale}
        shape="lead"
        card={{
          id: 'bocana',
          title: 'El port torna a obrir la bocana',
          url: '/territori/bocana/',
          publishedDate: { date: '2026-03-18T17:10:00+01:00' },
        }}
      />
      <p lang={valencianPack.language}>
        {valencianPack.texts.days.today}: {valencianPack.texts.playback.play},{' '}
        {valencianPack.texts.skip.content}
      </p>
      <Button onClick={() => setOpen(true)}>Subscriu-t’hi</Button>
      <Menu
        trigger="Més"
        entries={[
          { kind: 'link', id: 'archive', text: 'Hemeroteca', href: '#hemeroteca' },
          { kind: 'action', id: 'print', text: 'Imprimeix', onSelect: () => window.print() },
        ]}
      />
      <DateField label="Dia" />
      <Dialog open={open} onOpenChange={setOpen} title="El far del matí" />
    </PortalProvider>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Front />);
