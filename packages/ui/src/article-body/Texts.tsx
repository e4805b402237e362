import type { BodyPart } from '@portal/model';
import { cx } from 'class-variance-authority';
import { headlineClass, textClass } from '../foundation/type.css';
import * as css from './ArticleBody.css';
import * as notes from './Notes.css';
import { dropCap } from './Opening.css';
import * as quotes from './Quotes.css';

/** A part of one type; its HTML was sanitised on input. */
export type PartOf<Type extends BodyPart['type']> = Extract<BodyPart, { type: Type }>;

const PARAGRAPH = cx(css.prose, css.paragraph);

export function Paragraph({ html, hasDropCap }: PartOf<'paragraph'> & { hasDropCap: boolean }) {
  return (
    <p
      className={hasDropCap ? cx(PARAGRAPH, dropCap) : PARAGRAPH}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const STEPS = { 2: 'md', 3: 'sm', 4: 'xs' } as const;

/** A heading with an anchor. */
export function Heading({ level, id, html }: PartOf<'heading'>) {
  const Level = `h${level}` as const;
  return (
    <Level
      id={id}
      className={cx(css.heading, css.prose, headlineClass[STEPS[level]])}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const PULL = cx(quotes.pull, textClass.quote);
const QUOTE = cx(css.wide, quotes.quote, textClass.quote);

/** Paragraphs, and words that the newsroom put in quotation marks, get none. */
const HAS_OWN_FORM = /^\s*(?:<(?:p|ul|ol)\b|[«“„"‘—])/;

/** A quotation in the text, or a pull quote. */
export function Quote({ html, cite, pull = false }: PartOf<'quote'>) {
  return (
    <blockquote className={pull ? PULL : QUOTE} data-part={pull ? 'pull-quote' : 'quote'}>
      <div
        className={HAS_OWN_FORM.test(html) ? css.prose : cx(css.prose, quotes.words)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {cite ? (
        <cite className={cx(quotes.cite, textClass.byline)} dangerouslySetInnerHTML={{ __html: cite }} />
      ) : null}
    </blockquote>
  );
}

/** A margin note: a source, a date, a word explained. */
export function Note({ html, title }: PartOf<'note'>) {
  return (
    <aside role="note" className={cx(notes.note, textClass.caption)} data-part="note">
      {title ? <p className={notes.title}>{title}</p> : null}
      <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />
    </aside>
  );
}

/** A list, or HTML of no other part. */
export function Html({ html }: { html: string }) {
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
