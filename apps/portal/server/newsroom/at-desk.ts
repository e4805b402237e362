import { failedCall } from '@portal/data';
import { ROUTES } from '@portal/model';
import type { DeskUser } from '@portal/model/newsroom';
import type { Answer, Visit, Visited } from '../visit';

/** A page for users of the desk; others are sent to the login, and come back. */
export const atDesk =
  (answer: (visit: Visit, user: DeskUser) => Promise<Visited>): Answer =>
  async (visit) => {
    try {
      return await answer(visit, await visit.desk.user());
    } catch (error) {
      if (failedCall(error).failure.status !== 401) throw error;
      const { pathname, search } = visit.url;
      const isHome = pathname === ROUTES.desk;
      const back = isHome ? '' : `?${new URLSearchParams({ backUrl: pathname + search })}`;
      return { location: ROUTES.deskLogin + back };
    }
  };
