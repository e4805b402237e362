import { loginPath, ROUTES, registrationPath } from '@portal/model';
import { Article, bodyPlaceOf } from '@portal/ui/article';
import { Cards } from '@portal/ui/cards';
import { Comments } from '@portal/ui/comments';
import { PageMain } from '@portal/ui/page';
import type { ReactNode } from 'react';
import { hasMedia, mediaIslands } from '../contents/media';
import { contentGraph, standfirstText } from '../document/structured';
import { Island } from '../Island';
import gateIsland from '../islands/Gate';
import mostReadIsland from '../islands/MostRead';
import newsletterIsland from '../islands/Newsletter';
import saveIsland from '../islands/Save';
import { lifetimesByAge } from '../lifetimes';
import { idsOf, type PageContext, type PageOf, page } from '../page';

/** An article, or any other content, with what to read next beside and below it. */
export default page({
  type: 'content',
  hasMedia: ({ content }) => hasMedia(content),
  contentId: ({ content }) => content.id,
  shows: ({ content, mostRead }) => ({
    contents: [content.id, ...idsOf(content.related), ...idsOf(mostRead)],
    lists: false,
  }),
  lifetimes: ({ updatedAt }, now) => lifetimesByAge(updatedAt, now),
  head: ({ content, path }, { site, origin }) => ({
    title: content.title,
    ...(standfirstText(content) ? { description: standfirstText(content) } : {}),
    path,
    kind: 'article',
    ...(content.image ? { image: content.image } : {}),
    ...(content.publishedDate ? { publishedAt: content.publishedDate.date } : {}),
    ...(content.updatedDate ? { updatedAt: content.updatedDate } : {}),
    ...(content.category ? { section: content.category.name } : {}),
    tags: content.tags.map(({ name }) => name),
    ...(content.alternates ? { alternates: content.alternates } : {}),
    structured: contentGraph({ content }, { site, origin }),
  }),
  view: (shown, context) => contentView(shown, context),
});

/** @param notice a line between head and text */
export function contentView(
  { content, mostRead, path }: PageOf<'content'>,
  { locale, site, origin }: PageContext,
  notice?: ReactNode,
) {
  return (
    <PageMain
      aside={
        mostRead.length ? (
          <Island
            of={mostReadIsland}
            id="most-read"
            props={{
              tabs: [{ title: '', cards: mostRead.map(({ id, title, url }) => ({ id, title, url })) }],
            }}
            locale={locale}
          />
        ) : undefined
      }
      asideLabel={locale.texts.mostRead.title}
    >
      <Article
        content={content}
        notice={notice}
        locale={locale}
        drawMedia={mediaIslands({ content, locale })}
        calendarHref={content.event ? `${path}calendar.ics` : undefined}
        gate={
          content.gate ? (
            <Island
              of={gateIsland}
              id="gate"
              props={{
                contentId: content.id,
                registerHref: registrationPath(path),
                loginHref: loginPath(path),
                readHref: `${ROUTES.reading}?${new URLSearchParams({ path })}`,
                address: new URL(path, origin).href,
                place: bodyPlaceOf(content),
              }}
              locale={locale}
            />
          ) : undefined
        }
        share={
          site.features.users ? (
            <Island
              of={saveIsland}
              id="save"
              props={{ contentId: content.id, backUrl: path }}
              locale={locale}
            />
          ) : undefined
        }
      >
        {site.features.users && site.newsletters.length ? (
          <Island of={newsletterIsland} id="newsletter" props={{ termsUrl: site.termsUrl }} locale={locale} />
        ) : null}
        {content.comments.items.length ? (
          <Comments comments={content.comments.items} closed={!content.comments.open} locale={locale} />
        ) : null}
      </Article>
      <Cards
        cards={content.related}
        shape="standard"
        size="xs"
        across={4}
        title={locale.texts.article.related}
        headingLevel={2}
        locale={locale}
      />
    </PageMain>
  );
}
