import { BOARD_COLUMNS, GRID_LAYOUTS, MOSAIC_LAYOUTS } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/index';
import { Cards } from '../cards/index';
import { STORIES } from '../fixtures/cards';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { SECTIONS } from '../foundation/section';
import { BOARD_LAYOUTS, Board } from './Board';

const locale = localeOf('ca');
const pictured = [
  STORIES.trains,
  STORIES.school,
  STORIES.beach,
  STORIES.harvest,
  STORIES.prawns,
  STORIES.theatre,
];
const columnsOf = (count: number) =>
  pictured.slice(0, count).map((card) => <Card key={card.id} card={card} locale={locale} />);

const meta = {
  title: 'Content/Fronts/Board',
  component: Board,
  args: { layout: '33x3', columns: columnsOf(3), title: 'Territori', href: '/territori/' },
  argTypes: {
    layout: { control: 'select', options: BOARD_LAYOUTS },
    section: { control: 'select', options: SECTIONS },
    columns: { control: false },
  },
  parameters: {
    ...guide({
      use: 'For each row of a front; its layout says its columns.',
      avoid: 'For a list of cards alone: Cards.',
      anatomy: {
        board: 'Band over the whole width of the page',
        'section-head': 'Title of the row',
        column: 'Column',
        card: 'What lies in a column: here a card',
      },
      accessibility: 'A section named by its title; columns follow one another as they are read.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Band: Story = { args: { band: true } };
export const Coloured: Story = { args: { section: 'sports', title: 'Esports' } };
export const OneColumnFilled: Story = { args: { columns: columnsOf(1) } };
/** An empty column leaves no hole: two halves out of four quarters, and a large card next to a small one. */
export const ColumnsWithoutContent: Story = {
  parameters: { picture: true },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 48 }}>
      <Board layout="25x4" title="25x4" columns={[columnsOf(1), [], null, columnsOf(1)]} />
      <Board layout="50-25-25" title="50-25-25" columns={[columnsOf(1), [], columnsOf(1)]} />
      <Board layout="mosaic-1-4" title="mosaic-1-4" columns={[...columnsOf(4), []]} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('[data-part=board]')].map((board) => ({
      layout: board.getAttribute('data-layout'),
      columns: [...board.querySelectorAll('[data-part=column]')].map((column) => column.clientWidth),
    }));
    const [quarters, uneven, mosaic] = rows;
    await expect(quarters?.columns).toHaveLength(2);
    await expect(quarters?.columns[0]).toBe(quarters?.columns[1]);
    await expect(uneven?.layout).toBe('66-33');
    await expect(mosaic?.columns).toHaveLength(4);
  },
};
export const Empty: Story = { args: { columns: [] } };

/** Every layout of the specification, with its name. */
export const Grids: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 48 }}>
      {GRID_LAYOUTS.map((layout) => (
        <Board
          key={layout}
          layout={layout}
          title={layout}
          columns={columnsOf(BOARD_COLUMNS[layout].length)}
        />
      ))}
    </div>
  ),
};

export const Mosaics: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 48 }}>
      {MOSAIC_LAYOUTS.map((layout) => (
        <Board
          key={layout}
          layout={layout}
          title={layout}
          columns={pictured
            .slice(0, layout === 'mosaic-1-2' ? 3 : 5)
            .map((card, place) => (
              <Card
                key={card.id}
                card={card}
                shape={place === 0 ? 'overlay' : 'horizontal'}
                size={place ? 'xs' : 'lg'}
                locale={locale}
              />
            ))}
        />
      ))}
    </div>
  ),
};

/** Several cards in a column, the brand's rule between them. */
export const Stacks: Story = {
  args: {
    layout: '66-33',
    columns: [
      <Card key="lead" card={STORIES.storm} shape="lead" locale={locale} />,
      [
        <Card key="second" card={STORIES.resigns} size="md" locale={locale} />,
        <Cards key="more" cards={[STORIES.compost, STORIES.basket]} shape="headline" locale={locale} />,
      ],
    ],
    title: undefined,
  },
};
