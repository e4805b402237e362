import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, pairsOf } from '../fixtures/guide';
import { SECTIONS } from '../foundation/section';
import { HEADING_LEVELS, SECTION_HEAD_SIZES, SectionHead } from './SectionHead';

const meta = {
  title: 'Content/Fronts/SectionHead',
  parameters: guide({
    use: 'Over a section of a front.',
    avoid: 'For the page’s own title.',
    pairs: pairsOf(SectionHead, [
      {
        do: { title: 'Territori', href: '/territori/' },
        dont: { title: 'Totes les notícies de la secció de Territori' },
        why: 'The name of the section, and its address: readers press it.',
      },
    ]),
    writing: ['kicker'],
    anatomy: {
      'section-head': 'The whole, with the brand’s rule',
      '<h2>': 'Title',
      '<a>': 'Link to the section, with its arrow',
    },
    accessibility: 'A heading of the level that it is given.',
  }),
  component: SectionHead,
  args: { title: 'Territori', href: '/territori/' },
  argTypes: {
    headingLevel: { control: 'select', options: HEADING_LEVELS },
    size: { control: 'select', options: SECTION_HEAD_SIZES },
    section: { control: 'select', options: SECTIONS },
  },
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutLink: Story = { args: { href: undefined } };
export const Coloured: Story = { args: { section: 'sports', title: 'Esports' } };
export const Small: Story = { args: { size: 'small', title: 'Última hora' } };
export const WithAside: Story = { args: { aside: 'Actualitzat fa 3 minuts' } };
export const LongWords: Story = {
  args: { title: 'Desenvolupament socioeconòmic i desestacionalització intercomarcal' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};
