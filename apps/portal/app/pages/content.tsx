import {
  type Card,
  type Content,
  conditionOf,
  readingPath,
  rectificationPath,
  stepByStepPath,
} from '@portal/model';
import { adGapsOf } from '@portal/model/ads';
import { discussionId, interviewId, isRated, pollId } from '@portal/model/participation';
import { Article, isFilm, NextStory } from '@portal/ui/article';
import type { BodyInsert } from '@portal/ui/article-body';
import { AsideBar } from '@portal/ui/aside-bar';
import { Button } from '@portal/ui/button';
import { Cards } from '@portal/ui/cards';
import { QuestionIndex } from '@portal/ui/interview';
import { fill } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import type { ReactNode } from 'react';
import { type AdRoom, adIn } from '../ads/place';
import { AboutView } from '../content/stories/about';
import { CommentsPart } from '../content/stories/comments';
import { Gate } from '../content/stories/gate';
import { scaledIngredients } from '../content/stories/ingredients';
import { drawnQuestions, InterviewPart } from '../content/stories/interview';
import { LiveMoments, LivePart, publicUrls, readerUrls } from '../content/stories/live';
import { mediaIslands } from '../content/stories/media';
import type { Refused } from '../content/stories/refused';
import { UploadsPart } from '../content/stories/uploads';
import { contentGraph, modifiedDate, standfirstText } from '../document/structured';
import { Island } from '../Island';
import likeIsland from '../islands/Like';
import mostReadIsland from '../islands/MostRead';
import newsletterIsland from '../islands/Newsletter';
import pollIsland from '../islands/Poll';
import printIsland from '../islands/Print';
import ratingIsland from '../islands/Rating';
import saveIsland from '../islands/Save';
import shareIsland from '../islands/Share';
import { privacyNote } from '../legal/links';
import { lifetimesByAge } from '../lifetimes';
import { idsOf, type PageContext, type PageOf, page } from '../page';

/** Related stories after an article; the newest of its section are next to its text. */
const RELATED_AT_END = 4;

/** Posts before and after one of a blog. */
const neighboursOf = ({ blog }: PageOf<'content'>['content']) =>
  [blog?.previous, blog?.next].filter((post) => post !== undefined);

/** An article of any type, with further reading next to and below it. */
export default page({
  type: 'content',
  // Any entry of a running live blog may bring media or a chart.
  later: ({ content }) => (content.liveBlog?.isLive ? ['media', 'chart'] : []),
  contentId: ({ content }) => content.id,
  shows: ({ content, mostRead }) => ({
    contents: [
      content.id,
      discussionId(content.id),
      ...(content.poll ? [pollId(content.id)] : []),
      ...(content.interview ? [interviewId(content.id)] : []),
      ...idsOf(content.related),
      ...idsOf(content.next ? [content.next] : []),
      ...neighboursOf(content).map(({ id }) => id),
      ...(content.nextEpisode ? [content.nextEpisode.id] : []),
      ...idsOf(mostRead),
    ],
    // The newest post of a blog, and the newest edition of a programme, will get a next one.
    lists: (content.blog !== undefined && !content.blog.next) || content.nextEpisode === null,
  }),
  lifetimes: ({ updatedAt }, now) => lifetimesByAge(updatedAt, now),
  head: ({ content, path }, { site, origin }) => ({
    title: content.title,
    ...(standfirstText(content) ? { description: standfirstText(content) } : {}),
    path,
    kind: 'article',
    ...(conditionOf(content) ? { noArchive: true } : {}),
    ...(content.image ? { image: content.image } : {}),
    ...(content.publishedDate ? { publishedAt: content.publishedDate.date } : {}),
    ...(modifiedDate(content) ? { updatedAt: modifiedDate(content) } : {}),
    ...(content.category ? { section: content.category.name } : {}),
    tags: content.tags.map(({ name }) => name),
    ...(content.alternates ? { alternates: content.alternates } : {}),
    structured: contentGraph({ content }, { site, origin }),
  }),
  view: (shown, context) =>
    shown.newsroom ? (
      <AboutView page={shown} context={context} />
    ) : (
      <ContentView page={shown} context={context} />
    ),
});

