import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { STORIES } from '../fixtures/cards';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { EpisodeList } from './ProgrammeHead';

const { trains, notebooks, helm } = STORIES;

const meta = {
  title: 'Content/Fronts/EpisodeList',
  component: EpisodeList,
  args: {
    episodes: [
      { ...trains, articleNewsTypeEnum: 'video', mediaInfo: '52:10' },
      { ...notebooks, articleNewsTypeEnum: 'audio', mediaInfo: '26:40' },
      { ...helm, image: undefined },
    ],
    locale: localeOf('ca'),
  },
  argTypes: { locale: { table: { disable: true } } },
  parameters: guide({
    use: 'Editions on the page of a programme, the newest first.',
    avoid: 'A shelf of several programmes: Cards as tiles.',
    anatomy: {
      episodes: 'The list',
      episode: 'Picture, title, day and length',
      '[data-place]': 'How far the reader has got: hidden until a script tells it',
    },
    accessibility: 'A list in reading order; what is left of a recording is said in words.',
  }),
} satisfies Meta<typeof EpisodeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Season: Story = {};
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
};
/** A script has found the place of one of them. */
export const Begun: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const [mark] = canvasElement.querySelectorAll<HTMLElement>('[data-place]');
    if (!mark) throw new Error('the list has no place for what was begun');
    await expect(mark).not.toBeVisible();
    mark.style.setProperty('--gone', '40%');
    const left = mark.querySelector('[data-left]');
    if (left) left.textContent = 'En queden 31 min';
    mark.hidden = false;
    await expect(within(canvasElement).getByText('En queden 31 min')).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
