import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { COUNCIL, FLOOD, LEVEL, LIBRARIES, RAIN, RIVER, WAVES } from '../fixtures/charts';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { Chart } from './Chart';
import { SortableTable } from './SortableTable';

const locale = localeOf('ca');
const spanish = localeOf('es');
const valencian = localeOf('ca-valencia');

const meta = {
  title: 'Content/Article/Chart',
  component: Chart,
  args: { chart: WAVES, locale },
  argTypes: { locale: { table: { disable: true } } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 680 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'Data that a reader understands faster by looking: change over time, a comparison, a majority, places along a way, a level against its alerts. Its title says the finding, not the subject.',
    avoid:
      'Two numbers: write them. More than five curves: choose those that matter, or use a table. A total in parts of a whole: bars are read more exactly than a circle.',
    anatomy: {
      chart: 'Title, unit, drawing, data, note and source.',
      drawing: 'The picture, named by a summary in words.',
      data: 'The numbers in a table, closed.',
      note: 'What a reader must know to read it.',
      source: 'Whose data they are.',
      sort: 'Name of a column that sorts its table.',
    },
    keyboard: {
      Tab: 'Reaches the data, and the names of columns of a table.',
      Enter: 'Opens them, or sorts.',
    },
    accessibility:
      'The drawing is one image with a summary: ends, highest, lowest, levels. The same numbers are in a table. No meaning is in colour alone.',
  }),
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
/** Several curves are named at their ends, on phones over the plot. */
export const Lines: Story = {
  args: { chart: FLOOD, locale: spanish },
  globals: { language: 'es' },
};
export const Bars: Story = { args: { chart: RAIN } };
export const Seats: Story = { args: { chart: COUNCIL } };
export const Strip: Story = { args: { chart: RIVER, locale: spanish }, globals: { language: 'es' } };
export const Gauge: Story = { args: { chart: LEVEL, locale: spanish }, globals: { language: 'es' } };
export const Table: Story = { args: { chart: LIBRARIES } };
export const Valencian: Story = {
  args: { chart: COUNCIL, locale: valencian },
  globals: { language: 'ca-valencia' },
};

/** A table that readers sort: by its numbers from the largest, and by its names from A. */
export const Sortable: Story = {
  args: { chart: LIBRARIES, drawTable: (table) => <SortableTable {...table} /> },
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(first()).toEqual(['Àrdena', 'Port Savina', 'Éssera', 'Vilasserra', 'Riudaspre']);
    await userEvent.click(canvas.getByRole('button', { name: 'Municipi' }));
    await expect(first()).toEqual(['Àrdena', 'Éssera', 'Port Savina', 'Riudaspre', 'Vilasserra']);
    await userEvent.click(canvas.getByRole('button', { name: 'Municipi' }));
    await expect(first()[0]).toBe('Vilasserra');
    await userEvent.click(canvas.getByRole('button', { name: 'Habitants' }));
    await expect(first()[0]).toBe('Port Savina');
    await expect(canvas.getByRole('columnheader', { name: 'Habitants' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

/** The numbers of a drawing, opened. */
export const Data: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /^Alçada significativa, de 00\.00 a 18\.00: comença/,
    );
    await userEvent.click(canvas.getByText('Les dades en una taula'));
    await expect(canvas.getByRole('rowheader', { name: '15.00' })).toBeVisible();
  },
};

export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288, display: 'grid', gap: 32 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <>
      {[WAVES, FLOOD, RAIN, COUNCIL, RIVER, LEVEL, LIBRARIES].map((chart) => (
        <Chart key={chart.title} {...args} chart={chart} />
      ))}
    </>
  ),
};

