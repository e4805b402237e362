import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { NextStory } from './NextStory';

const meta = {
  title: 'Content/Article/NextStory',
  component: NextStory,
  args: {
    locale: localeOf('ca'),
    card: {
      title: 'La gamba torna a tocar els setanta euros i la confraria vol subhastar al migdia',
      url: '/x/',
    },
  },
  parameters: guide({
    use: 'After an article and its comments: one story to go on with.',
    avoid: 'Several of them, which are `Cards`.',
    anatomy: { 'next-story': 'The strip, which leads to the story as a whole.' },
    accessibility: 'A named navigation with one link.',
  }),
} satisfies Meta<typeof NextStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SpanishAndLong: Story = {
  args: {
    locale: localeOf('es'),
    card: {
      title:
        'Desalojadas las urbanizaciones próximas al desbordamiento del embalse de Valdehinojosa de la Contrarrevolución',
      url: '/x/',
    },
  },
  globals: { language: 'es' },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
