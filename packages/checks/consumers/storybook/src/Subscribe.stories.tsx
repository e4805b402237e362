import '../../brands/la-veu/dist/la-veu.css';
import { Button, createLocale, Dialog, loadLanguage, PortalProvider } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { valencian } from '../../vite/src/valencian';

const meta = {
  title: 'Subscribe',
  component: Dialog,
  args: { title: 'El far del matí', children: 'Cada dia a les set.' },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { trigger: <Button>Subscriu-t’hi</Button> } };
export const Open: Story = { args: { open: true } };

const language = await loadLanguage(valencian);
const locale = createLocale(language, { now: '2026-03-18T18:30:00+01:00' });

/** In a brand and a language that the application defines. */
export const Own: Story = {
  render: () => (
    <PortalProvider locale={locale} site="la-veu" scheme="light">
      <Button>{language.texts.days.today}</Button>
    </PortalProvider>
  ),
};
