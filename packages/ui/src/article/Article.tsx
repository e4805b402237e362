import { type Content, fill, formatLongDay } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ArticleBody, type BodyInsert, type BodyPlace, type DrawMedia } from '../article-body/index';
import { AuthorBox } from '../author-head/index';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs';
import { Chips } from '../chip/Chip';
import { EventFacts } from '../event-facts/EventFacts';
import { textClass } from '../foundation/type.css';
import { Link } from '../link/Link';
import { dateSettings, type Locale, textsOf } from '../locale/locale';
import { Notice } from '../notice/Notice';
import { RecipeFacts, RecipeStrip } from '../recipe-facts/index';
import { SectionHead } from '../section-head/SectionHead';
import * as css from './Article.css';
import { ArticleFields } from './ArticleFields';
import { ArticleHead, headVariantOf } from './ArticleHead';
import { BlogPosts } from './BlogPosts';
import { LeadAlternatives, LeadMedia } from './LeadMedia';
import * as longRead from './LongRead.css';
import { Rectifications } from './Rectifications';
import * as stageCss from './Stage.css';
import * as summaryCss from './Summary.css';

/** Props of `Article`: a whole article, with slots for the share bar, media and an insert. */
export type ArticleProps = {
  locale: Locale;
  content: Content;
  /** Share bar. */
  share?: ReactNode;
  /** Tools: at the top of the side column if there is room, else at the bottom of the window. */
  tools?: ReactNode;
  /** Column next to the text if there is room, else below it. */
  rail?: ArticleRail;
  /**
   * Follows the body of a story that grows below it, such as the key moments of a live blog. Both stay in the
   * rail if there is room.
   */
  summary?: ReactNode;
  /** Renders videos, audio, galleries and embeds; by default as browsers show them without JavaScript. */
  drawMedia?: DrawMedia;
  /** Absolute URL of its page, printed at the end. */
  address?: string;
  /** URL of an event's calendar file. */
  calendarHref?: string;
  /** URL for a party named in the article to request a rectification, linked after its tags. */
  rectifyHref?: string;
  /** Actions of a recipe or a DIY task: step-by-step view, printing. */
  recipeActions?: ReactNode;
  /** Replaces a recipe's list of ingredients, for example by `Ingredients` that readers can scale. */
  recipeIngredients?: ReactNode;
  /** Content within the text, in one place or several. */
  insert?: BodyInsert | readonly BodyInsert[];
  /** A line about the page itself, between head and text. */
  notice?: ReactNode;
  /** Replaces the text of an article that this reader may not read. */
  gate?: ReactNode;
  /** Follows the text: entries of a live blog, a poll, questions of an interview. */
  follows?: ReactNode;
  /** Elements at the end of the article, after tags and authors: rating, newsletter, comments. */
  children?: ReactNode;
};

/** Column next to the text of an article: each part stays in view for its share of the height. */
export type ArticleRail = { label: string; parts: readonly ReactNode[] };

/** Horizontal place of the text column for an article, and of everything within it. */
export const bodyPlaceOf = (content: Pick<Content, 'articleNewsTypeEnum'>): BodyPlace =>
  headVariantOf(content) === 'feature' || isGallery(content) ? 'centred' : 'start';

/** Whether its pictures are the story: they come before its text, as wide as the page. */
const isGallery = ({ articleNewsTypeEnum }: Pick<Content, 'articleNewsTypeEnum'>): boolean =>
  articleNewsTypeEnum === 'gallery';

/** Media that are the story themselves, and come before its headline. */
const FILMS: readonly string[] = ['video', 'video360', 'videoEmbed'];

/** Whether the article is a film with a few words, rather than a text with one. */
export const isFilm = ({ type, multimedia }: Pick<Content, 'type' | 'multimedia'>): boolean =>
  /^(external)?video/.test(type) && FILMS.includes(multimedia?.type ?? '');

