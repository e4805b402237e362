import { formatAtTime, formatNearDay, type Image as Picture, withoutTags } from '@portal/model';
import type { InterviewState } from '@portal/model/participation';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar';
import { Disclosure } from '../disclosure/Disclosure';
import { levelBelow } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { Image, portraitSource } from '../image/Image';
import { LiveSign } from '../kicker/Kicker';
import { KickerLine } from '../kicker/KickerLine';
import { counted, dateSettings, fill, type Locale, textsOf } from '../locale/locale';
import { type HeadingLevel, SectionHead } from '../section-head/SectionHead';
import * as css from './Interview.css';

export { INTERVIEW_STATES, type InterviewState } from '@portal/model/participation';

/** Props of `InterviewIntro`: the guest, the state, and the start as ISO 8601. */
export type InterviewIntroProps = {
  locale: Locale<'interview' | 'card' | 'image'>;
  guest: { name: string; role?: string; image?: Picture };
  state: InterviewState;
  /** ISO 8601 time at which the guest begins to answer. */
  start: string;
  headingLevel?: HeadingLevel;
};

/** Guest and start time of a digital interview (spec §2). */
export function InterviewIntro({ locale, guest, state, start, headingLevel = 1 }: InterviewIntroProps) {
  const Heading = `h${headingLevel}` as const;
  const { interview: texts } = textsOf(locale);
  const settings = dateSettings(locale);
  const when = `${formatNearDay(start, locale.now, settings)} ${formatAtTime(start, settings)}`;
  return (
    <header className={css.intro} data-part="interview-intro" data-state={state}>
      {guest.image ? (
        <div className={css.portrait}>
          <Image image={guest.image} ratio="1:1" sizes="240px" widest={850} className={css.portraitImage} />
        </div>
      ) : null}
      <div className={css.introWords}>
        <KickerLine words={texts.label} />
        <Heading className={headlineClass[headingLevel === 1 ? '2xl' : 'lg']}>{guest.name}</Heading>
        {guest.role ? <p className={`${css.quiet} ${textClass.standfirst}`}>{guest.role}</p> : null}
        <p className={`${css.state} ${textClass.summary}`}>
          {state === 'open' ? (
            <>
              <LiveSign locale={locale} /> {texts.open}
            </>
          ) : null}
          {state === 'upcoming' ? fill(texts.upcoming, { date: when }) : null}
          {state === 'closed' ? texts.closed : null}
        </p>
      </div>
    </header>
  );
}

/** Props of `InterviewWords`: the opening or goodbye of an interview (spec §2). */
export type InterviewWordsProps = {
  /** `opening` is by the newsroom; `goodbye` by the guest, under a heading. */
  part: 'opening' | 'goodbye';
  /** Sanitised HTML. */
  html: string;
  locale: Locale<'interview'>;
};

/** Opening before the first question of an interview, or goodbye after the last. */
export function InterviewWords({ part, html, locale }: InterviewWordsProps) {
  return (
    <section className={css.words} data-part={`interview-${part}`}>
      {part === 'goodbye' ? <h2 className={headlineClass.md}>{textsOf(locale).interview.goodbye}</h2> : null}
      <div
        className={`${css.html} ${part === 'opening' ? textClass.standfirst : textClass.body}`}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  );
}

/** A reader's question and the guest's answer, both sanitised HTML. */
export type InterviewQuestion = {
  id: string;
  author: string;
  /** Sanitised HTML, like the answer; without an answer the question is pending. */
  html: string;
  answer?: string;
  /** A picture submitted with the question. */
  image?: Picture;
};

/** Props of `QuestionList`: questions of an interview in order, answered or pending. */
export type QuestionListProps = {
  locale: Locale<'interview' | 'image'>;
  questions: readonly InterviewQuestion[];
  /** Name of the guest, shown above each answer. */
  guest: string;
  /** The guest’s portrait, next to the name; initials if omitted. */
  portrait?: Picture;
  headingLevel?: HeadingLevel;
  /** Whether it has a heading of its own; false if the page’s title, at `headingLevel`, is its heading. */
  titled?: boolean;
  /** Slot for what loads more. */
  more?: ReactNode;
};

/** Readers’ questions in order, each with its answer. */
export function QuestionList({
  locale,
  questions,
  guest,
  portrait,
  headingLevel = 2,
  titled = true,
  more,
}: QuestionListProps) {
  const { interview: texts } = textsOf(locale);
  const Heading = `h${levelBelow(headingLevel)}` as const;
  const answered = questions.filter(({ answer }) => answer).length;
  const face = portrait && !portrait.missing ? portraitSource(portrait) : undefined;
  return (
    <section className={css.questions} data-part="question-list">
      {titled ? (
        <SectionHead
          title={texts.questions}
          headingLevel={headingLevel}
          aside={answered ? counted(texts.count, answered, locale) : undefined}
        />
      ) : null}
      {questions.length === 0 ? (
        <p className={`${css.quiet} ${textClass.summary}`}>{texts.none}</p>
      ) : (
        <ol className={css.list}>
          {questions.map(({ id, author, html, answer, image }) => (
            <li key={id} id={`question-${id}`} className={css.item} data-pending={answer ? undefined : true}>
              <Heading className={`${css.asker} ${textClass.byline}`}>{fill(texts.asks, { author })}</Heading>
              <div
                className={`${css.html} ${css.question} ${headlineClass.md}`}
                dangerouslySetInnerHTML={{ __html: html }}
              />
              {image ? (
                <div className={css.sent}>
                  <Image image={image} sizes="320px" widest={410} />
                </div>
              ) : null}
              {answer ? (
                <>
                  <p className={`${css.answerer} ${textClass.byline}`}>
                    <Avatar name={guest} src={face} size={40} />
                    {guest}
                  </p>
                  <div
                    className={`${css.html} ${css.reply} ${textClass.body}`}
                    dangerouslySetInnerHTML={{ __html: answer }}
                  />
                </>
              ) : (
                <p className={`${css.waits} ${textClass.meta}`}>{texts.pending}</p>
              )}
            </li>
          ))}
        </ol>
      )}
      {more}
    </section>
  );
}

/** Fewest questions that have an index. */
const MANY = 5;

/** Props of `QuestionIndex`: the questions of an interview's page. */
export type QuestionIndexProps = {
  locale: Locale<'interview'>;
  questions: readonly InterviewQuestion[];
  /** Folded above the questions, in articles without a rail next to them. */
  isFolded?: boolean;
};

/** Links to the questions of a long interview; nothing for a short one. */
export function QuestionIndex({ locale, questions, isFolded = false }: QuestionIndexProps) {
  if (questions.length < MANY) return null;
  const { interview: texts } = textsOf(locale);
  const list = (
    <ol className={css.indexList}>
      {questions.map(({ id, html }) => (
        <li key={id}>
          <a href={`#question-${id}`} className={`${css.indexed} ${textClass.summary}`}>
            <span className={css.short} dangerouslySetInnerHTML={{ __html: inlineOf(html) }} />
          </a>
        </li>
      ))}
    </ol>
  );
  return isFolded ? (
    <nav className={css.folded} aria-label={texts.index}>
      <Disclosure summary={texts.index}>{list}</Disclosure>
    </nav>
  ) : (
    <nav className={css.index} aria-label={texts.index} data-part="question-index">
      <SectionHead title={texts.index} headingLevel={2} size="small" />
      {list}
    </nav>
  );
}

/** Text of sanitised HTML with its entities, without tags: a link may contain no block and no other link. */
const inlineOf = (html: string): string => withoutTags(html).trim();
