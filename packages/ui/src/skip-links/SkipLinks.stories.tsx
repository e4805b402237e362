import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { localeOf } from '../fixtures/locales';
import { SkipLinks } from './SkipLinks';

const meta = {
  title: 'Shell/SkipLinks',
  component: SkipLinks,
  args: { locale: localeOf('ca') },
  render: (args) => (
    <>
      <SkipLinks {...args} />
      <nav id="navigation" tabIndex={-1} aria-label="Seccions">
        <a href="#content">Política</a>
      </nav>
      <main id="content" tabIndex={-1}>
        <p>Premeu el tabulador.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first press of Tab shows the way to the content, the second to the menu. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Vés al contingut' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Vés al menú' })).toHaveFocus();
  },
};

export const Spanish: Story = { args: { locale: localeOf('es') } };