type ToolsProps = Pick<PageOf<'content'>, 'content' | 'path'> & Pick<PageContext, 'site' | 'locale'>;

/** Bar of tools of an article: share, like, comment, save. */
function Tools({ content, path, site, locale }: ToolsProps) {
  const { id, likes = 0, comments } = content;
  const hasComments = comments.open || comments.count > 0;
  return (
    <AsideBar
      locale={locale}
      shareHref="#share"
      {...(hasComments ? { commentCount: comments.count } : {})}
      {...(site.features.users
        ? {
            save: (
              <Island of={saveIsland} id="save" props={{ contentId: id, backUrl: path }} locale={locale} />
            ),
          }
        : {})}
    >
      {site.features.users ? (
        <Island of={likeIsland} id="like" props={{ contentId: id, likes, backUrl: path }} locale={locale} />
      ) : null}
    </AsideBar>
  );
}

type MakingProps = Pick<PageOf<'content'>, 'content'> & Pick<PageContext, 'locale'>;

/** Actions on a recipe or a DIY task: step by step, printing. */
function Making({ content, locale }: MakingProps) {
  const hasSteps = (content.recipe ?? content.diyTask)?.steps.length;
  // The page of its steps is public; that of a gated article is for its reader only.
  const steps = conditionOf(content) ? readingPath(content.url, 'steps') : stepByStepPath(content.id);
  return (
    <>
      {hasSteps ? (
        <Button href={steps} rel="nofollow">
          {locale.texts.stepByStep.open}
        </Button>
      ) : null}
      <Island of={printIsland} id="print" props={{}} locale={locale} />
    </>
  );
}

type FootProps = Pick<PageOf<'content'>, 'content' | 'path'> & { context: PageContext };

/** End of a text: rating, share bar, newsletter, comments. */
function Foot({ content, path, context }: FootProps) {
  const { locale, site, origin, isLight } = context;
  const [newsletter] = isLight ? [] : site.newsletters;
  const { open, ...comments } = content.comments;
  return (
    <>
      {site.features.users && isRated(content.type) && !content.gate ? (
        <Island
          of={ratingIsland}
          id="rating"
          props={{
            contentId: content.id,
            backUrl: path,
            ...(content.ratingValue ? { value: content.ratingValue } : {}),
            ...(content.ratingNumVotes ? { votes: content.ratingNumVotes } : {}),
          }}
          locale={locale}
        />
      ) : null}
      <div id="share">
        <Island
          of={shareIsland}
          id="share-bar"
          props={{ url: new URL(path, origin).href, title: content.title }}
          locale={locale}
        />
      </div>
      {site.features.users && newsletter ? (
        <Island
          of={newsletterIsland}
          id="newsletter"
          props={{
            newsletter: newsletter.id,
            text: newsletter.name,
            termsUrl: site.termsUrl,
            privacy: privacyNote(site),
          }}
          locale={locale}
        />
      ) : null}
      {open || comments.count > 0 ? (
        <CommentsPart
          shown={{
            contentId: content.id,
            path,
            page: comments,
            open,
            isGated: content.gate !== undefined,
            sort: 'newest',
            comment: null,
          }}
          context={context}
        />
      ) : null}
    </>
  );
}

/** Ads between the paragraphs of a text that is not gated. */
function adsInText({ body, gate }: Content, adOf: (room: Omit<AdRoom, 'path'>) => ReactNode): BodyInsert[] {
  if (gate) return [];
  return adGapsOf(body).flatMap((after, nth) => {
    const content = adOf({ place: 'content', nth });
    return content ? [{ after, content }] : [];
  });
}

