import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { LivePlayer } from './LivePlayer';

const Box = ({ children }: { children: string }) => (
  <p style={{ background: '#222', color: '#fff', padding: 24, margin: 0 }}>{children}</p>
);

const meta = {
  title: 'Content/Live/LivePlayer',
  component: LivePlayer,
  args: { video: <Box>La imatge</Box>, audio: <Box>El so</Box>, audioId: 'audio', locale: localeOf('ca') },
  argTypes: { locale: { table: { disable: true } } },
  parameters: guide({
    use: 'On the page of a live stream, around the players of its picture and of its sound.',
    avoid: 'Recordings: VideoPlayer and AudioPlayer alone.',
    anatomy: { 'live-player': 'the player and the way to the other one' },
    keyboard: { Tab: 'reaches the way to the other player', Enter: 'shows that one' },
    accessibility: 'One player at a time; the link says what it leads to.',
  }),
} satisfies Meta<typeof LivePlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};
export const SoundAlone: Story = { args: { video: undefined } };
