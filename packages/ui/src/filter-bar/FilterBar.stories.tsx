import type { FilterDefinition } from '@portal/model';
import { pickedDateValue } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { type FilterBarValue, NO_FILTERS } from './active';
import { FilterBar } from './FilterBar';

const named = (names: readonly string[]) => names.map((name) => ({ value: name.toLowerCase(), name }));
const define = (
  name: string,
  label: string,
  options: readonly string[],
  predicts?: { searchType: string },
): FilterDefinition => ({
  type: predicts ? 'predictive' : 'select',
  name,
  label,
  filters: named(options),
  predictiveSearchType: predicts?.searchType ?? '',
  predictiveSearchFilters: {},
});

const SECTION = define('section', 'Secció', ['Territori', 'Cultura', 'Esports', 'Economia']);
const KIND = define('kind', 'Format', ['Notícia', 'Entrevista', 'Vídeo', 'Àudio']);
const TOWN = define('town', 'Municipi', ['Reus', 'Tortosa', 'Valls', 'Vinaròs'], { searchType: '' });
const AUTHOR = define('author', 'Autor', [], { searchType: 'author' });
const FILTERS = [SECTION, KIND, TOWN, AUTHOR, define('series', 'Sèrie', ['Faroners', 'Gent de mar'])];
const AUTHORS = named(['Clara Vidiella', 'Clàudia Rovirosa', 'Biel Clarós']);

const meta = {
  title: 'Readers/Search/FilterBar',
  component: FilterBar,
  args: { value: NO_FILTERS, onValueChange: fn(), filters: FILTERS, hasText: true, date: true },
  parameters: guide({
    use: 'Over a listing that readers narrow: searcher, archive, agenda, a section’s page.',
    avoid:
      'For site search’s own words (SearchOpening), and for one choice among few, which tabs or chips show.',
    anatomy: {
      'filter-bar': 'the landmark',
      opener: 'opens the filters; says how many are set',
      fields: 'text, date and filters',
      others: 'the filters beyond those that have a place',
      more: 'shows and hides them',
      active: 'how many filters are set',
      clear: 'takes all off',
    },
    keyboard: {
      Tab: 'goes through the filters',
      'Enter, Space': 'on a button: does it; on the date: opens its dialog',
      'Arrow keys': 'choose in a list',
      Enter: 'in the text: nothing more, every change was searched already',
    },
    accessibility:
      'A search landmark around a named form. The buttons say whether what they show is shown; clearing is announced and leaves the focus on the form. Whoever uses it announces the new results (ResultList does).',
  }),
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const opener = canvasElement.querySelector('[data-part=opener]');
  if (opener) await userEvent.click(opener);
};

const kept: Story['render'] = ({ value, ...args }) => <FilterBar {...args} defaultValue={value} />;
const SET: FilterBarValue = {
  searchText: 'temporal',
  dateValue: pickedDateValue('2026-03-10', '2026-03-18'),
  filterValues: { section: 'territori', town: 'vinaròs' },
};

/** Four, minus one for the text, minus one for the date: two are visible (spec §9). */
export const Empty: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('combobox', { name: 'Format' })).not.toBeVisible();
    await open(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Format' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Municipi' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Treu els filtres' })).toBeNull();
  },
};
export const SomeSet: Story = { args: { value: SET } };
export const AllShown: Story = { args: { value: SET, defaultOpen: true } };
export const WithoutTextAndDate: Story = { args: { defaultOpen: true, hasText: false, date: undefined } };
export const TextAlone: Story = { args: { defaultOpen: true, filters: [], date: undefined } };
export const DateAlone: Story = { args: { defaultOpen: true, filters: [], hasText: false } };
export const OneFilter: Story = {
  args: { defaultOpen: true, filters: [SECTION], hasText: false, date: undefined },
};
export const InTheAgenda: Story = {
  args: {
    defaultOpen: true,
    future: true,
    date: {
      label: 'Quan',
      filters: [
        { value: 'any', name: 'Qualsevol dia' },
        { value: 'nextWeekend', name: 'Cap de setmana' },
        { value: 'range', name: 'Tria els dies' },
      ],
    },
  },
};
export const LongWords: Story = {
  args: {
    defaultOpen: true,
    filters: [
      define('topic', 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal', [
        'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal',
      ]),
      SECTION,
    ],
  },
};
export const Spanish: Story = { globals: { language: 'es' }, args: { value: SET, defaultOpen: true } };
export const RightToLeft: Story = { globals: { dir: 'rtl' }, args: { value: SET, defaultOpen: true } };

