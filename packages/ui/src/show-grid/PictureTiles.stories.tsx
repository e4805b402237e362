import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORIES } from '../fixtures/cards';
import { guide } from '../fixtures/guide';
import { PictureTiles } from './ShowGrid';

const { trains, notebooks, helm, library } = STORIES;

const meta = {
  title: 'Content/Fronts/PictureTiles',
  component: PictureTiles,
  args: {
    cards: [
      { ...trains, articleNewsTypeEnum: 'video' },
      { ...notebooks, articleNewsTypeEnum: 'audio' },
      helm,
      { ...library, image: undefined },
    ],
  },
  parameters: guide({
    use: 'The page of a section for children: large targets, pictures first, few words.',
    avoid: 'News, whose hour, kicker and standfirst matter: Cards.',
    anatomy: { 'picture-tiles': 'The list', 'picture-tile': 'A picture and a title' },
    accessibility: 'Each tile is one link with its title as its name, as large as the picture.',
  }),
} satisfies Meta<typeof PictureTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForChildren: Story = {};
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
};