export const OnePoint: Story = {
  args: {
    chart: { ...WAVES, points: ['09.00'], series: [{ name: 'Onades', values: [2.1] }], levels: undefined },
  },
};
export const NegativeValues: Story = {
  args: {
    chart: {
      kind: 'bar',
      title: 'On creix i on minva la població',
      unit: '%',
      axis: 'Comarca',
      bars: [
        { name: 'La Marina', value: 3.4 },
        { name: 'El Secà', value: -5.25 },
        { name: 'La Serra', value: 0 },
        { name: 'La Vall', value: -0.5 },
      ],
    },
  },
};
export const NegativeCurve: Story = {
  args: {
    chart: {
      kind: 'line',
      title: 'La mínima de cada dia de gener',
      unit: '°C',
      axis: 'Dia',
      points: Array.from({ length: 14 }, (_, at) => `2026-01-${String(at + 3).padStart(2, '0')}`),
      series: [{ name: 'Mínima', values: [-3, -4.5, -6, -2, 0, 1, 2.5, 1, -1, -2, null, null, 3, 4] }],
    },
  },
};
export const Zeros: Story = {
  args: {
    chart: { ...RAIN, bars: RAIN.bars.map(({ name }) => ({ name, value: 0 })) },
  },
};
export const ZeroCurve: Story = {
  args: {
    chart: { ...WAVES, series: [{ name: 'Onades', values: WAVES.points.map(() => 0) }], levels: undefined },
  },
};
export const LongLabels: Story = {
  args: {
    chart: {
      kind: 'bar',
      title: 'Institucionalització i desestacionalització dels pressupostos de les mancomunitats',
      unit: 'milions d’euros',
      axis: 'Entitat',
      bars: [
        { name: 'Mancomunitat Intermunicipal de la Marina Baixa i el Secà', value: 1_234_567.5 },
        { name: 'Consorci', value: 12 },
      ],
      note: 'Els imports de les mancomunitats inclouen les transferències corrents de les administracions de les quals depenen.',
    },
  },
};
/** Curves end close to one another, and a value is missing here and there. */
export const MissingValues: Story = {
  args: {
    chart: {
      kind: 'line',
      title: 'Passatgers per línia',
      unit: 'milers',
      axis: 'Any',
      points: ['2015', '2016', '2017', '2018', '2020', '2021', '2022', '2025'],
      series: [
        {
          name: 'Línia de la costa entre Port Savina i l’Ametlla',
          values: [120, 124, null, 131, 60, 88, 120, 131],
        },
        { name: 'Ramal', values: [null, 80, null, 96, 40, 81, 112, 128] },
        { name: 'Autobús', values: [60, 62, 61, 66, 30, null, null, 127] },
        { name: 'Barca', values: [1, 2, 2, 3, 1, 2, 4, 5] },
      ],
    },
  },
};
/** Four hundred points, the most that a curve has. */
export const ManyPoints: Story = {
  args: {
    chart: {
      kind: 'line',
      title: 'El riu, dia a dia',
      unit: 'm³/s',
      axis: 'Dia',
      points: Array.from({ length: 400 }, (_, at) =>
        new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10),
      ),
      series: [
        {
          name: 'Cabal',
          values: Array.from({ length: 400 }, (_, at) => 60 + 40 * Math.sin(at / 60) + 22 * Math.sin(at / 7)),
        },
      ],
      source: 'Confederació',
      sourceUrl: 'https://example.com/cabals',
    },
  },
};
export const Parliament: Story = {
  args: {
    chart: {
      kind: 'seats',
      title: 'Un parlament de 135 escons',
      parties: [
        { name: 'Esquerra', seats: 20 },
        { name: 'Verds', seats: 6 },
        { name: 'Progrés', seats: 42 },
        { name: 'Centre', seats: 31 },
        { name: 'Dreta', seats: 36 },
        { name: 'Fora', seats: 0 },
      ],
    },
  },
};
export const OneSeat: Story = {
  args: {
    chart: { kind: 'seats', title: 'L’alcaldia pedània', parties: [{ name: 'Independents', seats: 1 }] },
  },
};
export const Railway: Story = {
  args: {
    chart: {
      ...RIVER,
      way: 'rail',
      title: 'Minuts de retard per estació',
      unit: 'min',
      places: [
        { name: 'Port Savina', at: 0, value: 0 },
        { name: 'Guixeres', at: 3, value: 12 },
        { name: 'Guixeres-Platja', at: 4, value: 35 },
        { name: 'L’Ametlla', at: 28, value: 20 },
      ],
    },
  },
};
export const RightToLeft: Story = { args: { chart: FLOOD }, globals: { dir: 'rtl' } };
