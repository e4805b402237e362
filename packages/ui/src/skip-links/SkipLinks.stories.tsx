import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { SkipLinks } from './SkipLinks';

const meta = {
  title: 'Navigation/SkipLinks',
  component: SkipLinks,
  args: { locale: localeOf('ca') },
  render: (args) => (
    <>
      <SkipLinks {...args} />
      <button type="button" id="menu-button">
        Menú
      </button>
      <nav id="navigation" tabIndex={-1} aria-label="Seccions">
        <a href="#content">Política</a>
      </nav>
      <main id="content" tabIndex={-1}>
        <p>Premeu el tabulador.</p>
      </main>
    </>
  ),
  parameters: guide({
    use: 'First on every page.',
    avoid: 'Nowhere; but #content and #menu-button must be on the page and take the focus.',
    keyboard: { Tab: 'Shows the way to the content, then to the menu.', Enter: 'Goes there.' },
    covers: 160,
    anatomy: {
      'skip-links': 'The whole, out of sight until the keyboard comes to it',
      '<a>': 'Link to the content; the next leads to the menu',
    },
    accessibility: 'Out of sight until it has the keyboard’s focus.',
  }),
} satisfies Meta<typeof SkipLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first press of Tab shows the link to the content, the second the one to the menu. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ves al contingut' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ves al menú' })).toHaveFocus();
  },
};

export const Spanish: Story = { args: { locale: localeOf('es') } };
