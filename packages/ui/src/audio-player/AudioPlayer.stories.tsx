import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { SOUND } from '../fixtures/film';
import { guide } from '../fixtures/guide';
import { PICTURES } from '../fixtures/pictures';
import { AudioTranscript } from './Audio';
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
    use: 'A recording in an article, with the brand’s own controls: cover, waveform, chapters and a transcript that follows.',
    avoid: 'Radio and long listening: AudioBar stays while the page is read on.',
    anatomy: {
      audio: 'Cover or sign, title and controls.',
      seek: 'The line of time, a waveform where its peaks are known.',
      speed: 'Speed, as a native choice.',
      chapters: 'Links to the moments at which they begin.',
      transcript: 'Paragraphs with their times; the one that is heard is marked.',
      failure: 'What went wrong, and another try.',
    },
    keyboard: {
      'Enter, Space': 'The button that has the focus.',
      'Arrows on the line': 'Five seconds back and on; Home and End to its ends.',
    },
    accessibility:
      'The line of time says its place in words. Pass a transcript with times as its content; link one without times beside it.',
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
/** Peaks that an import computes: loudness of equal parts. */
const PEAKS = Array.from({ length: 120 }, (_, at) =>
  Math.round(50 + 32 * Math.sin(at / 5) + 17 * Math.sin(at * 2.3)),
);
const CHAPTERS = [
  { start: 0, title: 'La llanterna' },
  { start: 3, title: 'El mecanisme' },
  { start: 6, title: 'L’última nit' },
];
const TALK = {
  ...SOUND,
  poster: PICTURES.lighthouse,
  peaks: PEAKS,
  chapters: CHAPTERS,
  transcript: ['Aquí es pujava cada vespre.', 'Se sent el mecanisme.', 'I un dia no va caldre pujar-hi més.'],
  transcriptTimes: [0, 3, 6],
  mayDownload: true,
};

export const Waveform: Story = { args: { audio: { ...SOUND, peaks: PEAKS, mayDownload: true } } };

/** A press on a chapter or on a paragraph goes there; what is heard is marked in both. */
export const Chapters: Story = {
  parameters: { picture: true },
  args: { audio: TALK, kicker: 'Marea alta', children: <AudioTranscript audio={TALK} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const audio = canvasElement.querySelector('audio');
    if (!audio) throw new Error('there is no recording');
    audio.muted = true;
    const current = () =>
      Array.from(canvasElement.querySelectorAll('[aria-current]'), ({ textContent }) => textContent);
    await expect(current()).toEqual([]);
    await userEvent.click(canvas.getByRole('link', { name: '0:03 El mecanisme' }));
    await waitFor(() => expect(audio.currentTime).toBeGreaterThan(3), { timeout: 8000 });
    audio.pause();
    await waitFor(() => expect(current()).toEqual(['0:03El mecanisme', '0:03Se sent el mecanisme.']));
    await userEvent.click(canvas.getByText('I un dia no va caldre pujar-hi més.'));
    await waitFor(() => expect(audio.currentTime).toBeGreaterThan(6), { timeout: 8000 });
    audio.pause();
    audio.currentTime = 6;
    await waitFor(() => expect(current()).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reprodueix' })).toBeVisible());
  },
};

/** The reader's speed and place of an earlier visit. */
export const Continued: Story = {
  args: { startsAt: 4, rate: 1.5 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('0:04')).toBeVisible());
    await expect(canvas.getByRole('combobox', { name: 'Velocitat' })).toHaveValue('1.5');
  },
};

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
    await waitFor(() => expect(canvas.getByText('0:06')).toBeVisible());
    // The slider shows its new value on a key press, before the audio has followed.
    const line = canvas.getByRole('slider', { name: 'Posició' });
    fireEvent.change(line, { target: { value: '5' } });
    await expect(line.getAttribute('aria-valuetext')).toBe('5 segons de 8 segons');
    await waitFor(() => expect(canvas.getByText('0:05')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Enrere 15 segons' }));
    await waitFor(() => expect(canvas.getByText('0:00')).toBeVisible());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Velocitat' }), '1.5');
    await expect(audio.playbackRate).toBe(1.5);
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
