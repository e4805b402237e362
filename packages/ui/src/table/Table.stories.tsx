import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { Link } from '../link/Link';
import { Table, type TableColumn } from './Table';

const columns: readonly TableColumn[] = [
  { id: 'town', title: 'Municipi', isRowHead: true, sortable: true },
  { id: 'rain', title: 'Pluja, l/m²', isNumeric: true, sortable: true, format: { minimumFractionDigits: 1 } },
  { id: 'wind', title: 'Ratxa màxima, km/h', isNumeric: true, sortable: true },
  { id: 'state', title: 'Estat del port' },
];
const rows = [
  { id: 'a', town: 'Roses', rain: 132.4, wind: 104, state: 'Tancat' },
  { id: 'b', town: 'Àger', rain: 9, wind: null, state: 'Sense port' },
  { id: 'c', town: 'Palamós', rain: 87.25, wind: 112, state: 'Obert des de les cinc de la tarda' },
  { id: 'd', town: 'Calonge', rain: null, wind: 88, state: 'Obert' },
];

const meta = {
  title: 'Content/Text/Table',
  component: Table,
  args: { caption: 'El temporal a la costa, dimecres', columns, rows, onSortChange: fn() },
  parameters: guide({
    use: 'For values that are compared by rows and columns.',
    avoid: 'For laying out a page (Grid), and for a list of one value each (a list).',
    anatomy: {
      'table-region': 'what scrolls where the table is wider than its place',
      table: 'the table with its caption',
      sort: 'a head that puts rows in order',
    },
    keyboard: {
      Tab: 'goes to the region, then from head to head',
      Arrows: 'scroll the region',
      'Enter, Space': 'on a head: order by it, then the other way round',
    },
    accessibility:
      'A native table with caption, column heads and row heads; the order is said by `aria-sort`. Mark the column that names rows with `isRowHead`. With `sortHrefOf` heads are links, which need no script.',
  }),
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const Narrowed: Story['decorators'] = [
  (Story) => (
    <div style={{ inlineSize: 320 }}>
      <Story />
    </div>
  ),
];

export const Whole: Story = {};
/** The last lines of all headers align, sortable or not. */
export const HeadsOnOneLine: Story = {
  tags: ['!autodocs'],
  decorators: Narrowed,
  play: async ({ canvasElement }) => {
    const bottoms = [...canvasElement.querySelectorAll('thead th')].map((head) => {
      const words = document.createTreeWalker(head, NodeFilter.SHOW_TEXT).nextNode();
      const range = document.createRange();
      if (words) range.selectNode(words);
      return Math.round(range.getBoundingClientRect().bottom);
    });
    await expect(new Set(bottoms).size).toBe(1);
  },
};
export const Sorted: Story = { args: { defaultSort: { column: 'rain', direction: 'descending' } } };
export const SortedByTheServer: Story = {
  args: {
    rows: ['b', 'd', 'c', 'a'].flatMap((id) => rows.filter((row) => row.id === id)),
    sort: { column: 'town', direction: 'ascending' },
    sortHrefOf: ({ column, direction }) => `/dades/?ordre=${column}-${direction}`,
  },
};
export const CellsOfTheirOwn: Story = {
  args: {
    columns: columns.map((column) =>
      column.id === 'town'
        ? { ...column, cell: ({ town }) => <Link href="/territori/">{town}</Link> }
        : column,
    ),
  },
};
export const Narrow: Story = {
  parameters: { picture: true },
  decorators: Narrowed,
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector('[data-part=table-region]');
    const words = canvasElement.querySelector('caption > span');
    await expect(words?.getBoundingClientRect().right).toBeLessThanOrEqual(
      region?.getBoundingClientRect().right ?? 0,
    );
  },
};
const stored: Story['args'] = {
  caption: 'El que es pot desar al teu navegador',
  blocks: true,
  columns: [
    { id: 'name', title: 'Nom', isRowHead: true },
    { id: 'store', title: 'On' },
    { id: 'purpose', title: 'Per a què' },
    { id: 'days', title: 'Fins quan' },
  ],
  rows: [
    {
      id: 'session',
      name: 'session',
      store: 'Galeta',
      purpose: 'Mantenir-te la sessió oberta',
      days: 'Fins a 30 dies',
    },
    {
      id: 'portal.comments.*',
      name: 'portal.comments.*',
      store: 'Emmagatzematge de la pestanya',
      purpose: 'El que has començat a escriure, fins que ho envies',
      days: 'Fins que tanques la pestanya',
    },
  ],
};
export const RowsAsBlocks: Story = {
  parameters: { picture: true },
  args: stored,
  decorators: Narrowed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvasElement.querySelector('[data-part=table-region]');
    await expect(region?.scrollWidth).toBe(region?.clientWidth);
    // It stays a table for screen readers: headers, and rows with their names.
    await expect(canvas.getByRole('table', { name: stored.caption ?? '' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getByRole('rowheader', { name: 'session' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Mantenir-te la sessió oberta' })).toBeVisible();
    await expect(canvas.getAllByText('Per a què')[1]).toBeVisible();
  },
};
export const BlocksWhereThereIsRoom: Story = {
  tags: ['!autodocs'],
  args: stored,
  play: async ({ canvasElement }) => {
    const [head, label] = within(canvasElement).getAllByText('Per a què');
    await expect(head).toBeVisible();
    await expect(label).not.toBeVisible();
  },
};
export const EmptyCellsOfTheirOwn: Story = { args: { emptyCell: 's. d.' } };
/** A dash visually, words for screen readers. */
export const EmptyCellsAreSaid: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('cell', { name: 'sense dada' })).toHaveLength(2);
    for (const dash of canvas.getAllByRole('img', { name: 'sense dada' }))
      await expect(dash).toHaveTextContent('–');
  },
};
export const Empty: Story = { args: { rows: [], emptyText: 'Encara no hi ha dades d’avui.' } };
export const Spanish: Story = { args: { caption: 'El temporal en la costa' }, globals: { language: 'es' } };
export const RightToLeft: Story = { args: Sorted.args, globals: { dir: 'rtl' } };

const towns = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map((head) => head.textContent);

/** Text in the order of the language, numbers by value, empty values last in both directions. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Municipi' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(towns(canvasElement)).toEqual(['Àger', 'Calonge', 'Palamós', 'Roses']);
    await expect(canvas.getByRole('columnheader', { name: 'Municipi' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const wind = canvas.getByRole('button', { name: 'Ratxa màxima, km/h' });
    await userEvent.click(wind);
    await expect(towns(canvasElement)).toEqual(['Calonge', 'Roses', 'Palamós', 'Àger']);
    await userEvent.click(wind);
    await expect(towns(canvasElement)).toEqual(['Palamós', 'Roses', 'Calonge', 'Àger']);
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'wind', direction: 'descending' });
  },
};
