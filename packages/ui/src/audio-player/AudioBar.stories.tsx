import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button';
import { SOUND } from '../fixtures/film';
import { guide } from '../fixtures/guide';
import { PICTURES } from '../fixtures/pictures';
import { AudioBar } from './AudioBar';

const track = {
  id: 'faroner',
  src: SOUND.src,
  duration: SOUND.duration,
  title: 'Els quaderns del faroner, llegits per ell mateix',
  kicker: 'Marea alta',
  href: '/programa/marea-alta/',
  poster: PICTURES.keeper,
} as const;

const meta = {
  title: 'Content/Media/AudioBar',
  component: AudioBar,
  args: { track, onClose: fn(), onPlay: fn(), onMetadata: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 260 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'The page’s one player: radio, programmes and read articles that go on while the page is read.',
      avoid: 'A second one on the same page. A recording that belongs to one article: AudioPlayer.',
      anatomy: {
        'audio-bar': 'The whole, with `data-status`.',
        seek: 'The line of time.',
        close: 'Stops it and puts the bar away.',
      },
      keyboard: {
        'Tab, Enter, Space': 'Its buttons.',
        'Arrows on the line': 'Five seconds back and on.',
      },
      covers: 260,
      accessibility:
        'A named region after the page’s content: let what starts it move the focus only if the reader asks for it.',
    }),
  },
} satisfies Meta<typeof AudioBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Recording: Story = {};
export const Live: Story = {
  args: { track: { ...track, isLive: true, title: 'Ones FM en directe', kicker: 'Ràdio' } },
};
/** Heard on an earlier page: one press continues. */
export const Continues: Story = { args: { continues: true, startsAt: 4 } };
/** A station was heard on an earlier page, and the browser waits for a press. */
export const ContinuesLive: Story = {
  parameters: { picture: true },
  args: { continues: true, track: { ...track, isLive: true, title: 'Ones FM en directe', kicker: 'Ràdio' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement.ownerDocument.body).getByRole('button', {
      name: 'Continua en directe',
    });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const WordsOnly: Story = {
  args: { track: { ...track, poster: undefined, kicker: undefined, href: undefined } },
};
export const LongWords: Story = {
  args: {
    track: {
      ...track,
      title: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal, amb totes les veus',
    },
  },
};
export const Nothing: Story = { args: { track: null } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** A press on the page starts it; another track replaces it; closing hides it. */
export const OnePlayer: Story = {
  render: function Page(args) {
    const [shown, setShown] = useState<typeof args.track>(null);
    return (
      <div style={{ padding: 24, display: 'flex', gap: 16 }}>
        <Button onClick={() => setShown(track)}>Escolta els quaderns</Button>
        <Button
          onClick={() => setShown({ ...track, id: '2', src: `${SOUND.src}?2`, title: 'Veus de la boira' })}
        >
          Escolta les veus
        </Button>
        <AudioBar {...args} track={shown} onClose={() => setShown(null)} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Escolta els quaderns' }));
    await expect(canvas.getByRole('region', { name: 'Reproductor' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tanca el reproductor' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Reproductor' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Escolta les veus' }));
    await expect(canvas.getByRole('link', { name: 'Veus de la boira' })).toBeVisible();
  },
};
