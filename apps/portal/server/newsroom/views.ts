import { DESK_VIEW_SPANS } from '@portal/model/newsroom';
import { deskViewsView } from '../../app/newsroom/desk/views';
import type { AccountPage } from '../visit';
import { atDesk } from './at-desk';

/** `/redaccio/lectures/`: most viewed contents, now or today. */
export const deskViewsPage: AccountPage = {
  get: atDesk(async ({ desk, context, url }, user) => {
    const span = DESK_VIEW_SPANS.find((known) => known === url.searchParams.get('span')) ?? 'now';
    return deskViewsView(context, { user, read: await desk.views({ span }) });
  }),
};
