import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { FILM, FILM_CAPTIONS } from '../fixtures/film';
import { guide } from '../fixtures/guide';
import { IDLE_PLAYBACK, PLAYBACK_STATUSES } from '../media-controls/index';
import { VideoControls } from './VideoControls';
import { VideoPlayer } from './VideoPlayer';
import * as css from './VideoPlayer.css';

const actions = {
  play: fn(),
  pause: fn(),
  toggle: fn(),
  seek: fn(),
  skip: fn(),
  setVolume: fn(),
  toggleMute: fn(),
  setRate: fn(),
  fail: fn(),
  retry: fn(),
};
const levels = [
  { id: 0, height: 180 },
  { id: 1, height: 270 },
  { id: 2, height: 1080 },
];
const going = { ...IDLE_PLAYBACK, status: 'paused', time: 754, duration: 3723, buffered: 1100 } as const;

const meta = {
  title: 'Content/Media/VideoPlayer',
  component: VideoPlayer,
  args: {
    video: FILM,
    title: 'La ciaboga del Santa Llúcia',
    onPlay: fn(),
    onEnded: fn(),
    onMilestone: fn(),
  },
  parameters: guide({
    use: 'Films of articles and of the on-demand area, live or recorded.',
    avoid:
      'A film of somebody else’s site (ConsentEmbed), a film all around the viewer (Video360), a silent loop.',
    anatomy: {
      'video-player': 'The whole, with `data-status`; `data-quiet` while its controls are out of sight.',
      video: 'The native element.',
      start: 'The way in, with the length.',
      controls: 'The foot: line of time, sound, captions, settings, full screen.',
      'settings-panel': 'Quality, speed and captions.',
      failure: 'What went wrong, and the way to try again.',
    },
    keyboard: {
      'Space, K': 'Plays and stops.',
      'Arrow left, right': 'Five seconds back and on; turned round right to left.',
      'J, L': 'Fifteen seconds back and on.',
      'Arrow up, down': 'Louder and softer.',
      M: 'Sound off and on.',
      C: 'Captions on and off.',
      F: 'Full screen.',
      '0 to 9': 'To that tenth of the film.',
      Escape: 'Closes the settings.',
    },
    accessibility:
      'Controls never hide from whoever uses the keyboard; the time is read out in words. Captions are left to the newsroom.',
  }),
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const Still = (props: Partial<React.ComponentProps<typeof VideoControls>>) => (
  <div className={css.player} style={{ background: '#000', aspectRatio: '16 / 9' }}>
    <VideoControls playback={going} actions={actions} {...props} />
  </div>
);
const phone = (Story: () => React.ReactNode) => (
  <div style={{ inlineSize: 358 }}>
    <Story />
  </div>
);

export const Idle: Story = { parameters: { picture: true }, args: { captions: FILM_CAPTIONS } };
export const Phone: Story = { parameters: { picture: true }, decorators: [phone] };
export const Live: Story = { parameters: { picture: true }, args: { isLive: true } };
export const Spanish: Story = { parameters: { picture: true }, globals: { language: 'es' } };
export const RightToLeft: Story = {
  parameters: { picture: true },
  globals: { dir: 'rtl' },
  render: () => <Still onToggleFull={fn()} captions={[{ id: '0', label: 'Català' }]} />,
};
export const WithoutPoster: Story = {
  parameters: { picture: true },
  args: { video: { ...FILM, poster: undefined } },
};

/** Every state. */
export const Every: Story = {
  parameters: { picture: true },
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
      }}
    >
      {PLAYBACK_STATUSES.map((status) => (
        <Still key={status} playback={{ ...going, status }} />
      ))}
    </div>
  ),
};

