import type { Programme } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, pairsOf } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { PICTURES } from '../fixtures/pictures';
import { ShowGrid } from './ShowGrid';

const programme = (
  id: string,
  name: string,
  image?: keyof typeof PICTURES,
  medium?: 'tv' | 'radio',
): Programme => ({
  id,
  name,
  url: `/programa/${id}/`,
  image: image ? { image: PICTURES[image] } : undefined,
  medium,
});
const programmes = [
  {
    ...programme('marea-alta', 'Marea alta', 'stage', 'radio'),
    resume: [{ html: '<p>La conversa de la tarda, amb <strong>Mercè Oliva</strong>.</p>' }],
  },
  programme('rem', 'A cop de rem', 'harbour', 'tv'),
  programme('cuina', 'Cuina de barca', 'kitchen', 'tv'),
  programme('veus', 'Veus de la boira', undefined, 'radio'),
  programme('mercat', 'Plaça oberta', 'market', 'tv'),
  programme('vinya', 'Terra de vi', 'vineyard', 'tv'),
];

const meta = {
  title: 'Content/Cards/ShowGrid',
  component: ShowGrid,
  args: { title: 'A la carta', href: '/a-la-carta/', programmes, locale: localeOf('ca') },
  argTypes: { locale: { table: { disable: true } } },
  parameters: guide({
    use: 'The on-demand area: programmes of a kind, one grid under another.',
    avoid: 'All programmes by letter (the programme index) and single editions (Cards).',
    anatomy: { 'show-grid': 'The whole.', show: 'A programme, as a whole one link.' },
    pairs: pairsOf(ShowGrid, [
      {
        do: { programmes: programmes.slice(0, 4) },
        dont: { programmes: programmes.slice(0, 4).map((programme) => ({ ...programme, image: undefined })) },
        why: 'Programmes are known by their pictures: give each its own.',
      },
    ]),
    writing: ['headline'],
    accessibility:
      'The picture says nothing that the name does not, so it is hidden from assistive technology.',
  }),
} satisfies Meta<typeof ShowGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shows: Story = {};
export const One: Story = { args: { programmes: programmes.slice(0, 1) } };
export const None: Story = { args: { programmes: [] } };
export const LongWords: Story = {
  args: {
    programmes: [
      programme('a', 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal'),
      programme('b', 'Electroencefalografistes contrarevolucionàries', 'bridge'),
    ],
  },
};
export const Many: Story = {
  args: {
    programmes: Array.from({ length: 5 }, (_, turn) =>
      programmes.map((show) => ({ ...show, id: `${show.id}-${turn}` })),
    ).flat(),
  },
};
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
};
export const Spanish: Story = {
  args: { locale: localeOf('es'), title: 'A la carta', programmes: [] },
  globals: { language: 'es' },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