/** A whole article: head, facts of a recipe, a DIY task or an event, text, tags and authors. */
export function Article({
  locale,
  content,
  share,
  tools,
  rail,
  summary,
  drawMedia,
  address,
  calendarHref,
  rectifyHref,
  recipeActions,
  recipeIngredients,
  insert,
  notice,
  gate,
  follows,
  children,
}: ArticleProps) {
  const {
    tags,
    authors,
    rectifications: { ask },
  } = textsOf(locale).article;
  const { rectifications } = content;
  const place = bodyPlaceOf(content);
  const isAlone = place === 'centred';
  const isFeature = headVariantOf(content) === 'feature';
  const hasStage = !isAlone && isFilm(content);
  const task = content.recipe ?? content.diyTask;
  const known = content.signatories.filter(({ bio }) => bio);
  const parts = isAlone ? [] : (rail?.parts ?? []);
  const hasSide = !isAlone && Boolean(parts.length || tools || summary);
  const body = (
    <ArticleBody
      locale={locale}
      parts={content.body}
      opening={isFeature ? 'drop-cap' : 'plain'}
      place={place}
      fades={gate !== undefined}
      insert={insert}
      drawMedia={drawMedia}
    />
  );
  const reading = (
    <>
      {rectifications ? (
        <Rectifications locale={locale} rectifications={rectifications} place={place} isOverStory />
      ) : null}
      {summary ? null : body}
      {gate}
      {task && !gate ? (
        <RecipeFacts
          locale={locale}
          recipe={task}
          hasStrip={false}
          ingredients={recipeIngredients}
          actions={recipeActions}
        />
      ) : null}
      {follows}
      <div className={cx(css.foot, isAlone && css.footCentred)} data-part="article-foot">
        {content.blog ? <BlogPosts locale={locale} blog={content.blog} /> : null}
        {content.fields ? <ArticleFields locale={locale} fields={content.fields} /> : null}
        <Chips items={content.tags} label={tags} />
        {rectifyHref ? (
          <p className={css.ask} data-part="ask-rectification">
            <Link
              href={rectifyHref}
              variant="quiet"
              rel="nofollow"
              className={cx(css.asking, textClass.meta)}
            >
              {ask}
            </Link>
          </p>
        ) : null}
        {known.length > 0 ? (
          <section className={css.authors}>
            <SectionHead title={authors} size="small" />
            {known.map((author) => (
              <AuthorBox key={author.id} locale={locale} author={author} />
            ))}
          </section>
        ) : null}
        {children}
      </div>
    </>
  );
  return (
    <article className={css.article} data-part="article">
      <Breadcrumbs locale={locale} links={content.breadcrumbs} />
      {hasStage ? (
        <div className={stageCss.stage} data-part="stage">
          <div className={stageCss.screen}>
            <LeadMedia locale={locale} content={content} drawMedia={drawMedia} isBare />
          </div>
        </div>
      ) : null}
      <ArticleHead
        locale={locale}
        content={content}
        share={share}
        drawMedia={drawMedia}
        hasMedia={isFeature}
      />
      {content.event ? (
        <EventFacts locale={locale} event={content.event} calendarHref={calendarHref} />
      ) : null}
      {task ? (
        <RecipeStrip
          locale={locale}
          recipe={task}
          totalTime={content.totalTime}
          totalTimeUnit={content.totalTimeUnit}
          ratingValue={content.ratingValue}
          ratingNumVotes={content.ratingNumVotes}
        />
      ) : null}
      {isGallery(content) ? (
        <div id="article-lead" className={stageCss.pictures} data-part="article-lead">
          <LeadMedia locale={locale} content={content} drawMedia={drawMedia} />
        </div>
      ) : null}
      {notice}
      {content.corrections ? <Corrections locale={locale} corrections={content.corrections} /> : null}
      <div className={hasSide ? css.columns : css.alone}>
        {isFeature ? <Chapters locale={locale} body={content.body} /> : null}
        {isAlone ? null : (
          <div id="article-lead" className={cx(css.lead, hasSide && css.leadBeside)} data-part="article-lead">
            {hasStage ? (
              <LeadAlternatives locale={locale} content={content} />
            ) : (
              <LeadMedia locale={locale} content={content} drawMedia={drawMedia} />
            )}
          </div>
        )}
        {summary ? (
          <div className={summaryCss.summary} data-part="summary">
            {summary}
            {body}
          </div>
        ) : null}
        <div className={hasSide ? css.reading : css.over}>{reading}</div>
        {tools ? <div className={hasSide ? css.tools : css.toolsBelow}>{tools}</div> : null}
        {rail && parts.length > 0 ? (
          <aside
            className={cx(css.rail, summary ? summaryCss.railLast : tools && css.railUnderTools)}
            aria-label={rail.label}
            data-part="rail"
          >
            {parts.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places
              <div key={at} className={css.share}>
                <div className={css.part}>{part}</div>
              </div>
            ))}
          </aside>
        ) : null}
      </div>
      {address ? <p className={cx(css.address, textClass.meta)}>{address}</p> : null}
    </article>
  );
}

/** Links to the chapters of a long text; none for a text with fewer than three. */
function Chapters({ locale, body }: { locale: Locale; body: Content['body'] }) {
  const chapters = body.flatMap((part) =>
    part.type === 'heading' && part.level === 2 && part.id ? [{ id: part.id, html: part.html }] : [],
  );
  if (chapters.length < 3) return null;
  return (
    <nav className={longRead.chapters} aria-label={textsOf(locale).article.chapters} data-part="chapters">
      <ol className={longRead.chapterList}>
        {chapters.map(({ id, html }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={cx(longRead.chapter, textClass.meta)}
              dangerouslySetInnerHTML={{ __html: `<span>${html}</span>` }}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Props of `Corrections`: notes in plain text with their dates, ISO 8601, oldest first. */
export type CorrectionsProps = { locale: Locale; corrections: NonNullable<Content['corrections']> };

/** An article's corrections, above its text, so that returning readers notice the change. */
export function Corrections({ locale, corrections }: CorrectionsProps) {
  const { correctionOf } = textsOf(locale).article;
  return (
    <aside aria-label={textsOf(locale).article.corrections} data-part="corrections">
      {corrections.map(({ id, date, text }) => (
        <Notice
          key={id}
          locale={locale}
          title={fill(correctionOf, { date: formatLongDay(date, dateSettings(locale)) })}
        >
          <p dir="auto">{text}</p>
        </Notice>
      ))}
    </aside>
  );
}
