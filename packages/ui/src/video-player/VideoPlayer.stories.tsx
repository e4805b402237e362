import type { Meta, StoryObj } from '@storybook/react-vite';
import { VIDEO } from '../fixtures/article';
import { localeOf } from '../fixtures/locales';
import { missingPicture } from '../fixtures/pictures';
import { VideoPlayer } from './VideoPlayer';

const meta = {
  title: 'Article/VideoPlayer',
  component: VideoPlayer,
  args: { locale: localeOf('ca'), video: VIDEO, title: 'La ciaboga del Santa Llúcia' },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StreamAndFile: Story = {};
export const Upright: Story = {
  args: { video: { ...VIDEO, aspectRatio: '9:16' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
export const WithoutPoster: Story = { args: { video: { ...VIDEO, poster: undefined } } };
export const MissingPoster: Story = { args: { video: { ...VIDEO, poster: missingPicture } } };
