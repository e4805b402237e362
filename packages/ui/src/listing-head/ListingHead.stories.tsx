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
/** A section with colours of its own, in each silhouette. */
export const CutPaper: Story = {
  args: {
    breadcrumbs: [],
    description: undefined,
    palette: { cut: 'waves', far: '#8cbccb', middle: '#2f8ba4', near: '#15617f' },
  },
};
export const CutRoofs: Story = {
  args: {
    ...CutPaper.args,
    title: 'Política',
    palette: { cut: 'roofs', far: '#c9b4a8', middle: '#c48f6c', near: '#8a5844' },
  },
};
export const CutRows: Story = {
  args: {
    ...CutPaper.args,
    title: 'Economia',
    palette: { cut: 'rows', far: '#bdb6a8', middle: '#a3a06c', near: '#66743f' },
  },
};
export const CutHills: Story = {
  args: {
    ...CutPaper.args,
    title: 'Societat',
    palette: { cut: 'hills', far: '#a8bdb0', middle: '#6f9f78', near: '#3c7152' },
  },
};
export const CutCrowd: Story = {
  args: {
    ...CutPaper.args,
    title: 'Esports',
    palette: { cut: 'crowd', far: '#a5c6a8', middle: '#5fa565', near: '#2f7a4c' },
  },
};
export const WithLinks: Story = { args: { links: NAVIGATION.slice(0, 5) } };
export const LongWords: Story = {
  args: { title: 'Desestacionalització i internacionalització intercomarcals' },
};
