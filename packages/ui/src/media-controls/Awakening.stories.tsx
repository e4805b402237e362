import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { AudioPlayer } from '../audio-player/index';
import { PhotoCarousel } from '../carousel/index';
import { ConsentEmbed } from '../embed/index';
import { FILM, SOUND } from '../fixtures/film';
import { hydrateIsland, unmountIslands } from '../fixtures/islands';
import { localeOf } from '../fixtures/locales';
import { PICTURES } from '../fixtures/pictures';
import { GalleryViewer } from '../gallery/index';
import { PortalProvider } from '../locale/index';
import { VideoPlayer } from '../video-player/index';
import { Video360 } from '../video360/index';

/** Each player keeps its server-rendered size on hydration, and hydrates without a warning. */
const meta = {
  title: 'Content/Media/Awakening',
  tags: ['!autodocs'],
  render: () => <div data-part="island" />,
  beforeEach: () => unmountIslands,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const images = [{ image: PICTURES.storm, caption: 'El mar, a les set.' }, { image: PICTURES.harbour }];

/** Play button. */
const PLAY = '[data-part=play]';

const awakens = (element: ReactElement, selector: string): Story => ({
  play: async ({ canvasElement }) => {
    const complaints = spyOn(console, 'error');
    const island = canvasElement.querySelector<HTMLElement>('[data-part=island]');
    if (!island) throw new Error('the story has no place for an island');
    const tree = <PortalProvider locale={localeOf('ca')}>{element}</PortalProvider>;
    island.innerHTML = renderToString(tree);
    const before = island.getBoundingClientRect().height;
    // Focus on the browser's own controls moves to the player's, which replace them; an audio has its own.
    const media = selector === PLAY ? island.querySelector<HTMLElement>(`${PLAY}, video`) : null;
    media?.focus();
    await expect(before).toBeGreaterThan(40);
    const onRecoverableError = fn();
    hydrateIsland(island, tree, { onRecoverableError });
    await waitFor(() => expect(island.querySelector(selector)).not.toBeNull());
    if (media) await waitFor(() => expect(island.querySelector(PLAY)).toHaveFocus());
    await expect(Math.abs(island.getBoundingClientRect().height - before)).toBeLessThan(1);
    await expect(onRecoverableError).not.toHaveBeenCalled();
    await expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  },
});

export const Film: Story = awakens(<VideoPlayer video={FILM} title="La ciaboga" />, PLAY);
export const Sound: Story = awakens(<AudioPlayer audio={SOUND} title="El faroner" />, PLAY);
export const NarrowSound: Story = {
  ...awakens(<AudioPlayer audio={SOUND} title="El faroner" />, PLAY),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
};
export const AllAround: Story = awakens(
  <Video360 video={{ type: 'video360', src: '/media/mirador-360.mp4' }} title="El mirador" />,
  PLAY,
);
export const Gallery: Story = awakens(<GalleryViewer images={images} />, '[data-part=gallery]');
export const Photos: Story = awakens(<PhotoCarousel images={images} title="En imatges" />, '[data-awake]');
export const Embed: Story = awakens(
  <ConsentEmbed url="https://youtu.be/x" provider="YouTube" title="Directe" frame="about:blank" />,
  '[data-part=consent-embed]',
);
