import { Rectifications } from '@portal/ui/article';
import { errorPage } from '../error-page';
import { MISSING_LIFETIMES } from '../lifetimes';
import { type PageContext, type PageOf, page } from '../page';

const drawn = ({ path, rectifications = [] }: PageOf<'gone'>, context: PageContext) =>
  errorPage(410, path, context, <Rectifications locale={context.locale} rectifications={rectifications} />);

/** The page of a withdrawn story, with its rectifications and updates, which stay published. */
export default page({
  type: 'gone',
  // An article may be restored at its URL: that is a change of the site's lists.
  shows: () => ({ contents: [], lists: true }),
  lifetimes: () => MISSING_LIFETIMES,
  head: (gone, context) => drawn(gone, context).head,
  view: (gone, context) => drawn(gone, context).view,
});
