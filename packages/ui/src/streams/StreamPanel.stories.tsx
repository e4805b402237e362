import type { Streaming } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { PICTURES } from '../fixtures/pictures';
import { STREAM_PANEL_STATUSES, StreamPanel } from './StreamPanel';

const image = ({ src, alt }: { src: string; alt: string }) => ({ image: { src, alt } });
const streams: readonly Streaming[] = [
  {
    id: 'tv',
    kicker: 'Televisió',
    title: 'Marea alta, amb Mercè Oliva',
    video: { href: '/directe/tv/' },
    audio: { href: '/directe/tv/audio/' },
    image: image(PICTURES.stage),
  },
  {
    id: 'fm',
    kicker: 'Ràdio',
    title: 'Ones FM: Nits de cobla i jazz',
    video: null,
    audio: { href: '/directe/radio/' },
    image: image(PICTURES.harbour),
  },
  {
    id: 'ple',
    kicker: '',
    title: 'El ple municipal',
    video: { href: '/directe/ple/' },
    audio: null,
    image: null,
  },
];

const meta = {
  title: 'Content/Live/StreamPanel',
  component: StreamPanel,
  args: { streams, onPlay: fn(() => true), onRetry: fn() },
  argTypes: { status: { control: 'select', options: STREAM_PANEL_STATUSES } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'Beside a live player, and on the fronts of a broadcaster: everything that is live now.',
    avoid: 'Recordings (ShowGrid) and the day’s schedule (ScheduleList).',
    anatomy: {
      streams: 'The panel, with `data-status`.',
      stream: 'One of them; that of the page is `aria-current`.',
      video: 'Watches it.',
      audio: 'Listens to it.',
    },
    keyboard: { 'Tab, Enter': 'To watch or to listen; links, which work without a script.' },
    accessibility: 'Each link says what it plays. A list that was there stays while it is asked for anew.',
  }),
} satisfies Meta<typeof StreamPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Streams: Story = {};
export const Current: Story = { args: { currentId: 'tv' } };
export const CurrentPlaying: Story = { args: { currentId: 'tv', isPlaying: true } };
export const Loading: Story = { args: { streams: [], status: 'loading' } };
export const LoadingAnew: Story = { tags: ['!autodocs'], args: { status: 'loading' } };
export const Empty: Story = { args: { streams: [] } };
export const Failed: Story = { args: { streams: [], status: 'failed' } };
export const FailedAnew: Story = { args: { status: 'failed' } };
export const One: Story = { args: { streams: streams.slice(0, 1) } };
export const LongWords: Story = {
  args: {
    streams: streams.map((stream) => ({
      ...stream,
      kicker: 'Desinstitucionalització',
      title: 'Desenvolupament socioeconòmic intercomarcal',
    })),
  },
};
export const Spanish: Story = { args: { streams: [] }, globals: { language: 'es' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Escolta Ones FM: Nits de cobla i jazz' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlay).toHaveBeenCalledWith(expect.objectContaining({ id: 'fm' }), 'audio');
  },
};
