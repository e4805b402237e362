import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { GOODBYE, GUEST, OPENING, QUESTIONS } from '../fixtures/interview';
import { localeOf } from '../fixtures/locales';
import { INTERVIEW_STATES, InterviewIntro, InterviewWords, QuestionIndex, QuestionList } from './Interview';

const locale = localeOf('ca');
const MANY_QUESTIONS = [...QUESTIONS, ...QUESTIONS, ...QUESTIONS]
  .slice(0, 6)
  .map((question, at) => ({ ...question, id: String(at) }));

const meta = {
  title: 'Content/Article/Interview',
  component: InterviewIntro,
  subcomponents: { InterviewWords, QuestionList },
  args: { locale, guest: GUEST, state: 'open', start: '2026-03-18T18:00:00+01:00' },
  argTypes: { state: { control: 'select', options: INTERVIEW_STATES } },
  parameters: guide({
    use: 'For a guest who answers readers’ questions at an hour that was announced.',
    avoid: 'For an interview that a journalist made: an article.',
    anatomy: {
      'interview-intro': 'guest, state and hour',
      'interview-opening': 'the newsroom’s words before it',
      'question-list': 'questions with their answers',
      'question-index': 'links to the questions of a long interview',
      'interview-goodbye': 'the guest’s last words',
    },
    accessibility:
      'Questions are an ordered list; each answer is named by the guest. Waiting questions say so.',
  }),
} satisfies Meta<typeof InterviewIntro>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Upcoming: Story = { args: { state: 'upcoming', start: '2026-03-20T18:00:00+01:00' } };
export const Closed: Story = { args: { state: 'closed' } };
export const WithoutPortrait: Story = {
  args: { guest: { name: 'Maria Desemparats Vilanova-Escrivà de Romaní', role: 'Desinstitucionalització' } },
};
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const InSpanish: Story = {
  globals: { language: 'es' },
  args: { locale: localeOf('es'), state: 'upcoming' },
};
export const Opening: Story = {
  render: () => <InterviewWords part="opening" html={OPENING} locale={locale} />,
};
/** In the rail; a short interview has none. */
export const Index: Story = {
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <QuestionIndex locale={locale} questions={MANY_QUESTIONS} />
    </div>
  ),
};
/** Above the questions of an article without a rail next to them. */
export const FoldedIndex: Story = {
  tags: ['!autodocs'],
  render: () => <QuestionIndex isFolded locale={locale} questions={MANY_QUESTIONS} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('details a[href^="#question-"]')).toHaveLength(6);
  },
};
export const NoIndex: Story = {
  tags: ['!autodocs'],
  render: () => <QuestionIndex locale={locale} questions={MANY_QUESTIONS.slice(0, 4)} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('nav')).toBeNull();
  },
};
/** Names stand next to the words where there is room. */
export const Wide: Story = {
  render: () => (
    <div style={{ containerType: 'inline-size' }}>
      <QuestionList locale={locale} questions={QUESTIONS} guest={GUEST.name} portrait={GUEST.image} />
    </div>
  ),
};
export const Questions: Story = {
  parameters: { picture: true },
  render: () => (
    <QuestionList locale={locale} questions={QUESTIONS} guest={GUEST.name} portrait={GUEST.image} />
  ),
  play: async ({ canvasElement }) => {
    const faces = [...canvasElement.querySelectorAll('[data-part=avatar] img')];
    const answered = QUESTIONS.filter(({ answer }) => answer);
    await expect(faces).toHaveLength(answered.length);
    for (const face of faces) await expect(face).toHaveAttribute('loading', 'lazy');
  },
};
/** On a page whose title is its heading; the guest has no portrait. */
export const QuestionsAlone: Story = {
  parameters: { picture: true },
  render: () => (
    <QuestionList locale={locale} questions={QUESTIONS} guest={GUEST.name} headingLevel={1} titled={false} />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=section-head]')).toBeNull();
    await expect(canvasElement.querySelector('[data-part=avatar]')).toHaveTextContent('DR');
  },
};
export const NoQuestions: Story = {
  render: () => <QuestionList locale={locale} questions={[]} guest={GUEST.name} />,
};
export const Goodbye: Story = {
  render: () => <InterviewWords part="goodbye" html={GOODBYE} locale={locale} />,
};
