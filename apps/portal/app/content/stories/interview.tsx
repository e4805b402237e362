import { listingPath } from '@portal/model';
import {
  type AnsweredQuestion,
  type Interview,
  interviewState,
  questionsPath,
} from '@portal/model/participation';
import {
  InterviewIntro,
  type InterviewQuestion,
  InterviewWords,
  QuestionIndex,
  QuestionList,
} from '@portal/ui/interview';
import { Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import type { Locale } from '@portal/ui/locale';
import { Island } from '../../Island';
import askQuestionIsland from '../../islands/AskQuestion';
import type { PageContext } from '../../page';

/** Questions for the design system's component: one by a deleted reader gets a name too. */
export const drawnQuestions = (items: readonly AnsweredQuestion[], locale: Locale): InterviewQuestion[] =>
  items.map(({ author, ...question }) => ({ ...question, author: author ?? locale.texts.interview.someone }));

type InterviewPartProps = { interview: Interview; path: string; context: PageContext };

/** An article's interview: guest, the form while questions are accepted, answers and goodbye. */
export function InterviewPart({ interview, path, context }: InterviewPartProps) {
  const { locale, site } = context;
  const { contentId, guest, opening, goodbye, start, end, closed, questions } = interview;
  const state = interviewState({ start, end, closed }, locale.now, locale.timeZone);
  const form =
    state !== 'closed' && site.features.users ? (
      <div id="ask">
        <Island
          of={askQuestionIsland}
          id="ask-question"
          props={{ contentId, path, answers: questions.count, state }}
          locale={locale}
        />
      </div>
    ) : null;
  return (
    <Stack gap="8" id="interview">
      <InterviewIntro locale={locale} guest={guest} state={state} start={start} headingLevel={2} />
      {opening ? <InterviewWords part="opening" html={opening} locale={locale} /> : null}
      {form && questions.count > 0 ? (
        <Link href="#ask" variant="standalone">
          {locale.texts.interview.toForm}
        </Link>
      ) : null}
      <QuestionIndex isFolded questions={drawnQuestions(questions.items, locale)} locale={locale} />
      {questions.count > 0 || !form ? (
        <QuestionList
          locale={locale}
          questions={drawnQuestions(questions.items, locale)}
          guest={guest.name}
          {...(guest.image ? { portrait: guest.image } : {})}
          more={
            questions.next ? (
              <Link
                href={listingPath(questionsPath(contentId), questions.next)}
                variant="standalone"
                rel="next"
              >
                {locale.texts.interview.more}
              </Link>
            ) : undefined
          }
        />
      ) : null}
      {state === 'closed' && goodbye ? (
        <InterviewWords part="goodbye" html={goodbye} locale={locale} />
      ) : null}
      {form}
    </Stack>
  );
}
