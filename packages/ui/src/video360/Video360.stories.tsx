import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { PICTURES } from '../fixtures/pictures';
import { Video360 } from './Video360';

const meta = {
  title: 'Content/Media/Video360',
  component: Video360,
  args: {
    video: { type: 'video360', src: '/media/mirador-360.mp4', duration: 4, poster: PICTURES.lighthouse },
    title: 'Des del mirador de l’Abella',
    onMilestone: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'Films all around the viewer (`video360`), equirectangular.',
    avoid: 'Flat films (VideoPlayer) and still panoramas.',
    anatomy: {
      'video-360': 'The whole, with `data-status`.',
      hint: 'How to turn it, until it has been turned.',
      view: 'What is seen; `data-yaw` and `data-pitch` say where it looks.',
      turns: 'Buttons that turn the view.',
      reset: 'Looks to the front again.',
      controls: 'Those of VideoPlayer.',
    },
    keyboard: {
      Arrows: 'Turn the view.',
      'Plus, minus': 'Bring it nearer and farther.',
      Home: 'Looks to the front.',
      'Space, K': 'Plays and stops.',
    },
    accessibility: 'Nothing turns by itself. Without WebGL the flat film is shown with the same controls.',
  }),
} satisfies Meta<typeof Video360>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const WithoutPoster: Story = {
  args: { video: { type: 'video360', src: '/media/mirador-360.mp4', duration: 4 } },
};
export const Spanish: Story = { tags: ['!autodocs'], globals: { language: 'es' } };
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
};

/** Once it has a picture it can be turned by arrow keys, and reset to the front. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const film = canvasElement.querySelector('video');
    if (!film) throw new Error('there is no film');
    film.muted = true;
    await userEvent.click(canvas.getAllByRole('button', { name: 'Reprodueix' })[0] ?? film);
    const view = await canvas.findByRole('application', undefined, { timeout: 8000 });
    film.pause();
    film.currentTime = 1;
    view.focus();
    await expect(canvas.getByText('Arrossega o fes servir les fletxes per mirar al voltant')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    await waitFor(() => expect(view).toHaveAttribute('data-yaw', '20'));
    await expect(view).toHaveAttribute('data-pitch', '10');
    await expect(canvasElement.querySelector('[data-part=hint]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Torna a la vista inicial' }));
    await waitFor(() => expect(view).toHaveAttribute('data-yaw', '0'));
    await waitFor(() => expect(canvas.getByText('0:01 / 0:04')).toBeVisible());
    // Dragging has an alternative by single presses.
    await userEvent.click(canvas.getByRole('button', { name: 'Mira cap a la dreta' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mira cap avall' }));
    await waitFor(() => expect(view).toHaveAttribute('data-yaw', '30'));
    await expect(view).toHaveAttribute('data-pitch', '-30');
    canvas.getByRole('button', { name: 'Mira cap amunt' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(view).toHaveAttribute('data-pitch', '30'));
    await userEvent.click(canvas.getByRole('button', { name: 'Mira cap a l’esquerra' }));
    await waitFor(() => expect(view).toHaveAttribute('data-yaw', '0'));
  },
};

/** On a phone the hint is between the buttons and the controls, and covers neither. */
export const HintOnAPhone: Story = {
  tags: ['!autodocs'],
  decorators: Phone.decorators,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const film = canvasElement.querySelector('video');
    if (!film) throw new Error('there is no film');
    film.muted = true;
    await userEvent.click(canvas.getAllByRole('button', { name: 'Reprodueix' })[0] ?? film);
    await canvas.findByRole('application', undefined, { timeout: 8000 });
    film.pause();
    const [turns, hint, controls] = ['[data-part=turns]', '[data-part=hint]', '[data-part=controls] > *'].map(
      (part) => canvasElement.querySelector(part)?.getBoundingClientRect(),
    );
    await expect(hint?.top).toBeGreaterThanOrEqual((turns?.bottom ?? 0) - 1);
    await expect(hint?.bottom).toBeLessThanOrEqual((controls?.top ?? 0) + 1);
  },
};
