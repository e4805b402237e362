import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { SOUND } from '../fixtures/film';
import { guide } from '../fixtures/guide';
import { PICTURES } from '../fixtures/pictures';
import { AudioPlayer } from './AudioPlayer';

const meta = {
  title: 'Content/Media/AudioPlayer',
  component: AudioPlayer,
  args: {
    audio: SOUND,
    title: 'Els quaderns del faroner, llegits per ell mateix',
    onPlay: fn(),
    onEnded: fn(),
    onMilestone: fn(),
    onMetadata: fn(),
  },
  parameters: guide({
    use: 'A recording in an article, with the brand’s own controls.',
    avoid: 'Radio and long listening: AudioBar stays while the page is read on.',
    anatomy: {
      audio: 'Cover or sign, title and controls.',
      seek: 'The line of time.',
      failure: 'What went wrong, and another try.',
    },
    keyboard: {
      'Enter, Space': 'The button that has the focus.',
      'Arrows on the line': 'Five seconds back and on; Home and End to its ends.',
      Escape: 'Closes the speeds.',
    },
    accessibility:
      'The line of time says its place in words. Link a transcript beside it where there is one.',
  }),
} satisfies Meta<typeof AudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = (Story: () => React.ReactNode) => (
  <div style={{ inlineSize: 358 }}>
    <Story />
  </div>
);

export const Idle: Story = {};
export const WithCover: Story = { args: { audio: { ...SOUND, poster: PICTURES.lighthouse } } };
export const Live: Story = { args: { isLive: true, title: 'Ones FM en directe' } };
export const Phone: Story = { decorators: [phone] };
export const Spanish: Story = { tags: ['!autodocs'], globals: { language: 'es' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const LongWords: Story = {
  args: { title: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal' },
  decorators: [phone],
};

/** Started, moved and stopped by keyboard; playback is reported to the page. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const audio = canvasElement.querySelector('audio');
    if (!audio) throw new Error('there is no recording');
    audio.muted = true;
    canvas.getByRole('button', { name: 'Reprodueix' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(audio.currentTime).toBeGreaterThan(0), { timeout: 8000 });
    await expect(args.onMetadata).toHaveBeenCalledWith({ title: args.title, artist: '', artwork: null });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(audio.paused).toBe(true));
    audio.currentTime = 6;
    await waitFor(() => expect(canvas.getByText('0:06 / 0:08')).toBeVisible());
    // The slider shows its new value on a key press, before the audio has followed.
    const line = canvas.getByRole('slider', { name: 'Posició' });
    fireEvent.change(line, { target: { value: '5' } });
    await expect(line.getAttribute('aria-valuetext')).toBe('0:05 de 0:08');
    await waitFor(() => expect(canvas.getByText('0:05 / 0:08')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Enrere 15 segons' }));
    await waitFor(() => expect(canvas.getByText('0:00 / 0:08')).toBeVisible());
  },
};

/**
 * Its controls stay in view as the reader scrolls, and disappear when the player is in view again or is
 * closed.
 */
export const Follows: Story = {
  args: { follows: true },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    const audio = canvasElement.querySelector('audio');
    if (!audio) throw new Error('there is no recording');
    audio.muted = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Reprodueix' }));
    await waitFor(() => expect(audio.currentTime).toBeGreaterThan(0), { timeout: 8000 });
    audio.pause();
    audio.currentTime = 6;
    window.scrollTo(0, document.documentElement.scrollHeight);
    const bar = await page.findByRole('region', { name: 'Reproductor' });
    await waitFor(() => expect(within(bar).getByText('0:06 / 0:08')).toBeVisible());
    window.scrollTo(0, 0);
    await waitFor(() => expect(page.queryByRole('region', { name: 'Reproductor' })).toBeNull());
    window.scrollTo(0, document.documentElement.scrollHeight);
    const again = await page.findByRole('region', { name: 'Reproductor' });
    await userEvent.click(within(again).getByRole('button', { name: 'Tanca el reproductor' }));
    await waitFor(() => expect(page.queryByRole('region', { name: 'Reproductor' })).toBeNull());
    window.scrollTo(0, 0);
  },
};

export const Failed: Story = {
  parameters: { picture: true },
  args: { audio: { type: 'audio', src: '/media/no-hi-es.mp3' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const audio of canvasElement.querySelectorAll('audio')) audio.muted = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Reprodueix' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible(), { timeout: 8000 });
  },
};
