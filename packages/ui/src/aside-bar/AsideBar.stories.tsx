import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { BookmarkFilledIcon, BookmarkIcon, LikeIcon, ShareIcon } from '../icon/index';
import { AsideBar } from './AsideBar';

const share = <Button variant="plain" icon={<ShareIcon size={22} />} label="Comparteix" />;
const save = <Button variant="plain" icon={<BookmarkIcon size={22} />} label="Desa-ho" />;

const meta = {
  title: 'Navigation/AsideBar',
  component: AsideBar,
  args: { share, save, commentCount: 48, locale: localeOf('ca') },
  argTypes: {
    locale: { table: { disable: true } },
    share: { control: false },
    save: { control: false },
  },
  render: (args) => (
    <div style={{ display: 'flex', flexFlow: 'row-reverse wrap', gap: 24 }}>
      <div style={{ flex: '1 1 900px' }}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <p key={key} style={{ marginBlockEnd: 24, maxInlineSize: '34em' }}>
            A les cinc de la tarda, quan el vent ja havia tombat dues casetes de la llotja, el pràctic va
            penjar la bandera negra i va tancar la bocana.
          </p>
        ))}
      </div>
      <AsideBar {...args} />
    </div>
  ),
  parameters: guide({
    use: 'At the top of the rail of an article, poll, recipe or live blog; under 1100 px it stays at the foot of the window.',
    avoid: 'On fronts and listings; and never more than five tools.',
    anatomy: {
      'aside-bar': 'The bar; its tools are handed in, so that each may wake by itself.',
      'comments-link': 'Leads to #comments with their number.',
    },
    accessibility: 'A named region. Each tool that is handed in must be named and as large as a thumb.',
  }),
} satisfies Meta<typeof AsideBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** It invites nobody to comment: not every reader may. */
export const NoCommentsYet: Story = {
  parameters: { picture: true },
  args: { commentCount: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Comentaris' })).toBeVisible();
  },
};
export const OneComment: Story = { args: { commentCount: 1 } };
export const CommentsClosed: Story = { args: { commentCount: undefined } };
export const Saved: Story = {
  args: {
    save: <Button variant="plain" icon={<BookmarkFilledIcon size={22} />} label="Desat" aria-pressed />,
  },
};
export const WithMore: Story = {
  args: { children: <Button variant="plain" icon={<LikeIcon size={22} />} label="M’agrada" /> },
};
/** A site without accounts cannot save articles. */
export const WithoutUsers: Story = { args: { save: undefined, commentCount: undefined } };
export const Nothing: Story = { args: { share: undefined, save: undefined, commentCount: undefined } };
export const Spanish: Story = {
  args: { locale: localeOf('es'), commentCount: 0 },
  globals: { language: 'es' },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
