import { PageMain } from '@portal/ui/page';
import { FRONT_LIFETIMES } from '../../server/lifetimes';
import { frontGraph } from '../document/structured';
import { Boards } from '../modules';
import { page } from '../page';

/** The front of a site: rows of a board, filled from the site's plan. */
export const frontPage = page({
  type: 'front',
  styles: () => ['front'],
  lifetimes: () => FRONT_LIFETIMES,
  head: ({ title, description, path }, { site, origin }) => ({
    title,
    isFront: true,
    description,
    path,
    kind: 'website',
    structured: frontGraph({ site, origin }),
  }),
  view: ({ boards }, { locale }) => (
    <PageMain width="full">
      <Boards boards={boards} locale={locale} />
    </PageMain>
  ),
});
