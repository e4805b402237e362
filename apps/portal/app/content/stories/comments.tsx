import { listingPath } from '@portal/model';
import { type CommentPage, type CommentSort, commentPath, commentsPath } from '@portal/model/participation';
import { Comments } from '@portal/ui/comments';
import { Link } from '@portal/ui/link';
import type { Locale } from '@portal/ui/locale';
import { Island } from '../../Island';
import commentsIsland from '../../islands/Comments';
import type { PageContext } from '../../page';

/** Comments of an article as a page shows them. */
export type ShownComments = {
  contentId: string;
  /** Path of the page, to which a login returns. */
  path: string;
  page: CommentPage;
  open: boolean;
  /** Whether the text above ends in a gate. */
  isGated: boolean;
  /** Null for the thread of one comment. */
  sort: CommentSort | null;
  comment: { id: string; rootId: string } | null;
};

/** URL of the next page of comments as a document; undefined on the last. */
const nextOf = ({ contentId, page, sort, comment }: ShownComments): string | undefined => {
  if (page.next === null) return undefined;
  const path = comment
    ? commentPath(contentId, comment.rootId).replace(/#.*/, '')
    : commentsPath(contentId, sort ?? 'newest');
  return listingPath(path, page.next);
};

/** Public comments; if the site has readers' accounts, they become interactive for its readers. */
export function CommentsPart({ shown, context }: { shown: ShownComments; context: PageContext }) {
  const { locale, site } = context;
  const moreHref = nextOf(shown);
  if (site.features.users)
    return <Island of={commentsIsland} id="comments" props={{ ...shown, moreHref }} locale={locale} />;
  return <StaticComments shown={shown} moreHref={moreHref} locale={locale} />;
}

function StaticComments({
  shown: { contentId, page, sort },
  moreHref,
  locale,
}: {
  shown: ShownComments;
  moreHref: string | undefined;
  locale: Locale;
}) {
  if (page.count === 0) return null;
  return (
    <Comments
      locale={locale}
      comments={page.items}
      count={page.count}
      closed
      hrefOf={({ id }) => commentPath(contentId, id)}
      {...(sort
        ? { sorting: { value: sort, hrefOf: (by: CommentSort) => commentsPath(contentId, by) } }
        : {})}
      more={
        moreHref ? (
          <Link href={moreHref} variant="standalone">
            {locale.texts.article.comments.more}
          </Link>
        ) : undefined
      }
    />
  );
}
