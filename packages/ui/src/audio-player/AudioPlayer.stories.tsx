import type { Meta, StoryObj } from '@storybook/react-vite';
import { localeOf } from '../fixtures/locales';
import { PICTURES } from '../fixtures/pictures';
import { AudioPlayer } from './AudioPlayer';

const audio = { type: 'audio', src: '/media/faroner.mp3', duration: 312 } as const;

const meta = {
  title: 'Article/AudioPlayer',
  component: AudioPlayer,
  args: { locale: localeOf('ca'), audio, title: 'Els quaderns del faroner, llegits per ell mateix' },
} satisfies Meta<typeof AudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithCover: Story = { args: { audio: { ...audio, poster: PICTURES.lighthouse } } };
export const WithoutTitle: Story = { args: { title: undefined } };
