import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AUTHORS } from '../fixtures/cards';
import { guide } from '../fixtures/guide';
import { PICTURES } from '../fixtures/pictures';
import { FollowedAuthors, SavedList } from './AccountList';

const ITEMS = [
  {
    id: 'a',
    title: 'El port torna a obrir la bocana després de dos dies',
    url: '/territori/bocana/',
    image: PICTURES.storm,
    category: { name: 'Territori', href: '/territori/' },
  },
  { id: 'b', title: 'Elogi de la sala de màquines', url: '/opinio/sala/', category: { name: 'Opinió' } },
];
const FOLLOWED = [
  {
    id: AUTHORS.nuria.id,
    name: AUTHORS.nuria.name,
    url: '/autor/nuria-escarre/',
    twitter: 'https://twitter.example/nescarre',
  },
  { id: AUTHORS.pau.id, name: AUTHORS.pau.name, url: '/autor/pau-rovirosa/' },
];

const meta = {
  title: 'Readers/Account/Lists',
  component: SavedList,
  args: { items: ITEMS, onRemove: fn(), action: '/perfil/contenidos-guardados/' },
  parameters: guide({
    use: 'On the pages of saved contents and of followed authors.',
    avoid: 'For contents that are not the reader’s own: Cards.',
    anatomy: {
      'saved-list': 'saved contents',
      'followed-authors': 'authors',
      'empty-state': 'nothing yet, and how to get something',
    },
    keyboard: { Tab: 'goes to each one’s link and delete button', Enter: 'follows, deletes' },
    accessibility: 'Links and buttons say which one they are of.',
  }),
} satisfies Meta<typeof SavedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const SavedRemoving: Story = { args: { removing: ['a'] } };
export const SavedFailed: Story = { args: { failed: true } };
export const NothingSaved: Story = { args: { items: [] } };
export const NothingSavedInSpanish: Story = { globals: { language: 'es' }, args: { items: [] } };
export const SavedVeryMany: Story = {
  args: {
    items: Array.from({ length: 24 }, (_, at) => ({
      ...(ITEMS[at % 2] ?? { title: '', url: '/' }),
      id: `${at}`,
    })),
  },
};
export const SavedRightToLeft: Story = { globals: { dir: 'rtl' } };
export const RemovedByKeyboard: Story = {
  args: { items: ITEMS.slice(1) },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: 'Llegeix-lo: Elogi de la sala de màquines' }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: 'Treu «Elogi de la sala de màquines»' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('b');
  },
};
export const Authors: Story = {
  render: (args) => <FollowedAuthors authors={FOLLOWED} onRemove={args.onRemove} />,
};
export const AuthorsRemoving: Story = {
  render: (args) => (
    <FollowedAuthors authors={FOLLOWED} removing={[AUTHORS.pau.id]} onRemove={args.onRemove} />
  ),
};
export const NoAuthors: Story = {
  parameters: { picture: true },
  render: (args) => <FollowedAuthors authors={[]} onRemove={args.onRemove} />,
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link', { name: 'Ves a la portada' })).toHaveAttribute(
      'href',
      '/',
    ),
};
