import { SEARCH_SCOPES } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { SearchOpening } from './SearchOpening';

const meta = {
  title: 'Readers/Search/SearchOpening',
  component: SearchOpening,
  args: { text: 'temporal', count: 128 },
  argTypes: { scope: { control: 'select', options: SEARCH_SCOPES } },
  parameters: guide({
    use: 'At the head of the search page.',
    avoid: 'To narrow a listing: FilterBar. In the header, its own search link.',
    anatomy: { 'search-opening': 'the whole', count: 'how many were found', order: 'in which order' },
    keyboard: { Enter: 'in the field: searches', Tab: 'goes from the text to the scope and the button' },
    accessibility:
      'A search landmark; the figure is announced when it changes; a text that is too short is said under the field, which keeps the focus.',
  }),
} satisfies Meta<typeof SearchOpening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { text: '', count: undefined } };
export const One: Story = { args: { count: 1, scope: 'news' } };
export const None: Story = { args: { text: 'xyzzy', count: 0 } };
export const Waiting: Story = { args: { count: undefined, loading: true } };
export const LongWords: Story = {
  args: { text: 'desinstitucionalització i desenvolupament socioeconòmic intercomarcal' },
};
export const InSpanish: Story = { globals: { language: 'es' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' }, args: { text: 'المنارة' } };
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
};

export const TooShort: Story = {
  parameters: { picture: true },
  args: { text: '', count: undefined, onSearch: fn() },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox');
    await userEvent.tab();
    await userEvent.keyboard('ab{Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription('Escriu com a mínim 3 caràcters per cercar.');
    await expect(field).toHaveFocus();
  },
};
export const Searched: Story = {
  parameters: { picture: true },
  args: { text: '', onSearch: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('far');
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), 'news');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cerca' }));
    await expect(args.onSearch).toHaveBeenCalledWith('far', 'news');
  },
};
