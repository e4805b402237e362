import { listingPath } from '@portal/model';
import { interviewId } from '@portal/model/participation';
import { QuestionList } from '@portal/ui/interview';
import { Inline } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { ListingHead } from '@portal/ui/listing-head';
import { counted, fill } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { drawnQuestions } from '../content/stories/interview';
import { lifetimesByAge } from '../lifetimes';
import { page } from '../page';

/** Answered questions of an interview, page by page. */
export default page({
  type: 'questions',
  shows: ({ content }) => ({ contents: [content.id, interviewId(content.id)], lists: false }),
  lifetimes: ({ updatedAt }, now) => lifetimesByAge(updatedAt, now),
  head: ({ content, path }, { locale }) => ({
    title: fill(locale.texts.interview.pageTitle, { title: content.title }),
    path,
    kind: 'website',
    // The interview itself is the page to index.
    noIndex: true,
  }),
  next: ({ path, questions }) => questions.next && listingPath(path, questions.next),
  view: ({ content, path, guest, portrait, questions }, { locale }) => {
    const texts = locale.texts.interview;
    return (
      <PageMain>
        <ListingHead
          title={fill(texts.pageTitle, { title: content.title })}
          description={counted(texts.count, questions.count, locale)}
          back={{ text: texts.back, href: content.url }}
          locale={locale}
        />
        <QuestionList
          locale={locale}
          questions={drawnQuestions(questions.items, locale)}
          guest={guest}
          {...(portrait ? { portrait } : {})}
          headingLevel={1}
          titled={false}
        />
        <Inline gap="4">
          <Link href={path} variant="standalone">
            {texts.first}
          </Link>
          {questions.next ? (
            <Link href={listingPath(path, questions.next)} variant="standalone" rel="next">
              {texts.more}
            </Link>
          ) : null}
        </Inline>
      </PageMain>
    );
  },
});
