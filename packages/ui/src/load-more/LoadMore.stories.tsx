import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { LoadMore, type LoadMoreItem } from './LoadMore';
import { LOAD_MORE_STATUSES } from './status';

const item = (id: number): LoadMoreItem => ({
  id: String(id),
  html: `<li data-content-id="${id}"><a href="/noticia-${id}/">Notícia número ${id}</a></li>`,
});

const meta = {
  title: 'Controls/Buttons/LoadMore',
  parameters: guide({
    use: 'Under a list that goes on.',
    avoid: 'For an archive with numbered pages: Pagination.',
    keyboard: { Enter: 'asks for more' },
    anatomy: {
      'load-more': 'The whole',
      '<ul>': 'List that grows',
      more: 'Button; without a script a link to the next page',
    },
    accessibility:
      'A link without JavaScript. How many came is announced; the focus goes on to the first of them.',
  }),
  component: LoadMore,
  args: { state: { status: 'idle', items: [] }, href: '?page=2', onMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Loading: Story = { args: { state: { status: 'loading', items: [item(1)] } } };
export const Failed: Story = { args: { state: { status: 'failed', items: [item(1)] } } };
export const End: Story = { args: { state: { status: 'end', items: [item(1), item(2)] } } };

export const Every: Story = {
  render: (args) => (
    <>
      {LOAD_MORE_STATUSES.map((status) => (
        <LoadMore key={status} {...args} state={{ status, items: [] }} />
      ))}
    </>
  ),
};

/** Two pages by keyboard: new items are appended, their number is announced, and the focus is not lost. */
export const Keyboard: Story = {
  render: function TwoPages(args) {
    const [state, setState] = useState<typeof args.state>({ status: 'idle', items: [item(1)] });
    const onMore = () =>
      setState(({ items }) => ({
        status: items.length < 3 ? 'idle' : 'end',
        items: [...items, item(items.length + 1), item(items.length + 2)],
      }));
    return <LoadMore {...args} state={state} onMore={onMore} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('link', { name: 'Notícia número 1' });
    canvas.getByRole('link', { name: 'Mostra’n més' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await expect(canvas.getByText('S’han afegit 2 notícies')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Notícia número 2' })).toHaveFocus();
    await expect(first).toBeInTheDocument();
    canvas.getByRole('link', { name: 'Mostra’n més' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
    await expect(canvas.getByText('No hi ha més notícies')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Notícia número 4' })).toHaveFocus();
  },
};
