import { listingPath, ROUTES } from '@portal/model';
import { commentsPath, discussionId } from '@portal/model/participation';
import { CommentActs } from '@portal/ui/comments';
import { Link } from '@portal/ui/link';
import { ListingHead } from '@portal/ui/listing-head';
import { fill, PortalProvider } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { CommentsPart } from '../content/stories/comments';
import { lifetimesByAge } from '../lifetimes';
import { page } from '../page';

/**
 * The comments of an article on a page of their own, for readers without JavaScript and for links to one
 * comment.
 */
export default page({
  type: 'comments',
  shows: ({ content }) => ({ contents: [content.id, discussionId(content.id)], lists: false }),
  lifetimes: ({ updatedAt }, now) => lifetimesByAge(updatedAt, now),
  head: ({ content, path }, { locale }) => ({
    title: fill(locale.texts.article.comments.pageTitle, { title: content.title }),
    path,
    kind: 'website',
    // The article's own page is the one to index.
    noIndex: true,
  }),
  next: ({ path, comments }) => comments.next && listingPath(path, comments.next),
  view: ({ content, path, comments, sort, comment, open }, context) => {
    const { locale, site } = context;
    const texts = locale.texts.article.comments;
    const shown = comment && comments.items.find(({ id }) => id === comment.id);
    return (
      <PageMain>
        <ListingHead
          title={fill(texts.pageTitle, { title: content.title })}
          back={{ text: texts.whole, href: content.url }}
          locale={locale}
        />
        {comment ? (
          <p>
            <Link href={commentsPath(content.id)} variant="back">
              {texts.all}
            </Link>
          </p>
        ) : null}
        <CommentsPart
          shown={{ contentId: content.id, path, page: comments, open, isGated: false, sort, comment }}
          context={context}
        />
        {shown && shown.state === 'published' && site.features.users ? (
          <noscript>
            <PortalProvider locale={locale}>
              <CommentActs comment={shown} contentId={content.id} action={ROUTES.commentForm} />
            </PortalProvider>
          </noscript>
        ) : null}
      </PageMain>
    );
  },
});
