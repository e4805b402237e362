import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { SHARE_DIRECTIONS, ShareBar } from './ShareBar';

const meta = {
  title: 'Readers/Participation/ShareBar',
  component: ShareBar,
  args: {
    url: 'https://www.elfar.example/territori/bocana/',
    title: 'El port torna a obrir la bocana',
    onCopy: fn(() => Promise.resolve()),
    onShared: fn(),
  },
  argTypes: { direction: { control: 'select', options: SHARE_DIRECTIONS } },
  parameters: guide({
    use: 'Under the headline of an article and beside its text.',
    avoid: 'To follow a newsroom on a network: the footer’s links.',
    anatomy: { 'share-bar': 'networks, copy, more' },
    keyboard: { Tab: 'goes from network to network', 'Enter, Space': 'opens, copies, shows more' },
    accessibility:
      'Each says where it shares. What came of copying is announced; the sign of it stays for a second.',
  }),
} satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Comparteix a WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/?text=El%20port%20torna%20a%20obrir%20la%20bocana%20https%3A%2F%2Fwww.elfar.example%2Fterritori%2Fbocana%2F',
    );
  },
};
export const Column: Story = { args: { direction: 'column' } };
export const InSpanish: Story = { tags: ['!autodocs'], globals: { language: 'es' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const More: Story = { args: { defaultOpen: true } };
export const Copied: Story = { args: { defaultCopy: 'copied' } };
/** Announced to screen readers only: the icon stays that of a link, to be pressed again. */
export const CopyFailed: Story = { tags: ['!autodocs'], args: { defaultCopy: 'failed' } };
export const MoreIsShown: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Més xarxes' }));
    await expect(canvas.getByRole('link', { name: 'Comparteix a Telegram' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Comparteix a Threads' })).toBeVisible();
    window.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Comparteix a Threads' })).toBeNull());
  },
};
/** Confirmed for a second, then reset. */
export const CopyIsConfirmed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Copia l’enllaç' });
    await userEvent.click(button);
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('Enllaç copiat')).toBeInTheDocument();
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'idle'));
  },
};
export const RefusedCopyIsTold: Story = {
  tags: ['!autodocs'],
  args: { onCopy: fn(() => Promise.reject(new Error('denied'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Copia l’enllaç' });
    await userEvent.click(button);
    await expect(await canvas.findByText('No s’ha pogut copiar')).toBeInTheDocument();
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'idle'));
  },
};
export const Native: Story = {
  args: { onNativeShare: fn(() => Promise.reject(new Error('left'))) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Comparteix' }));
    await expect(args.onNativeShare).toHaveBeenCalledOnce();
  },
};
