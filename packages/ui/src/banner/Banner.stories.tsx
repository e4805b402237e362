import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, pairsOf } from '../fixtures/guide';
import { PICTURES } from '../fixtures/pictures';
import { BANNER_LAYOUTS, BANNER_OVERLAYS, Banner } from './Banner';

const meta = {
  title: 'Content/Fronts/Banner',
  parameters: guide({
    use: 'For one thing that deserves the width of the page.',
    avoid: 'For news in the flow of a front: Card.',
    pairs: pairsOf(Banner, [
      {
        do: {},
        dont: {
          title: 'No t’ho perdis! Un reportatge molt especial que hem preparat amb molta il·lusió',
          text: undefined,
        },
        why: 'The thing itself in a few words; the picture says the rest.',
      },
    ]),
    writing: ['headline of a lead', 'standfirst'],
    anatomy: {
      banner: 'The whole; a press anywhere follows the link',
      picture: 'Picture',
      '<h2>': 'Headline',
      '<p>': 'Text: one sentence',
    },
    accessibility: 'The headline is the link; the shade keeps words readable on any picture.',
  }),
  component: Banner,
  args: {
    title: 'L’últim faroner de l’Abella',
    text: 'Quaranta-un anys de llum, en un reportatge per llegir i per escoltar.',
    href: '/societat/faroner/',
    image: PICTURES.lighthouse,
    overlay: 'linear',
  },
  argTypes: {
    layout: { control: 'select', options: BANNER_LAYOUTS },
    overlay: { control: 'select', options: BANNER_OVERLAYS },
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Linear: Story = {};
export const Opacity: Story = { args: { overlay: 'opacity', image: PICTURES.market } };
export const Beside: Story = { args: { layout: 'default' } };
export const WithoutText: Story = { args: { text: undefined } };
export const LongWords: Story = {
  args: { title: 'Desinstitucionalització, desestacionalització i desproporcionalitat intercomarcal' },
};
export const RightToLeft: Story = {
  args: { title: 'آخر حارس للمنارة', text: 'واحد وأربعون عامًا من الضوء.' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
