import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { STORIES } from '../fixtures/cards';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { RectificationLinks } from './RectificationLinks';

const { id, title, url } = STORIES.storm;
const date = '2026-03-20T11:20:00+01:00';
const text = 'No hi vaig ser.';

const meta = {
  title: 'Content/Fronts/RectificationLinks',
  parameters: guide({
    use: 'Under the head of a day of the archive: what was published on it beside stories of any day.',
    avoid: 'On the page of a story: Rectifications.',
    anatomy: { 'rectification-links': 'The whole', 'section-head': 'Its heading' },
    accessibility:
      'A list under a heading; each link is named by the story and described by whose text it leads to.',
  }),
  component: RectificationLinks,
  args: {
    locale: localeOf('ca'),
    rectifications: [
      {
        id: '1',
        kind: 'rectification',
        date,
        text,
        content: { id, title, url },
        party: { name: 'Aurèlia Pons', isOrganization: false },
      },
      {
        id: '2',
        kind: 'update',
        date,
        text,
        content: { id, title: STORIES.keeper.title, url },
        party: { name: 'Damià Roig', isOrganization: false },
      },
    ],
  },
} satisfies Meta<typeof RectificationLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const way = within(canvasElement).getByRole('link', { name: title });
    await expect(way).toHaveAccessibleDescription('Rectificació d’Aurèlia Pons');
    await expect(canvasElement).not.toHaveTextContent('2026');
  },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
