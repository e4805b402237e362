import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { PICTURES } from '../fixtures/pictures';
import { ConsentEmbed } from './ConsentEmbed';
import { EMBED_KINDS } from './providers';

const meta = {
  title: 'Content/Media/ConsentEmbed',
  component: ConsentEmbed,
  args: {
    url: 'https://www.youtube.com/watch?v=torre-port',
    provider: 'YouTube',
    title: 'Directe des de la torre del port',
    // Stories load nothing from third parties.
    frame: 'about:blank',
    onAllow: fn(),
  },
  argTypes: { kind: { control: 'select', options: EMBED_KINDS } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'Films and sound of other sites (`videoEmbed`, `audioEmbed`), where their player is known.',
    avoid: 'Pages without a known player: Embed leads there. The newsroom’s own films: VideoPlayer.',
    anatomy: {
      'consent-embed': 'The box; its room is the same before and after.',
      notice: 'What agreeing means.',
      frame: 'The provider’s player, only once the reader agreed.',
    },
    keyboard: { 'Tab, Enter': 'Play here, remember, open there; the focus then goes into the player.' },
    accessibility: 'The frame is named by title and provider. What happens inside is the provider’s.',
  }),
} satisfies Meta<typeof ConsentEmbed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Film: Story = { args: { poster: PICTURES.harbour } };
export const WithoutPoster: Story = {};
export const Sound: Story = {
  args: { kind: 'audio', provider: 'Spotify', title: 'Marea alta: els quaderns del faroner' },
};
export const Allowed: Story = { args: { isAllowed: true } };
export const Upright: Story = {
  args: { ratio: '9 / 16', poster: PICTURES.stage },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};
export const Phone: Story = {
  args: { poster: PICTURES.harbour },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
};
export const LongWords: Story = {
  args: { title: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal' },
};
export const Spanish: Story = { globals: { language: 'es' } };
export const RightToLeft: Story = { args: { poster: PICTURES.harbour }, globals: { dir: 'rtl' } };

/** Nothing loads before the press; the consent is reported, and the focus moves to the player. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Recorda-ho per a YouTube' }));
    canvas.getByRole('button', { name: 'Reprodueix-ho aquí' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAllow).toHaveBeenCalledWith({ provider: 'YouTube', remember: true });
    const frame = await canvas.findByTitle('Directe des de la torre del port, a YouTube');
    await waitFor(() => expect(frame).toHaveFocus());
  },
};
