import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, pairsOf } from '../fixtures/guide';
import { Chip, Chips } from './Chip';

const meta = {
  title: 'Content/Text/Chip',
  parameters: guide({
    use: 'For tags and topics.',
    avoid: 'For what is done: Button.',
    pairs: pairsOf(Chip, [
      {
        do: { children: 'Moll de Llevant' },
        dont: { children: 'Envia el formulari' },
        why: 'A name that leads to more of it. What is done is a Button.',
      },
    ]),
    writing: ['tag'],
    accessibility: 'Links in a named list.',
  }),
  component: Chip,
  args: { children: 'Moll de Llevant', href: '/etiqueta/moll-de-llevant/' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { selected: true } };
export const WithoutLink: Story = { tags: ['!autodocs'], args: { href: undefined } };

const NAMES = [
  'Temporal',
  'Pesca',
  'Ports de la Generalitat',
  'Habitatge',
  'Desestacionalització turística',
  'Rem',
];

export const Tags: Story = {
  render: () => (
    <Chips
      label="Temes"
      items={NAMES.map((name) => ({ id: name, name, url: `/etiqueta/${encodeURIComponent(name)}/` }))}
    />
  ),
};
export const NoTags: Story = { render: () => <Chips label="Temes" items={[]} /> };
