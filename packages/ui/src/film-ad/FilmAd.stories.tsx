import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FILM } from '../fixtures/film';
import { guide } from '../fixtures/guide';
import { FilmAd } from './FilmAd';
import { FilmAdFrame } from './FilmAdFrame';

const meta = {
  title: 'Content/Media/FilmAd',
  component: FilmAd,
  args: {
    src: FILM.mp4,
    duration: 12,
    skipAfter: 5,
    href: 'https://shop.example/',
    isPaused: true,
    onStep: fn(),
    onEnd: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', maxInlineSize: 850, aspectRatio: '16 / 9', background: '#000' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'Before a film, over its player, for readers who agree to advertising.',
    avoid: 'Before live streams and sound; an ad among words (AdSlot).',
    anatomy: {
      'film-ad': 'The whole, a region of its own.',
      'ad-film': 'The native element.',
      left: 'That it is an ad, and what is left of it.',
      visit: 'The way to who pays for it.',
      'skip-later': 'When it can be skipped.',
      skip: 'The way past it.',
    },
    keyboard: { 'Space, K': 'Stops it and goes on.', M: 'Sound off and on.' },
    accessibility:
      'It is told once, politely. What does not play ends by itself, so that the film behind it is never out of reach.',
  }),
} satisfies Meta<typeof FilmAd>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = (Story: () => React.ReactNode) => (
  <div style={{ display: 'grid', inlineSize: 358, aspectRatio: '16 / 9', alignSelf: 'start' }}>
    <Story />
  </div>
);

export const Waiting: Story = {};
export const Skippable: Story = { args: { skipAfter: 0 } };
export const WithoutSkipping: Story = { args: { skipAfter: undefined, href: undefined } };
export const Silent: Story = { args: { isMuted: true, skipAfter: 0 } };
export const Phone: Story = { args: { skipAfter: 0 }, decorators: [phone] };
export const Spanish: Story = { globals: { language: 'es' }, tags: ['!autodocs'] };
export const RightToLeft: Story = { globals: { dir: 'rtl' }, args: { skipAfter: 0 }, tags: ['!autodocs'] };

/** Skipped by keyboard. */
export const Skipped: Story = {
  args: { skipAfter: 0 },
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Omet l’anunci' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStep).toHaveBeenCalledWith('skip');
    await expect(args.onEnd).toHaveBeenCalledWith('skip');
  },
};

/** A video that cannot be played ends the ad. */
export const Failed: Story = {
  args: { src: '/media/no-hi-es.mp4', isPaused: false, isMuted: true },
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith('failed'), { timeout: 8000 });
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};

/** A third-party player renders it, including its controls. */
export const ByOthers: Story = {
  tags: ['!autodocs'],
  render: () => (
    <FilmAdFrame
      onPlace={(place) => {
        if (!place) return;
        const skip = document.createElement('button');
        skip.textContent = 'Skip';
        place.replaceChildren(skip);
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Publicitat abans del vídeo' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Skip' })).toBeVisible();
  },
};
