import type { Meta, StoryObj } from '@storybook/react-vite';
import { SOUND } from '../fixtures/film';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { PICTURES } from '../fixtures/pictures';
import { Audio } from './Audio';

const meta = {
  title: 'Content/Media/Audio',
  component: Audio,
  args: { locale: localeOf('ca'), audio: SOUND, title: 'Els quaderns del faroner, llegits per ell mateix' },
  parameters: guide({
    use: 'A recording in an article as the server writes it: complete without a script.',
    avoid:
      'Listening that goes on while reading: AudioBar. The brand’s own controls: AudioPlayer, which begins as this.',
    anatomy: { audio: 'Cover or sign, title, chapters, and the browser’s own player.' },
    keyboard: { 'Tab, Space, arrows': 'The browser’s own controls.' },
    accessibility: 'Name it by `title`; link a transcript beside it where there is one.',
  }),
} satisfies Meta<typeof Audio>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithCover: Story = { args: { audio: { ...SOUND, poster: PICTURES.lighthouse } } };
export const WithoutTitle: Story = { args: { title: undefined } };
