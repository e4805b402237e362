import type { Meta, StoryObj } from '@storybook/react-vite';
import { FILM, FILM_CAPTIONS } from '../fixtures/film';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { missingPicture } from '../fixtures/pictures';
import { Video } from './Video';

const meta = {
  title: 'Content/Media/Video',
  component: Video,
  args: { locale: localeOf('ca'), video: FILM, title: 'La ciaboga del Santa Llúcia' },
  parameters: guide({
    use: 'A film in an article as the server writes it: complete without a script.',
    avoid:
      'Where the brand’s own controls, qualities or milestones are wanted, use VideoPlayer, which begins as this.',
    anatomy: { video: 'The native element, its room kept by the film’s ratio.' },
    keyboard: { 'Tab, Space, arrows': 'The browser’s own controls.' },
    accessibility: 'Name it by `title`. Give captions wherever the newsroom has them.',
  }),
} satisfies Meta<typeof Video>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StreamAndFile: Story = { tags: ['!autodocs'] };
export const WithCaptions: Story = { args: { captions: FILM_CAPTIONS } };
export const Upright: Story = {
  args: { video: { ...FILM, aspectRatio: '9:16' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
export const WithoutPoster: Story = { args: { video: { ...FILM, poster: undefined } } };
export const MissingPoster: Story = {
  tags: ['!autodocs'],
  args: { video: { ...FILM, poster: missingPicture } },
};
