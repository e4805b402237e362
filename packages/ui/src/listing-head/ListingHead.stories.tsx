import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { BREADCRUMBS, NAVIGATION } from '../fixtures/shell';
import { SECTIONS } from '../foundation/index';
import { ListingHead } from './ListingHead';

const meta = {
  title: 'Content/Fronts/ListingHead',
  parameters: guide({
    use: 'At the head of a section, a tag, an archive.',
    avoid: 'For authors and programmes: their own heads.',
    anatomy: {
      'listing-head': 'The whole',
      breadcrumbs: 'Breadcrumbs',
      '<h1>': 'Title',
      '<p>': 'Description',
      chips: 'Chips of narrower topics',
      chip: 'Chip',
    },
    accessibility: 'The one h1 of the page.',
  }),
  component: ListingHead,
  args: {
    locale: localeOf('ca'),
    title: 'Territori',
    description: 'El mar, el bosc, l’aigua i els camins.',
    breadcrumbs: BREADCRUMBS.slice(0, 1),
  },
  argTypes: { section: { control: 'select', options: SECTIONS } },
} satisfies Meta<typeof ListingHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A subpage: the back link is above its heading, and the arrow is not part of its name. */
export const PartOfAPage: Story = {
  args: {
    title: 'Preguntes i respostes',
    breadcrumbs: [],
    back: { text: 'Torna a l’entrevista', href: '/entrevista/practic/' },
  },
  play: async ({ canvasElement }) => {
    const back = within(canvasElement).getByRole('link', { name: 'Torna a l’entrevista' });
    const heading = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(back.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(back.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      heading.getBoundingClientRect().top,
    );
  },
};

export const Default: Story = {};
export const Coloured: Story = { args: { section: 'sports', title: 'Esports', description: undefined } };
export const WithLinks: Story = { args: { links: NAVIGATION.slice(0, 5) } };
export const LongWords: Story = {
  args: { title: 'Desestacionalització i internacionalització intercomarcals' },
};
