import { type Content, type LiveBlog, type LiveOrder, readingPath } from '@portal/model';
import { ListingHead } from '@portal/ui/listing-head';
import { fill } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { ReadingNotice } from '@portal/ui/registration-gate';
import type { PageContext, PageOf } from '../../page';
import contentPage, { ContentView } from '../../pages/content';
import stepByStepPage from '../../pages/step-by-step';
import { type AccountView, accountHead } from '../../readers/account/page';
import { GiveForm } from '../../revenue/subscriptions/gifts';
import { LivePart, readerUrls } from './live';
import { type Refused, RefusedNotice } from './refused';
import { StoriesLeft } from './stories-left';

type Reading = {
  content: Content & { gate?: undefined };
  isGivable: boolean;
  /** Stories the reader has left this month; null if they are not counted. */
  left: number | null;
};

/** `/perfil/lectura/`: a text for registered readers, complete, and a link to its public URL. */
export function readingView(
  context: PageContext,
  page: PageOf<'content'>,
  { content, isGivable, left }: Reading,
): AccountView {
  const { locale, site } = context;
  const notice = (
    <>
      <ReadingNotice publicHref={page.path} locale={locale} />
      {left === null ? null : <StoriesLeft left={left} context={context} />}
      {isGivable ? <GiveForm contentId={content.id} language={site.language} /> : null}
    </>
  );
  const whole = { ...page, content };
  return {
    head: { ...contentPage.definition.head(whole, context), noIndex: true, structured: [] },
    view: <ContentView page={whole} context={context} notice={notice} />,
    styles: ['content'],
    isReader: true,
  };
}

/** Text that stays closed to a logged-in or refused reader: the reason, its opening, and offers. */
export function refusedView(
  context: PageContext,
  page: PageOf<'content'>,
  { why, isReader }: { why: Refused; isReader: boolean },
): AccountView {
  const notice = <RefusedNotice why={why} path={page.path} isReader={isReader} context={context} />;
  return {
    head: { ...contentPage.definition.head(page, context), noIndex: true, structured: [] },
    view: <ContentView page={page} context={context} notice={notice} refusal={why} />,
    styles: ['account', 'content'],
    status: 403,
    isReader,
  };
}

/** The steps of a recipe or a DIY task for registered readers, one by one; null for one that has none. */
export function readingStepsView(
  context: PageContext,
  { path, updatedAt }: PageOf<'content'>,
  { id, title, recipe, diyTask }: Content,
): AccountView | null {
  const task = recipe ?? diyTask;
  if (!task?.steps.length) return null;
  const content = { id, title, url: readingPath(path) };
  const { head, view } = stepByStepPage.definition;
  const page = { type: 'step-by-step', path, updatedAt, content, task } as const;
  return {
    head: { ...head(page, context), path },
    view: view(page, context),
    styles: ['step-by-step'],
    isReader: true,
  };
}

/**
 * Entries of a live blog for registered readers.
 * @param order null for a page that begins with one entry
 */
export function readingEntriesView(
  context: PageContext,
  { path, content }: PageOf<'content'>,
  liveBlog: LiveBlog,
  order: LiveOrder | null,
): AccountView {
  const { locale } = context;
  const texts = locale.texts.liveBlog;
  const title = fill(texts.pageTitle, { title: content.title });
  return {
    head: accountHead(title, path),
    view: (
      <PageMain>
        <ListingHead title={title} back={{ text: texts.whole, href: readingPath(path) }} locale={locale} />
        <LivePart
          contentId={content.id}
          liveBlog={liveBlog}
          locale={locale}
          order={order}
          urls={readerUrls(path, order ?? 'newest')}
        />
      </PageMain>
    ),
    styles: ['live-entries'],
    isReader: true,
  };
}