/** Quality, speed and captions. */
export const SettingsOpen: Story = {
  parameters: { picture: true },
  render: () => (
    <div style={{ maxInlineSize: 640 }}>
      <Still
        defaultOpen
        levels={levels}
        currentLevel={1}
        captions={[{ id: '0', label: 'Català' }]}
        shownCaption="0"
        captionLook={{ size: 'large', ground: 'solid' }}
        onToggleFull={fn()}
        onToggleFloating={fn()}
      />
    </div>
  ),
};

/** On a phone the settings are a sheet at the bottom of the window, with the caption styles in view. */
export const SettingsOnAPhone: Story = {
  parameters: { picture: true },
  render: SettingsOpen.render,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector<HTMLElement>('[data-part=settings-panel]');
    await expect(panel?.matches(':popover-open')).toBe(innerWidth < 578);
  },
};

export const LiveControls: Story = {
  parameters: { picture: true },
  render: () => <Still playback={{ ...going, isLive: true }} onToggleFull={fn()} />,
};

/** Started, moved and stopped by keyboard; each milestone is reported once. */
export const Keyboard: Story = {
  args: { captions: FILM_CAPTIONS, onMilestone: fn(), onPlay: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const player = canvasElement.querySelector<HTMLElement>('[data-part=video-player]');
    const video = canvasElement.querySelector('video');
    if (!player || !video) throw new Error('there is no player');
    video.muted = true;
    video.tabIndex = 0;
    video.focus();
    await userEvent.keyboard('k');
    await waitFor(() => expect(player).toHaveAttribute('data-status', 'playing'), { timeout: 8000 });
    // Slowed down, so that it does not end before the test.
    video.playbackRate = 0.25;
    await expect(args.onPlay).toHaveBeenCalled();
    video.focus();
    await userEvent.keyboard('8');
    await waitFor(() => expect(args.onMilestone).toHaveBeenCalledTimes(3), { timeout: 8000 });
    await expect(args.onMilestone).toHaveBeenNthCalledWith(1, 25);
    await userEvent.keyboard('k');
    await waitFor(() => expect(player).toHaveAttribute('data-status', 'paused'));
    video.playbackRate = 1;
    await userEvent.keyboard('2');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(1.2, 1));
    await userEvent.keyboard('m');
    await waitFor(() => expect(video.muted).toBe(false));
    await userEvent.keyboard('c');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Subtítols' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Opcions' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Molt gran' }));
    await expect(getComputedStyle(video, '::cue').getPropertyValue('--caption-size')).toBe('2');
    await userEvent.keyboard('{Escape}');
    await expect(args.onMilestone).toHaveBeenCalledTimes(3);
    await fireEvent.blur(video);
  },
};

/** Script plays the stream, and its qualities can be selected. */
export const Qualities: Story = {
  args: { engine: 'script' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const video = canvasElement.querySelector('video');
    if (!video) throw new Error('there is no film');
    video.muted = true;
    await userEvent.click(canvas.getAllByRole('button', { name: 'Reprodueix' })[0] ?? video);
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0), { timeout: 10_000 });
    await userEvent.keyboard('k');
    await userEvent.click(canvas.getByRole('button', { name: 'Opcions' }));
    const quality = await canvas.findByRole('radio', { name: '180p' });
    await userEvent.click(quality);
    await expect(quality).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Opcions' })).toHaveFocus();
    video.pause();
    video.currentTime = 1;
    await waitFor(() => expect(canvas.getByText('0:01 / 0:06')).toBeVisible());
  },
};

/** Nothing can be played: it says so, and offers a retry. */
export const Failed: Story = {
  parameters: { picture: true },
  args: { video: { type: 'video', mp4: '/media/no-hi-es.mp4', aspectRatio: '16:9' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Browsers allow a video with sound to start only on a real press.
    for (const video of canvasElement.querySelectorAll('video')) video.muted = true;
    await userEvent.click(canvas.getAllByRole('button', { name: 'Reprodueix' })[0] ?? canvasElement);
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible(), { timeout: 8000 });
    await expect(canvas.getByRole('button', { name: 'Torna-ho a provar' })).toBeVisible();
  },
};
