import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button';
import { guide, pairsOf } from '../fixtures/guide';
import { OverlayFace } from '../fixtures/OverlayFace';
import { BookmarkIcon } from '../icon/index';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Controls/Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'El trobaràs a «Preferits»',
    children: <Button variant="secondary" icon={<BookmarkIcon size={20} />} label="Desa-ho" />,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 180 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'For a few words more on an icon button: its shortcut, what follows from it.',
    avoid:
      'For anything that must be known, for links and buttons inside it, and in place of a button’s name.',
    anatomy: { 'tooltip-place': 'holds both', tooltip: 'the words; the pointer may rest on them' },
    keyboard: { Tab: 'shows it with the focus', Escape: 'takes it away, and leaves the focus' },
    pairs: pairsOf(Tooltip, [
      {
        do: <OverlayFace>El trobaràs a «Preferits»</OverlayFace>,
        dont: (
          <OverlayFace>
            En prémer aquest botó acceptes les condicions d’ús i que el teu nom surti publicat.
          </OverlayFace>
        ),
        why: 'A few words that help. What must be known is on the page, where phones show it too.',
      },
    ]),
    writing: ['title of an overlay'],
    covers: 220,
    accessibility:
      'Describes its button (aria-describedby) whether it is shown or not, so a screen reader says it after the name. It stays while the pointer or the focus is there.',
  }),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const RightToLeft: Story = { args: { defaultOpen: true }, globals: { dir: 'rtl' } };
export const LongWords: Story = {
  args: { defaultOpen: true, text: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal' },
};

/** Shown on focus; Escape hides it and the focus stays. */
export const Keyboard: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Desa-ho' });
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await expect(button).toHaveAccessibleDescription('El trobaràs a «Preferits»');
  },
};
/** Escape hides the text and keeps the focus. */
export const Escaped: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Desa-ho' })).toHaveFocus();
  },
};

/** The pointer can move onto the text. */
export const Pointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await fireEvent.pointerOver(button, { pointerType: 'mouse' });
    const tip = await canvas.findByRole('tooltip');
    await fireEvent.pointerOut(button, { pointerType: 'mouse', relatedTarget: tip });
    await waitFor(() => expect(tip).toBeVisible());
    await fireEvent.pointerOut(tip, { pointerType: 'mouse', relatedTarget: document.body });
    await waitFor(() => expect(tip).not.toBeVisible());
  },
};
