import { commentPath, commentsPath } from '@portal/model/participation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button';
import { COMMENTS, comment } from '../fixtures/article';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { CommentBox } from './CommentBox';
import { Comments } from './Comments';
import { CommentTools } from './CommentTools';

const meta = {
  title: 'Readers/Participation/Comments',
  parameters: guide({
    use: 'Under an article, for what readers said.',
    avoid: 'For a newsroom’s own notes.',
    anatomy: {
      comments: 'The whole',
      'section-head': 'Title, and how many there are',
      notice: 'Notice that the discussion is closed',
      '<article>': 'Comment',
      avatar: 'Initials of who wrote it',
      'relative-time': 'When',
      'comment-tools': 'Votes, reply, report',
      pending: 'One’s own, before the newsroom has read it',
    },
    accessibility: 'Each comment is an article of its own with who and when.',
  }),
  component: Comments,
  args: { locale: localeOf('ca'), comments: COMMENTS },
} satisfies Meta<typeof Comments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Threads: Story = {};
/** For a reader with an account: box, votes, and their own comment that is held for moderation. */
export const TakingPart: Story = {
  args: {
    form: <CommentBox action="/comentaris/" writer="ready" onSubmit={() => {}} />,
    tools: ({ author, id }) => (
      <CommentTools
        author={author ?? ''}
        likes={id === '1' ? 12 : 0}
        dislikes={id === '4' ? 2 : 0}
        voted={id === '1' ? 'like' : undefined}
        reported={id === '4'}
        loggedIn
        onVote={() => Promise.resolve()}
        onReport={() => Promise.resolve()}
        onReply={() => {}}
      />
    ),
    pending: [
      comment({
        id: '9',
        author: 'Mercè Puig',
        date: '2026-03-18T18:29:00+01:00',
        html: '<p>Al moll de baix encara bufa fort.</p>',
      }),
    ],
  },
};
export const VeryMany: Story = {
  args: {
    comments: Array.from({ length: 60 }, (_, at) =>
      comment({
        id: String(at),
        author: `Lectora ${at + 1}`,
        date: '2026-03-18T12:40:00+01:00',
        html: '<p>Quina feina, la de les mestres.</p>',
      }),
    ),
  },
};
export const None: Story = { args: { comments: [] } };
export const Closed: Story = { args: { closed: true } };
export const ClosedAndNone: Story = { args: { closed: true, comments: [] } };
export const LongWord: Story = {
  args: {
    comments: [
      comment({
        id: '1',
        author: 'Anna',
        date: '2026-03-18T18:00:00+01:00',
        html: `<p>${'Visca'.repeat(60)}</p>`,
      }),
    ],
  },
};

const [FIRST, ...REST] = COMMENTS;
/** Sorting options, a URL for each comment, and a thread with more replies than are loaded. */
export const OfMany: Story = {
  parameters: { picture: true },
  args: {
    comments: [...(FIRST ? [{ ...FIRST, replies: 14 }] : []), ...REST],
    count: 128,
    sorting: { value: 'newest', hrefOf: (sort) => commentsPath('12', sort), onSort: fn() },
    hrefOf: ({ id }) => commentPath('12', id),
    onReplies: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: /Mostra 12 respostes més/ }));
    await expect(args.onReplies).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'Més ben valorats' }));
    await expect(args.sorting?.onSort).toHaveBeenCalledWith('best');
    await expect(canvas.getByRole('link', { name: 'Més recents' })).toHaveAttribute('aria-current', 'true');
  },
};
/** Deleted comments leave a placeholder for their replies; a deleted account leaves no name. */
export const Gone: Story = {
  args: {
    comments: [
      ...(FIRST ? [{ ...FIRST, state: 'removed' as const, html: '', author: null }] : []),
      ...REST.map((one) => ({ ...one, author: one.id === '4' ? null : one.author })),
      comment({
        id: '8',
        author: null,
        date: '2026-03-18T10:00:00+01:00',
        html: '',
        state: 'refused',
        replies: 1,
      }),
    ],
  },
};
/** The reader's own comments: held, refused, sending, and failed. */
export const OnTheWay: Story = {
  args: {
    pending: (['sending', 'failed', 'held', 'refused'] as const).map((status, at) => ({
      ...comment({
        id: `own-${at}`,
        author: 'Mercè Puig',
        date: '2026-03-18T18:29:00+01:00',
        html: '<p>Al moll de baix encara bufa fort.</p>',
      }),
      status,
      ...(status === 'failed'
        ? {
            tools: (
              <Button variant="secondary" size="small">
                Torna-ho a enviar
              </Button>
            ),
          }
        : {}),
    })),
  },
};
export const InSpanish: Story = {
  globals: { language: 'es' },
  args: { ...OfMany.args, locale: localeOf('es') },
};
export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { ...OfMany.args, locale: localeOf('en') },
};