/** A button shows and hides the filters beyond the fourth. */
export const MoreByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await open(canvasElement);
    canvas.getByRole('button', { name: 'Més filtres' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Municipi' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Menys filtres' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('combobox', { name: 'Municipi' })).toBeNull();
  },
};

/** Each change is reported; clearing resets all filters, announces it, and keeps the focus. */
export const ChosenAndCleared: Story = {
  tags: ['!autodocs'],
  render: kept,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await open(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Secció' }), 'Cultura');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...NO_FILTERS,
      filterValues: { section: 'cultura' },
    });
    await expect(canvas.getByText('1 filtre aplicat')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Cerca aquí' }), 'far');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      searchText: 'far',
      dateValue: [],
      filterValues: { section: 'cultura' },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Treu els filtres' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(NO_FILTERS);
    await expect(canvas.getByRole('form', { name: 'Filtres' })).toHaveFocus();
    await expect(canvas.getByText('Sense filtres')).toBeInTheDocument();
  },
};

/**
 * Values without a control in the bar, such as the text and scope of a search, are neither counted nor
 * cleared.
 */
export const OthersStay: Story = {
  tags: ['!autodocs'],
  render: kept,
  args: {
    hasText: false,
    value: {
      searchText: 'temporal',
      dateValue: [],
      filterValues: { searchtype: 'news', section: 'cultura' },
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 filtre aplicat')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Treu els filtres' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      searchText: 'temporal',
      dateValue: [],
      filterValues: { searchtype: 'news' },
    });
    await expect(canvas.queryByRole('button', { name: 'Treu els filtres' })).toBeNull();
  },
};

/** A filter whose parent searches: for more than three characters, after typing stops (spec §5). */
export const Predictive: Story = {
  parameters: { picture: true },
  args: { filters: [AUTHOR], onQuery: fn(), found: { author: { options: AUTHORS } } },
  render: kept,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await open(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Autor' });
    await userEvent.type(field, 'clar');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
    await expect(args.onQuery).toHaveBeenCalledWith('author', 'clar');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...NO_FILTERS,
      filterValues: { author: 'clara vidiella' },
    });
    await expect(field).toHaveValue('Clara Vidiella');
    field.blur();
  },
};

/** Fields of the form without JavaScript. */
export const AsAForm: Story = {
  parameters: { picture: true },
  args: { value: SET, filters: [SECTION, TOWN] },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    if (!form) throw new Error('The bar is a form.');
    await expect([...new FormData(form).entries()]).toEqual([
      ['text', 'temporal'],
      ['from', '2026-03-10'],
      ['to', '2026-03-18'],
      ['section', 'territori'],
      ['town', 'vinaròs'],
    ]);
  },
};

const phone: NonNullable<Story['decorators']> = [
  (Story) => (
    <div style={{ inlineSize: 358 }}>
      <Story />
    </div>
  ),
];
/** All filters are behind one button, which shows the number of active ones. */
export const OnAPhone: Story = {
  parameters: { picture: true },
  args: { value: SET },
  decorators: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('combobox', { name: 'Secció' })).not.toBeVisible();
    await expect(canvasElement.querySelector('summary')).toHaveTextContent('Filtres3, 3 filtres aplicats');
  },
};
export const OpenOnAPhone: Story = {
  parameters: { picture: true },
  args: { value: SET },
  decorators: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await open(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Secció' })).toBeVisible();
  },
};
/** On a phone with letters of 200 % each field has the whole line. */
export const OnANarrowPhone: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 165 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const text = within(canvasElement).getByRole('searchbox').getBoundingClientRect();
    await expect(text.width).toBeGreaterThan(150);
  },
};