const isOpinion = ({ articleNewsTypeEnum }: Content): boolean => articleNewsTypeEnum === 'opinion';

/** Fewer stories of one kind are no list of their own. */
const KIND_LEAST = 3;

/** Related stories after an article, and those in its rail: others of its kind if there are enough, else of its section. */
function relatedOf(content: Content): { rail: Card[]; end: Card[]; isOfKind: boolean } {
  const { related } = content;
  const kind = kindOf(content);
  const ofKind = kind ? related.filter(({ articleNewsTypeEnum }) => articleNewsTypeEnum === kind) : [];
  if (ofKind.length >= KIND_LEAST) {
    const rail = isOpinion(content) ? ofKind : ofKind.slice(0, RELATED_AT_END);
    const end = related.filter((card) => !rail.includes(card)).slice(0, RELATED_AT_END);
    return { rail, end: isOpinion(content) ? [] : end, isOfKind: true };
  }
  const section = content.breadcrumbs.at(-1)?.text;
  const isNear = ({ category }: Card): boolean => category?.name === section;
  if (kind) {
    const rail = related.filter(isNear).slice(0, RELATED_AT_END);
    return {
      rail,
      end: related.filter((card) => !rail.includes(card)).slice(0, RELATED_AT_END),
      isOfKind: false,
    };
  }
  const end = related.slice(0, RELATED_AT_END);
  return { rail: related.slice(RELATED_AT_END).filter(isNear), end, isOfKind: false };
}

/** Kind of a story whose others have a list: films, sounds, opinions. */
function kindOf(content: Content): Card['articleNewsTypeEnum'] {
  if (isFilm(content)) return 'video';
  const { articleNewsTypeEnum: kind } = content;
  return kind === 'audio' || kind === 'opinion' ? kind : undefined;
}

/** Title of the list in the rail, which never promises another kind than it has. */
function railTitle(content: Content, isOfKind: boolean, locale: PageContext['locale']): string {
  const { article: texts } = locale.texts;
  const section = content.breadcrumbs.at(-1)?.text;
  const kind = kindOf(content);
  if (isOfKind && kind === 'video') return texts.films;
  if (isOfKind && kind === 'audio') return texts.sounds;
  if (!section) return texts.related;
  return kind && kind !== 'opinion'
    ? fill(texts.ofSection, { section: section.toLocaleLowerCase(locale.language) })
    : section;
}

/** Parts of the rail: the most-read stories, an ad, the newest of its section; other opinions next to one. */
function railOf(
  { content, mostRead }: PageOf<'content'>,
  locale: PageContext['locale'],
  ad: ReactNode,
): ReactNode[] {
  const section = content.breadcrumbs.at(-1);
  const { rail, isOfKind } = relatedOf(content);
  const read = mostRead.length ? (
    <Island
      of={mostReadIsland}
      id="most-read"
      props={{ tabs: [{ title: '', cards: mostRead.map(({ id, title, url }) => ({ id, title, url })) }] }}
      locale={locale}
    />
  ) : null;
  const related = rail.length ? (
    <Cards
      cards={rail}
      shape={isOpinion(content) && isOfKind ? 'opinion' : 'horizontal'}
      size="xs"
      title={railTitle(content, isOfKind, locale)}
      href={isOfKind && !isOpinion(content) ? undefined : section?.href}
      headingLevel={2}
      locale={locale}
    />
  ) : null;
  const parts = isOpinion(content) || isFilm(content) ? [related, ad, read] : [read, ad, related];
  const { interview } = content;
  const index = interview ? (
    <QuestionIndex questions={drawnQuestions(interview.questions.items, locale)} locale={locale} />
  ) : null;
  return [index, ...parts].filter((part) => part !== null);
}

/** Number of stories below which a row is a list of headlines. */
const MIN_ROW_CARDS = 3;

