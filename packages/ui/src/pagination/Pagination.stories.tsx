import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide, pairsOf } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { Pagination } from './Pagination';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 4, pages: 12, hrefOf: (page) => `/hemeroteca/?pagina=${page}`, locale: localeOf('ca') },
  parameters: guide({
    use: 'Under a list whose pages are numbered and worth coming back to: an archive.',
    avoid: 'For a stream of news LoadMore keeps the reader’s place.',
    anatomy: { pagination: 'the whole' },
    keyboard: { Tab: 'goes from link to link' },
    pairs: pairsOf(Pagination, [
      {
        do: { page: 4, pages: 12 },
        dont: { page: 1, pages: 1 },
        why: 'Where there is more than one page. A single one needs no numbers.',
      },
    ]),
    accessibility: 'A navigation of its own name; each number says its page, the current one is marked.',
  }),
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Pàgina 4, l’actual' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Anterior',
      '1',
      '2',
      '3',
      '4',
      '5',
      '12',
      'Següent',
    ]);
  },
};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 12 } };
export const Few: Story = { args: { page: 2, pages: 3 } };
export const Two: Story = { args: { page: 1, pages: 2 } };
export const OnePage: Story = {
  args: { page: 1, pages: 1 },
  play: ({ canvasElement }) => expect(within(canvasElement).queryByRole('navigation')).toBeNull(),
};
export const VeryMany: Story = { args: { page: 512, pages: 12408 } };
export const InSpanish: Story = { args: { locale: localeOf('es') } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
};
