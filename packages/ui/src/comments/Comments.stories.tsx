import type { Meta, StoryObj } from '@storybook/react-vite';
import { COMMENTS } from '../fixtures/article';
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
    accessibility: 'Each comment is an article of its own with who and when.',
  }),
  component: Comments,
  args: { locale: localeOf('ca'), comments: COMMENTS },
} satisfies Meta<typeof Comments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Threads: Story = {};
/** As a reader with an account meets them: box, votes, one’s own comment that waits. */
export const TakingPart: Story = {
  args: {
    form: <CommentBox action="/comentaris/" writer="ready" onSubmit={() => {}} />,
    tools: ({ author, id }) => (
      <CommentTools
        author={author}
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
      {
        id: '9',
        author: 'Mercè Puig',
        date: '2026-03-18T18:29:00+01:00',
        html: '<p>Al moll de baix encara bufa fort.</p>',
      },
    ],
  },
};
export const VeryMany: Story = {
  args: {
    comments: Array.from({ length: 60 }, (_, at) => ({
      id: String(at),
      author: `Lectora ${at + 1}`,
      date: '2026-03-18T12:40:00+01:00',
      html: '<p>Quina feina, la de les mestres.</p>',
    })),
  },
};
export const None: Story = { args: { comments: [] } };
export const Closed: Story = { args: { closed: true } };
export const ClosedAndNone: Story = { args: { closed: true, comments: [] } };
export const LongWord: Story = {
  args: {
    comments: [
      { id: '1', author: 'Anna', date: '2026-03-18T18:00:00+01:00', html: `<p>${'Visca'.repeat(60)}</p>` },
    ],
  },
};