/** A row under an article; a list of headlines if it has fewer than three stories. */
function RelatedRow({ cards, locale }: { cards: readonly Card[] } & Pick<PageContext, 'locale'>) {
  const isRow = cards.length >= MIN_ROW_CARDS;
  return (
    <Cards
      cards={cards}
      shape={isRow ? 'standard' : 'list'}
      size={isRow ? 'xs' : 'sm'}
      across={isRow ? (cards.length === 3 ? 3 : 4) : 1}
      fillsHoles={isRow}
      title={locale.texts.article.related}
      headingLevel={2}
      locale={locale}
    />
  );
}

type ContentViewProps = {
  page: PageOf<'content'>;
  context: PageContext;
  /** A message between head and text, or above an unpublished or refused text; such pages have no ads. */
  notice?: ReactNode;
  /** Reason why the text is closed to this reader, who asked to read it. */
  refusal?: Refused | undefined;
  /** Whether it is unpublished: it can only be read. */
  isPreview?: boolean;
};

/** An article with further reading next to and below it. */
export function ContentView({ page, context, notice, refusal, isPreview = false }: ContentViewProps) {
  const { content, path } = page;
  const { locale, site, origin } = context;
  const isFirst = isPreview || refusal !== undefined;
  // Readers who have logged in to read it see no ads.
  const adOf = (room: Omit<AdRoom, 'path'>) => (notice ? null : adIn(context, { ...room, path }));
  const { liveBlog } = content;
  const live = liveBlog && (liveBlog.isLive || liveBlog.count > 0) ? liveBlog : undefined;
  const liveUrls = conditionOf(content) ? readerUrls(content.url) : publicUrls(content.id);
  const adBeside = adOf({ place: 'aside' });
  // The few words of a film on a site without accounts are shorter than a rail with an ad, and nothing is
  // next to the words of a gallery.
  const isAdBelow = content.articleNewsTypeEnum === 'gallery' || (isFilm(content) && !site.features.users);
  return (
    <PageMain>
      {isFirst ? notice : adOf({ place: 'top' })}
      <Article
        content={content}
        insert={adsInText(content, adOf)}
        notice={isFirst ? undefined : notice}
        locale={locale}
        drawMedia={mediaIslands({ content, locale })}
        address={new URL(path, origin).href}
        rectifyHref={isPreview ? undefined : rectificationPath(path)}
        recipeActions={isPreview ? undefined : <Making content={content} locale={locale} />}
        recipeIngredients={isPreview ? undefined : scaledIngredients(content.id, content.recipe, locale)}
        calendarHref={content.event && !isPreview ? `${path}calendar.ics` : undefined}
        gate={
          content.gate ? (
            <Gate content={content} path={path} context={context} refusal={refusal} />
          ) : undefined
        }
        summary={live ? <LiveMoments liveBlog={live} locale={locale} urls={liveUrls} /> : undefined}
        follows={
          live ? (
            <LivePart
              contentId={content.id}
              liveBlog={live}
              locale={locale}
              order="newest"
              urls={liveUrls}
              isFirst={conditionOf(content) === null}
              hasMomentsApart
            />
          ) : content.interview ? (
            <InterviewPart interview={content.interview} path={path} context={context} />
          ) : content.poll && !content.gate ? (
            <div id="poll">
              <Island of={pollIsland} id="poll-island" props={{ poll: content.poll, path }} locale={locale} />
            </div>
          ) : undefined
        }
        rail={{
          label: locale.texts.mostRead.title,
          parts: railOf(page, locale, isAdBelow ? null : adBeside),
        }}
        tools={isPreview ? undefined : <Tools content={content} path={path} site={site} locale={locale} />}
      >
        <UploadsPart content={content} path={path} context={context} />
        {isPreview ? null : <Foot content={content} path={path} context={context} />}
        {isAdBelow ? adBeside : null}
      </Article>
      {content.next && !content.blog ? <NextStory card={content.next} locale={locale} /> : null}
      <RelatedRow cards={relatedOf(content).end} locale={locale} />
    </PageMain>
  );
}
