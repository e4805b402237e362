import { commentPath } from '@portal/model/participation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { COMMENTS } from '../fixtures/article';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { CommentActs } from './CommentActs';
import { CommentLinks } from './CommentLinks';

const [COMMENT] = COMMENTS;
if (!COMMENT) throw new Error('the fixtures have no comments');

const meta = {
  title: 'Readers/Participation/CommentActs',
  component: CommentActs,
  args: { comment: COMMENT, contentId: '12', action: '/comentaris/enviar/' },
  parameters: guide({
    use: 'On the page of one comment, for readers without JavaScript.',
    avoid: 'Under each comment of a list: CommentLinks leads here, and CommentTools takes its place.',
    anatomy: { 'comment-acts': 'a form for votes, one for a report' },
    accessibility: 'Every button says in words what it does, and to whose comment.',
  }),
} satisfies Meta<typeof CommentActs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InSpanish: Story = { globals: { language: 'es' } };
export const InEnglish: Story = { globals: { language: 'en' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
/** Links to this page from a list of comments. */
export const Links: Story = {
  render: ({ comment }) => (
    <CommentLinks locale={localeOf('ca')} comment={comment} href={commentPath('12', comment.id)} />
  ),
};
