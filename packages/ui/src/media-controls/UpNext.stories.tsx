import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { AudioBar, AudioPlayer } from '../audio-player/index';
import { FILM, SOUND } from '../fixtures/film';
import { guide } from '../fixtures/guide';
import { PICTURES } from '../fixtures/pictures';
import { VideoPlayer } from '../video-player/index';
import { UpNext } from './UpNext';
import { COUNT_SECONDS, type NextCount, useUpNext } from './useUpNext';

const NEXT = {
  id: '12',
  title: 'El molí aturat: set veus i una roda que ja no gira',
  url: '/cultura/moli/',
  duration: 3310,
  picture: PICTURES.harbour.src,
};
const choice = {
  next: NEXT,
  programme: { name: 'L’altra riba', url: '/programa/l-altra-riba/' },
  isOn: false,
  onSwitch: fn(),
  onStart: fn(),
};
const count: NextCount = { state: 'idle', left: COUNT_SECONDS, isHeld: false, hold: fn(), stop: fn() };

const meta = {
  title: 'Content/Media/UpNext',
  component: UpNext,
  args: { choice, count },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'What follows an edition of a programme: below its player, in the bar, or over the last picture of a film.',
    avoid: 'Other reading at the end of a story: NextStory.',
    anatomy: {
      'up-next': 'The whole, with `data-state`.',
      count: 'Seconds that are left, over a line.',
      'play-next': 'Plays the next one.',
      'stop-count': 'Ends the count.',
      'one-after-another': 'The reader’s preference.',
    },
    keyboard: {
      'Tab, Enter, Space': 'Its link and its buttons. The count stands still while one has the focus.',
    },
    accessibility:
      'Says once that a count began, never each second. Start nothing unless the reader has chosen one after another.',
  }),
} satisfies Meta<typeof UpNext>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const SwitchedOn: Story = { args: { choice: { ...choice, isOn: true } } };
export const Ended: Story = { args: { count: { ...count, state: 'offered' } } };
export const Counting: Story = {
  args: { choice: { ...choice, isOn: true }, count: { ...count, state: 'counting', left: 5 } },
};
export const Held: Story = {
  args: { choice: { ...choice, isOn: true }, count: { ...count, state: 'counting', left: 5, isHeld: true } },
};
export const Last: Story = { args: { choice: { ...choice, next: null } } };
export const WithoutPicture: Story = {
  args: { choice: { ...choice, next: { ...NEXT, picture: undefined, duration: undefined } } },
};
export const Phone: Story = {
  ...Counting,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 326 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { ...Counting, globals: { dir: 'rtl' } };

/** Ends a recording or a film of the story at once. */
async function end(canvas: HTMLElement): Promise<void> {
  const media = canvas.ownerDocument.querySelector<HTMLMediaElement>('audio, video');
  if (!media) throw new Error('there is nothing to play');
  media.muted = true;
  Object.defineProperty(media, 'ended', { value: true, configurable: true });
  fireEvent(media, new Event('ended'));
}

/** The bar says what follows in place of the line of time. */
export const InTheBar: Story = {
  parameters: { picture: true, layout: 'fullscreen', covers: 260 },
  render: (args) => (
    <div style={{ minBlockSize: 260 }}>
      <AudioBar
        track={{ id: '1', src: SOUND.src, title: 'Una nit a la sala de parts', kicker: 'L’altra riba' }}
        upNext={args.choice}
        onClose={fn()}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await end(canvasElement);
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('link', { name: NEXT.title })).toBeVisible();
    await expect(body.getByRole('button', { name: 'Reprodueix-lo' })).toBeVisible();
    await expect(body.getByRole('button', { name: 'Un rere l’altre' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};
export const BelowARecording: Story = {
  render: (args) => <AudioPlayer audio={SOUND} title="Una nit a la sala de parts" upNext={args.choice} />,
};
/** Over the last picture, with the button that plays again in the toolbar. */
export const OverAFilm: Story = {
  parameters: { picture: true },
  render: (args) => <VideoPlayer video={FILM} title="La boia" upNext={args.choice} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Opcions' });
    await end(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Reprodueix-lo' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Torna-ho a reproduir' })).toBeVisible();
  },
};

function Ending({ isOn, onStart }: { isOn: boolean; onStart: () => void }) {
  const [hasEnded, setEnded] = useState(false);
  const [wants, setWants] = useState(isOn);
  const own = { ...choice, isOn: wants, onSwitch: setWants, onStart };
  return (
    <>
      <UpNext choice={own} count={useUpNext(own, hasEnded)} />
      <button type="button" onClick={() => setEnded(true)}>
        Acaba
      </button>
    </>
  );
}

/** Nothing plays by itself, and nothing is counted, unless the reader has chosen it. */
export const NotByItself: Story = {
  tags: ['!autodocs'],
  render: ({ choice: { onStart } }) => <Ending isOn={false} onStart={onStart} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Acaba' }));
    const play = await canvas.findByRole('button', { name: 'Reprodueix-lo' });
    await expect(canvasElement.querySelector('[data-part=count]')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(play);
    await expect(args.choice.onStart).toHaveBeenCalledOnce();
  },
};

/** The count is announced once, stands still for readers who want less motion, and can be ended. */
export const Stopped: Story = {
  tags: ['!autodocs'],
  render: ({ choice: { onStart } }) => <Ending isOn onStart={onStart} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Acaba' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `Comença d’aquí a ${COUNT_SECONDS} segons: ${NEXT.title}`,
    );
    // Stories are rendered for readers who want less motion.
    await expect(canvasElement.querySelector('[data-part=count]')).toHaveTextContent('En espera');
    await userEvent.click(canvas.getByRole('button', { name: 'Atura’l' }));
    await expect(canvasElement.querySelector('[data-part=count]')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Reprodueix-lo' })).toHaveFocus();
    await expect(args.choice.onStart).not.toHaveBeenCalled();
  },
};
