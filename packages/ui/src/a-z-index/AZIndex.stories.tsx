import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdSlot } from '../ad-slot/index';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { PICTURES } from '../fixtures/pictures';
import { AZIndex } from './AZIndex';

const NAMES = [
  'A la fresca',
  'Avui no és demà',
  'Bocana oberta',
  'Cançons de mar',
  'El far',
  'Fil per randa',
  'Hores petites',
];
const programmes = Array.from({ length: 20 }, (_, at) => ({
  id: `p${at}`,
  name: NAMES[at % NAMES.length] ?? '',
  url: `/programes/p${at}/`,
  ...(at % 3 ? { image: { image: PICTURES.storm } } : {}),
}));

const meta = {
  title: 'Navigation/AZIndex',
  component: AZIndex,
  args: {
    programmes: programmes.slice(0, 5),
    hrefOf: (letter) => `/programes/${letter ? `?letter=${encodeURIComponent(letter)}` : ''}`,
    onLetter: fn(),
    onText: fn(),
  },
  parameters: guide({
    use: 'For a broadcaster’s programmes, or any long list that readers know by name.',
    avoid: 'For news, which readers know by day.',
    anatomy: { 'a-z-index': 'letters, search, programmes', none: 'no programme of that letter or name' },
    keyboard: {
      Tab: 'goes through the letters, the search and the programmes',
      Enter: 'on a letter: chooses it; on the chosen one: clears it',
    },
    accessibility:
      'The chosen letter is marked as current; letters without a programme are no links; how many there are is announced.',
  }),
} satisfies Meta<typeof AZIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const OneLetter: Story = {
  args: { letter: 'A', programmes: programmes.slice(0, 2) },
  play: async ({ canvasElement, args }) => {
    const chosen = within(canvasElement).getByRole('link', { name: 'A' });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    chosen.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLetter).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'B' }));
    await expect(args.onLetter).toHaveBeenLastCalledWith('B');
  },
};
export const SomeLettersOut: Story = { args: { letters: ['#', 'A', 'B', 'E'] } };
export const Searched: Story = {
  parameters: { picture: true },
  args: { text: 'far', programmes: programmes.slice(4, 5) },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 's');
    await expect(args.onText).toHaveBeenCalledWith('fars');
  },
};
export const NothingFound: Story = { args: { programmes: [], text: 'zzz' } };
export const NothingFoundInSpanish: Story = {
  globals: { language: 'es' },
  args: { programmes: [], text: 'zzz' },
};
export const Loading: Story = { args: { status: 'loading' } };
/** An ad slot after programmes 6, 12 and 18 (spec §9). */
export const WithAds: Story = {
  parameters: { picture: true },
  args: {
    programmes,
    adAt: (position) => (
      <AdSlot position={`programes-${position}`} minimumReservedHeightDesktop={90} locale={localeOf('ca')} />
    ),
  },
  play: ({ canvasElement }) => expect(canvasElement.querySelectorAll('[data-part=ad-slot]')).toHaveLength(3),
};
/**
 * New programmes are announced and the first of them gets the focus; the focus is not lost when the link
 * disappears.
 */
export const MoreByKeyboard: Story = {
  render: function Growing(args) {
    const [count, setCount] = useState(5);
    return (
      <AZIndex
        {...args}
        programmes={programmes.slice(0, count)}
        more={{
          status: count < 8 ? 'idle' : 'end',
          href: '/programes/?cursor=5',
          onMore: () => setCount(8),
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Mostra’n més' }).focus();
    await userEvent.keyboard('{Enter}');
    const [, , , , , sixth] = canvasElement.querySelectorAll('[data-content-id]');
    await waitFor(() => expect(sixth?.querySelector('a')).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('S’han afegit 3 programes');
    await expect(canvas.getByText('No hi ha més programes')).toBeVisible();
  },
};
/** The last page adds nothing: the focus moves to the text that replaces the link. */
export const NothingMore: Story = {
  tags: ['!autodocs'],
  render: function Ending(args) {
    const [isEnd, setEnd] = useState(false);
    return (
      <AZIndex
        {...args}
        more={{ status: isEnd ? 'end' : 'idle', href: '/programes/?cursor=5', onMore: () => setEnd(true) }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Mostra’n més' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('No hi ha més programes').parentElement).toHaveFocus());
  },
};
export const MoreFailed: Story = {
  args: { more: { status: 'failed', href: '/programes/?cursor=5', onMore: fn() } },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
